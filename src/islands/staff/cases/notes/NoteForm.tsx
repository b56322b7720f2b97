import * as casesApi from '#domain/cases/api.staff.ts';
import { TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import type { TakenBackProps } from '../contact-props.ts';
import { useStaffWords } from '../../staff-words.ts';

/** A note for staff. The client never sees it, and it cannot become an update. */
export function NoteForm({ caseId, onChanged, onSent, onTakenBack }: TakenBackProps) {
  const words = useStaffWords();
  return (
    <Form
      call={casesApi.writeNote}
      words={words.thread.notes.note}
      fixed={{ id: caseId }}
      reload={onChanged}
      done={() => (onSent ? null : words.thread.notes.note.done)}
      onDone={({ undo }) => onSent?.(undo?.id ?? null)}
      onTakenBack={onTakenBack}
    >
      <TextArea name="text" />
    </Form>
  );
}
