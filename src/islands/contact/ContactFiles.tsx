import type { Locale } from '#domain/languages.ts';
import type { FileQueue } from '#browser/file-queue.ts';
import type { ContactWords } from '#i18n/en/contact.ts';
import { describePicker } from '#i18n/queued-files.ts';
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
  return (
    <FilePicker
      id={controlId('files')}
      className="col-span-full mb-6"
      label={
        <>
          {words.files.label} <span className="font-text text-ink-soft">{words.optional}</span>
        </>
      }
      errorPrefix={words.errorPrefix}
      {...describePicker(files, words.files, messages, locale)}
    />
  );
}
