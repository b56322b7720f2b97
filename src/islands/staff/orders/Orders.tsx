import * as orders from '#domain/orders/api.staff.ts';
import { orderFilters, type OrderRow } from '#domain/orders/workplace.ts';
import { formatReference } from '#domain/reference.ts';
import { formatPrice } from '#i18n/format.ts';
import { sheetAmount, shortMoment } from '../formats.ts';
import { MoneyTabs } from './MoneyTabs.tsx';
import { placeLink } from '../place.ts';
import { RecordList } from '../RecordList.tsx';
import type { SectionProps } from '../section-props.ts';
import { useListReturn } from '../use-list-return.ts';
import { OrderRecord } from './OrderRecord.tsx';
import { orderBadge } from './order-badge.tsx';
import { personOf } from './person.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** What people bought, those that wait for a decision before all others. */
export default function Orders(props: SectionProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { id } = props;
  const labels = words.orders;
  const list = useListReturn(props);
  return (
    <>
      <RecordList<OrderRow>
        title={labels.title}
        tabs={<MoneyTabs current="orders" />}
        call={orders.search}
        search={labels.search}
        filters={[
          {
            name: 'status',
            label: labels.statusLabel,
            options: orderFilters.map((value) => ({
              value,
              text: value === 'to_review' ? labels.toReview : labels.statuses[value],
            })),
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
            cell: (item) => orderBadge(item, labels),
            text: ({ status, toReview }) => (toReview ? labels.toReview : labels.statuses[status]),
          },
          {
            label: labels.columns.package,
            sort: 'package',
            cell: ({ packageId }) => words.packageNames[packageId],
          },
          {
            label: labels.columns.amount,
            sort: 'amount',
            isNumber: true,
            cell: ({ amountCents }) => formatPrice(amountCents, locale),
            text: ({ amountCents }) => sheetAmount(amountCents),
          },
          {
            label: labels.columns.created,
            sort: 'created',
            cell: ({ createdAt }) => shortMoment(createdAt, locale),
            moment: ({ createdAt }) => createdAt,
          },
          {
            label: labels.columns.order,
            isName: true,
            cell: ({ reference }) => formatReference(reference),
          },
        ]}
        csvName="orders"
        keyOf={(item) => item.id}
        linkOf={(item) => placeLink('orders', item.id)}
        empty={labels.empty}
        version={list.version}
        hidden={id !== null}
      />
      {id !== null && <OrderRecord {...props} id={id} onChanged={list.changed} />}
    </>
  );
}
