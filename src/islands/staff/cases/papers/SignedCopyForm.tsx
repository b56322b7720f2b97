import * as mattersApi from '#domain/matters/api.staff.ts';
import { Choice, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Files } from '../../../calls/Files.tsx';
import { chosenOf, currentVersions, type MatterPapersProps } from './paper-props.ts';
import { useStaffWords } from '../../staff-words.ts';

/** Papers came back signed for the court; the codes on their pages tell which versions those are. */
export function SignedCopyForm({ matter, onChanged }: MatterPapersProps) {
  const words = useStaffWords();
  const versions = currentVersions(matter, words);
  return (
    <Form
      call={mattersApi.recordSignedCopy}
      words={words.papers.papers.signed}
      fixed={{ id: matter.id, version: matter.version }}
      complete={({ documents, ...input }) => ({
        ...input,
        documents: chosenOf(versions, documents).map(({ documentId }) => ({ documentId })),
      })}
      reload={onChanged}
    >
      <Choice name="documents" options={versions} />
      <Files name="tickets" purpose="case" />
      <TextField name="codes" />
    </Form>
  );
}
