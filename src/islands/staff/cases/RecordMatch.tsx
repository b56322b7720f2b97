import { useEffect, useEffectEvent, useState } from 'react';
import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import { isOddDocket } from '#domain/cases/docket.ts';
import { courtTypes, judgmentStates } from '#domain/cases/matters.ts';
import { canHaveCourt } from '#domain/counties/court-values.ts';
import { counties, isCountyName } from '#domain/counties/georgia.ts';
import { caseOutcomes } from '#domain/intake/options.ts';
import * as mattersApi from '#domain/matters/api.staff.ts';
import { fill, formatDate, plural } from '#i18n/format.ts';
import { DoneHere } from '#ui/form/DoneHere.tsx';
import { Choice, Day, Select, TextArea, TextField, When } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useFormState } from '#ui/form/form-state.ts';
import { shortMoment } from '../formats.ts';
import { MergedEdits } from './MergedEdits.tsx';
import { optionsOf } from './options-of.ts';
import type { CasePartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface RecordMatchProps extends CasePartProps {
  readonly matter: MatterSheet;
  /** The two agree; the case is read again. */
  readonly onMatched: () => void;
  /** Whether something stands in the form that is not logged yet. */
  readonly onTyped: (isTyped: boolean) => void;
}

const plaintiffOf = ({ parties }: MatterSheet) => parties.find(({ role }) => role === 'plaintiff');

/** What is known, as the form holds it. */
const knownOf = (matter: MatterSheet) =>
  ({
    court: matter.court === 'unknown' ? '' : matter.court,
    county: isCountyName(matter.county) ? matter.county : '',
    docketNumber: matter.docketNumber ?? '',
    // What the client writes, to be put as the court wrote it.
    nameAsFiled: matter.nameAsFiled ?? matter.parties.find(({ isClient }) => isClient)?.name ?? '',
    filedAgainstOn: matter.filedAgainstOn ?? '',
    judgedOn: matter.judgedOn ?? '',
    caseOutcome: matter.caseOutcome ?? '',
    // A case that was dismissed has none.
    judgment: matter.judgment === 'unknown' && matter.caseOutcome === 'dismissed' ? 'none' : matter.judgment,
  }) as const;

/** How the public record compares with a matter; nothing is prepared before that. */
export function RecordMatch(props: RecordMatchProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { matter, reload, onMatched } = props;
  const labels = words.cases.record;
  /** Each look is a form of its own. */
  const [looks, setLooks] = useState(0);
  const plaintiff = plaintiffOf(matter);
  const known = knownOf(matter);
  const address = plaintiff?.address ?? '';
  const day = (value: string) => formatDate(value, locale);
  const textOf = (texts: Readonly<Partial<Record<string, string>>>) => (value: string) => texts[value];
  return (
    <details id="case-record" className="rounded-m border border-line bg-ground p-3">
      <summary className="cursor-pointer font-strong">{labels.title}</summary>
      <div className="grid grid-cols-1 gap-3 pt-3">
        <p className="text-ink-soft">{labels.help}</p>
        {matter.recordMatchedAt && <LoggedMeanwhile matter={matter} at={matter.recordMatchedAt} />}
        <DoneHere>
          <Form
            key={looks}
            call={mattersApi.matchRecord}
            words={{ ...labels.form, fields: { ...words.cases.matter.form.fields, ...labels.form.fields } }}
            fixed={{ id: matter.id }}
            initial={{
              version: matter.version,
              ...known,
              plaintiff: { name: plaintiff?.name ?? '', address },
            }}
            complete={({ plaintiff: named, ...input }) => ({
              ...input,
              plaintiff:
                input.result === 'matched'
                  ? {
                      ...(named as object),
                      id: plaintiff?.id ?? null,
                      ...(plaintiff && { name: plaintiff.name }),
                    }
                  : null,
            })}
            done={({ papersVoided, searches }, { result }) => {
              if (result === 'not_found') return plural(searches, labels.notFound, locale);
              return papersVoided > 0 ? plural(papersVoided, labels.voided, locale) : labels.form.done;
            }}
            onDone={(_, { result }) => {
              if (result === 'matched') onMatched();
              setLooks(looks + 1);
            }}
            reload={reload}
            className="max-w-none! gap-3!"
            quiet
          >
            <Fields {...props} />
            <MergedEdits
              version={matter.version}
              values={{ ...known, 'plaintiff.address': address }}
              texts={{
                court: textOf(words.cases.courts),
                filedAgainstOn: day,
                judgedOn: day,
                caseOutcome: textOf(words.questions.options.caseOutcome ?? {}),
                judgment: textOf(words.cases.judgments),
              }}
            />
          </Form>
        </DoneHere>
      </div>
    </details>
  );
}

/** What a colleague logged while somebody else was writing the same. */
function LoggedMeanwhile({ matter, at }: { readonly matter: MatterSheet; readonly at: string }) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases.record;
  const record = [words.cases.courts[matter.court], matter.county, matter.docketNumber, matter.nameAsFiled];
  return (
    <div className="notice grid gap-1" role="status">
      <p className="font-strong">
        {fill(labels.meanwhile, { name: matter.recordMatchedBy ?? '', time: shortMoment(at, locale) })}
      </p>
      <p className="wrap-anywhere">{record.filter(Boolean).join(' · ')}</p>
      <p>{labels.meanwhileHelp}</p>
    </div>
  );
}

