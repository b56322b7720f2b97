import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import { matterLimits } from '#domain/cases/limits.ts';
import { courtTypes, factSources, judgmentStates } from '#domain/cases/matters.ts';
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
  const said = words.cases.matter;
  const id = useId();
  const state = useCaseWrite(words, locale, reload);
  const facts = factsOf(matter);
  const form = useForm({ defaultValues: { source: '', ...facts } });
  const edits = useMergedEdits(form, { version: matter.version, values: facts });
  const { errors } = form.formState;
  const send = form.handleSubmit(({ source, aliases, filingYear, leftOut, ...rest }) => {
    if (!edits.maySend()) return;
    const others = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value || null]));
    void state.write<{ matchLost: boolean }>({
      path: `/api/staff/matters/${matter.id}/facts`,
      body: {
        version: edits.version(),
        source,
        facts: {
          ...others,
          aliases: aliases
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
          filingYear: filingYear ? Number(filingYear) : null,
          leftOut,
        },
      },
      done: ({ matchLost }) => {
        edits.saved();
        return matchLost ? said.matchLost : said.saved;
      },
    });
  });
  const field = (name: Exclude<keyof MatterFacts, 'leftOut'>) => ({
    ...form.register(name),
    id: `${id}-${name}`,
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
        <Select {...field('court')} label={said.court} options={options(courtTypes, words.cases.courts)} />
        <Select
          {...field('county')}
          label={said.county}
          placeholder={said.unknown}
          options={counties.map(({ name }) => ({ value: name, text: name }))}
        />
        <TextInput {...field('docketNumber')} label={said.docket} maxLength={matterLimits.docketNumber} />
        <TextInput {...field('filingYear')} label={said.year} inputMode="numeric" maxLength={4} />
      </div>
      <TextInput
        {...field('nameAsFiled')}
        label={said.name}
        hint={said.nameHint}
        maxLength={matterLimits.nameAsFiled}
      />
      <TextInput {...field('aliases')} label={said.aliases} hint={said.aliasesHint} lines={2} />
      <TextInput {...field('addressThen')} label={said.address} maxLength={matterLimits.addressThen} />
      <div className="grid grid-cols-1 gap-3 xs:grid-cols-2">
        <TextInput {...field('filedAgainstOn')} type="date" label={said.filedAgainst} />
        <TextInput {...field('judgedOn')} type="date" label={said.judged} />
        <Select
          {...field('caseOutcome')}
          label={said.caseOutcome}
          placeholder={said.unknown}
          options={caseOutcomes.map((value) => ({ value, text: outcomes?.[value] ?? value }))}
        />
        <Select
          {...field('judgment')}
          label={said.judgment}
          options={options(judgmentStates, words.cases.judgments)}
        />
        <TextInput {...field('writRecordedIn')} label={said.writ} maxLength={matterLimits.writRecordedIn} />
        <Select
          {...field('attorneyId')}
          label={said.attorney}
          placeholder={said.none}
          options={item.colleagues
            .filter(({ role }) => role === 'attorney')
            .map((one) => ({ value: one.id, text: one.name }))}
        />
      </div>
      <TextInput {...field('hiddenSeenOn')} type="date" label={said.hidden} hint={said.hiddenHint} />
      {others.length > 0 && (
        <Select
          {...field('sameDisputeAs')}
          label={said.sameAs}
          placeholder={said.none}
          options={others.map((one) => ({ value: one.id, text: fill(said.title, { place: one.place }) }))}
        />
      )}
      {item.matters.length > 1 && (
        <label className={choice}>
          <input {...form.register('leftOut')} type="checkbox" className={choiceInput} />
          <span>{said.leaveOut}</span>
        </label>
      )}
      <Select
        {...form.register('source', { required: words.frame.form.choose })}
        id={`${id}-source`}
        label={said.source}
        error={errors.source?.message}
        errorPrefix={words.account.errorPrefix}
        placeholder="–"
        options={options(factSources, words.cases.sources)}
      />
      <Disputes words={words} fields={fieldTexts(item, words, locale)} edits={edits} />
      <WriteEnd words={words} submit={said.save} quiet state={state} />
    </form>
  );
}

/** How each fact is called, and how it reads. */
function fieldTexts(
  { colleagues, matters }: CasePartProps['item'],
  { cases, questions }: CasePartProps['words'],
  locale: CasePartProps['locale'],
): Record<keyof MatterFacts, FieldText> {
  const said = cases.matter;
  const day = (value: string) => formatDate(value, locale);
  const from = (texts: Readonly<Record<string, string>>) => (value: string) => texts[value];
  return {
    court: { label: said.court, text: from(cases.courts) },
    county: { label: said.county },
    docketNumber: { label: said.docket },
    nameAsFiled: { label: said.name },
    aliases: { label: said.aliases },
    addressThen: { label: said.address },
    filingYear: { label: said.year },
    filedAgainstOn: { label: said.filedAgainst, text: day },
    judgedOn: { label: said.judged, text: day },
    caseOutcome: { label: said.caseOutcome, text: from(questions.options.caseOutcome ?? {}) },
    judgment: { label: said.judgment, text: from(cases.judgments) },
    writRecordedIn: { label: said.writ },
    hiddenSeenOn: { label: said.hidden, text: day },
    attorneyId: { label: said.attorney, text: (value) => colleagues.find(({ id }) => id === value)?.name },
    sameDisputeAs: {
      label: said.sameAs,
      text: (value) => {
        const same = matters.find(({ id }) => id === value);
        return same && fill(said.title, { place: same.place });
      },
    },
    leftOut: { label: said.leaveOut },
  };
}
