import { paperKinds } from '#domain/cases/papers.ts';
import { locales } from '#domain/languages.ts';
import * as mattersApi from '#domain/matters/api.staff.ts';
import { fill } from '#i18n/format.ts';
import { Choice, Select, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Files } from '../../../calls/Files.tsx';
import type { MatterPapersProps } from './paper-props.ts';
import { useStaffWords } from '../../staff-words.ts';

/** A paper is a PDF and nothing else, with the Word file it was made from. */
const acceptedFiles = {
  pdf: '.pdf,application/pdf',
  docx: '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

interface AddPaperFormProps extends MatterPapersProps {
  /** The paper whose next version it is, and the version on the screen. */
  readonly of?: { readonly paperId: string; readonly version: number };
}

const firstOf = (tickets: unknown): unknown => (Array.isArray(tickets) ? tickets[0] : undefined);

/** A PDF as a new paper of a matter, or as the next version of one. */
export function AddPaperForm({ matter, of, onChanged }: AddPaperFormProps) {
  const words = useStaffWords();
  const labels = words.papers.papers.add;
  return (
    <Form
      call={mattersApi.addPaper}
      words={labels.form}
      fixed={{ id: matter.id, ...of }}
      initial={{ language: 'en' }}
      // A next version is called as the paper is.
      complete={({ ticket, wordTicket, title, ...input }) => ({
        ...input,
        ...(!of && { title }),
        ticket: firstOf(ticket),
        wordTicket: firstOf(wordTicket),
      })}
      done={({ pageCode, isChecked }) =>
        [fill(labels.done, { code: pageCode }), !isChecked && labels.unchecked].filter(Boolean).join(' ')
      }
      reload={onChanged}
      quiet={of !== undefined}
    >
      {!of && (
        <>
          <Select
            name="kind"
            options={paperKinds.map((value) => ({ value, text: words.papers.papers.kinds[value] }))}
            isRequired
          />
          <TextField name="title" />
          <Choice
            name="language"
            label={words.thread.language}
            options={locales.map((value) => ({ value, text: words.frame.languages[value] }))}
            isRequired
            inRow
          />
        </>
      )}
      <Files name="ticket" purpose="case" accept={acceptedFiles.pdf} isSingle />
      <Files name="wordTicket" purpose="case" accept={acceptedFiles.docx} isSingle />
    </Form>
  );
}
