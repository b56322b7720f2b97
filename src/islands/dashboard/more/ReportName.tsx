import * as caseApi from '#domain/cases/api.ts';
import { nameRequest } from '#domain/people/legal-name.ts';
import { TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useFormState } from '#ui/form/form-state.ts';
import { Files } from '../../calls/Files.tsx';
import { OneName } from '../../calls/OneName.tsx';
import { useWords } from '../../calls/use-words.ts';

/** What the client is called today, with a picture that shows it. The name the court has stays as it is there. */
export default function ReportName({ caseId }: { readonly caseId: string }) {
  const { newName } = useWords('case-forms');
  return (
    <Form
      call={caseApi.askNameChange}
      schema={nameRequest}
      words={newName}
      fixed={{ id: caseId }}
      after="gone"
      className="pt-3"
      quiet
    >
      <p>{newName.lead}</p>
      <TextField name="firstName" autoComplete="given-name" />
      <LastName />
      <Files name="tickets" />
    </Form>
  );
}

function LastName() {
  const { form } = useFormState();
  const { oneName } = useWords('case-forms').newName;
  return (
    <TextField name="lastName" autoComplete="family-name" hint={<OneName words={oneName} form={form} />} />
  );
}
