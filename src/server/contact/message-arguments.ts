import type { Suspicion } from '#domain/contact/robots.ts';
import type { App } from '../app.ts';
import type { Call } from '../http/call.ts';
import { e164Of } from '../phones/e164.ts';
import { referenceFromKey } from '../submissions/reference.ts';
import { mailsOfMessage, type MessageMail } from './message-mails.ts';
import type { MessageInput } from './read-message-body.ts';

/** The arguments of `submit_contact`, as they are called or kept until they can be. */
export interface MessageArguments {
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly reference: string;
  readonly language: 'en' | 'es';
  readonly userId: string | null;
  readonly contact: Readonly<Record<string, string | null>>;
  readonly ticketHashes: readonly string[];
  readonly filesMissing: readonly string[];
  readonly suspicion: Suspicion | null;
  readonly mails: readonly MessageMail[];
}

/** What `submit_contact` takes of a message, with the nth reference of its key; who is signed in is added later. */
export function argumentsOf(
  app: Pick<App, 'config' | 'clock'>,
  { message, requestHash, suspicion }: MessageInput,
  call: Pick<Call, 'locale'>,
  key: string,
  filesMissing: readonly string[],
  attempt: number,
): MessageArguments {
  const reference = referenceFromKey(app.config.appSecret, key, attempt);
  const language = call.locale;
  return {
    idempotencyKey: key,
    requestHash,
    reference,
    language,
    userId: null,
    contact: {
      first_name: message.firstName,
      last_name: message.lastName,
      email: message.email,
      phone: message.phone ?? null,
      phone_e164: e164Of(message.phone),
      inquiry_type: message.inquiryType,
      message: message.message,
    },
    ticketHashes: [],
    filesMissing,
    suspicion,
    mails: mailsOfMessage({ message, reference, language, filesMissing, suspicion, now: app.clock() }),
  };
}
