import * as ordersApi from '#domain/orders/api.staff.ts';
import type { EarlyDate as ToldDate } from '#domain/orders/early-date.ts';
import type { PaymentPlan } from '#domain/orders/parts.ts';
import { brandName } from '#domain/orders/payment-method.ts';
import { fill, formatDate, formatPrice } from '#i18n/format.ts';
import { Choice } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Badge } from './Badge.tsx';
import { useStaffWords } from './staff-words.ts';
import { useLocale } from '../calls/use-words.ts';

interface PlanViewProps {
  readonly plan: PaymentPlan;
  readonly onDone: () => Promise<void>;
}

/** A plan to pay in parts: its parts, the card that pays them, a court date before the last one, and its end. */
export function PlanView({ plan, onDone }: PlanViewProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.plans;
  const tone = plan.status === 'paid' ? 'good' : plan.status === 'active' ? 'wait' : 'quiet';
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Badge tone={tone}>{labels.statuses[plan.status]}</Badge>
        {plan.stopReason && <span>{labels.ends[plan.stopReason]}</span>}
      </p>
      <ul className="divide-y divide-line">
        {plan.parts.map((part) => (
          <li key={part.id} className="flex flex-wrap items-baseline gap-x-3 py-1">
            <span>
              {fill(part.paidAt ? labels.partPaid : labels.part, {
                place: part.place,
                amount: formatPrice(part.amountCents, locale),
                date: formatDate(part.paidAt ?? part.dueOn, locale),
              })}
            </span>
            {part.state !== 'paid' && part.charge && labels.charges[part.charge] && (
              <Badge tone="danger">{labels.charges[part.charge]}</Badge>
            )}
            {part.state !== 'paid' && (
              <Badge tone={part.state === 'late' ? 'danger' : 'quiet'}>{labels.states[part.state]}</Badge>
            )}
          </li>
        ))}
      </ul>
      {plan.card && <p>{fill(labels.card, { brand: brandName(plan.card.brand), last4: plan.card.last4 })}</p>}
      {plan.earlyDate && <EarlyDate plan={plan} early={plan.earlyDate} onDone={onDone} />}
      {plan.status === 'active' && (
        <Form
          call={ordersApi.stopPlan}
          words={labels.stopping}
          fixed={{ id: plan.id }}
          confirm={() => ({ ...labels.stopping.confirm, yes: labels.stopping.submit })}
          reload={onDone}
          quiet
        />
      )}
    </>
  );
}

interface EarlyDateProps extends PlanViewProps {
  readonly early: ToldDate;
}

/** A court date before the last part, and the decision about it. */
function EarlyDate({ plan, early, onDone }: EarlyDateProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.plans.early;
  const date = formatDate(early.courtDate, locale);
  if (early.decision) return <p>{fill(labels.decided[early.decision], { date })}</p>;
  if (plan.status !== 'active') return null;
  return (
    <>
      <p>
        <strong>{fill(labels.told, { date, due: formatDate(early.dueAt, locale) })}</strong>
      </p>
      <Form
        call={ordersApi.decideEarlyDate}
        words={labels}
        fixed={{ id: early.id, courtDate: early.courtDate }}
        reload={onDone}
      >
        <Choice name="decision" inRow />
      </Form>
    </>
  );
}
