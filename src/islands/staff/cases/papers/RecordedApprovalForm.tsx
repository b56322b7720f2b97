import * as mattersApi from '#domain/matters/api.staff.ts';
import { Choice, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Files } from '../../../calls/Files.tsx';
import { chosenOf, currentVersions, type MatterPapersProps } from './paper-props.ts';
import { useStaffWords } from '../../staff-words.ts';

/** The client approved on paper: which versions, under which name, and the picture of it. */
export function RecordedApprovalForm({ matter, language, onChanged }: MatterPapersProps) {
  const words = useStaffWords();
  const labels = words.papers.papers.approval;
  const versions = currentVersions(matter, words);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-xs">{labels.lead}</p>
      <Form
        call={mattersApi.recordApproval}
        words={labels}
        fixed={{ id: matter.id, language }}
        complete={({ documents, ...input }) => ({ ...input, documents: chosenOf(versions, documents) })}
        reload={onChanged}
      >
        <Choice name="documents" options={versions} />
        <TextField name="typedName" />
        <Files name="tickets" purpose="case" />
      </Form>
    </div>
  );
}
