import { useState } from 'react';
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

/** What the client wants to reach, and notes for themselves. */
export default function Plans() {
  const labels = useWords('plans');
  const { data: answer, fault, reload } = useApiQuery(goalApi.list);
  const [saved, setSaved] = useState('');
  const [gone, setGone] = useState<{ readonly text: string } | null>(null);
  if (!answer) return fault;
  return (
    <>
      <p>{fill(labels.lead, { most: goalRules.most })}</p>
      {fault}
      {answer.goals.length === 0 && <p className="quiet">{labels.none}</p>}
      {answer.goals.length > 0 && (
        <ul className="grid gap-3">
          {answer.goals.map((goal) => (
            <li key={goal.id}>
              <GoalItem
                goal={goal}
                onSaved={() => {
                  setGone(null);
                  setSaved(labels.saved);
                }}
                onRemoved={() => {
                  setSaved('');
                  setGone({ text: labels.removed });
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <DoneNote>{saved}</DoneNote>
      <FocusedNote note={gone} />
      <DoneHere>
        {answer.goals.length >= goalRules.most ? (
          <p className="quiet">{fill(labels.full, { most: goalRules.most })}</p>
        ) : (
          <AddGoal />
        )}
      </DoneHere>
      <OwnNotes notes={answer.notes} reload={reload} />
    </>
  );
}
