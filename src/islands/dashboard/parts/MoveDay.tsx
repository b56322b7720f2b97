import { useId, useState } from 'react';
import * as orderApi from '#domain/orders/api.ts';
import type { PlanPart } from '#domain/orders/parts.ts';
import type { CasePartsWords } from '#i18n/en/case-parts.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { link, secondButton } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { CasePartProps } from '../case-page-props.ts';
import { useWrite } from '../../calls/use-write.ts';

interface MoveDayProps extends CasePartProps {
  readonly part: PlanPart;
  readonly lastDay: string;
  readonly labels: CasePartsWords;
  readonly onMoved: () => void;
}

/** Moves the day of a part, once. */
export function MoveDay({ part, lastDay, labels, onMoved, locale, account, siteEmail }: MoveDayProps) {
  const id = useId();
  const [to, setTo] = useState(lastDay);
  const [error, setError] = useState<string>();
  const { write, fault, isSending } = useWrite(locale, account);
  const lastDate = formatDate(lastDay, locale);

  async function send(): Promise<void> {
    const isWrong = to <= part.dueOn || to > lastDay;
    setError(isWrong ? fill(labels.moveWrong, { date: lastDate }) : undefined);
    if (isWrong) return document.getElementById(id)?.focus();
    const answer = await write(orderApi.movePart, { id: part.id, to });
    if (answer !== null) onMoved();
  }

  return (
    <details className="no-print">
      <summary className={link}>{labels.move}</summary>
      <form
        className="grid gap-3 pt-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className="small">{fill(labels.moveText, { date: lastDate })}</p>
        <TextInput
          id={id}
          name="to"
          type="date"
          label={labels.moveTo}
          value={to}
          onChange={(event) => setTo(event.target.value)}
          error={error}
          errorPrefix={account.errorPrefix}
        />
        {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
        <p>
          <button type="submit" className={secondButton} disabled={isSending}>
            {labels.moveSend}
          </button>
        </p>
      </form>
    </details>
  );
}
