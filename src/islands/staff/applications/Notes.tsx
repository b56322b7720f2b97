import * as applicationsApi from '#domain/intake/api.staff.ts';
import { notesMaxLength } from '#domain/intake/review.ts';
import { ActionForm } from '../ActionForm.tsx';
import { Panel } from '../Panel.tsx';
import { callStaffApi } from '../staff-calls.ts';
import type { PartProps } from './part-props.ts';

/** Notes on hard cases, for staff alone. */
export function Notes({ item, words, reload }: PartProps) {
  const labels = words.applications.notes;
  return (
    <Panel title={labels.title}>
      <ActionForm
        words={words}
        reason={{ label: labels.label, hint: labels.hint, maxLength: notesMaxLength, initial: item.notes }}
        submit={labels.submit}
        send={({ reason }) =>
          callStaffApi(applicationsApi.note, { id: item.id, notes: reason, seen: item.notes })
        }
        onDone={reload}
        done={labels.done}
      />
    </Panel>
  );
}
