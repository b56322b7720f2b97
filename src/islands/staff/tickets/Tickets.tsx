import type { Locale } from '#domain/languages.ts';
import { ticketCategories, ticketStatuses } from '#domain/tickets/codes.ts';
import type { TicketRow } from '#domain/tickets/answers.staff.ts';
import * as ticketApi from '#domain/tickets/api.staff.ts';
import { formatReference } from '#domain/reference.ts';
import { fill } from '#i18n/format.ts';
import type { Topics } from '#i18n/topics.ts';
import { useLocale, useWords } from '../../calls/use-words.ts';
import { Badge, Badges } from '../Badge.tsx';
import { shortMoment } from '../formats.ts';
import { InboxTabs } from '../inbox/Inbox.tsx';
import { placeLink } from '../place.ts';
import type { Column } from '../list-column.ts';
import { RecordList } from '../RecordList.tsx';
import type { SectionProps } from '../section-props.ts';
import { useListReturn } from '../use-list-return.ts';
import { Ticket } from './Ticket.tsx';

/** Questions of clients, and one of them in full. */
export default function Tickets(props: SectionProps) {
  const locale = useLocale();
  const { id } = props;
  const labels = useWords('staff/tickets');
  const { version, changed } = useListReturn(props);
  return (
    <>
      <RecordList<TicketRow>
        title={labels.title}
        tabs={<InboxTabs current="tickets" />}
        call={ticketApi.search}
        search={labels.search}
        empty={labels.empty}
        version={version}
        hidden={id !== null}
        csvName="tickets"
        keyOf={(row) => row.id}
        linkOf={(row) => placeLink('tickets', row.id)}
        filters={[
          {
            name: 'state',
            label: labels.filters.state,
            options: (['waiting_for_us', ...ticketStatuses] as const).map((value) => ({
              value,
              text: labels.states[value],
            })),
          },
          {
            name: 'category',
            label: labels.filters.category,
            options: ticketCategories.map((value) => ({ value, text: labels.categories[value] })),
          },
          {
            name: 'owner',
            label: labels.filters.owner,
            options: (['me', 'nobody'] as const).map((value) => ({ value, text: labels.owners[value] })),
          },
        ]}
        columns={columnsOf(labels, locale)}
      />
      {id !== null && <Ticket {...props} id={id} onChanged={changed} />}
    </>
  );
}

function columnsOf(labels: Topics['staff/tickets'], locale: Locale): Column<TicketRow>[] {
  return [
    { label: labels.columns.who, sort: 'client', isLink: true, isName: true, cell: (row) => row.name },
    {
      label: labels.columns.about,
      sort: 'about',
      width: 'xl:w-[30%]',
      text: ({ subject, category }) => `${subject} (${labels.categories[category]})`,
      cell: (row) => (
        <>
          <span lang={row.language}>{row.subject}</span>{' '}
          <span className="text-ink-soft">
            {labels.categories[row.category]}, {formatReference(row.reference)}
          </span>
        </>
      ),
    },
    {
      label: labels.columns.state,
      sort: 'state',
      width: 'xl:w-[22%]',
      text: ({ status }) => labels.states[status],
      cell: (row) => (
        <Badges>
          {row.waitingSince && <Badge tone="wait">{labels.waits}</Badge>}
          {(row.priority === 'high' || row.priority === 'urgent') && (
            <Badge tone="danger">{labels.priorities[row.priority]}</Badge>
          )}
          {/* Beside "waits for us" it would say the same and lose its end in a narrow column. */}
          {!(row.waitingSince && row.status === 'open') && (
            <Badge tone={row.status === 'resolved' || row.status === 'waiting' ? 'good' : 'quiet'}>
              {labels.states[row.status]}
            </Badge>
          )}
          {row.rating !== null && <Badge>{fill(labels.rating, { rating: row.rating })}</Badge>}
        </Badges>
      ),
    },
    { label: labels.columns.owner, sort: 'owner', cell: (row) => row.owner ?? '' },
    {
      label: labels.columns.asked,
      sort: 'asked',
      cell: (row) => shortMoment(row.createdAt, locale),
      moment: (row) => row.createdAt,
    },
  ];
}
