import { useMemo, useState } from 'react';
import * as goalApi from '#domain/goals/api.ts';
import { goalRules } from '#domain/goals/goals.ts';
import { fill } from '#i18n/format.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { DoneHere } from '#ui/form/DoneHere.tsx';
import { useWords } from '../../calls/use-words.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { AddGoal } from './AddGoal.tsx';
import { GoalItem } from './GoalItem.tsx';
import { OwnNotes } from './OwnNotes.tsx';
import type { Changed, PlansFrameProps } from './plans-props.ts';

/** What the client wants to reach, and notes for themselves. */
export default function Plans(shown: PlansFrameProps) {
  const labels = useWords('plans');
  const props = { ...shown, labels };
  const { data: answer, fault: readFault, reload: load } = useApiQuery(goalApi.list);
  const [changed, setChanged] = useState<Changed | null>(null);
  const onChanged = (change: Changed) => {
    setChanged(change);
    load();
  };
  const gone = useMemo(() => (changed?.isGone ? { text: changed.note } : null), [changed]);
  return (
    <>
      <p>{fill(labels.lead, { most: goalRules.most })}</p>
      {readFault}
      {answer && answer.goals.length === 0 && <p className="quiet">{labels.none}</p>}
      {answer && answer.goals.length > 0 && (
        <ul className="grid gap-3">
          {answer.goals.map((goal) => (
            <li key={goal.id}>
              <GoalItem {...props} goal={goal} plans={answer} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      )}
      <DoneNote>{changed && !changed.isGone ? changed.note : ''}</DoneNote>
      <FocusedNote note={gone} />
      <DoneHere>
        {answer &&
          (answer.goals.length >= goalRules.most ? (
            <p className="quiet">{fill(labels.full, { most: goalRules.most })}</p>
          ) : (
            <AddGoal />
          ))}
      </DoneHere>
      {answer && <OwnNotes {...props} plans={answer} />}
    </>
  );
}
