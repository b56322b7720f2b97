import * as contact from '#domain/contact/api.staff.ts';
import { inboxTypes, type InboxRow } from '#domain/contact/inbox.ts';
import { locales } from '#domain/languages.ts';
import { fullName } from '#domain/person-name.ts';
import { Badge, Badges } from '../Badge.tsx';
import { shortMoment } from '../formats.ts';
import { InboxTabs } from '../inbox/Inbox.tsx';
import { placeLink } from '../place.ts';
import type { Column } from '../list-column.ts';
import { RecordList } from '../RecordList.tsx';
import type { SectionProps } from '../section-props.ts';
import { SentWords } from '../SentWords.tsx';
import { useListReturn } from '../use-list-return.ts';
import { Message } from './Message.tsx';
import { useLocale } from '../../calls/use-words.ts';
import { useStaffWords, type InWords } from '../staff-words.ts';

/** The messages, those without an answer first in sight, and one of them in full. */
export default function Messages(props: SectionProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { id } = props;
  const labels = words.messages;
  const { version, changed } = useListReturn(props);
  return (
    <>
      <RecordList<InboxRow>
        title={labels.title}
        tabs={<InboxTabs current="messages" />}
        call={contact.search}
        search={labels.search}
        empty={labels.empty}
        version={version}
        hidden={id !== null}
        csvName="messages"
        keyOf={(row) => row.id}
        linkOf={(row) => placeLink('messages', row.id)}
        filters={[
          {
            name: 'handled',
            label: labels.filters.handled,
            options: [
              { value: 'open', text: labels.open },
              { value: 'handled', text: labels.handled },
            ],
          },
          {
            name: 'type',
            label: labels.filters.type,
            options: inboxTypes.map((value) => ({ value, text: labels.types[value] })),
          },
          {
            name: 'suspicious',
            label: labels.filters.suspicious,
            options: [
              { value: 'no', text: labels.noRobots },
              { value: 'yes', text: labels.robots },
            ],
          },
          {
            name: 'language',
            label: labels.filters.language,
            options: locales.map((value) => ({ value, text: words.frame.languages[value] })),
          },
        ]}
        columns={columnsOf({ words, locale })}
      />
      {id !== null && <Message {...props} id={id} onChanged={changed} />}
    </>
  );
}

function columnsOf({ words, locale }: InWords): Column<InboxRow>[] {
  const labels = words.messages;
  return [
    {
      label: labels.columns.who,
      sort: 'client',
      isLink: true,
      isName: true,
      cell: (row) => fullName(row.firstName, row.lastName),
    },
    { label: labels.columns.about, sort: 'about', cell: (row) => labels.types[row.inquiryType] },
    {
      label: labels.columns.message,
      width: 'xl:w-[36%]',
      text: ({ beginning }) => beginning,
      cell: (row) => (
        <span className="text-ink-soft">
          <SentWords text={row.beginning} language={row.language} />
        </span>
      ),
    },
    {
      label: labels.columns.state,
      sort: 'state',
      text: ({ handledAt }) => (handledAt ? labels.handled : labels.open),
      cell: (row) => (
        <Badges>
          <Badge tone={row.handledAt ? 'good' : 'wait'}>{row.handledAt ? labels.handled : labels.open}</Badge>
          {row.isUnverified && <Badge tone="wait">{labels.unverified}</Badge>}
          {row.suspicion && <Badge tone="danger">{labels.robot}</Badge>}
          {row.files > 0 && <Badge>{labels.files}</Badge>}
        </Badges>
      ),
    },
    {
      label: labels.columns.sent,
      sort: 'sent',
      cell: (row) => shortMoment(row.createdAt, locale),
      moment: (row) => row.createdAt,
    },
  ];
}
