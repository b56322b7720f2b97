import { useEffect, useRef } from 'react';
import { promises } from '#domain/promises/timings.ts';
import { formatReference } from '#domain/reference.ts';
import type { ContactWords } from '#i18n/en/contact.ts';
import { fill } from '#i18n/fill.ts';
import type { MessageReceipt } from './send-message.ts';

export interface SentMessage extends MessageReceipt {
  readonly email: string;
}

interface MessageSentProps {
  readonly sent: SentMessage;
  readonly words: ContactWords['sent'];
}

/** What the toast said, staying in the page: the reference and what happens next. */
export function MessageSent({ sent, words }: MessageSentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [sent]);
  const reference = formatReference(sent.reference);
  const labels = sent.stored === 'now' ? words.reference : words.later;
  return (
    <div className="notice good contact-sent mt-4 mb-6" role="status" tabIndex={-1} ref={box}>
      <p>
        <strong>{words.title}</strong>
      </p>
      <p>{fill(words.text, { days: promises.contactReplyBusinessDays })}</p>
      <p>{fill(labels, { reference, email: sent.email })}</p>
      {sent.filesMissing.length > 0 && (
        <p>{fill(words.filesMissing, { names: sent.filesMissing.join(', ') })}</p>
      )}
    </div>
  );
}
