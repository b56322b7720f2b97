import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as mattersApi from '#domain/matters/api.staff.ts';
import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import { isOddDocket } from '#domain/cases/docket.ts';
import { matterLimits } from '#domain/cases/limits.ts';
import { canHaveCourt } from '#domain/counties/court-values.ts';
import { courtTypes, factSources, judgmentStates } from '#domain/cases/matters.ts';
import { isJudgedTooEarly } from '#domain/cases/work-requests.ts';
import { counties } from '#domain/counties/georgia.ts';
import { caseOutcomes } from '#domain/intake/options.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { Disputes, type FieldText } from './Disputes.tsx';
import type { CasePartProps } from './part-props.ts';
import { useCaseWrite } from './use-case-write.ts';
import { useMergedEdits } from './use-merged-edits.ts';
import { WriteEnd } from './WriteEnd.tsx';

interface MatterFormProps extends CasePartProps {
  readonly matter: MatterSheet;
}

/** The facts as the form holds them. */
const factsOf = (matter: MatterSheet) => ({
  court: matter.court as string,
  county: matter.county ?? '',
  docketNumber: matter.docketNumber ?? '',
  nameAsFiled: matter.nameAsFiled ?? '',
  aliases: matter.aliases.join('\n'),
  addressThen: matter.addressThen ?? '',
  filingYear: matter.filingYear?.toString() ?? '',
  filedAgainstOn: matter.filedAgainstOn ?? '',
  judgedOn: matter.judgedOn ?? '',
  caseOutcome: (matter.caseOutcome ?? '') as string,
  judgment: matter.judgment as string,
  writRecordedIn: matter.writRecordedIn ?? '',
  hiddenSeenOn: matter.hiddenSeenOn ?? '',
  attorneyId: matter.attorney?.id ?? '',
  sameDisputeAs: matter.sameDisputeAs ?? '',
  leftOut: matter.leftOutAt !== null,
});
type MatterFacts = ReturnType<typeof factsOf>;

