import * as casesApi from '#domain/cases/api.staff.ts';
import { noteMax } from '#domain/cases/notes.ts';
import { ActionForm } from '../../ActionForm.tsx';
import { callStaffApi } from '../../staff-calls.ts';
import type { TalkProps } from '../talk-props.ts';

/** A note for staff. The client never sees it, and it cannot become an update. */
export function NoteForm({ caseId, words, onChanged }: TalkProps) {
  const { note } = words.thread.notes;
  return (
    <ActionForm
      words={words}
      reason={{ label: note.label, hint: note.lead, required: true, maxLength: noteMax, lines: 4 }}
      submit={note.save}
      send={({ reason }, keyed) => callStaffApi(casesApi.writeNote, keyed({ id: caseId, text: reason }))}
      onDone={onChanged}
      done={note.done}
    />
  );
}
