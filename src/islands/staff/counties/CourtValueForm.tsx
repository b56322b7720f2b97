import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import * as countiesApi from '#domain/counties/api.staff.ts';
import { saveCountyValueRequest, type StaffCourtValue } from '#domain/counties/county-requests.ts';
import {
  countyLimits,
  researchOf,
  type CountyCourt,
  type CourtField,
} from '#domain/counties/court-values.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { FormEnd } from '../FormEnd.tsx';
import { panel } from '../Panel.tsx';
import type { RecordProps } from '../section-props.ts';
import { callStaffApi } from '../staff-calls.ts';

interface CourtValueFormProps extends RecordProps {
  readonly county: string;
  readonly court: CountyCourt;
  readonly field: CourtField;
  /** The current value; undefined if there is none yet. */
  readonly value: StaffCourtValue | undefined;
  /** Somebody else changed it first: reads the county again. */
  readonly onStale: () => Promise<void>;
  readonly onCancel: () => void;
  readonly onDone: (note: string) => Promise<void>;
}

interface ValueForm {
  readonly county: string;
  readonly court: string;
  readonly field: string;
  readonly value: string;
  readonly source: string;
  readonly checked: string;
  readonly version: number | null;
}

const parse = zodResolver(saveCountyValueRequest) as unknown as Resolver<ValueForm>;

/** Changes one value. Source and day are asked for every time, because they belong to the new value. */
export function CourtValueForm(props: CourtValueFormProps) {
  const { words, county, court, field, value, onStale, onCancel, onDone } = props;
  const labels = words.counties;
  const id = useId();
  const name = labels.fields[field];
  const place = { county, court, field };
  const [today] = useState(() => officeDate(new Date()));
  const form = useForm<ValueForm>({
    resolver: parse,
    defaultValues: {
      ...place,
      value: value?.value ?? '',
      source: value?.source ?? '',
      checked: today,
      version: null,
    },
  });
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const { errors, isSubmitting } = form.formState;
  const problem = (key: string | undefined) => key && (labels.problems[key] ?? key);
  const submit = form.handleSubmit(async ({ value: text, source, checked }) => {
    setFault(null);
    try {
      const body = { ...place, value: text, source, checked, version: value?.version ?? null };
      await callStaffApi(countiesApi.save, body);
      await onDone(fill(labels.done, { field: name }));
    } catch (error) {
      if (hasCode(error, 'stale')) {
        const { by } = error.body;
        const faster = typeof by === 'string' ? by : '?';
        const sentence = researchOf(faster) ? labels.staleByFile : fill(labels.staleBy, { name: faster });
        setFault({ text: sentence, reference: '' });
        await onStale();
        return;
      }
      const refused = hasCode(error, 'invalid_input') ? error.fields[0] : undefined;
      setFault(refused ? { text: refused.message, reference: '' } : describeFault(error, words.account));
    }
  });
  const shared = (one: 'value' | 'source' | 'checked') => ({
    ...form.register(one),
    id: `${id}-${one}`,
    error: problem(errors[one]?.message),
    errorPrefix: words.account.errorPrefix,
  });
  return (
    <div className={panel}>
      <form
        className="grid grid-cols-1 gap-3"
        noValidate
        autoComplete="off"
        onSubmit={(event) => void submit(event)}
      >
        {field === 'exists' ? (
          <Select
            {...shared('value')}
            label={name}
            placeholder={labels.choose}
            options={(['yes', 'no'] as const).map((code) => ({ value: code, text: labels.yesNo[code] }))}
          />
        ) : (
          <TextInput
            {...shared('value')}
            label={labels.value}
            hint={labels.valueHint}
            maxLength={countyLimits.value}
            lines={3}
            lang="en"
          />
        )}
        <TextInput
          {...shared('source')}
          label={labels.source}
          hint={labels.sourceHint}
          maxLength={countyLimits.source}
        />
        <TextInput {...shared('checked')} label={labels.day} type="date" max={today} />
        {fault && <Fault {...faultTexts(fault, words.account)} takesFocus />}
        <FormEnd
          submit={isSubmitting ? words.frame.form.saving : labels.submit}
          busy={isSubmitting}
          note=""
        />
      </form>
      <p>
        <button type="button" className={link} onClick={onCancel}>
          {labels.cancel}
        </button>
      </p>
      {value && (
        <Form
          call={countiesApi.remove}
          words={labels.remove}
          fixed={{ ...place, version: value.version }}
          confirm={() => ({
            title: fill(labels.remove.question, { field: name }),
            text: labels.remove.text,
            yes: labels.remove.yes,
          })}
          done={() => fill(labels.remove.done, { field: name })}
          onDone={() => onDone(fill(labels.remove.done, { field: name }))}
          reload={onStale}
          quiet
        />
      )}
    </div>
  );
}
