import * as caseApi from '#domain/cases/api.ts';
import { courtLetterRequest } from '#domain/cases/court-checks.ts';
import { Form } from '#ui/form/Form.tsx';
import { Files } from '../../calls/Files.tsx';
import { useWords } from '../../calls/use-words.ts';

interface SendCourtLetterProps {
  readonly caseId: string;
  readonly matterId: string;
}

/** Photos of what the court sent: notices reach the client's letterbox, not us. */
export default function SendCourtLetter({ caseId, matterId }: SendCourtLetterProps) {
  const { courtLetter } = useWords('case-forms');
  return (
    <Form
      call={caseApi.sendCourtLetter}
      schema={courtLetterRequest}
      words={courtLetter}
      fixed={{ id: caseId, matterId }}
      className="pt-3"
    >
      <p className="small">{courtLetter.lead}</p>
      <Files name="tickets" joinsPhotos />
    </Form>
  );
}
