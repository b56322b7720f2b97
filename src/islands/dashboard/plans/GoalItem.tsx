import { useRef, useState } from 'react';
import * as goalApi from '#domain/goals/api.ts';
import { goalSteps } from '#domain/goals/goals.ts';
import type { Goal, GoalChange } from '#domain/goals/plans.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { useFormKit } from '#ui/form/form-kit.ts';
import { Select } from '#ui/Select.tsx';
import { link } from '#ui/button.ts';
import { useApiCommand } from '../../calls/api-query.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';
import { AskFirst } from '../AskFirst.tsx';

interface GoalItemProps {
  readonly goal: Goal;
  readonly onSaved: () => void;
  /** The pressed button is gone with it. */
  readonly onRemoved: () => void;
}

/** One goal: how far it is, and what its owner may do with it. */
export function GoalItem({ goal, onSaved, onRemoved }: GoalItemProps) {
  const labels = useWords('plans');
  const locale = useLocale();
  const { errorPrefix } = useFormKit().words;
  const changing = useApiCommand(goalApi.change);
  const removing = useApiCommand(goalApi.remove);
  /** Chosen and not yet stored. The list stays in use meanwhile: switched off, it would lose the focus of the keys. */
  const [chosen, setChosen] = useState<number | null>(null);
  /** Arrow keys pass several steps at once; they are stored in the order in which they were chosen. */
  const stored = useRef<Promise<unknown>>(Promise.resolve());
  const name = goal.title ?? labels.kinds[goal.kind];
  const change = (body: GoalChange) => {
    stored.current = stored.current.then(() =>
      changing.run({ id: goal.id, ...body }, onSaved, () => setChosen(null)),
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
        errorPrefix={errorPrefix}
        value={goalSteps.findLast((step) => step <= (chosen ?? goal.progress)) ?? 0}
        options={goalSteps.map((step) => ({ value: String(step), text: labels.steps[step] }))}
        onChange={({ target }) => {
          const progress = goalSteps.find((step) => String(step) === target.value) ?? 0;
          setChosen(progress);
          change({ progress, status: progress === 100 ? 'completed' : 'active' });
        }}
      />
      {changing.fault}
      {removing.fault}
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
          disabled={removing.isRunning}
          onYes={() => void removing.run({ id: goal.id }, onRemoved)}
        />
      </div>
    </div>
  );
}
