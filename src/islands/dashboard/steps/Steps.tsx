import { useState } from 'react';
import * as caseApi from '#domain/cases/api.ts';
import { mayTick, type CheckedValue, type Step } from '#domain/cases/matter-steps.ts';
import type { CasePageMatter } from '#domain/portal/case-page.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { choiceInput } from '#ui/control.ts';
import { useLocale, useWords } from '../../calls/use-words.ts';
import { useApiCommand, useApiQuery } from '../../calls/api-query.tsx';
import { useTicks } from '../../calls/use-ticks.ts';
import { useIsWhole } from '../case/use-whole-page.ts';

interface StepsProps {
  readonly caseId: string;
  readonly matters: readonly CasePageMatter[];
  /** The case has other court cases, whether or not they have steps now. */
  readonly isOneOfSeveral: boolean;
}

/** What is to do by hand for each matter that is being filed, has a date, or has an order. Printed, too. */
export default function Steps({ matters, ...props }: StepsProps) {
  const labels = useWords('steps');
  // One after the other: with several court cases, the first one that waits for the client stands open.
  const open = matters.find(({ turn }) => turn === 'client') ?? matters[0];
  return (
    <section className="card grid grid-cols-1 gap-3" aria-labelledby="steps">
      <h2 className="text-h3" id="steps" tabIndex={-1}>
        {labels.title}
      </h2>
      {matters.map((matter) => (
        // Another state has other steps, and a tick may be gone.
        <StepsOf
          key={`${matter.id} ${matter.version}`}
          {...props}
          matter={matter}
          isFolded={matter !== open}
        />
      ))}
    </section>
  );
}

interface StepsOfProps extends Omit<StepsProps, 'matters'> {
  readonly matter: CasePageMatter;
  readonly isFolded: boolean;
}

function StepsOf({ matter, caseId, isOneOfSeveral, isFolded }: StepsOfProps) {
  const labels = useWords('steps');
  const {
    data: answer,
    fault: readFault,
    reload,
  } = useApiQuery(caseApi.steps, { id: caseId, matterId: matter.id });
  const { run, fault } = useApiCommand(caseApi.tickStep);
  const { tick, isTicked } = useTicks<Step['step']>((one) =>
    // Refused: the box shows again what is stored.
    run({ id: caseId, matterId: matter.id, ...one }, undefined, reload),
  );
  const isWhole = useIsWhole();
  const stage = answer?.stage;
  // The next thing that is theirs stands open, and what was ticked there stays: a box must not move away from the hand.
  const next = answer?.steps.find(
    ({ step, by, doneAt }) => by !== 'us' && doneAt === null && mayTick(answer, step, 'client'),
  );
  const [opened, setOpened] = useState<readonly Step['step'][]>([]);
  if (next && !opened.includes(next.step)) setOpened([...opened, next.step]);
  const shown = answer?.steps.filter(({ step }) => opened.includes(step)) ?? [];
  const item = (step: Step) => (
    <StepItem
      key={step.step}
      id={`step-${matter.id}-${step.step}`}
      matterId={matter.id}
      step={step}
      isOpen={answer !== undefined && mayTick(answer, step.step, 'client')}
      isTicked={isTicked(step.step, step.doneAt !== null)}
      onTick={(done) => tick(step.step, done)}
    />
  );
  const place = fill(labels.matter, { place: matter.place });
  const title = stage && (isOneOfSeveral ? `${place}: ${labels.stages[stage]}` : labels.stages[stage]);
  const body = (
    <>
      {readFault}
      {fault}
      {shown.length > 0 && <ol className="grid grid-cols-1 divide-y divide-line">{shown.map(item)}</ol>}
      {answer && answer.steps.length > 0 && (
        <details open={isWhole || undefined}>
          <summary className={link}>
            {fill(labels.all, {
              done: answer.steps.filter(({ doneAt }) => doneAt !== null).length,
              count: answer.steps.length,
            })}
          </summary>
          <p className="no-print small">{labels.lead}</p>
          <ol className="grid grid-cols-1 divide-y divide-line">
            {answer.steps.filter(({ step }) => !opened.includes(step)).map(item)}
          </ol>
        </details>
      )}
    </>
  );
  if (isFolded && stage)
    return (
      <details className="-mt-2" open={isWhole || undefined}>
        <summary className={link}>{place}</summary>
        <div className="grid grid-cols-1 gap-3 pt-2">{body}</div>
      </details>
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      {title && <h3 className="text-l">{title}</h3>}
      {body}
    </div>
  );
}

