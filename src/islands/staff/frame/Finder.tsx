import { useStore } from '@nanostores/react';
import { Command } from 'cmdk';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as orderApi from '#domain/orders/api.staff.ts';
import * as applicationApi from '#domain/intake/api.staff.ts';
import * as caseApi from '#domain/cases/api.staff.ts';
import { formatReference } from '#domain/reference.ts';
import type { ListPage, StaffMember } from '#domain/workplace/lists.ts';
import { searchMax } from '#domain/workplace/search-max.ts';
import { fullName } from '#domain/person-name.ts';
import { $commands } from '#browser/workplace/commands.ts';
import { fill, plural } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { control } from '#ui/control.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { personOf } from '../orders/person.ts';
import { placeLink } from '../place.ts';
import { useLocale, useWords } from '../../calls/use-words.ts';
import { useStaffWords } from '../staff-words.ts';
import { destinationsFor, folded, matchesAll } from './destinations.ts';

interface FinderProps {
  readonly member: StaffMember;
  readonly onKeys: () => void;
  readonly onClose: () => void;
}

const kinds = ['cases', 'applications', 'orders'] as const;
type Kind = (typeof kinds)[number];

interface Hit {
  readonly href: string;
  readonly text: string;
  readonly more: string;
}

interface Found {
  readonly hits: readonly Hit[];
  /** The server has more than it sent. */
  readonly goesOn: boolean;
}
type FoundByKind = Readonly<Record<Kind, Found>>;

/** Which kinds are shown whole, for which search, and the first hit that came with the last of them. */
interface Whole {
  readonly of: string;
  readonly kinds: readonly Kind[];
  readonly first: string;
}

/** How many of each list are shown at first, and after how many letters the server is asked. */
const mostOfEach = 6;
const askFrom = 2;
const pause = 180;

