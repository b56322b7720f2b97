import type { Locale } from '#domain/languages.ts';
import { acceptAttribute } from '#domain/uploads/rules.ts';
import type { FileQueue } from '#browser/file-queue.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';
import { fill } from '#i18n/format.ts';
import { describeFile } from '#i18n/queued-files.ts';
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
  const own = words.files;
  const listError = files.listError();
  return (
    <FilePicker
      id="intake-files"
      label={<Label text={own.label} mark={words.optional} />}
      hint={own.hint}
      error={listError ? messages[listError] : undefined}
      errorPrefix={words.errorPrefix}
      accept={acceptAttribute}
      files={files.list().map((file) => describeFile(file, own, messages, locale, files.canRetry(file.id)))}
      words={own}
      named={{
        added: (name) => fill(own.addedNow, { name }),
        removed: (name) => fill(own.removedNow, { name }),
        remove: (name) => fill(own.removeNamed, { name }),
        retry: (name) => fill(own.retryNamed, { name }),
      }}
      onAdd={files.add}
      onRemove={files.remove}
      onRetry={files.retry}
    />
  );
}
