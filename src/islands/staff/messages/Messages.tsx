import { inboxTypes, type InboxRow } from '#domain/contact/inbox.ts';
import { locales } from '#domain/languages.ts';
import { Badge, Badges } from '../Badge.tsx';
import { shortMoment } from '../formats.ts';
import { placeLink } from '../place.ts';
import { RecordList, type Column } from '../RecordList.tsx';
import type { SectionProps } from '../section-props.ts';
import { SentWords } from '../SentWords.tsx';
import { useListReturn } from '../use-list-return.ts';
import { Message } from './Message.tsx';

/** The messages, those without an answer first in sight, and one of them in full. */
export default function Messages(props: SectionProps) {
  const { words, locale, id } = props;
  const said = words.messages;
  const { version, changed } = useListReturn(props);
  return (
    <>
      <RecordList<InboxRow>
        words={words}
        locale={locale}
        title={said.title}
        endpoint="/api/staff/messages/search"
        search={said.search}
        empty={said.empty}
        version={version}
        hidden={id !== null}
        keyOf={(row) => row.id}
        linkOf={(row) => placeLink('messages', row.id)}
        filters={[
          {
            name: 'handled',
            label: said.filters.handled,
            options: [
              { value: 'open', text: said.open },
              { value: 'handled', text: said.handled },
            ],
          },
          {
            name: 'type',
            label: said.filters.type,
            options: inboxTypes.map((value) => ({ value, text: said.types[value] })),
          },
          {
            name: 'suspicious',
            label: said.filters.suspicious,
            options: [
              { value: 'no', text: said.noRobots },
              { value: 'yes', text: said.robots },
            ],
          },
          {
            name: 'language',
            label: said.filters.language,
            options: locales.map((value) => ({ value, text: words.frame.languages[value] })),
          },
        ]}
        columns={columnsOf(props)}
      />
      {id !== null && <Message {...props} id={id} onChanged={changed} />}
    </>
  );
}

function columnsOf({ words, locale }: SectionProps): Column<InboxRow>[] {
  const said = words.messages;
  return [
    { label: said.columns.who, isLink: true, cell: (row) => `${row.firstName} ${row.lastName}` },
    { label: said.columns.about, cell: (row) => said.types[row.inquiryType] },
    {
      label: said.columns.message,
      cell: (row) => (
        <span className="text-ink-soft">
          <SentWords text={row.beginning} language={row.language} words={words} />
        </span>
      ),
    },
    {
      label: said.columns.state,
      cell: (row) => (
        <Badges>
          <Badge tone={row.handledAt ? 'good' : 'wait'}>{row.handledAt ? said.handled : said.open}</Badge>
          {row.files > 0 && <Badge>{said.files}</Badge>}
          {row.suspicion && <Badge tone="danger">{said.robot}</Badge>}
        </Badges>
      ),
    },
    { label: said.columns.sent, cell: (row) => shortMoment(row.createdAt, locale) },
  ];
}
