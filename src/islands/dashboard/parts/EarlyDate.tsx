import { useId, useState } from 'react';
import * as orderApi from '#domain/orders/api.ts';
import { isCourtDateAhead } from '#domain/orders/early-date.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { promises } from '#domain/promises/timings.ts';
import type { CasePartsWords } from '#i18n/en/case-parts.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { link, secondButton } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useWrite } from '../../calls/use-write.ts';
import type { PlanProps } from './parts-props.ts';

interface EarlyDateProps extends PlanProps {
  readonly labels: CasePartsWords;
  readonly onNote: (note: string) => void;
}

/** A court date before the last part: what staff decided about it, or the form that tells them. */
export function EarlyDate({ plan, labels, onNote, onChanged, locale, account, siteEmail }: EarlyDateProps) {
  const id = useId();
  const words = labels.early;
  const [courtDate, setDate] = useState('');
  const [error, setError] = useState<string>();
  const { write, fault, isSending } = useWrite(locale, account);
  const earlyDate = plan.earlyDate;

  async function send(): Promise<void> {
    const isWrong = !isCourtDateAhead(courtDate, officeDate(new Date()));
    setError(isWrong ? words.wrong : undefined);
    if (isWrong) return document.getElementById(id)?.focus();
    const answer = await write(orderApi.tellEarlyDate, { id: plan.id, courtDate });
    if (answer === null) return;
    onNote(words.sent);
    onChanged();
  }

  return (
    <>
      {earlyDate && (
        <p className="notice">
          {fill(earlyDate.decision ? words.decided[earlyDate.decision] : words.waiting, {
            date: formatDate(earlyDate.courtDate, locale),
            due: formatDate(earlyDate.dueAt, locale),
          })}
        </p>
      )}
      <details className="no-print">
        <summary className={link}>{earlyDate ? words.other : words.open}</summary>
        <form
          className="grid gap-3 pt-2"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p>{fill(words.what, { days: promises.earlyDateBusinessDays })}</p>
          <TextInput
            id={id}
            name="courtDate"
            type="date"
            label={words.date}
            value={courtDate}
            onChange={(event) => setDate(event.target.value)}
            error={error}
            errorPrefix={account.errorPrefix}
          />
          {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
          <p>
            <button type="submit" className={secondButton} disabled={isSending}>
              {words.send}
            </button>
          </p>
        </form>
      </details>
    </>
  );
}
