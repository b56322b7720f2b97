import { useState } from 'react';
import * as caseApi from '#domain/cases/api.ts';
import * as orderApi from '#domain/orders/api.ts';
import { earlyDateRequest, lastCourtDate } from '#domain/orders/early-date.ts';
import type { PaymentPlan } from '#domain/orders/parts.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { promises } from '#domain/promises/timings.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Day } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';

/** A court date before the last part: what staff decided about it, or the form that tells them. */
export function EarlyDate({ plan: { id, earlyDate } }: { readonly plan: PaymentPlan }) {
  const locale = useLocale();
  const { early } = useWords('case-parts');
  const [today] = useState(() => officeDate(new Date()));
  return (
    <>
      {earlyDate && (
        <p className="notice">
          {fill(earlyDate.decision ? early.decided[earlyDate.decision] : early.waiting, {
            date: formatDate(earlyDate.courtDate, locale),
            due: formatDate(earlyDate.dueAt, locale),
          })}
        </p>
      )}
      <details className="no-print">
        <summary className={link}>{earlyDate ? early.other : early.title}</summary>
        <Form
          call={orderApi.tellEarlyDate}
          schema={earlyDateRequest}
          words={early}
          fixed={{ id }}
          alsoReloads={[caseApi.read]}
          className="pt-2"
          quiet
        >
          <p>{fill(early.what, { days: promises.earlyDateBusinessDays })}</p>
          <Day name="courtDate" min={today} max={lastCourtDate(today)} wrong={early.wrong} />
        </Form>
      </details>
    </>
  );
}
