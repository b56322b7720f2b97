import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as mattersApi from '#domain/matters/api.staff.ts';
import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import { matterLimits } from '#domain/cases/limits.ts';
import { moveMessageMax, moveReasonMax } from '#domain/cases/move-request.ts';
import { filingWays } from '#domain/cases/matters.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { fill } from '#i18n/format.ts';
import { button, secondButton } from '#ui/button.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { Confirmation } from '#ui/form/Confirmation.tsx';
import { Quote } from '#ui/Quote.tsx';
import { useApiCommand } from '../../calls/api-query.tsx';
import { ReplyPicker } from '../replies/ReplyPicker.tsx';
import { Consequences, consequencesOf } from './Consequences.tsx';
import { companionsOf } from './go-along.ts';
import { GoAlong } from './GoAlong.tsx';
import {
  endsWork,
  fieldsOf,
  problemsNow,
  requestOf,
  startOf,
  stoppedBy,
  type MoveProblem,
  type MoveProblems,
  type MoveValues,
  type WrittenWords,
} from './move-fields.ts';
import { MoveNeeds } from './MoveNeeds.tsx';
import type { CasePartProps } from './part-props.ts';
import { useMoveDrafts } from './use-move-drafts.ts';
import { whyNotMoved } from './why-not-moved.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface MoveFormProps extends CasePartProps {
  readonly matter: MatterSheet;
  readonly to: CaseStatus;
  /** Written for another outcome of the same decision. */
  readonly kept?: WrittenWords;
  /** Hears what somebody wrote themselves: it is not to be lost unasked. */
  readonly onWritten?: (words: WrittenWords) => void;
  readonly onClose: () => void;
  /** With what happened. */
  readonly onDone: (text: string) => void;
}

/**
 * Moves a court matter. Names what is missing elsewhere before anybody types, and what the move sets off before it is
 * made. If somebody else moved it first, says who, and keeps what was typed.
 */
