import { useState } from 'react';
import * as countiesApi from '#domain/counties/api.staff.ts';
import type { StaffCourtValue } from '#domain/counties/county-requests.ts';
import { researchOf, type CountyCourt, type CourtField } from '#domain/counties/court-values.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { hasCode } from '#browser/api-fault.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Day, Select, TextArea, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { panel } from '../Panel.tsx';
import { useStaffWords } from '../staff-words.ts';

interface CourtValueFormProps {
  readonly county: string;
  readonly court: CountyCourt;
  readonly field: CourtField;
  /** The current value; undefined if there is none yet. */
  readonly value: StaffCourtValue | undefined;
  /** Reads the county again: after a change, and when somebody else was faster. */
  readonly reload: () => Promise<void>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Changes one value. Source and day are asked for every time, because they belong to the new value. */
export function CourtValueForm(props: CourtValueFormProps) {
  const words = useStaffWords();
  const { county, court, field, value, reload, onDone, onCancel } = props;
  const labels = words.counties;
  const place = { county, court, field };
  const facts = { field: labels.fields[field] };
  const [today] = useState(() => officeDate(new Date()));
  return (
    <div className={panel}>
      <Form
        call={countiesApi.save}
        words={{
          fields: {
            value: { label: labels.value, placeholder: labels.choose },
            source: { label: labels.source, hint: labels.sourceHint },
            checked: labels.day,
          },
          submit: labels.submit,
          done: fill(labels.done, facts),
          refusals: labels.problems,
        }}
        fixed={{ ...place, version: value?.version ?? null }}
        initial={{ value: value?.value ?? '', source: value?.source ?? '', checked: today }}
        onRefused={(error) => {
          if (!hasCode(error, 'stale')) return false;
          const by = typeof error.body['by'] === 'string' ? error.body['by'] : '?';
          return researchOf(by) ? labels.staleByFile : fill(labels.staleBy, { name: by });
        }}
        onDone={onDone}
        reload={reload}
        className="gap-3!"
      >
        {field === 'exists' ? (
          <Select
            name="value"
            label={facts.field}
            options={(['yes', 'no'] as const).map((code) => ({ value: code, text: labels.yesNo[code] }))}
          />
        ) : (
          <TextArea name="value" hint={labels.valueHint} lines={3} lang="en" />
        )}
        <TextField name="source" />
        <Day name="checked" max={today} />
      </Form>
      <p>
        <button type="button" className={link} onClick={onCancel}>
          {labels.cancel}
        </button>
      </p>
      {value && (
        <Form
          call={countiesApi.remove}
          words={{ ...labels.remove, done: fill(labels.remove.done, facts) }}
          fixed={{ ...place, version: value.version }}
          confirm={() => ({
            title: fill(labels.remove.question, facts),
            text: labels.remove.text,
            yes: labels.remove.yes,
          })}
          onDone={onDone}
          reload={reload}
          quiet
        />
      )}
    </div>
  );
}
