import { useState } from 'react';
import * as workplace from '#domain/workplace/api.staff.ts';
import { dayMs, hourMs } from '#domain/durations.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { inboxAddress, inboxSources, type InboxEntry, type InboxSource } from '#domain/workplace/inbox.ts';
import { plural } from '#i18n/format.ts';
import type { FrameWords } from '#i18n/en/staff/frame.ts';
import type { Topics } from '#i18n/topics.ts';
import { useLocale, useWords } from '../../calls/use-words.ts';
import { link } from '#ui/button.ts';
import { Badge } from '../Badge.tsx';
import { shortMoment } from '../formats.ts';
import { useKeyAct } from '../keys/key-acts.ts';
import { ListTabs } from '../ListTabs.tsx';
import { placeLink } from '../place.ts';
import type { Column } from '../list-column.ts';
import { RecordList } from '../RecordList.tsx';
import { countAgain } from '../read-open-work.ts';
import type { SectionProps } from '../section-props.ts';
import { useListReturn } from '../use-list-return.ts';
import { InboxRecord } from './InboxRecord.tsx';
import { useStaffWords, type InWords } from '../staff-words.ts';

/** Everything somebody wrote that waits for an answer, whichever way it came: the urgent first, then the oldest. */
export default function Inbox(props: SectionProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { id } = props;
  const { version } = useListReturn(props);
  const [answered, setAnswered] = useState(0);
  const [shown, setShown] = useState<readonly InboxEntry[]>([]);
  const [source, opens] = openedIn(id);
  // The list stays in sight beside what is open, so it is read again at once.
  function changed(): void {
    countAgain();
    setAnswered((count) => count + 1);
  }
  // After an answer the entry is gone, and what was next stands first.
  const at = shown.findIndex((entry) => inboxAddress(entry) === id);
  const next = shown[at === -1 ? 0 : at + 1];
  const nextLink = next && inboxAddress(next) !== id ? placeLink('inbox', inboxAddress(next)) : null;
  useKeyAct('nextCase', id !== null && nextLink ? () => void (location.hash = nextLink) : null);
  const labels = words.frame.inbox;
  const tickets = useWords('staff/tickets');
  return (
    <RecordList<InboxEntry>
      title={words.frame.nav.inbox}
      call={workplace.inbox}
      empty={labels.empty}
      tabs={<InboxTabs current="inbox" />}
      version={version + answered}
      onShown={setShown}
      keyOf={inboxAddress}
      linkOf={(entry) => placeLink('inbox', inboxAddress(entry))}
      opened={
        source && opens
          ? {
              key: id ?? '',
              pane: (
                // The way back and the name, which the record brings, leave room for the way on in their row.
                <div
                  className={`relative grid grid-cols-1 ${nextLink ? 'lg:[&_article>:first-child]:pe-48' : ''}`}
                >
                  {nextLink && (
                    <p className="text-end lg:absolute lg:end-0 lg:top-0">
                      <a className={link} href={nextLink}>
                        {labels.next}
                      </a>
                    </p>
                  )}
                  <InboxRecord {...props} key={id} source={source} id={opens} onChanged={changed} />
                </div>
              ),
            }
          : null
      }
      csvName="inbox"
      filters={[
        {
          name: 'source',
          label: labels.source,
          options: inboxSources.map((value) => ({ value, text: labels.sources[value] })),
        },
        {
          name: 'owner',
          label: labels.owner,
          options: (['me', 'nobody'] as const).map((value) => ({
            value,
            text: tickets.owners[value],
          })),
        },
        {
          name: 'language',
          label: words.cases.filters.language,
          options: locales.map((value) => ({ value, text: words.frame.languages[value] })),
        },
      ]}
      columns={columnsOf({ words, locale }, tickets)}
    />
  );
}

function openedIn(id: string | null): readonly [InboxSource | null, string] {
  const [name = '', ...rest] = (id ?? '').split('-');
  return [inboxSources.find((source) => source === name) ?? null, rest.join('-')];
}

function columnsOf({ words, locale }: InWords, tickets: Topics['staff/tickets']): Column<InboxEntry>[] {
  const labels = words.frame.inbox;
  const about: Readonly<Record<string, string>> = { ...tickets.categories, ...words.messages.types };
  return [
    {
      label: labels.who,
      by: ({ who, reference }) => who || reference,
      isLink: true,
      isName: true,
      width: 'xl:w-[16%]',
      cell: ({ who, reference, isUrgent, source }) => (
        <>
          <span>{who || reference}</span> {isUrgent && <Badge tone="danger">{labels.urgent}</Badge>}
          {source === 'mail' && <Badge tone="wait">{labels.unverified}</Badge>}
        </>
      ),
      text: ({ who, reference }) => who || reference,
    },
    {
      label: labels.source,
      by: ({ source }) => labels.sources[source],
      width: 'xl:w-[16%]',
      isRoomy: true,
      cell: ({ source }) => <Badge>{labels.sources[source]}</Badge>,
      text: ({ source }) => labels.sources[source],
    },
    {
      label: labels.about,
      width: 'xl:w-[15%]',
      isRoomy: true,
      cell: (entry) => (entry.about ? (about[entry.about] ?? '') : entry.reference),
    },
    { label: labels.beginning, isRoomy: true, cell: ({ beginning }) => beginning },
    {
      label: labels.since,
      by: ({ since }) => since,
      width: 'xl:w-[17%]',
      cell: ({ since, isLate }) => (
        <span className="flex min-w-0 items-center gap-1.5" title={shortMoment(since, locale)}>
          <span className={isLate ? 'font-strong text-danger' : ''}>{waited(since, labels, locale)}</span>
          {isLate && <Badge tone="danger">{words.cases.late}</Badge>}
        </span>
      ),
      moment: ({ since }) => since,
    },
    {
      label: labels.owner,
      by: ({ owner }) => owner,
      width: 'xl:w-[12%]',
      isRoomy: true,
      cell: ({ owner }) => owner ?? words.cases.nobody,
    },
  ];
}

/** "31 days", or "5 hours" within the first day: how long somebody waits. */
function waited(since: string, labels: FrameWords['inbox'], locale: Locale): string {
  const ms = Math.max(0, Date.now() - Date.parse(since));
  return ms < dayMs
    ? plural(Math.floor(ms / hourMs), labels.hours, locale)
    : plural(Math.floor(ms / dayMs), labels.days, locale);
}

/** What waits, and the whole lists of messages from the contact form and of tickets. */
export function InboxTabs({ current }: { readonly current: 'inbox' | 'messages' | 'tickets' }) {
  const words = useStaffWords();
  const { frame } = words;
  return (
    <ListTabs
      label={frame.nav.inbox}
      current={current}
      tabs={[
        { section: 'inbox', text: frame.inbox.waiting },
        { section: 'messages', text: frame.nav.messages, waiting: (work) => work.messages },
        { section: 'tickets', text: frame.nav.tickets, waiting: (work) => work.tickets },
      ]}
    />
  );
}
