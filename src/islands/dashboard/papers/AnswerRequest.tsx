import * as caseApi from '#domain/cases/api.ts';
import { answerFilesRequest, type ClientFileRequest } from '#domain/cases/file-requests.ts';
import { Form } from '#ui/form/Form.tsx';
import { Files } from '../../calls/Files.tsx';
import { useWords } from '../../calls/use-words.ts';

/** The files that answer a request; they go once all of them are here. */
export default function AnswerRequest({ request }: { readonly request: ClientFileRequest }) {
  const { answer } = useWords('case-forms').requests;
  return (
    <Form
      call={caseApi.answerRequest}
      schema={answerFilesRequest}
      words={answer}
      fixed={{ id: request.id }}
      alsoReloads={[caseApi.read]}
    >
      <Files name="tickets" joinsPhotos />
    </Form>
  );
}
