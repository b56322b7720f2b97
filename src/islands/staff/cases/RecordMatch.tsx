import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as mattersApi from '#domain/matters/api.staff.ts';
import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import { isOddDocket } from '#domain/cases/docket.ts';
import { matterLimits, partyLimits } from '#domain/cases/limits.ts';
import { canHaveCourt } from '#domain/counties/court-values.ts';
import { courtTypes, judgmentStates, type CourtType, type JudgmentState } from '#domain/cases/matters.ts';
import { caseNoteMax, isJudgedTooEarly, recordResults } from '#domain/cases/work-requests.ts';
import { counties } from '#domain/counties/georgia.ts';
import { caseOutcomes } from '#domain/intake/options.ts';
import { formatDate, plural } from '#i18n/format.ts';
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
  /** The two agree; the case is read again. */
  readonly onMatched: () => void;
}

/** How the public record compares with a matter; nothing is prepared before that. */
export function RecordMatch({ matter, words, locale, reload, onMatched }: RecordMatchProps) {
  const labels = words.cases.record;
  const facts = words.cases.matter;
  const id = useId();
  const state = useCaseWrite(words, locale, reload);
  const plaintiff = matter.parties.find(({ role }) => role === 'plaintiff');
  const stored = {
    court: matter.court === 'unknown' ? '' : (matter.court as string),
    county: matter.county ?? '',
    docketNumber: matter.docketNumber ?? '',
    // What the client writes, to be put as the court wrote it.
    nameAsFiled: matter.nameAsFiled ?? matter.parties.find(({ isClient }) => isClient)?.name ?? '',
    filedAgainstOn: matter.filedAgainstOn ?? '',
    judgedOn: matter.judgedOn ?? '',
    caseOutcome: (matter.caseOutcome ?? '') as string,
    // A case that was dismissed has none.
    judgment: (matter.judgment === 'unknown' && matter.caseOutcome === 'dismissed'
      ? 'none'
      : matter.judgment) as string,
    plaintiffAddress: plaintiff?.address ?? '',
  };
  const form = useForm({
    defaultValues: { result: 'matched', ...stored, plaintiffName: '', partyIds: [] as string[], note: '' },
  });
  const edits = useMergedEdits(form, { version: matter.version, values: stored });
  const { errors } = form.formState;
  const [result, docket, court, county] = useWatch({
    control: form.control,
    name: ['result', 'docketNumber', 'court', 'county'],
  });
  const { required, choose } = words.frame.form;
  const day = (value: string) => formatDate(value, locale);
  const outcomeTexts = words.questions.options.caseOutcome;
  // Our client stands in the record under the name as filed.
  const others = matter.parties.filter(({ isClient }) => !isClient);
  const errorPrefix = words.account.errorPrefix;
  const needed = (text: string) => text.trim() !== '' || required;
  const send = form.handleSubmit(async ({ plaintiffName, plaintiffAddress, ...values }) => {
    if (!edits.maySend()) return;
    const isMatch = values.result === 'matched';
    const named = plaintiff?.name ?? plaintiffName.trim();
    const done = await state.write(
      mattersApi.matchRecord,
      {
        id: matter.id,
        version: edits.version(),
        ...values,
        court: values.court || null,
        county: values.county || null,
        partyIds: values.partyIds || [],
        filedAgainstOn: values.filedAgainstOn || null,
        judgedOn: values.judgedOn || null,
        caseOutcome: values.caseOutcome || null,
        judgment: values.judgment,
        plaintiff:
          isMatch && named
            ? { id: plaintiff?.id ?? null, name: named, address: plaintiffAddress || null }
            : null,
      },
      ({ papersVoided, searches }) => {
        edits.saved();
        if (isMatch) onMatched();
        if (values.result === 'not_found') return plural(searches, labels.notFound, locale);
        return papersVoided > 0 ? plural(papersVoided, labels.voided, locale) : labels.done;
      },
    );
    if (done) form.reset({ ...values, plaintiffName: '', plaintiffAddress, note: '' });
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
                .filter(
                  (value) => value !== 'unknown' && (value === court || canHaveCourt(county || null, value)),
                )
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
            {others.length > 0 && (
              <CheckboxGroup
                id={`${id}-parties`}
                label={labels.parties}
                errorPrefix={errorPrefix}
                input={form.register('partyIds')}
                options={others.map((party) => ({
                  value: party.id,
                  text: `${party.name} (${words.cases.party.roles[party.role]})`,
                }))}
              />
            )}
            {!plaintiff && (
              <TextInput
                {...form.register('plaintiffName', { validate: needed })}
                id={`${id}-plaintiff`}
                label={labels.plaintiff}
                error={errors.plaintiffName?.message}
                errorPrefix={errorPrefix}
                maxLength={partyLimits.name}
              />
            )}
            <TextInput
              {...form.register('plaintiffAddress')}
              id={`${id}-address`}
              label={labels.plaintiffAddress}
              maxLength={partyLimits.address}
            />
            <div className="grid grid-cols-1 gap-3 xs:grid-cols-2">
              <TextInput
                {...form.register('filedAgainstOn')}
                id={`${id}-filed`}
                type="date"
                label={facts.filedAgainst}
              />
              <TextInput
                {...form.register('judgedOn', {
                  validate: (judgedOn) =>
                    !isJudgedTooEarly(form.getValues('filedAgainstOn'), judgedOn) || facts.judgedTooEarly,
                })}
                id={`${id}-judged`}
                type="date"
                label={facts.judged}
                error={errors.judgedOn?.message}
                errorPrefix={errorPrefix}
              />
              <Select
                {...form.register('caseOutcome')}
                id={`${id}-outcome`}
                label={facts.caseOutcome}
                placeholder={facts.unknown}
                options={caseOutcomes.map((value) => ({ value, text: outcomeTexts?.[value] ?? value }))}
              />
              <Select
                {...form.register('judgment')}
                id={`${id}-judgment`}
                label={facts.judgment}
                options={judgmentStates.map((value) => ({ value, text: words.cases.judgments[value] }))}
              />
            </div>
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
            filedAgainstOn: { label: facts.filedAgainst, text: day },
            judgedOn: { label: facts.judged, text: day },
            caseOutcome: { label: facts.caseOutcome, text: (value) => outcomeTexts?.[value] },
            judgment: {
              label: facts.judgment,
              text: (value) => words.cases.judgments[value as JudgmentState],
            },
            plaintiffAddress: { label: labels.plaintiffAddress },
          }}
        />
        <WriteEnd words={words} submit={labels.submit} quiet state={state} />
      </form>
    </details>
  );
}
