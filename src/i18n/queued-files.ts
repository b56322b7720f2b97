// What a list of files says about each: the same states in every form, in the words of that form.
import type { Locale } from '#domain/languages.ts';
import type { QueuedFile } from '#domain/uploads/queued-file.ts';
import { fill, formatSize } from '#i18n/format.ts';

interface FileWords {
  readonly waiting: string;
  readonly sending: string;
  readonly checking: string;
  readonly sent: string;
  /** It could not be sent; the form goes on without it. */
  readonly later: string;
  readonly failed: string;
}

const tones = {
  waiting: 'busy',
  sending: 'busy',
  checking: 'busy',
  sent: 'good',
  later: 'wait',
  refused: 'danger',
} as const;

/** A file as the list shows it. `canRetry`: its bytes are still here. */
export function describeFile(
  file: QueuedFile,
  words: FileWords,
  messages: Readonly<Record<string, string>>,
  locale: Locale,
  canRetry: boolean,
) {
  const { status, percent, refusal } = file;
  const said = status === 'refused' ? (messages[refusal ?? ''] ?? (refusal || words.failed)) : words[status];
  return {
    id: file.id,
    name: file.name,
    size: formatSize(file.size, locale),
    status: fill(said, { percent }),
    tone: tones[status],
    percent: status === 'sending' || status === 'checking' ? percent : undefined,
    canRetry: status === 'later' && canRetry,
  };
}
