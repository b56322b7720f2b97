import { useState } from 'react';
import { goalSteps } from '#domain/goals/goals.ts';
import type { Goal, GoalChange } from '#domain/goals/plans.ts';
import { callApi } from '#browser/api.ts';
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
  const [busy, setBusy] = useState(false);
  const name = goal.title ?? labels.kinds[goal.kind];
  const send = (method: 'PATCH' | 'DELETE', note: string, body?: GoalChange) => {
    setFault(null);
    setBusy(true);
    callApi(`/api/goals/${goal.id}`, { method, locale, ...(body && { body }) })
      .then(
        () => onChanged(note),
        (error: unknown) => setFault(describeFault(error, account)),
      )
      .finally(() => setBusy(false));
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
        value={goalSteps.findLast((step) => step <= goal.progress) ?? 0}
        disabled={busy}
        options={goalSteps.map((step) => ({ value: String(step), text: labels.steps[step] }))}
        onChange={({ target }) => {
          const progress = goalSteps.find((step) => String(step) === target.value) ?? 0;
          send('PATCH', labels.saved, { progress, status: progress === 100 ? 'completed' : 'active' });
        }}
      />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <div className="buttons no-print items-center">
        {goal.status !== 'completed' && (
          <button
            type="button"
            className={link}
            disabled={busy}
            onClick={() =>
              send('PATCH', labels.saved, { status: goal.status === 'paused' ? 'active' : 'paused' })
            }
          >
            {goal.status === 'paused' ? labels.resume : labels.pause}
          </button>
        )}
        <button
          type="button"
          className={link}
          disabled={busy}
          onClick={() => send('PATCH', labels.saved, { isShared: !goal.isShared })}
        >
          {goal.isShared ? labels.unshare : labels.doShare}
        </button>
        <AskFirst
          label={labels.remove}
          question={labels.removeQuestion}
          yes={labels.removeYes}
          disabled={busy}
          onYes={() => send('DELETE', labels.removed)}
        />
      </div>
    </div>
  );
}
