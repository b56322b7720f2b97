import { useId, useState } from 'react';
import * as orderApi from '#domain/orders/api.ts';
import type { PlanPart } from '#domain/orders/parts.ts';
import { brandName } from '#domain/orders/payment-method.ts';
import type { CasePartsWords } from '#i18n/en/case-parts.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatDate, formatList, formatPrice } from '#i18n/format.ts';
import { link, secondButton } from '#ui/button.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { Fault } from '#ui/Fault.tsx';
import { describedBy, HintAndError } from '#ui/Field.tsx';
import { useLeaving } from '../../calls/use-leaving.ts';
import { useWrite } from '../../calls/use-write.ts';
import type { PlanProps } from './parts-props.ts';

interface CardChoiceProps extends PlanProps {
  readonly labels: CasePartsWords;
  readonly onNote: (note: string) => void;
}

/** The card that is charged on the days, with one tap to take it back, or what somebody would agree to before there is one. */
export function CardChoice(props: CardChoiceProps) {
  return props.plan.card ? <Kept {...props} card={props.plan.card} /> : <Offer {...props} />;
}

interface KeptProps extends CardChoiceProps {
  readonly card: NonNullable<PlanProps['plan']['card']>;
}

function Kept({ card, labels, onNote, onChanged, locale, account, siteEmail }: KeptProps) {
  const remove = useWrite(locale, account);

  async function onRemove(): Promise<void> {
    const answer = await remove.write(orderApi.removeCard, { id: card.id });
    if (!answer) return;
    onNote(answer.underWay ? labels.card.underWay : labels.card.removed);
    onChanged();
  }

  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <h3 className="text-h4">{labels.card.title}</h3>
      <p>{fill(labels.card.kept, { brand: brandName(card.brand), last4: card.last4 })}</p>
      {remove.fault && <Fault {...faultTexts(remove.fault, account, { email: siteEmail })} takesFocus />}
      <p className="no-print">
        <button
          type="button"
          className={secondButton}
          disabled={remove.isSending}
          onClick={() => void onRemove()}
        >
          {labels.card.remove}
        </button>
      </p>
    </div>
  );
}

function Offer({ plan, labels, onNote, onChanged, locale, account, siteEmail }: CardChoiceProps) {
  const id = useId();
  const [agreed, setAgreed] = useState(false);
  const [error, setError] = useState<string>();
  const { isLeaving, leave } = useLeaving();
  const ask = useWrite(locale, account);
  const left = plan.parts.filter(({ paidAt }) => paidAt === null);
  const one = (part: PlanPart) =>
    fill(labels.card.one, {
      amount: formatPrice(part.amountCents, locale),
      date: formatDate(part.dueOn, locale),
    });
  const parts = formatList(left.map(one), locale);

  async function send(): Promise<void> {
    setError(agreed ? undefined : labels.card.checkFirst);
    if (!agreed) return document.getElementById(id)?.focus();
    const answer = await ask.write(orderApi.agreeToCharges, { id: plan.id, agreed });
    if (!answer) return onChanged();
    if (answer.url === null) {
      onNote(labels.card.saved);
      return onChanged();
    }
    leave(answer.url);
  }

  const { sums, when, never, stop, where } = labels.card.agree;
  return (
    <details className="no-print">
      <summary className={link}>{labels.card.offer}</summary>
      <form
        className="grid gap-3 pt-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{labels.card.what}</p>
        <ul className="list-disc space-y-2 ps-5">
          <li>{fill(sums, { parts })}</li>
          {[when, never, stop, where].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <div className={`grid gap-1.5 ${error ? 'border-s-4 border-danger ps-4' : ''}`}>
          <HintAndError id={id} label="" error={error} errorPrefix={account.errorPrefix} />
          <label className={choice}>
            <input
              type="checkbox"
              id={id}
              className={choiceInput}
              checked={agreed}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy({ id, error })}
              onChange={(event) => setAgreed(event.target.checked)}
            />
            <span>{labels.card.check}</span>
          </label>
        </div>
        {ask.fault && <Fault {...faultTexts(ask.fault, account, { email: siteEmail })} takesFocus />}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <button type="submit" className={secondButton} disabled={ask.isSending || isLeaving}>
            {ask.isSending || isLeaving ? labels.card.goes : labels.card.go}
          </button>
          <span className="small quiet">{labels.card.nothingNow}</span>
        </p>
      </form>
    </details>
  );
}