export function MoveForm({ item, matter, to, member, reload, ...props }: MoveFormProps) {
  const { kept, onWritten, onClose, onDone } = props;
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases.move;
  const id = useId();
  const [begun] = useState(() => startOf(to, matter, officeDate(new Date())));
  const [stored] = useState((): MoveValues => ({ ...begun, ...kept }));
  const form = useForm<MoveValues>({ defaultValues: stored });
  const typed = useWatch({ control: form.control });
  const values: MoveValues = { ...stored, ...typed };
  const [problems, setProblems] = useState<MoveProblems>({});
  const [asking, setAsking] = useState(false);
  const [chosenAlong, setChosenAlong] = useState<readonly string[]>([]);
  const moving = useApiCommand(mattersApi.move, {
    reload,
    explain: (error, text) => whyNotMoved(error, text, words, locale),
  });
  const move = matter.moves.find((one) => one.to === to) ?? null;
  const companions = companionsOf(item, matter, to);
  // Read again, one of them may have gone somewhere else.
  const along = companions.can.map((one) => one.id).filter((one) => chosenAlong.includes(one));
  useMoveDrafts({ item, matter, move, values, preparer: member.name, along, form, begun, onWritten });

  const language = item.row.language;
  const other = language === 'en' ? 'es' : 'en';
  const errorPrefix = words.account.errorPrefix;
  const lacking = move ? stoppedBy(move) : [];
  const stopped = move !== null && (move.held || lacking.length > 0);
  const sentences: Record<MoveProblem, string> = {
    required: words.frame.form.required,
    choose: words.frame.form.choose,
    badDay: labels.badDay,
    noHour: labels.noHour,
    twoHours: labels.twoHours,
    past: labels.past,
    pastHearing: labels.pastHearing,
    beforeFiled: labels.beforeFiled,
    closedDay: labels.closedDay,
    beforeJudged: labels.beforeJudged,
    beforeHearing: labels.beforeHearing,
    endsTooSoon: labels.endsTooSoon,
    blank: words.replies.blanks.refused,
  };
  const field = (name: keyof MoveValues) => {
    const problem = problems[name];
    return {
      ...form.register(name),
      id: `${id}-${name}`,
      errorPrefix,
      error: problem && sentences[problem],
    };
  };

  function check(): void {
    if (!move || stopped) return;
    const current = problemsNow(move, form.getValues(), matter);
    setProblems(current);
    const first = Object.keys(current)[0];
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    else if (endsWork(move.to)) setAsking(true);
    else void send();
  }
  async function send(): Promise<void> {
    if (!move) return;
    const known = {
      name: item.row.client,
      status: words.cases.states[move.to],
      count: along.length + 1,
    };
    await moving.run(
      {
        id: matter.id,
        ...requestOf(move, form.getValues(), matter.version),
        together: companions.can
          .filter((one) => along.includes(one.id))
          .map((one) => ({ matterId: one.id, version: one.version })),
      },
      ({ refundOpened }) => {
        const done = refundOpened ? labels.refundOpened : labels.done;
        onDone(fill(along.length > 0 ? labels.together.done : done, known));
      },
    );
  }

  const fields = move && !stopped ? fieldsOf(move) : null;
  const options = <Value extends string>(list: readonly Value[], texts: Readonly<Record<Value, string>>) =>
    list.map((value) => ({ value, text: texts[value] }));
  return (
    <form
      className="grid grid-cols-1 gap-4"
      noValidate
      aria-label={fill(labels.title, { place: matter.place })}
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      {move && <MoveNeeds move={move} matter={matter} />}
      {move && fields && (
        <>
          <GoAlong companions={companions} along={along} onAlong={setChosenAlong} />
          {fields.filers.length > 0 && (
            <>
              <TextInput {...field('filedOn')} type="date" label={labels.filedOn} />
              <RadioGroup
                id={`${id}-filedBy`}
                label={labels.filedBy}
                error={problems.filedBy && sentences[problems.filedBy]}
                errorPrefix={errorPrefix}
                input={form.register('filedBy')}
                options={options(fields.filers, labels.filers)}
                inRow
              />
              <Select
                {...field('filedHow')}
                label={labels.filedHow}
                placeholder="–"
                options={options(filingWays, labels.ways)}
              />
              {values.filedHow === 'e_filing' && (
                <TextInput
                  {...field('filedEnvelope')}
                  label={labels.filedEnvelope}
                  maxLength={matterLimits.filedEnvelope}
                />
              )}
            </>
          )}
          {fields.isHearing && (
            <>
              <div className="grid grid-cols-1 gap-3 xs:grid-cols-2">
                <TextInput {...field('hearingOn')} type="date" label={labels.hearingOn} />
                <TextInput {...field('hearingTime')} type="time" label={labels.hearingTime} />
              </div>
              {(problems.hearingOn === 'closedDay' || values.hearingDay === 'yes') && (
                <Select
                  {...field('hearingDay')}
                  label={labels.hearingDay}
                  placeholder="–"
                  options={[{ value: 'yes', text: labels.hearingDayYes }]}
                />
              )}
              <TextInput
                {...field('hearingPlace')}
                label={labels.hearingPlace}
                maxLength={matterLimits.hearingPlace}
              />
            </>
          )}
          {fields.isDecision && (
            <>
              <TextInput {...field('decidedOn')} type="date" label={labels.decidedOn} />
              <RadioGroup
                id={`${id}-outcome`}
                label={labels.outcome}
                error={problems.outcome && sentences[problems.outcome]}
                errorPrefix={errorPrefix}
                input={form.register('outcome')}
                options={options(fields.outcomes, labels.outcomes)}
                inRow
              />
            </>
          )}
          {fields.canEnd && (
            <>
              <TextInput
                {...field('outcomePart')}
                label={labels.outcomePart}
                lines={2}
                maxLength={matterLimits.outcomePart}
              />
              <TextInput {...field('limitEndsOn')} type="date" label={labels.limitEndsOn} />
            </>
          )}
          {fields.endReasons.length > 0 && (
            <Select
              {...field('endReason')}
              label={labels.endReason}
              placeholder="–"
              options={options(fields.endReasons, labels.endReasons)}
            />
          )}
          {fields.needsReason && (
            <TextInput {...field('reason')} label={labels.reason} lines={2} maxLength={moveReasonMax} />
          )}
          <TextInput
            {...field('message')}
            lang={language}
            label={fill(labels.message, { language: words.thread.languages[language] })}
            hint={labels.messageHint}
            lines={5}
            className="min-h-24 field-sizing-content"
            maxLength={moveMessageMax}
          />
          <ReplyPicker
            language={language}
            known={{ name: item.client.firstName ?? '' }}
            onPick={(texts) => {
              for (const [name, text] of [
                ['message', texts[language]],
                ['otherMessage', texts[other]],
              ] as const)
                form.setValue(name, [form.getValues(name), text].filter(Boolean).join('\n\n'));
            }}
          />
          <details>
            <summary className="cursor-pointer py-1 text-link">
              {fill(labels.otherMessage, { language: words.thread.languages[other] })}
            </summary>
            <TextInput
              {...field('otherMessage')}
              lang={other}
              label={fill(labels.otherMessage, { language: words.thread.languages[other] })}
              hint={labels.otherHint}
              lines={7}
              maxLength={moveMessageMax}
            />
          </details>
          <Consequences item={item} matter={matter} move={move} values={values} />
          <TextInput
            {...field('note')}
            label={labels.note}
            hint={labels.noteHint}
            lines={2}
            maxLength={moveReasonMax}
          />
        </>
      )}
      {move && !stopped ? (
        <div className="sticky bottom-0 -mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-card py-3">
          {moving.fault}
          <button type="submit" className={button} disabled={moving.isRunning}>
            {moving.isRunning
              ? words.frame.form.saving
              : fill(labels.press, { status: words.cases.states[move.to] })}
          </button>
          <button type="button" className={secondButton} onClick={onClose}>
            {words.frame.form.cancel}
          </button>
        </div>
      ) : (
        <>
          {moving.fault}
          {/* The move is gone because a colleague made it: what was written for it stays in sight. */}
          {moving.fault && !move && values.message && <Quote>{values.message}</Quote>}
        </>
      )}
      {asking && move && (
        <Confirmation
          title={fill(labels.confirm.title, { name: item.row.client, status: words.cases.states[move.to] })}
          text={[labels.confirm.text, ...consequencesOf({ item, matter, move, values, words, locale })].join(
            ' ',
          )}
          yes={labels.confirm.yes}
          message={values.message}
          onClose={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            void send();
          }}
        />
      )}
    </form>
  );
}
