import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import { isOddDocket } from '#domain/cases/docket.ts';
import { matterLimits } from '#domain/cases/limits.ts';
import { courtTypes, type CourtType } from '#domain/cases/matters.ts';
import { caseNoteMax, recordResults } from '#domain/cases/work-requests.ts';
import { counties } from '#domain/counties/georgia.ts';
import { plural } from '#i18n/format.ts';
import { CheckboxGroup, RadioGroup } from '#ui/Choices.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { Disputes } from './Disputes.tsx';
import type { CasePartProps } from './part-props.ts';
import { useCaseWrite } from './use-case-write.ts';
import { useMergedEdits } from './use-merged-edits.ts';
import { WriteEnd } from './WriteEnd.tsx';

interface RecordMatchProps extends CasePartProps {
  readonly matter: MatterSheet;
}

interface Answer {
  readonly papersVoided: number;
  readonly searches: number;
}

/** How the public record compares with a matter; nothing is prepared before that. */
export function RecordMatch({ matter, words, locale, reload }: RecordMatchProps) {
  const labels = words.cases.record;
  const facts = words.cases.matter;
  const id = useId();
  const state = useCaseWrite(words, locale, reload);
  const stored = {
    court: matter.court === 'unknown' ? '' : (matter.court as string),
    county: matter.county ?? '',
    docketNumber: matter.docketNumber ?? '',
    nameAsFiled: matter.nameAsFiled ?? '',
  };
  const form = useForm({ defaultValues: { result: '', ...stored, partyIds: [] as string[], note: '' } });
  const edits = useMergedEdits(form, { version: matter.version, values: stored });
  const { errors } = form.formState;
  const [result, docket] = useWatch({ control: form.control, name: ['result', 'docketNumber'] });
  const { required, choose } = words.frame.form;
  const errorPrefix = words.account.errorPrefix;
  const needed = (text: string) => text.trim() !== '' || required;
  const send = form.handleSubmit(async (values) => {
    if (!edits.maySend()) return;
    const done = await state.write<Answer>({
      path: `/api/staff/matters/${matter.id}/record`,
      body: {
        version: edits.version(),
        ...values,
        court: values.court || null,
        county: values.county || null,
        partyIds: values.partyIds || [],
      },
      done: ({ papersVoided, searches }) => {
        edits.saved();
        if (values.result === 'not_found') return plural(searches, labels.notFound, locale);
        return papersVoided > 0 ? plural(papersVoided, labels.voided, locale) : labels.done;
      },
    });
    if (done) form.reset({ ...values, result: '', note: '' });
  });
  return (
    <details id="case-record" className="rounded-m border border-line bg-ground p-3">
      <summary className="cursor-pointer font-strong">{labels.title}</summary>
      <form className="grid grid-cols-1 gap-3 pt-3" noValidate onSubmit={(event) => void send(event)}>
        <p className="text-ink-soft">{labels.help}</p>
        <RadioGroup
          id={`${id}-result`}
          label={labels.question}
          error={errors.result?.message}
          errorPrefix={errorPrefix}
          input={form.register('result', { required: choose })}
          options={recordResults.map((value) => ({ value, text: labels.results[value] }))}
          inRow
        />
        {result === 'wrong_county' && <p className="notice">{labels.wrongCountyHelp}</p>}
        {(result === 'matched' || result === 'wrong_county') && (
          <div className="grid grid-cols-1 gap-3 xs:grid-cols-2">
            <Select
              {...form.register('court', { required: choose })}
              id={`${id}-court`}
              label={facts.court}
              error={errors.court?.message}
              errorPrefix={errorPrefix}
              placeholder="–"
              options={courtTypes
                .filter((value) => value !== 'unknown')
                .map((value) => ({ value, text: words.cases.courts[value] }))}
            />
            <Select
              {...form.register('county', { required: choose })}
              id={`${id}-county`}
              label={facts.county}
              error={errors.county?.message}
              errorPrefix={errorPrefix}
              placeholder="–"
              options={counties.map(({ name }) => ({ value: name, text: name }))}
            />
          </div>
        )}
        {result === 'matched' && (
          <>
            <TextInput
              {...form.register('docketNumber', { validate: needed })}
              id={`${id}-docket`}
              label={facts.docket}
              hint={isOddDocket(docket) ? facts.oddDocket : undefined}
              error={errors.docketNumber?.message}
              errorPrefix={errorPrefix}
              maxLength={matterLimits.docketNumber}
            />
            <TextInput
              {...form.register('nameAsFiled', { validate: needed })}
              id={`${id}-name`}
              label={facts.name}
              hint={facts.nameHint}
              error={errors.nameAsFiled?.message}
              errorPrefix={errorPrefix}
              maxLength={matterLimits.nameAsFiled}
            />
            {matter.parties.length > 0 && (
              <CheckboxGroup
                id={`${id}-parties`}
                label={labels.parties}
                errorPrefix={errorPrefix}
                input={form.register('partyIds')}
                options={matter.parties.map((party) => ({
                  value: party.id,
                  text: `${party.name} (${words.cases.party.roles[party.role]})`,
                }))}
              />
            )}
          </>
        )}
        <TextInput
          {...form.register('note', { validate: needed })}
          id={`${id}-note`}
          label={labels.note}
          error={errors.note?.message}
          errorPrefix={errorPrefix}
          lines={2}
          maxLength={caseNoteMax}
        />
        <Disputes
          words={words}
          edits={edits}
          fields={{
            court: { label: facts.court, text: (value) => words.cases.courts[value as CourtType] },
            county: { label: facts.county },
            docketNumber: { label: facts.docket },
            nameAsFiled: { label: facts.name },
          }}
        />
        <WriteEnd words={words} submit={labels.submit} quiet state={state} />
      </form>
    </details>
  );
}
