import { notesMaxLength } from '#domain/intake/review.ts';
import { ActionForm } from '../ActionForm.tsx';
import { Panel } from '../Panel.tsx';
import { callStaff } from '../staff-calls.ts';
import type { PartProps } from './part-props.ts';

/** Notes on hard cases, for staff alone. */
export function Notes({ item, words, locale, reload }: PartProps) {
  const said = words.applications.notes;
  return (
    <Panel title={said.title}>
      <ActionForm
        words={words}
        reason={{ label: said.label, hint: said.hint, maxLength: notesMaxLength, initial: item.notes }}
        submit={said.submit}
        send={({ reason }) =>
          callStaff(`/api/staff/applications/${item.id}/notes`, {
            method: 'POST',
            locale,
            body: { notes: reason, seen: item.notes },
          })
        }
        onDone={reload}
        done={said.done}
      />
    </Panel>
  );
}
