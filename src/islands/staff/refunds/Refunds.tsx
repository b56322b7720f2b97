import * as refunds from '#domain/refunds/api.staff.ts';
import type { RefundRow } from '#domain/orders/workplace.ts';
import { formatReference } from '#domain/reference.ts';
import { refundStatuses } from '#domain/refunds/rule.ts';
import { formatPrice } from '#i18n/format.ts';
import { sheetAmount, shortMoment } from '../formats.ts';
import { personOf } from '../orders/person.ts';
import { MoneyTabs } from '../orders/MoneyTabs.tsx';
import { placeLink } from '../place.ts';
import { RecordList } from '../RecordList.tsx';
import type { SectionProps } from '../section-props.ts';
import { useListReturn } from '../use-list-return.ts';
import { refundBadge } from './refund-badge.tsx';
import { RefundRecord } from './RefundRecord.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** Refund requests; those to decide and those that failed come first. */
export default function Refunds(props: SectionProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { id } = props;
  const labels = words.orders.refunds;
  const list = useListReturn(props);
  return (
    <>
      <RecordList<RefundRow>
        title={labels.title}
        tabs={<MoneyTabs current="refunds" />}
        call={refunds.search}
        search={words.orders.search}
        filters={[
          {
            name: 'status',
            label: words.orders.statusLabel,
            options: refundStatuses.map((value) => ({ value, text: labels.statuses[value] })),
          },
        ]}
        columns={[
          {
            label: labels.columns.client,
            sort: 'client',
            isLink: true,
            isName: true,
            cell: (item) => personOf(item, words),
          },
          {
            label: labels.columns.status,
            sort: 'state',
            cell: ({ status }) => refundBadge(status, words.orders),
            text: ({ status }) => words.orders.refunds.statuses[status],
          },
          {
            label: labels.columns.reason,
            sort: 'reason',
            width: 'xl:w-[30%]',
            cell: ({ reasonCode }) => labels.reasons[reasonCode],
          },
          {
            label: labels.columns.amount,
            sort: 'amount',
            isNumber: true,
            cell: ({ amountCents }) =>
              amountCents === null ? labels.undecided : formatPrice(amountCents, locale),
            text: ({ amountCents }) => (amountCents === null ? labels.undecided : sheetAmount(amountCents)),
          },
          {
            label: labels.columns.asked,
            sort: 'asked',
            cell: ({ createdAt }) => shortMoment(createdAt, locale),
            moment: ({ createdAt }) => createdAt,
          },
          {
            label: labels.columns.order,
            isName: true,
            cell: ({ orderReference }) => formatReference(orderReference),
          },
        ]}
        csvName="refunds"
        keyOf={(item) => item.id}
        linkOf={(item) => placeLink('refunds', item.id)}
        empty={labels.empty}
        version={list.version}
        hidden={id !== null}
      />
      {id !== null && <RefundRecord {...props} id={id} onChanged={list.changed} />}
    </>
  );
}
