import type { ContactMessage } from '#domain/contact/messages.ts';
import type { Suspicion } from '#domain/contact/robots.ts';
import type { Locale } from '#domain/languages.ts';
import { officeDate } from '#domain/promises/office-date.ts';

/** A row of the outbox, written in the same transaction as the message. A recipient of null is staff. */
export interface MessageMail {
  readonly kind: 'contact_received' | 'staff_contact';
  readonly recipient: string | null;
  readonly language: Locale;
  readonly payload: Readonly<Record<string, string | number | readonly string[]>>;
  readonly dedupeKey: string;
}

interface MessageFacts {
  readonly message: ContactMessage;
  readonly reference: string;
  readonly language: Locale;
  readonly filesMissing: readonly string[];
  readonly suspicion: Suspicion | null;
  readonly now: Date;
}

/**
 * The confirmation to the sender, in their language, and the notice to staff. Suspected messages get no confirmation,
 * and one notice a day covers them all (see `domain/contact/robots`).
 */
export function mailsOfMessage(facts: MessageFacts): MessageMail[] {
  const { message, reference, language, filesMissing, suspicion, now } = facts;
  const notice: MessageMail = {
    kind: 'staff_contact',
    recipient: null,
    language: 'en',
    payload: {
      reference,
      about: message.inquiryType,
      clientLanguage: language,
      filesMissing: filesMissing.length,
      ...(suspicion && { reason: suspicion }),
    },
    dedupeKey: suspicion ? `staff_contact:suspected:${officeDate(now)}` : `staff_contact:${reference}`,
  };
  if (suspicion) return [notice];
  const acknowledgement: MessageMail = {
    kind: 'contact_received',
    recipient: message.email,
    language,
    payload: { reference, firstName: message.firstName, filesMissing },
    dedupeKey: `contact_received:${reference}`,
  };
  return [acknowledgement, notice];
}
