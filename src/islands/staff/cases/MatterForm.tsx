import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import { isOddDocket } from '#domain/cases/docket.ts';
import { courtTypes, factSources, judgmentStates } from '#domain/cases/matters.ts';
import { canHaveCourt } from '#domain/counties/court-values.ts';
import { counties, isCountyName } from '#domain/counties/georgia.ts';
import { caseOutcomes } from '#domain/intake/options.ts';
import * as mattersApi from '#domain/matters/api.staff.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { Check, Day, Select, TextArea, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useFormState } from '#ui/form/form-state.ts';
import { MergedEdits } from './MergedEdits.tsx';
import { optionsOf } from './options-of.ts';
import type { CasePartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface MatterFormProps extends CasePartProps {
  readonly matter: MatterSheet;
}

/** The facts as the form holds them. */
const factsOf = (matter: MatterSheet) =>
  ({
    court: matter.court,
    county: isCountyName(matter.county) ? matter.county : '',
    docketNumber: matter.docketNumber ?? '',
    nameAsFiled: matter.nameAsFiled ?? '',
    aliases: matter.aliases.join('\n'),
    addressThen: matter.addressThen ?? '',
    filingYear: matter.filingYear?.toString() ?? '',
    filedAgainstOn: matter.filedAgainstOn ?? '',
    judgedOn: matter.judgedOn ?? '',
    caseOutcome: matter.caseOutcome ?? '',
    judgment: matter.judgment,
    writRecordedIn: matter.writRecordedIn ?? '',
    hiddenSeenOn: matter.hiddenSeenOn ?? '',
    attorneyId: matter.attorney?.id ?? '',
    sameDisputeAs: matter.sameDisputeAs ?? '',
    leftOut: matter.leftOutAt !== null,
  }) as const;

/** One name a line. */
const namesOf = (lines: unknown): string[] =>
  [lines]
    .flat()
    .flatMap((one) => String(one).split('\n'))
    .map((line) => line.trim())
    .filter(Boolean);

/** The facts of a court matter, each with its source. */
export function MatterForm({ item, matter, reload }: MatterFormProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases.matter;
  const facts = factsOf(matter);
  const day = (value: string) => formatDate(value, locale);
  const outcomes: Readonly<Record<string, string>> = words.questions.options.caseOutcome ?? {};
  const others = item.matters.filter((one) => one.id !== matter.id && one.sameDisputeAs === null);
  const titleOf = (one: MatterSheet) => fill(labels.title, { place: one.place });
  return (
    <Form
      call={mattersApi.save}
      words={labels.form}
      fixed={{ id: matter.id }}
      initial={{ version: matter.version, facts }}
      complete={({ facts: typed, ...input }) => {
        const all = typed as Readonly<Record<string, unknown>>;
        return { ...input, facts: { ...all, aliases: namesOf(all['aliases']) } };
      }}
      done={({ matchLost }) => (matchLost ? labels.matchLost : labels.form.done)}
      reload={reload}
      after="keep"
      className="max-w-none! gap-3! rounded-m border border-line bg-ground p-3"
      quiet
    >
      <div className="grid grid-cols-1 gap-3 xs:grid-cols-2">
        <CourtAndDocket />
        <TextField name="facts.filingYear" maxLength={4} />
      </div>
      <TextField name="facts.nameAsFiled" />
      <TextArea name="facts.aliases" lines={2} aria-required={undefined} />
      <TextField name="facts.addressThen" />
      <div className="grid grid-cols-1 gap-3 xs:grid-cols-2">
        <Day name="facts.filedAgainstOn" />
        <Day name="facts.judgedOn" />
        <Select name="facts.caseOutcome" options={optionsOf(caseOutcomes, outcomes)} />
        <Select name="facts.judgment" options={optionsOf(judgmentStates, words.cases.judgments)} />
        <TextField name="facts.writRecordedIn" />
        <Select
          name="facts.attorneyId"
          options={item.colleagues
            .filter(({ role }) => role === 'attorney')
            .map((one) => ({ value: one.id, text: one.name }))}
        />
      </div>
      <Day name="facts.hiddenSeenOn" />
      {others.length > 0 && (
        <Select
          name="facts.sameDisputeAs"
          options={others.map((one) => ({ value: one.id, text: titleOf(one) }))}
        />
      )}
      {item.matters.length > 1 && <Check name="facts.leftOut" />}
      <Select name="source" options={optionsOf(factSources, words.cases.sources)} />
      <MergedEdits
        version={matter.version}
        values={Object.fromEntries(Object.entries(facts).map(([name, value]) => [`facts.${name}`, value]))}
        texts={{
          'facts.court': (value) => (words.cases.courts as Readonly<Record<string, string>>)[value],
          'facts.filedAgainstOn': day,
          'facts.judgedOn': day,
          'facts.caseOutcome': (value) => outcomes[value],
          'facts.judgment': (value) => (words.cases.judgments as Readonly<Record<string, string>>)[value],
          'facts.hiddenSeenOn': day,
          'facts.attorneyId': (value) => item.colleagues.find(({ id }) => id === value)?.name,
          'facts.sameDisputeAs': (value) => {
            const same = item.matters.find(({ id }) => id === value);
            return same && titleOf(same);
          },
        }}
      />
    </Form>
  );
}

/** A court is one that the county has; a docket number that looks like none is asked about. */
function CourtAndDocket() {
  const words = useStaffWords();
  const { form } = useFormState();
  const [court, county, docket] = form
    .watch(['facts.court', 'facts.county', 'facts.docketNumber'])
    .map(String);
  const courts = courtTypes.filter((one) => one === court || canHaveCourt(county || null, one));
  return (
    <>
      <Select name="facts.court" options={optionsOf(courts, words.cases.courts)} />
      <Select name="facts.county" options={counties.map(({ name }) => ({ value: name, text: name }))} />
      <TextField
        name="facts.docketNumber"
        hint={isOddDocket(docket ?? '') ? words.cases.matter.oddDocket : undefined}
      />
    </>
  );
}
