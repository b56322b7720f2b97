import { useId } from 'react';
import type { Locale } from '#domain/languages.ts';
import { describePicker } from '#i18n/queued-files.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { FilePicker } from '#ui/FilePicker.tsx';
import type { FormFiles } from '../../calls/use-files.ts';

interface CaseFilePickerProps {
  readonly words: StaffWords;
  readonly locale: Locale;
  readonly files: FormFiles;
  readonly label?: string;
  readonly hint?: string;
  readonly only?: 'pdf' | 'docx';
}

/** Where only one kind of file will do: a paper is a PDF and nothing else. */
export const acceptedFiles = {
  pdf: '.pdf,application/pdf',
  docx: '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** Files to go with a message, an answer, a paper or a signed copy. */
export function CaseFilePicker({ words, locale, files, label, hint, only }: CaseFilePickerProps) {
  const id = useId();
  const labels = { ...words.thread.files, ...(hint && { hint }) };
  const described = describePicker(files.queue, labels, words.thread.fileMessages, locale);
  return (
    <FilePicker
      id={id}
      label={label ?? labels.label}
      errorPrefix={words.account.errorPrefix}
      {...described}
      {...(only && { accept: acceptedFiles[only] })}
    />
  );
}
