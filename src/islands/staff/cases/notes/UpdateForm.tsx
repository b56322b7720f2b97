import type { InputOf } from '#domain/api-call.ts';
import * as casesApi from '#domain/cases/api.staff.ts';
import { locales } from '#domain/languages.ts';
import { fill, formatMoment } from '#i18n/format.ts';
import type { Question } from '#ui/form/Confirmation.tsx';
import { Choice, TextArea, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import type { CaseContactProps } from '../contact-props.ts';
import { useStaffWords } from '../../staff-words.ts';
import type { StaffWords } from '#i18n/staff.ts';

/** As the client will see it. */
function previewOf(
  { title, text, language }: InputOf<typeof casesApi.writeUpdate>,
  labels: StaffWords['thread']['notes']['update'],
): Question {
  return {
    title: labels.previewTitle,
    preview: (
      <div className="border-s-2 border-line ps-6" lang={language}>
        <p className="font-strong wrap-anywhere">{title}</p>
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        <p className="small quiet">{formatMoment(new Date().toISOString(), language)}</p>
      </div>
    ),
    yes: labels.publish,
    no: labels.back,
  };
}

/** An update for the client: written, previewed as the client will see it, then published. */
export function UpdateForm({ caseId, language, onChanged }: CaseContactProps) {
  const words = useStaffWords();
  const labels = words.thread.notes.update;
  return (
    <Form
      call={casesApi.writeUpdate}
      words={labels.form}
      fixed={{ id: caseId }}
      initial={{ language, step: 'no' }}
      confirm={(draft) => previewOf(draft, labels)}
      reload={onChanged}
    >
      <Choice
        name="language"
        label={words.thread.language}
        hint={fill(words.thread.clientReads, { language: words.thread.languages[language] })}
        options={locales.map((value) => ({ value, text: words.frame.languages[value] }))}
        inRow
      />
      <TextField name="title" />
      <TextArea name="text" />
      <Choice name="step" isRequired inRow />
    </Form>
  );
}