interface StepItemProps {
  readonly id: string;
  readonly matterId: string;
  readonly step: Step;
  readonly isOpen: boolean;
  /** What the box was set to, also while that is on its way. */
  readonly isTicked: boolean;
  readonly onTick: (done: boolean) => void;
}

function StepItem({ id, matterId, step, isOpen, isTicked, onTick }: StepItemProps) {
  const locale = useLocale();
  const labels = useWords('steps');
  const { title, text } = labels.steps[step.step];
  const isDone = step.doneAt !== null;
  return (
    <li className="flex items-start gap-3 py-3">
      {isOpen ? (
        <input
          className={choiceInput}
          id={id}
          type="checkbox"
          checked={isTicked}
          aria-describedby={`${id}-text`}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
      ) : (
        // Not theirs to tick: it is noted by whoever does it, or by what it leaves behind.
        <svg
          className={`mt-1 size-5 flex-none fill-none stroke-current stroke-2 ${isDone ? 'text-good' : 'text-line-strong'}`}
          viewBox="0 0 20 20"
          aria-hidden="true"
        >
          <circle cx="10" cy="10" r="8" />
          {isDone && <path d="m6 10.5 2.8 2.8L14 7.5" />}
        </svg>
      )}
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {isOpen ? (
            <label className="font-strong" htmlFor={id}>
              {title}
            </label>
          ) : (
            <span className="font-strong">{title}</span>
          )}
          {/* A box to tick says by itself whose it is. */}
          {(!isOpen || step.by !== 'client') && (
            <span className={step.by === 'us' ? 'badge good' : 'badge'}>{labels.by[step.by]}</span>
          )}
        </p>
        <div className="grid gap-1" id={`${id}-text`}>
          {step.doneAt !== null && (
            <p className="small text-good">
              {fill(step.doneBy === 'us' ? labels.doneByUs : labels.doneOn, {
                date: formatDate(step.doneAt, locale),
              })}
            </p>
          )}
          {/* How to do it is for the person who does it. */}
          {!isDone && (step.by !== 'us' || step.isByFact) && (
            <p>
              {step.needsAccount
                ? labels.checkWithAccount
                : step.by === 'us' && step.step === 'file_papers'
                  ? labels.filedByUs
                  : text}
            </p>
          )}
          {!isDone && step.by !== 'us' && step.isForScreen && (
            <p className="no-print">
              <a
                className={link}
                href={`/api/matters/${matterId}/e-filing?language=${locale}`}
                rel="nofollow"
                download
              >
                {labels.filingFiles}
              </a>
            </p>
          )}
          {!isDone && step.by !== 'us' && <CourtValues values={step.court} />}
          {!isDone && step.by !== 'us' && step.unknown.length > 0 && (
            <p className="small quiet">
              {fill(labels.unknown, { fields: step.unknown.map((field) => labels.fields[field]).join(', ') })}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

function CourtValues({ values }: { readonly values: readonly CheckedValue[] }) {
  const locale = useLocale();
  const labels = useWords('steps');
  return values.map(({ field, value, spanish, checked, stale }) => {
    // Words of the court are English where nobody has translated them.
    const words = locale === 'es' && spanish ? spanish : value;
    return (
      <p key={field} className="small">
        {fill(stale ? labels.courtStale : labels.court, { date: formatDate(checked, locale) })}{' '}
        {labels.fields[field]}:{' '}
        <span lang={words === value ? 'en' : undefined} className="wrap-anywhere">
          {words}
        </span>
      </p>
    );
  });
}
