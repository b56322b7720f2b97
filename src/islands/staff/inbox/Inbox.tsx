import { locales } from '#domain/languages.ts';
import { inboxSources, type InboxEntry, type InboxSource } from '#domain/workplace/inbox.ts';
import type { Topics } from '#i18n/topics.ts';
import { button, link } from '#ui/button.ts';
import { useWords } from '../../calls/use-words.ts';
import { Badge } from '../Badge.tsx';
import { shortMoment } from '../formats.ts';
import { ListTabs } from '../ListTabs.tsx';
import { placeLink } from '../place.ts';
import { Quote } from '../Quote.tsx';
import type { Column } from '../list-column.ts';
import { RecordList } from '../RecordList.tsx';
import type { SectionProps } from '../section-props.ts';

/** Where each is answered. */
const linkOf: Readonly<Record<InboxSource, (entry: InboxEntry) => string>> = {
  contact: ({ opens }) => placeLink('messages', opens),
  ticket: ({ opens }) => placeLink('tickets', opens),
  thread: ({ opens }) => `${placeLink('cases', opens)}/messages`,
};

/** Everything somebody wrote that waits for an answer, whichever way it came, the oldest first. */
export default function Inbox(props: SectionProps) {
  const { words, locale } = props;
  const labels = words.frame.inbox;
  const tickets = useWords('staff/tickets');
  return (
    <RecordList<InboxEntry>
      words={words}
      locale={locale}
      title={words.frame.nav.inbox}
      endpoint="/api/staff/inbox/search"
      empty={labels.empty}
      tabs={<InboxTabs {...props} current="inbox" />}
      keyOf={({ id }) => id}
      linkOf={(entry) => linkOf[entry.source](entry)}
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
      columns={columnsOf(props, tickets)}
      peek={(entry, close) => InboxPeek({ words, entry, onClose: close })}
    />
  );
}

interface InboxPeekProps extends Pick<SectionProps, 'words'> {
  readonly entry: InboxEntry;
  readonly onClose: () => void;
}

/** The first words, and the way to where they are answered. */
function InboxPeek({ words, entry, onClose }: InboxPeekProps) {
  const labels = words.frame.inbox;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p className="font-serif text-h3 font-heading wrap-anywhere text-heading">
          {entry.who || entry.reference}
        </p>
        <button type="button" className={`${link} min-h-9!`} onClick={onClose}>
          {words.frame.keys.close}
        </button>
      </div>
      <Quote about={labels.sources[entry.source]}>{entry.beginning}</Quote>
      <a className={button} href={linkOf[entry.source](entry)}>
        {labels.answer}
      </a>
    </>
  );
}

function columnsOf({ words, locale }: SectionProps, tickets: Topics['staff/tickets']): Column<InboxEntry>[] {
  const labels = words.frame.inbox;
  const about: Readonly<Record<string, string>> = { ...tickets.categories, ...words.messages.types };
  return [
    {
      label: labels.who,
      by: ({ who, reference }) => who || reference,
      isLink: true,
      width: 'xl:w-[18%]',
      cell: ({ who, reference }) => who || reference,
    },
    {
      label: labels.source,
      by: ({ source }) => labels.sources[source],
      width: 'xl:w-[14%]',
      cell: ({ source }) => <Badge>{labels.sources[source]}</Badge>,
      text: ({ source }) => labels.sources[source],
    },
    {
      label: labels.about,
      width: 'xl:w-[14%]',
      isRoomy: true,
      cell: (entry) => (entry.about ? (about[entry.about] ?? '') : entry.reference),
    },
    { label: labels.beginning, isRoomy: true, cell: ({ beginning }) => beginning },
    {
      label: labels.since,
      by: ({ since }) => since,
      width: 'xl:w-[14%]',
      cell: ({ since }) => shortMoment(since, locale),
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

/** What waits, and the whole lists of messages from the contact form and of tickets. */
export function InboxTabs({
  words,
  locale,
  current,
}: Pick<SectionProps, 'words' | 'locale'> & { readonly current: 'inbox' | 'messages' | 'tickets' }) {
  const { frame } = words;
  return (
    <ListTabs
      label={frame.nav.inbox}
      locale={locale}
      current={current}
      tabs={[
        { section: 'inbox', text: frame.inbox.waiting },
        { section: 'messages', text: frame.nav.messages, waiting: (work) => work.messages },
        { section: 'tickets', text: frame.nav.tickets, waiting: (work) => work.tickets },
      ]}
    />
  );
}
