import * as cases from '#domain/cases/api.staff.ts';
import { formatReference } from '#domain/reference.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { Badge } from '../Badge.tsx';
import { Panel } from '../Panel.tsx';
import { PlanOf } from '../PlanOf.tsx';
import { placeLink } from '../place.ts';
import { ClientCard } from './ClientCard.tsx';
import { ClientPanel } from './ClientPanel.tsx';
import { SafeWaysPanel } from './contact/SafeWays.tsx';
import { EndCase } from './EndCase.tsx';
import { PackagePanel } from './PackagePanel.tsx';
import type { CasePartProps } from './part-props.ts';
import { SupportersPanel } from './SupportersPanel.tsx';
import type { CaseContactProps } from './contact-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface ClientTabProps {
  readonly part: CasePartProps;
  readonly contact: CaseContactProps;
  readonly isOver: boolean;
}

/** Who the client is, how they are reached, what they bought, and the end of the case. */
export function ClientTab({ part, contact, isOver }: ClientTabProps) {
  const { item, reload } = part;
  return (
    <>
      {/* Half of it is no room for the long form of a lost mailbox: while that is open, one stands below the other. */}
      <div className="grid grid-cols-1 items-start gap-3 *:grid *:grid-cols-1 *:gap-3 xxl:not-has-[[data-lost-mailbox][open]]:grid-cols-2">
        <div>
          <ClientPanel {...part} />
          <SafeWaysPanel {...contact} />
        </div>
        <div>
          <Money {...part} />
          <PlanOf call={cases.plan} id={item.row.id} onDone={reload} />
          <PackagePanel {...contact} isOver={isOver} />
          <ClientCard {...part} />
          <SupportersPanel {...contact} />
          <EndCase {...part} />
        </div>
      </div>
    </>
  );
}

function Money({ item }: CasePartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases.money;
  return (
    <Panel title={labels.title}>
      {item.orders.length === 0 && <p className="text-ink-soft">{labels.none}</p>}
      {item.totalCostCents !== null && (
        <p>{fill(labels.total, { amount: formatPrice(item.totalCostCents, locale) })}</p>
      )}
      {item.orders.map((order) => (
        <div key={order.id} className="grid gap-1">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
            <a href={placeLink('orders', order.id)}>
              {fill(labels.order, { reference: formatReference(order.reference) })}
            </a>
            <span>
              {words.packageNames[order.packageId]}, {formatPrice(order.amountCents, locale)}
            </span>
            <Badge tone={order.status === 'paid' ? 'good' : 'quiet'}>
              {words.orders.statuses[order.status]}
            </Badge>
          </p>
          {order.refunds.map((refund) => (
            <p key={refund.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
              <a href={placeLink('refunds', refund.id)}>{labels.refund}</a>
              <span>{words.orders.refunds.reasons[refund.reasonCode]}</span>
              <Badge>{words.orders.refunds.statuses[refund.status]}</Badge>
            </p>
          ))}
        </div>
      ))}
    </Panel>
  );
}
