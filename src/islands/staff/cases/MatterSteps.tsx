import { useId, useState } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import { mayTick, type Step } from '#domain/cases/matter-steps.ts';
import * as matters from '#domain/matters/api.staff.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { choiceInput } from '#ui/control.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { useApiCommand, useApiQuery } from '../../calls/api-query.tsx';
import { useTicks } from '../../calls/use-ticks.ts';
import { Badge } from '../Badge.tsx';
import { PartHeading } from '../Panel.tsx';
import type { CasePartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface MatterStepsProps extends CasePartProps {
  readonly matter: MatterSheet;
}

/** The same list the client has, with whose each step is and what was checked about this court. */
export function MatterSteps({ matter, reload }: MatterStepsProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.steps;
  const id = useId();
  const {
    data: answer,
    fault,
    reload: readAgain,
  } = useApiQuery(cases.steps, { id: matter.id }, { version: `${matter.status} ${matter.hearingAt}` });
  const [note, setNote] = useState('');
  const command = useApiCommand(matters.tickStep, { reload });
  const { tick, isTicked } = useTicks<Step['step']>(async (one) => {
    setNote('');
    await command.run({ id: matter.id, ...one }, () => setNote(labels.saved), readAgain);
  });
  return (
    <>
      <PartHeading>
        {answer?.stage ? `${labels.title}: ${labels.stages[answer.stage]}` : labels.title}
      </PartHeading>
      {fault}
      {command.fault}
      <DoneNote>{note}</DoneNote>
      <ol className="grid grid-cols-1 divide-y divide-line">
        {answer?.steps.map((step) => (
          <li key={step.step} id={`case-step-${step.step}`} className="flex items-start gap-2 py-1.25">
            <input
              className={choiceInput}
              id={`${id}-${step.step}`}
              type="checkbox"
              checked={isTicked(step.step, step.doneAt !== null)}
              disabled={!mayTick(answer, step.step, 'us')}
              aria-describedby={`${id}-${step.step}-more`}
              onChange={({ currentTarget }) => tick(step.step, currentTarget.checked)}
            />
            <div className="grid min-w-0 gap-0.5">
              <p className="flex flex-wrap items-center gap-x-2">
                <label htmlFor={`${id}-${step.step}`}>{labels.steps[step.step]}</label>
                <Badge tone={step.by === 'us' ? 'wait' : 'quiet'}>{labels.by[step.by]}</Badge>
              </p>
              <div id={`${id}-${step.step}-more`} className="text-xs text-ink-soft">
                {linesOf(step).map((line) => (
                  <p key={line} className="wrap-anywhere">
                    {line}
                  </p>
                ))}
                {step.isForScreen && step.doneAt === null && (
                  <a
                    className={link}
                    href={`/api/staff/matters/${matter.id}/e-filing?language=${locale}`}
                    rel="nofollow"
                    download
                  >
                    {labels.filingFiles}
                  </a>
                )}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </>
  );

  function linesOf({ doneAt, doneBy, isByFact, needsAccount, court, unknown }: Step): string[] {
    const day = (date: string) => formatDate(date, locale);
    if (doneAt !== null) {
      const done = isByFact ? labels.doneByFact : doneBy === 'us' ? labels.doneByUs : labels.doneByClient;
      return [fill(done, { date: day(doneAt) })];
    }
    return [
      ...(isByFact ? [labels.notYet] : []),
      ...(needsAccount ? [labels.needsAccount] : []),
      ...court.map(({ field, value, checked, stale }) =>
        fill(stale ? labels.stale : labels.values, {
          field: labels.fields[field],
          value,
          date: day(checked),
        }),
      ),
      ...(unknown.length > 0
        ? [fill(labels.unknown, { fields: unknown.map((field) => labels.fields[field]).join(', ') })]
        : []),
    ];
  }
}
