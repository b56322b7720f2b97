import type { IntakeSubmission } from '#domain/intake/fields.ts';
import type { Locale } from '#domain/languages.ts';
import type { MailKind } from '#domain/mail/kinds.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { dayMs } from '#domain/durations.ts';

/** A mail to be written into the outbox together with the fact it tells of. */
export interface OutboxMail {
  readonly kind: MailKind;
  /** Null: staff. */
  readonly recipient: string | null;
  readonly language: Locale;
  readonly payload: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  readonly runAfter?: string;
  readonly dedupeKey: string;
}

const reminderAfterMs = 2 * dayMs;

/** What the "application received" mail tells. Its payment links are made from the reference when it is sent. */
export interface ReceivedFacts {
  readonly reference: string;
  readonly firstName: string;
  readonly packageId: PackageId;
  readonly filesMissing: readonly string[];
  readonly alreadyPaid: boolean;
}

/** "Application received", in the language the person chose. `occasion` tells one sending from the next. */
export function receivedMail(
  recipient: string,
  language: Locale,
  facts: ReceivedFacts,
  occasion: string,
): OutboxMail {
  return {
    kind: 'application_received',
    recipient,
    language,
    payload: { ...facts },
    dedupeKey: `application_received:${facts.reference}:${occasion}`,
  };
}

/** The mails of a new application: received, a reminder after two days unless paid by then, and one to staff. */
export function mailsOfNewIntake(
  answers: IntakeSubmission,
  reference: string,
  filesMissing: readonly string[],
  now: Date,
): OutboxMail[] {
  const { email, preferredLanguage, firstName, selectedServicePackage: packageId } = answers;
  return [
    receivedMail(
      email,
      preferredLanguage,
      { reference, firstName, packageId, filesMissing, alreadyPaid: false },
      'first',
    ),
    {
      kind: 'payment_reminder',
      recipient: email,
      language: preferredLanguage,
      payload: { reference, firstName, packageId },
      runAfter: new Date(now.getTime() + reminderAfterMs).toISOString(),
      dedupeKey: `payment_reminder:${reference}`,
    },
    {
      kind: 'staff_application',
      recipient: null,
      language: 'en',
      payload: {
        reference,
        packageId,
        clientLanguage: preferredLanguage,
        urgency: answers.urgency,
        ...(answers.evictionCounty && { county: answers.evictionCounty }),
        filesMissing: filesMissing.length,
      },
      dedupeKey: `staff_application:${reference}`,
    },
  ];
}
