import { useRef, useState } from 'react';
import * as goalApi from '#domain/goals/api.ts';
import { goalSteps } from '#domain/goals/goals.ts';
import type { Goal, GoalChange } from '#domain/goals/plans.ts';
import { callApi } from '#browser/call-api.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { Fault } from '#ui/Fault.tsx';
import { Select } from '#ui/Select.tsx';
import { link } from '#ui/button.ts';
import { AskFirst } from '../AskFirst.tsx';
import type { PlanPartProps } from './plans-props.ts';

/** One goal: how far it is, and what its owner may do with it. */
export function GoalItem({ goal, onChanged, ...props }: PlanPartProps & { readonly goal: Goal }) {
  const { locale, labels, account, siteEmail } = props;
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  /** Chosen and not yet stored. The list stays in use meanwhile: switched off, it would lose the focus of the keys. */
  const [chosen, setChosen] = useState<number | null>(null);
  /** Arrow keys pass several steps at once; they are stored in the order in which they were chosen. */
  const stored = useRef<Promise<unknown>>(Promise.resolve());
  const name = goal.title ?? labels.kinds[goal.kind];
  const change = (body: GoalChange) => {
    setFault(null);
    stored.current = stored.current
      .then(() => callApi(goalApi.change, { id: goal.id, ...body }, { locale }))
      .then(
        () => onChanged({ note: labels.saved, isGone: false }),
        (error: unknown) => {
          setChosen(null);
          setFault(describeFault(error, account));
        },
      );
  };
  const remove = () => {
    setFault(null);
    setRemoving(true);
    callApi(goalApi.remove, { id: goal.id }, { locale }).then(
      () => onChanged({ note: labels.removed, isGone: true }),
      (error: unknown) => {
        setRemoving(false);
        setFault(describeFault(error, account));
      },
    );
  };
  const facts = [
    goal.isFirst && labels.isFirst,
    goal.targetDate && fill(labels.byDate, { date: formatDate(goal.targetDate, locale) }),
    goal.isShared && labels.isShared,
    goal.status === 'paused' && labels.paused,
    goal.status === 'completed' && labels.reached,
  ].filter(Boolean);
  return (
    <div className="grid gap-2 rounded-m border border-line p-4">
      <p className="font-strong wrap-anywhere" lang={(goal.title && goal.language) || undefined}>
        {name}
      </p>
      {facts.length > 0 && <p className="small quiet">{facts.join(' · ')}</p>}
      {goal.description && (
        <p className="wrap-anywhere whitespace-pre-line" lang={goal.language ?? undefined}>
          {goal.description}
        </p>
      )}
      <Select
        id={`goal-step-${goal.id}`}
        label={fill(labels.progress, { goal: name })}
        errorPrefix={account.errorPrefix}
        value={goalSteps.findLast((step) => step <= (chosen ?? goal.progress)) ?? 0}
        options={goalSteps.map((step) => ({ value: String(step), text: labels.steps[step] }))}
        onChange={({ target }) => {
          const progress = goalSteps.find((step) => String(step) === target.value) ?? 0;
          setChosen(progress);
          change({ progress, status: progress === 100 ? 'completed' : 'active' });
        }}
      />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <div className="buttons no-print items-center">
        {goal.status !== 'completed' && (
          <button
            type="button"
            className={link}
            onClick={() => change({ status: goal.status === 'paused' ? 'active' : 'paused' })}
          >
            {goal.status === 'paused' ? labels.resume : labels.pause}
          </button>
        )}
        <button type="button" className={link} onClick={() => change({ isShared: !goal.isShared })}>
          {goal.isShared ? labels.unshare : labels.doShare}
        </button>
        <AskFirst
          label={labels.remove}
          question={labels.removeQuestion}
          yes={labels.removeYes}
          disabled={isRemoving}
          onYes={remove}
        />
      </div>
    </div>
  );
}
