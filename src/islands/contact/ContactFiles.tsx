import type { Locale } from '#domain/languages.ts';
import { acceptAttribute } from '#domain/uploads/rules.ts';
import type { FileQueue } from '#browser/file-queue.ts';
import type { ContactWords } from '#i18n/en/contact.ts';
import { fill } from '#i18n/fill.ts';
import { describeFile } from '#i18n/queued-files.ts';
import { FilePicker } from '#ui/FilePicker.tsx';
import { controlId } from './controls.ts';

interface ContactFilesProps {
  readonly files: FileQueue;
  readonly words: ContactWords['form'];
  readonly messages: Readonly<Record<string, string>>;
  readonly locale: Locale;
}

/** Files to go with the message: optional, sent one by one as soon as they are chosen. */
export function ContactFiles({ files, words, messages, locale }: ContactFilesProps) {
  const own = words.files;
  const listError = files.listError();
  return (
    <FilePicker
      id={controlId('files')}
      className="whole"
      label={
        <>
          {own.label} <span className="optional">{words.optional}</span>
        </>
      }
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
