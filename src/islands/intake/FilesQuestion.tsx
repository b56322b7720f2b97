import type { Locale } from '#domain/languages.ts';
import type { FileQueue } from '#browser/file-queue.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';
import { describePicker } from '#i18n/queued-files.ts';
import { FilePicker } from '#ui/FilePicker.tsx';
import { Label } from './QuestionField.tsx';

interface FilesQuestionProps {
  readonly files: FileQueue;
  readonly words: IntakeWords;
  readonly messages: Readonly<Record<string, string>>;
  readonly locale: Locale;
}

/** Papers that support the case: optional, sent one by one as soon as they are chosen. */
export function FilesQuestion({ files, words, messages, locale }: FilesQuestionProps) {
  return (
    <FilePicker
      id="intake-files"
      label={<Label text={words.files.label} mark={words.optional} />}
      errorPrefix={words.errorPrefix}
      {...describePicker(files, words.files, messages, locale)}
    />
  );
}
