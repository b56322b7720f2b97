import * as casesApi from '#domain/cases/api.staff.ts';
import { TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import type { TalkProps } from '../talk-props.ts';
import { useStaffWords } from '../../staff-words.ts';

interface NoteFormProps extends TalkProps {
  /** What was written stands in the form again. */
  readonly onTakenBack?: () => void;
}

/** A note for staff. The client never sees it, and it cannot become an update. */
export function NoteForm({ caseId, onChanged, onTakenBack }: NoteFormProps) {
  const words = useStaffWords();
  return (
    <Form
      call={casesApi.writeNote}
      words={words.thread.notes.note}
      fixed={{ id: caseId }}
      reload={onChanged}
      {...(onTakenBack && { onTakenBack })}
    >
      <TextArea name="text" />
    </Form>
  );
}
