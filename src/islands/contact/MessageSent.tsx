import { useEffect, useRef } from 'react';
import type { MessageReceipt } from '#domain/contact/messages.ts';
import { promises } from '#domain/promises/timings.ts';
import { formatReference } from '#domain/reference.ts';
import type { ContactWords } from '#i18n/en/contact.ts';
import { fill } from '#i18n/fill.ts';

export interface SentMessage extends MessageReceipt {
  readonly email: string;
}

interface MessageSentProps {
  readonly message: SentMessage;
  readonly words: ContactWords['sent'];
}

/** What the toast says, staying in the page: the reference and what happens next. */
export function MessageSent({ message, words }: MessageSentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [message]);
  const reference = formatReference(message.reference);
  const labels = message.stored === 'now' ? words.reference : words.later;
  return (
    <div className="notice good contact-sent mt-4 mb-6" role="status" tabIndex={-1} ref={box}>
      <p>
        <strong>{words.title}</strong>
      </p>
      <p>{fill(words.text, { days: promises.contactReplyBusinessDays })}</p>
      <p>{fill(labels, { reference, email: message.email })}</p>
      {message.filesMissing.length > 0 && (
        <p>{fill(words.filesMissing, { names: message.filesMissing.join(', ') })}</p>
      )}
    </div>
  );
}
