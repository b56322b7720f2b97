import * as caseApi from '#domain/cases/api.ts';
import * as orderApi from '#domain/orders/api.ts';
import { moveDayRequest, type PlanPart } from '#domain/orders/parts.ts';
import { addDays } from '#domain/promises/office-date.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Day } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';

interface MoveDayProps {
  readonly part: PlanPart;
  readonly lastDay: string;
}

/** Moves the day of a part, once. */
export function MoveDay({ part, lastDay }: MoveDayProps) {
  const { move } = useWords('case-parts');
  const last = { date: formatDate(lastDay, useLocale()) };
  return (
    <details className="no-print">
      <summary className={link}>{move.title}</summary>
      <Form
        call={orderApi.movePart}
        schema={moveDayRequest}
        words={move}
        fixed={{ id: part.id }}
        initial={{ to: lastDay }}
        alsoReloads={[caseApi.read]}
        className="pt-2"
        quiet
      >
        <p className="small">{fill(move.text, last)}</p>
        <Day name="to" min={addDays(part.dueOn, 1)} max={lastDay} wrong={fill(move.wrong, last)} />
      </Form>
    </details>
  );
}