/** The facts of a court matter, each with its source. */
export function MatterForm({ item, matter, words, locale, reload }: MatterFormProps) {
  const labels = words.cases.matter;
  const id = useId();
  const state = useCaseWrite(words, locale, reload);
  const facts = factsOf(matter);
  const form = useForm({ defaultValues: { source: '', ...facts } });
  const edits = useMergedEdits(form, { version: matter.version, values: facts });
  const { errors } = form.formState;
  const send = form.handleSubmit(({ source, aliases, filingYear, leftOut, ...rest }) => {
    if (!edits.maySend()) return;
    const others = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value || null]));
    void state.write(
      mattersApi.save,
      {
        id: matter.id,
        version: edits.version(),
        source,
        facts: {
          ...others,
          court: rest.court,
          judgment: rest.judgment,
          aliases: aliases
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
          filingYear: filingYear ? Number(filingYear) : null,
          leftOut,
        },
      },
      ({ matchLost }) => {
        edits.saved();
        return matchLost ? labels.matchLost : labels.saved;
      },
    );
  });
  const [docket, court, county] = useWatch({
    control: form.control,
    name: ['docketNumber', 'court', 'county'],
  });
  const checks: Partial<Record<keyof MatterFacts, (value: unknown) => true | string>> = {
    filingYear: (year) => /^\s*(\d{4})?\s*$/.test(String(year)) || labels.badYear,
    judgedOn: (day) =>
      !isJudgedTooEarly(form.getValues('filedAgainstOn'), String(day)) || labels.judgedTooEarly,
  };
  const field = (name: Exclude<keyof MatterFacts, 'leftOut'>) => ({
    ...form.register(name, checks[name] && { validate: checks[name] }),
    id: `${id}-${name}`,
    error: errors[name]?.message,
    errorPrefix: words.account.errorPrefix,
  });
  const options = <Value extends string>(list: readonly Value[], texts: Readonly<Record<Value, string>>) =>
    list.map((value) => ({ value, text: texts[value] }));
  const outcomes = words.questions.options.caseOutcome;
  const others = item.matters.filter((one) => one.id !== matter.id && one.sameDisputeAs === null);
  return (
    <form
      className="grid grid-cols-1 gap-3 rounded-m border border-line bg-ground p-3"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <div className="grid grid-cols-1 gap-3 xs:grid-cols-2">
        <Select
          {...field('court')}
          label={labels.court}
          options={options(
            courtTypes.filter((one) => one === court || canHaveCourt(county || null, one)),
            words.cases.courts,
          )}
        />
        <Select
          {...field('county')}
          label={labels.county}
          placeholder={labels.unknown}
          options={counties.map(({ name }) => ({ value: name, text: name }))}
        />
        <TextInput
          {...field('docketNumber')}
          label={labels.docket}
          hint={isOddDocket(docket) ? labels.oddDocket : undefined}
          maxLength={matterLimits.docketNumber}
        />
        <TextInput {...field('filingYear')} label={labels.year} inputMode="numeric" maxLength={4} />
      </div>
      <TextInput
        {...field('nameAsFiled')}
        label={labels.name}
        hint={labels.nameHint}
        maxLength={matterLimits.nameAsFiled}
      />
      <TextInput {...field('aliases')} label={labels.aliases} hint={labels.aliasesHint} lines={2} />
      <TextInput {...field('addressThen')} label={labels.address} maxLength={matterLimits.addressThen} />
      <div className="grid grid-cols-1 gap-3 xs:grid-cols-2">
        <TextInput {...field('filedAgainstOn')} type="date" label={labels.filedAgainst} />
        <TextInput {...field('judgedOn')} type="date" label={labels.judged} />
        <Select
          {...field('caseOutcome')}
          label={labels.caseOutcome}
          placeholder={labels.unknown}
          options={caseOutcomes.map((value) => ({ value, text: outcomes?.[value] ?? value }))}
        />
        <Select
          {...field('judgment')}
          label={labels.judgment}
          options={options(judgmentStates, words.cases.judgments)}
        />
        <TextInput {...field('writRecordedIn')} label={labels.writ} maxLength={matterLimits.writRecordedIn} />
        <Select
          {...field('attorneyId')}
          label={labels.attorney}
          placeholder={labels.none}
          options={item.colleagues
            .filter(({ role }) => role === 'attorney')
            .map((one) => ({ value: one.id, text: one.name }))}
        />
      </div>
      <TextInput {...field('hiddenSeenOn')} type="date" label={labels.hidden} hint={labels.hiddenHint} />
      {others.length > 0 && (
        <Select
          {...field('sameDisputeAs')}
          label={labels.sameAs}
          placeholder={labels.none}
          options={others.map((one) => ({ value: one.id, text: fill(labels.title, { place: one.place }) }))}
        />
      )}
      {item.matters.length > 1 && (
        <label className={choice}>
          <input {...form.register('leftOut')} type="checkbox" className={choiceInput} />
          <span>{labels.leaveOut}</span>
        </label>
      )}
      <Select
        {...form.register('source', { required: words.frame.form.choose })}
        id={`${id}-source`}
        label={labels.source}
        error={errors.source?.message}
        errorPrefix={words.account.errorPrefix}
        placeholder="–"
        options={options(factSources, words.cases.sources)}
      />
      <Disputes words={words} fields={fieldTexts(item, words, locale)} edits={edits} />
      <WriteEnd words={words} submit={labels.save} quiet state={state} />
    </form>
  );
}

/** How each fact is called, and how it reads. */
function fieldTexts(
  { colleagues, matters }: CasePartProps['item'],
  { cases, questions }: CasePartProps['words'],
  locale: CasePartProps['locale'],
): Record<keyof MatterFacts, FieldText> {
  const labels = cases.matter;
  const day = (value: string) => formatDate(value, locale);
  const from = (texts: Readonly<Record<string, string>>) => (value: string) => texts[value];
  return {
    court: { label: labels.court, text: from(cases.courts) },
    county: { label: labels.county },
    docketNumber: { label: labels.docket },
    nameAsFiled: { label: labels.name },
    aliases: { label: labels.aliases },
    addressThen: { label: labels.address },
    filingYear: { label: labels.year },
    filedAgainstOn: { label: labels.filedAgainst, text: day },
    judgedOn: { label: labels.judged, text: day },
    caseOutcome: { label: labels.caseOutcome, text: from(questions.options.caseOutcome ?? {}) },
    judgment: { label: labels.judgment, text: from(cases.judgments) },
    writRecordedIn: { label: labels.writ },
    hiddenSeenOn: { label: labels.hidden, text: day },
    attorneyId: { label: labels.attorney, text: (value) => colleagues.find(({ id }) => id === value)?.name },
    sameDisputeAs: {
      label: labels.sameAs,
      text: (value) => {
        const same = matters.find(({ id }) => id === value);
        return same && fill(labels.title, { place: same.place });
      },
    },
    leftOut: { label: labels.leaveOut },
  };
}
