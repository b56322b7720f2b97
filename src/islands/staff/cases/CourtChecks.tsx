import { useState } from 'react';
import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import { findingsOf } from '#domain/cases/court-checks.ts';
import * as mattersApi from '#domain/matters/api.staff.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { Choice, Day, Select, TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import type { CasePartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';

interface CourtChecksProps extends CasePartProps {
  readonly matter: MatterSheet;
}

/** A look at the court's record with its result: every seven days while papers are filed, and after an order. */
export function CourtChecks({ matter, reload }: CourtChecksProps) {
  const words = useStaffWords();
  const labels = words.courtChecks;
  const [today] = useState(() => officeDate(new Date()));
  return (
    <details id="case-checks" className="rounded-m border border-line bg-ground p-3">
      <summary className="cursor-pointer font-strong">{labels.title}</summary>
      <div className="grid grid-cols-1 gap-3 pt-3">
        <p className="text-ink-soft">{labels.lead}</p>
        <Form
          call={mattersApi.recordDocketCheck}
          words={labels}
          fixed={{ id: matter.id }}
          initial={{ channel: 'docket_check', checkedOn: today }}
          reload={reload}
          quiet
        >
          <Select name="channel" />
          <Choice
            name="found"
            options={findingsOf(matter.status).map((value) => ({
              value,
              text: labels.fields.found.options[value],
            }))}
          />
          <Day name="checkedOn" max={today} />
          <TextArea name="note" lines={2} />
        </Form>
      </div>
    </details>
  );
}
