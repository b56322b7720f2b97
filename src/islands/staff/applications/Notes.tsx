import { notesMaxLength } from '#domain/intake/review.ts';
import { ActionForm } from '../ActionForm.tsx';
import { Panel } from '../Panel.tsx';
import { callStaff } from '../staff-calls.ts';
import type { PartProps } from './part-props.ts';

/** Notes on hard cases, for staff alone. */
export function Notes({ item, words, locale, reload }: PartProps) {
  const labels = words.applications.notes;
  return (
    <Panel title={labels.title}>
      <ActionForm
        words={words}
        reason={{ label: labels.label, hint: labels.hint, maxLength: notesMaxLength, initial: item.notes }}
        submit={labels.submit}
        send={({ reason }) =>
          callStaff(`/api/staff/applications/${item.id}/notes`, {
            method: 'POST',
            locale,
            body: { notes: reason, seen: item.notes },
          })
        }
        onDone={reload}
        done={labels.done}
      />
    </Panel>
  );
}
