import * as caseApi from '#domain/cases/api.ts';
import * as orderApi from '#domain/orders/api.ts';
import { agreeRequest } from '#domain/orders/card-consent.ts';
import type { PaymentPlan, PlanPart } from '#domain/orders/parts.ts';
import { brandName } from '#domain/orders/payment-method.ts';
import { leaveFor } from '#browser/leave-for.ts';
import { fill, formatDate, formatList, formatPrice } from '#i18n/format.ts';
import { link, secondButton } from '#ui/button.ts';
import { useTellDone } from '#ui/form/DoneHere.tsx';
import { Check } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useApiCommand } from '../../calls/api-query.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';

interface CardChoiceProps {
  readonly plan: PaymentPlan;
  readonly onChanged: () => void;
}

/** The card that is charged on the days, with one tap to take it back, or what somebody would agree to before there is one. */
export function CardChoice({ plan, onChanged }: CardChoiceProps) {
  return plan.card ? <Kept card={plan.card} /> : <Offer plan={plan} onChanged={onChanged} />;
}

function Kept({ card: { id, brand, last4 } }: { readonly card: NonNullable<PaymentPlan['card']> }) {
  const { card: labels } = useWords('case-parts');
  const tell = useTellDone();
  const { run, isRunning, fault } = useApiCommand(orderApi.removeCard, { alsoReloads: [caseApi.read] });
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <h3 className="text-h4">{labels.title}</h3>
      <p>{fill(labels.kept, { brand: brandName(brand), last4 })}</p>
      {fault}
      <p className="no-print">
        <button
          type="button"
          className={secondButton}
          disabled={isRunning}
          onClick={() =>
            void run({ id }, ({ underWay }) => tell?.(underWay ? labels.underWay : labels.removed))
          }
        >
          {labels.remove}
        </button>
      </p>
    </div>
  );
}

function Offer({ plan, onChanged }: CardChoiceProps) {
  const locale = useLocale();
  const { card: labels } = useWords('case-parts');
  const left = plan.parts.filter(({ paidAt }) => paidAt === null);
  const one = (part: PlanPart) =>
    fill(labels.one, {
      amount: formatPrice(part.amountCents, locale),
      date: formatDate(part.dueOn, locale),
    });
  const { sums, when, never, stop, where } = labels.agree;
  return (
    <details className="no-print">
      <summary className={link}>{labels.offer}</summary>
      <Form
        call={orderApi.agreeToCharges}
        schema={agreeRequest}
        words={labels}
        fixed={{ id: plan.id }}
        // On the page of the card nothing is agreed to yet.
        done={({ url }) => (url === null ? labels.saved : null)}
        onDone={({ url }) => (url === null ? onChanged() : leaveFor(url))}
        onRefused={onChanged}
        className="pt-2"
        quiet
      >
        <p>{labels.what}</p>
        <ul className="list-disc space-y-2 ps-5">
          <li>{fill(sums, { parts: formatList(left.map(one), locale) })}</li>
          {[when, never, stop, where].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Check name="agreed" />
        <p className="small quiet">{labels.nothingNow}</p>
      </Form>
    </details>
  );
}