/** Finds a person, a case, a docket or an order, goes anywhere, and does what can be done with what is open. */
export default function Finder({ member, onKeys, onClose }: FinderProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.frame.find;
  const commands = useStore($commands);
  const [search, setSearch] = useState('');
  const [current, setCurrent] = useState('');
  const [whole, setWhole] = useState<Whole>(nothingWhole);
  const input = useRef<HTMLInputElement>(null);
  const signOut = useRef<HTMLParagraphElement>(null);
  // The dialog gives the focus to the first thing that can take it, which is the list around the field.
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (whole.first === '') return undefined;
    // The line that was pressed is gone, for which the list chooses its first one: that comes before this.
    const timer = setTimeout(() => setCurrent(whole.first));
    return () => clearTimeout(timer);
  }, [whole]);
  const { found, waits, failed } = useFound(search.trim(), words);
  const wanted = folded(search.trim());
  const acts = commands.filter(({ label }) => matchesAll(wanted, label));
  const destinations = destinationsFor(member, words, useWords('staff/finder'), locale, {
    showKeys: onKeys,
    signOut: () => signOut.current?.click(),
  }).filter(({ text, also }) => matchesAll(wanted, `${text} ${also}`));
  const hitCount = kinds.reduce((sum, kind) => sum + (found?.[kind].hits.length ?? 0), 0);
  const isEmpty = acts.length + destinations.length + hitCount === 0;
  function go(href: string): void {
    onClose();
    location.hash = href;
  }
  function showWhole(kind: Kind, first: string): void {
    setWhole({ of: search, kinds: [...(whole.of === search ? whole.kinds : []), kind], first });
  }
  const headings: Readonly<Record<Kind, string>> = {
    cases: words.frame.nav.cases,
    applications: words.frame.nav.applications,
    orders: words.frame.tabs.orders,
  };
  return (
    <Dialog title={labels.title} onClose={onClose}>
      <Command
        shouldFilter={false}
        label={labels.title}
        loop
        className="grid gap-3"
        value={current}
        onValueChange={setCurrent}
      >
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
          {found &&
            kinds
              .filter((kind) => found[kind].hits.length > 0)
              .map((kind) => {
                const { hits, goesOn } = found[kind];
                const isWhole = whole.of === search && whole.kinds.includes(kind);
                const shown = isWhole ? hits : hits.slice(0, mostOfEach);
                const next = hits[shown.length];
                return (
                  <Group key={kind} heading={headings[kind]}>
                    {shown.map(({ href, text, more }) => (
                      <Line key={href} value={href} text={text} more={more} onSelect={() => go(href)} />
                    ))}
                    {next ? (
                      <Line
                        value={`more ${kind}`}
                        text={plural(hits.length - shown.length, labels.showMore, locale)}
                        isQuiet
                        onSelect={() => showWhole(kind, next.href)}
                      />
                    ) : (
                      goesOn && <p className="px-3 py-1.5 text-xs text-ink-soft">{labels.evenMore}</p>
                    )}
                  </Group>
                );
              })}
          {destinations.length > 0 && (
            <Group heading={labels.goTo}>
              {destinations.map(({ id, text, more, href, run }) => (
                <Line
                  key={id}
                  value={`go ${id}`}
                  text={text}
                  more={more}
                  onSelect={() => {
                    if (href !== undefined) go(href);
                    // Log out stays in sight: what goes wrong is said below the list.
                    if (id !== 'sign-out') onClose();
                    run?.();
                  }}
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
      {/* The page's script logs out when it is pressed, and writes here that it could not. */}
      <p
        ref={signOut}
        className="text-danger empty:hidden"
        role="status"
        data-logout={path('home', locale)}
        data-failed={words.frame.signOutFailed}
      />
    </Dialog>
  );
}

const nothingWhole: Whole = { of: '', kinds: [], first: '' };

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
  readonly more?: string | undefined;
  /** Leads on within the list. */
  readonly isQuiet?: boolean;
  readonly onSelect: () => void;
}

function Line({ value, text, more, isQuiet = false, onSelect }: LineProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-9 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-s px-3 py-1.5 data-[selected=true]:bg-good-soft data-[selected=true]:text-good"
    >
      <span className={isQuiet ? 'underline' : 'font-strong wrap-anywhere'}>{text}</span>
      {more && <span className="text-xs wrap-anywhere">{more}</span>}
    </Command.Item>
  );
}

/** What the server finds in cases, applications and orders, once typing pauses. A late answer to older letters is dropped. */
function useFound(search: string, words: StaffWords) {
  const [state, setState] = useState<{
    readonly of: string;
    readonly found: FoundByKind | null;
    readonly failed: boolean;
  }>({ of: '', found: null, failed: false });
  const asks = search.length >= askFrom;
  useEffect(() => {
    if (!asks) return undefined;
    let isLate = false;
    const timer = setTimeout(() => {
      findAll(search, words).then(
        (found) => !isLate && setState({ of: search, found, failed: false }),
        () => !isLate && setState({ of: search, found: null, failed: true }),
      );
    }, pause);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [search, asks, words]);
  const isNow = asks && state.of === search;
  return {
    found: asks ? state.found : null,
    waits: asks && !isNow,
    failed: isNow && state.failed,
  };
}

async function findAll(search: string, words: StaffWords): Promise<FoundByKind> {
  const [cases, applications, orders] = await Promise.all([
    callStaffApi(caseApi.search, { search }),
    callStaffApi(applicationApi.search, { search }),
    callStaffApi(orderApi.search, { search }),
  ]);
  const labels = words.frame.find;
  return {
    cases: toFound(cases, (row) => ({
      href: placeLink('cases', row.id),
      text: row.client,
      more: [row.number, words.cases.states[row.status], row.matters[0]?.docketNumber]
        .filter(Boolean)
        .join(' · '),
    })),
    applications: toFound(applications, (row) => ({
      href: placeLink('applications', row.id),
      text: fullName(row.firstName, row.lastName),
      more: fill(labels.application, { reference: formatReference(row.reference) }),
    })),
    orders: toFound(orders, (row) => ({
      href: placeLink('orders', row.id),
      text: personOf(row, words),
      more: fill(labels.order, { reference: formatReference(row.reference) }),
    })),
  };
}

const toFound = <Row,>({ items, before }: ListPage<Row>, toHit: (row: Row) => Hit): Found => ({
  hits: items.map(toHit),
  goesOn: before !== null,
});
