import { useStore } from '@nanostores/react';
import { Command } from 'cmdk';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as orderApi from '#domain/orders/api.staff.ts';
import * as applicationApi from '#domain/intake/api.staff.ts';
import * as caseApi from '#domain/cases/api.staff.ts';
import { formatReference } from '#domain/reference.ts';
import type { StaffMember } from '#domain/workplace/lists.ts';
import { searchMax } from '#domain/workplace/search-max.ts';
import { fullName } from '#domain/person-name.ts';
import { $commands } from '#browser/workplace/commands.ts';
import { fill } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { control } from '#ui/control.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { personOf } from '../orders/person.ts';
import { placeLink } from '../place.ts';
import { placesFor } from '../places.ts';
import { useStaffWords } from '../staff-words.ts';

interface FinderProps {
  readonly member: StaffMember;
  readonly onClose: () => void;
}

interface Found {
  readonly href: string;
  readonly text: string;
  readonly more: string;
}

/** How many of each list are shown, and after how many letters the server is asked. */
const mostOfEach = 6;
const askFrom = 2;
const pause = 180;

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Finds a person, a case, a docket or an order, goes anywhere, and does what can be done with what is open. */
export default function Finder({ member, onClose }: FinderProps) {
  const words = useStaffWords();
  const labels = words.frame.find;
  const commands = useStore($commands);
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The dialog gives the focus to the first thing that can take it, which is the list around the field.
  useEffect(() => input.current?.focus(), []);
  const { found, waits, failed } = useFound(search.trim(), words);
  const matches = (text: string) => folded(text).includes(folded(search.trim()));
  const acts = commands.filter(({ label }) => matches(label));
  const places = placesFor(member).filter(({ name }) => matches(words.frame.nav[name]));
  function go(href: string): void {
    onClose();
    location.hash = href;
  }
  const isEmpty = acts.length + places.length + found.length === 0;
  return (
    <Dialog title={labels.title} onClose={onClose}>
      <Command shouldFilter={false} label={labels.title} loop className="grid gap-3">
        <Command.Input
          ref={input}
          className={control}
          value={search}
          maxLength={searchMax}
          placeholder={labels.hint}
          onValueChange={setSearch}
        />
        <p className="hidden-visually" role="status">
          {waits ? words.frame.list.loading : isEmpty ? labels.nothing : ''}
        </p>
        <Command.List className="max-h-[50vh] overflow-y-auto" label={labels.title}>
          {acts.length > 0 && (
            <Group heading={labels.do}>
              {acts.map(({ id, label, run }) => (
                <Line
                  key={id}
                  value={`do ${id}`}
                  text={label}
                  onSelect={() => {
                    onClose();
                    run();
                  }}
                />
              ))}
            </Group>
          )}
          {found.length > 0 && (
            <Group heading={labels.found}>
              {found.map(({ href, text, more }) => (
                <Line key={href} value={href} text={text} more={more} onSelect={() => go(href)} />
              ))}
            </Group>
          )}
          {places.length > 0 && (
            <Group heading={labels.goTo}>
              {places.map(({ name }) => (
                <Line
                  key={name}
                  value={`go ${name}`}
                  text={words.frame.nav[name]}
                  onSelect={() => go(placeLink(name))}
                />
              ))}
            </Group>
          )}
          {failed && <p className="px-3 py-2 text-danger">{labels.failed}</p>}
          {isEmpty && !failed && (
            <p className="px-3 py-2 text-ink-soft">{waits ? words.frame.list.loading : labels.nothing}</p>
          )}
        </Command.List>
      </Command>
    </Dialog>
  );
}

function Group({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <Command.Group heading={<span className="px-3 text-xs text-ink-soft">{heading}</span>} className="pb-2">
      {children}
    </Command.Group>
  );
}

interface LineProps {
  readonly value: string;
  readonly text: string;
  readonly more?: string;
  readonly onSelect: () => void;
}

function Line({ value, text, more, onSelect }: LineProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-9 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-s px-3 py-1.5 data-[selected=true]:bg-good-soft data-[selected=true]:text-good"
    >
      <span className="font-strong wrap-anywhere">{text}</span>
      {more && <span className="text-xs wrap-anywhere">{more}</span>}
    </Command.Item>
  );
}

/** What the server finds in cases, applications and orders, once typing pauses. A late answer to older letters is dropped. */
function useFound(search: string, words: StaffWords) {
  const [state, setState] = useState<{
    readonly of: string;
    readonly found: readonly Found[];
    readonly failed: boolean;
  }>({ of: '', found: [], failed: false });
  const asks = search.length >= askFrom;
  useEffect(() => {
    if (!asks) return undefined;
    let isLate = false;
    const timer = setTimeout(() => {
      findAll(search, words).then(
        (found) => !isLate && setState({ of: search, found, failed: false }),
        () => !isLate && setState({ of: search, found: [], failed: true }),
      );
    }, pause);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [search, asks, words]);
  const isNow = asks && state.of === search;
  return {
    found: asks ? state.found : [],
    waits: asks && !isNow,
    failed: isNow && state.failed,
  };
}

async function findAll(search: string, words: StaffWords): Promise<Found[]> {
  const [cases, applications, orders] = await Promise.all([
    callStaffApi(caseApi.search, { search }),
    callStaffApi(applicationApi.search, { search }),
    callStaffApi(orderApi.search, { search }),
  ]);
  const labels = words.frame.find;
  return [
    ...cases.items.slice(0, mostOfEach).map((row) => ({
      href: placeLink('cases', row.id),
      text: row.client,
      more: [row.number, words.cases.states[row.status], row.matters[0]?.docketNumber]
        .filter(Boolean)
        .join(' · '),
    })),
    ...applications.items.slice(0, mostOfEach).map((row) => ({
      href: placeLink('applications', row.id),
      text: fullName(row.firstName, row.lastName),
      more: fill(labels.application, { reference: formatReference(row.reference) }),
    })),
    ...orders.items.slice(0, mostOfEach).map((row) => ({
      href: placeLink('orders', row.id),
      text: personOf(row, words),
      more: fill(labels.order, { reference: formatReference(row.reference) }),
    })),
  ];
}
