import { orderFilters, type OrderRow } from '#domain/orders/workplace.ts';
import { formatReference } from '#domain/reference.ts';
import { formatPrice } from '#i18n/format.ts';
import { shortMoment } from '../formats.ts';
import { placeLink } from '../place.ts';
import { RecordList } from '../RecordList.tsx';
import type { SectionProps } from '../section-props.ts';
import { useListReturn } from '../use-list-return.ts';
import { OrderRecord } from './OrderRecord.tsx';
import { orderBadge } from './order-badge.tsx';
import { personOf } from './person.ts';

/** What people bought, those that wait for a decision before all others. */
export default function Orders(props: SectionProps) {
  const { words, locale, id } = props;
  const said = words.orders;
  const list = useListReturn(props);
  return (
    <>
      <RecordList<OrderRow>
        words={words}
        locale={locale}
        title={said.title}
        endpoint="/api/staff/orders/search"
        search={said.search}
        filters={[
          {
            name: 'status',
            label: said.statusLabel,
            options: orderFilters.map((value) => ({
              value,
              text: value === 'to_review' ? said.toReview : said.statuses[value],
            })),
          },
        ]}
        columns={[
          { label: said.columns.order, isLink: true, cell: ({ reference }) => formatReference(reference) },
          { label: said.columns.client, cell: (item) => personOf(item, words) },
          { label: said.columns.status, cell: (item) => orderBadge(item, said) },
          { label: said.columns.package, cell: ({ packageId }) => words.packageNames[packageId] },
          {
            label: said.columns.amount,
            isNumber: true,
            cell: ({ amountCents }) => formatPrice(amountCents, locale),
          },
          { label: said.columns.created, cell: ({ createdAt }) => shortMoment(createdAt, locale) },
        ]}
        keyOf={(item) => item.id}
        linkOf={(item) => placeLink('orders', item.id)}
        empty={said.empty}
        version={list.version}
        hidden={id !== null}
      />
      {id !== null && <OrderRecord {...props} id={id} onChanged={list.changed} />}
    </>
  );
}
