import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as paperApi from '#domain/papers/api.ts';
import { tellsOfDebt, type ToldField } from '#domain/papers/statement.ts';
import { hasLandlordLetter } from '#domain/papers/plan.ts';
import type { OwnStatement } from '#domain/papers/own-statement.ts';
import { statementSteps, type StatementStep } from '#domain/papers/statement-steps.ts';
import { hasCode } from '#browser/api-fault.ts';
import { fill } from '#i18n/format.ts';
import { button, secondButton } from '#ui/button.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { Fault } from '#ui/Fault.tsx';
import { ConflictingAnswers } from '#ui/ConflictingAnswers.tsx';
import { useApiCommand } from '../../calls/api-query.tsx';
import { answerInWords, nameOfAnswer } from './answer-in-words.ts';
import { LimitStep } from './LimitStep.tsx';
import { meetAnswers, type Contested } from './meet-answers.ts';
import { ProofStep } from './ProofStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { useKeptAnswers } from './use-kept-answers.ts';
import { toAnswers, toForm, type StatementForm, type StatementProps } from './statement-props.ts';
import { WordsStep } from './WordsStep.tsx';

interface WizardProps extends StatementProps {
  readonly own: OwnStatement;
  readonly matterId: string;
  readonly onSaved: () => void;
}

/** Questions under the elements of the rule. What is typed is kept on the server, and each step before the next. */
export function Wizard({ own, matterId, onSaved, ...props }: WizardProps) {
  const { labels, locale, account } = props;
  const { statement } = own;
  const form = useForm<StatementForm>({
    defaultValues: toForm(statement?.answers ?? {}, statement?.language ?? locale),
  });
  const [step, setStep] = useState<StatementStep>('limit');
  const [note, setNote] = useState('');
  const [finished, setFinished] = useState<{ readonly text: string } | null>(null);
  // What was sent and is changed counts as unfinished until it is sent again.
  const saved = statement?.finishedAt ? labels.savedAgain : labels.saved;
  // What is stored now; another tab, or staff with the English, may have changed it since.
  const version = useRef(statement?.version ?? 0);
  const { run, isRunning: isSending, fault } = useApiCommand(paperApi.saveStatement);
  const [isOld, setOld] = useState(false);
  /** Answered here and on another device, otherwise: what stands there. */
  const [contested, setContested] = useState<Partial<Record<Contested, string>>>({});
  const question = useRef<HTMLDivElement>(null);
  const isAsking = Object.keys(contested).length > 0;
  const snapshot = () => JSON.stringify([form.getValues('language'), toAnswers(form.getValues())]);
  const [sentBefore] = useState(() => (statement?.finishedAt ? snapshot() : null));
  // What we were sent, until something else is kept: reading it again takes nothing back.
  const lastSent = useRef(sentBefore);
  const draft = useKeptAnswers(form, {
    matterId,
    locale,
    version,
    onStale: (base, stored) => {
      const { taken, both } = meetAnswers(base, form.getValues(), stored);
      for (const [name, value] of Object.entries(taken)) form.setValue(name as Contested, value as string);
      setContested(Object.fromEntries(both.map((name) => [name, stored[name]])));
      return both.length === 0;
    },
    onKept: () => {
      lastSent.current = null;
      setNote(saved);
    },
    onTyped: () => {
      setNote('');
      setFinished(null);
    },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else heading.current?.focus();
  }, [step]);
  const place = statementSteps.indexOf(step);

  function settle(name: Contested, takesOther: boolean): void {
    const { [name]: other, ...left } = contested;
    if (takesOther) form.setValue(name, (other ?? '') as never);
    setContested(left);
    if (Object.keys(left).length === 0) draft.goOn();
  }

  async function save(isLast: boolean): Promise<boolean> {
    const values = form.getValues();
    setNote('');
    setFinished(null);
    setOld(false);
    let isSaved = false;
    await run(
      {
        id: matterId,
        version: version.current,
        language: values.language,
        answers: toAnswers(values),
        finished: isLast,
      },
      (answer) => {
        isSaved = true;
        version.current = answer.version;
        lastSent.current = isLast ? snapshot() : null;
        if (isLast) setFinished({ text: labels.finished });
        else setNote(saved);
      },
      async (error) => {
        if (!hasCode(error, 'stale')) return;
        setOld(true);
        await draft.meet();
      },
    );
    return isSaved;
  }

  async function onSubmit(): Promise<void> {
    if (isAsking) return question.current?.focus();
    const isLast = step === 'review';
    const isRead = !isLast && lastSent.current === snapshot();
    if (!isRead && !(await draft.press(() => save(isLast)))) return;
    const next = statementSteps[place + 1];
    if (next) setStep(next);
    else onSaved();
  }

  const shared = { ...props, own, form };
  const fields: Partial<Record<StatementStep, readonly ToldField[]>> = {
    story: tellsOfDebt(own.judgment) ? ['story', 'debt'] : ['story'],
    harm: ['harm', 'guarded'],
    apart: ['apart', 'outweighs', ...(hasLandlordLetter(own.packageId) ? (['toLandlord'] as const) : [])],
  };
  const words = fields[step];
  return (
    <form
      className="card grid grid-cols-1 gap-5"
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      <h2 className="text-h3" tabIndex={-1} ref={heading}>
        {fill(labels.step, { step: place + 1, steps: statementSteps.length, name: labels.steps[step] })}
      </h2>
      <ConflictingAnswers
        {...labels.conflictingAnswers}
        id="statement-two"
        box={question}
        questions={(Object.keys(contested) as Contested[]).map((name) => ({
          name,
          label: nameOfAnswer(name, labels),
          here: answerInWords(name, form.getValues(name), labels),
          there: answerInWords(name, contested[name] ?? '', labels),
        }))}
        onChoose={settle}
      />
      {step === 'limit' && <LimitStep {...shared} />}
      {words && <WordsStep key={step} {...shared} fields={words} />}
      {step === 'proof' && <ProofStep {...shared} />}
      {step === 'review' && <ReviewStep {...shared} onChange={setStep} />}
      {isOld ? <Fault title={account.faultTitle} text={labels.stale} takesFocus /> : fault}
      <DoneNote>{note}</DoneNote>
      <FocusedNote note={finished} />
      <p className="buttons">
        <button type="submit" className={button} disabled={isSending}>
          {isSending ? labels.saving : step === 'review' ? labels.finish : labels.next}
        </button>
        {place > 0 && (
          <button
            type="button"
            className={secondButton}
            disabled={isSending}
            onClick={() => {
              draft.keep();
              setStep(statementSteps[place - 1] ?? 'limit');
            }}
          >
            {labels.previous}
          </button>
        )}
      </p>
    </form>
  );
}
