import * as casesApi from '#domain/cases/api.staff.ts';
import { TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import type { TalkProps } from '../talk-props.ts';
import { useStaffWords } from '../../staff-words.ts';

/** A note for staff. The client never sees it, and it cannot become an update. */
export function NoteForm({ caseId, onChanged }: TalkProps) {
  const words = useStaffWords();
  return (
    <Form call={casesApi.writeNote} words={words.thread.notes.note} fixed={{ id: caseId }} reload={onChanged}>
      <TextArea name="text" />
    </Form>
  );
}
