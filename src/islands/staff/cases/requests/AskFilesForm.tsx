import * as casesApi from '#domain/cases/api.staff.ts';
import { locales } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { Choice, Day, TextArea, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import type { CaseContactProps } from '../contact-props.ts';
import { useStaffWords } from '../../staff-words.ts';

/** Asks the client for files: what, why, and by when. */
export function AskFilesForm({ caseId, language, onChanged }: CaseContactProps) {
  const words = useStaffWords();
  return (
    <Form
      call={casesApi.askFiles}
      words={words.papers.requests.ask}
      fixed={{ id: caseId }}
      initial={{ language }}
      reload={onChanged}
    >
      <Choice
        name="language"
        label={words.thread.language}
        hint={fill(words.thread.clientReads, { language: words.thread.languages[language] })}
        options={locales.map((value) => ({ value, text: words.frame.languages[value] }))}
        inRow
      />
      <TextField name="what" />
      <TextArea name="why" lines={3} />
      <Day name="dueOn" />
    </Form>
  );
}
