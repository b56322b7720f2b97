import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as mattersApi from '#domain/matters/api.staff.ts';
import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import { checkChannels, checkNoteMax, findingsOf } from '#domain/cases/court-checks.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { CasePartProps } from './part-props.ts';
import { useCaseWrite } from './use-case-write.ts';
import { WriteEnd } from './WriteEnd.tsx';

interface CourtChecksProps extends CasePartProps {
  readonly matter: MatterSheet;
}

/** A look at the court's record with its result: every seven days while papers are filed, and after an order. */
export function CourtChecks({ matter, words, locale, reload }: CourtChecksProps) {
  const labels = words.courtChecks;
  const id = useId();
  const [today] = useState(() => officeDate(new Date()));
  const state = useCaseWrite(words, locale, reload);
  const form = useForm({
    defaultValues: { channel: 'docket_check', found: '', checkedOn: today, note: '' },
    shouldFocusError: true,
  });
  const { errors } = form.formState;
  const errorPrefix = words.account.errorPrefix;
  const send = form.handleSubmit(async (body) => {
    const isDone = await state.write(mattersApi.recordDocketCheck, { id: matter.id, ...body }, labels.done);
    if (isDone) form.reset();
  });
  return (
    <details id="case-checks" className="rounded-m border border-line bg-ground p-3">
      <summary className="cursor-pointer font-strong">{labels.title}</summary>
      <form className="grid grid-cols-1 gap-3 pt-3" noValidate onSubmit={(event) => void send(event)}>
        <p className="text-ink-soft">{labels.lead}</p>
        <Select
          {...form.register('channel')}
          id={`${id}-channel`}
          label={labels.where}
          options={checkChannels.map((value) => ({ value, text: labels.channels[value] }))}
        />
        <RadioGroup
          id={`${id}-found`}
          label={labels.found}
          error={errors.found?.message}
          errorPrefix={errorPrefix}
          input={form.register('found', { required: words.frame.form.choose })}
          options={findingsOf(matter.status).map((value) => ({ value, text: labels.findings[value] }))}
        />
        <TextInput
          {...form.register('checkedOn', { required: words.frame.form.required })}
          id={`${id}-day`}
          type="date"
          max={today}
          label={labels.day}
          error={errors.checkedOn?.message}
          errorPrefix={errorPrefix}
        />
        <TextInput
          {...form.register('note')}
          id={`${id}-note`}
          label={labels.note}
          lines={2}
          maxLength={checkNoteMax}
        />
        <WriteEnd words={words} submit={labels.submit} quiet state={state} />
      </form>
    </details>
  );
}