function Fields({ matter, onTyped }: RecordMatchProps) {
  const words = useStaffWords();
  const labels = words.cases.record;
  const facts = words.cases.matter;
  const { form } = useFormState();
  const { isDirty } = form.formState;
  const tellTyped = useEffectEvent(onTyped);
  useEffect(() => tellTyped(isDirty), [isDirty]);
  const [result, court, county, docket] = form
    .watch(['result', 'court', 'county', 'docketNumber'])
    .map(String);
  const courts = courtTypes.filter(
    (one) => one !== 'unknown' && (one === court || canHaveCourt(county || null, one)),
  );
  // Our client stands in the record under the name as filed.
  const others = matter.parties.filter(({ isClient }) => !isClient);
  return (
    <>
      <Choice name="result" inRow />
      <When field="result" is="wrong_county">
        <p className="notice">{labels.wrongCountyHelp}</p>
      </When>
      <When field="result" is={['matched', 'wrong_county']}>
        <div className="grid grid-cols-1 gap-3 xs:grid-cols-2">
          <Select name="court" options={optionsOf(courts, words.cases.courts)} isRequired />
          <Select
            name="county"
            options={counties.map(({ name }) => ({ value: name, text: name }))}
            isRequired
          />
        </div>
      </When>
      <When field="result" is="matched">
        <TextField
          name="docketNumber"
          hint={isOddDocket(docket ?? '') ? facts.oddDocket : undefined}
          isRequired
        />
        <TextField name="nameAsFiled" isRequired />
        {others.length > 0 && (
          <Choice
            name="partyIds"
            isRequired
            options={others.map((party) => ({
              value: party.id,
              text: `${party.name} (${words.cases.party.roles[party.role]})`,
            }))}
          />
        )}
        {!plaintiffOf(matter) && <TextField name="plaintiff.name" />}
        <TextField name="plaintiff.address" />
        <div className="grid grid-cols-1 gap-3 xs:grid-cols-2">
          <Day name="filedAgainstOn" />
          <Day name="judgedOn" />
          <Select
            name="caseOutcome"
            options={optionsOf(caseOutcomes, words.questions.options.caseOutcome ?? {})}
          />
          <Select name="judgment" options={optionsOf(judgmentStates, words.cases.judgments)} isRequired />
        </div>
      </When>
      <TextArea name="note" lines={2} isRequired={result !== 'matched'} />
    </>
  );
}
