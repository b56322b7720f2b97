// What a list of files says about each one: the same states in every form, in that form's words.
import type { Locale } from '#domain/languages.ts';
import type { QueuedFile } from '#domain/uploads/queued-file.ts';
import { acceptAttribute } from '#domain/uploads/rules.ts';
import type { FilePickerWords } from '#i18n/en/file-picker.ts';
import { fill, formatSize } from '#i18n/format.ts';

interface FileWords {
  readonly shrinking: string;
  readonly shrunk: string;
  readonly waiting: string;
  readonly sending: string;
  readonly checking: string;
  readonly sent: string;
  /** It could not be sent; the form continues without it. */
  readonly later: string;
  readonly failed: string;
}

const tones = {
  shrinking: 'busy',
  waiting: 'busy',
  sending: 'busy',
  checking: 'busy',
  sent: 'good',
  later: 'wait',
  refused: 'danger',
} as const;

/** A file as the list shows it. `canRetry`: the page still has its bytes. */
export function describeFile(
  file: QueuedFile,
  words: FileWords,
  messages: Readonly<Record<string, string>>,
  locale: Locale,
  canRetry: boolean,
) {
  const { status, percent, refusal } = file;
  const sentence =
    status === 'refused' ? (messages[refusal ?? ''] ?? (refusal || words.failed)) : words[status];
  return {
    id: file.id,
    name: file.name,
    size:
      file.shrunkFrom === undefined
        ? formatSize(file.size, locale)
        : fill(words.shrunk, {
            size: formatSize(file.size, locale),
            before: formatSize(file.shrunkFrom, locale),
          }),
    status: fill(sentence, { percent }),
    tone: tones[status],
    percent: status === 'sending' || status === 'checking' ? percent : undefined,
    canRetry: status === 'later' && canRetry,
    thumbnail: file.thumbnail,
  };
}

/** The files of a form (src/browser/file-queue.ts). */
interface Queue {
  readonly list: () => readonly QueuedFile[];
  readonly listError: () => string | null;
  readonly canRetry: (id: string) => boolean;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
}

/** Everything a FilePicker shows and does, except its label and place. */
export function describePicker(
  queue: Queue,
  words: FilePickerWords & Pick<FileWords, 'later'> & { readonly hint: string },
  messages: Readonly<Record<string, string>>,
  locale: Locale,
) {
  const listError = queue.listError();
  const named = (text: string) => (name: string) => fill(text, { name });
  return {
    hint: words.hint,
    error: listError ? messages[listError] : undefined,
    accept: acceptAttribute,
    files: queue.list().map((file) => describeFile(file, words, messages, locale, queue.canRetry(file.id))),
    words,
    named: {
      added: named(words.addedNow),
      refused: (name: string, reason: string) => fill(words.refusedNow, { name, reason }),
      removed: named(words.removedNow),
      remove: named(words.removeNamed),
      retry: named(words.retryNamed),
    },
    onAdd: queue.add,
    onRemove: queue.remove,
    onRetry: queue.retry,
  };
}
