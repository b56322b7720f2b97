import * as z from 'zod/mini';
import { locales, type Locale } from '../languages.ts';
import { sortedRequest } from '../workplace/lists.ts';
import type { SentAnswer } from './answers.ts';
import { inquiryTypes, type InquiryType } from './messages.ts';
import type { MailDoubt } from '../received-mail/doubts.ts';
import type { Suspicion } from './robots.ts';

/** What a message can be about, as staff sort them. */
export const inboxTypes = [...inquiryTypes, 'correction'] as const;
export type InboxType = (typeof inboxTypes)[number];

/** What staff can ask of the list of messages. */
export const messageSorts = ['client', 'about', 'state', 'sent'] as const;
export const messageSearch = sortedRequest(
  {
    type: z.optional(z.enum(inboxTypes)),
    handled: z.optional(z.enum(['handled', 'open'])),
    suspicious: z.optional(z.enum(['yes', 'no'])),
    language: z.optional(z.enum(locales)),
  },
  messageSorts,
);
export type MessageSearch = z.infer<typeof messageSearch>;

/** A mark, on the version of the message that was seen. */
export const handledRequest = z.object({ handled: z.boolean(), version: z.int32() });

/**
 * Stands where a correction has its message if nobody wrote one: the same application was sent again, with other
 * answers, while the database was down. Staff read words instead.
 */
export const resubmittedDuringOutage = 'resubmitted_during_outage';

/** A message in the staff's list. */
export interface InboxRow {
  readonly id: string;
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly inquiryType: InboxType;
  /** Its first words. */
  readonly beginning: string;
  readonly language: Locale;
  readonly files: number;
  readonly filesMissing: number;
  readonly suspicion: Suspicion | null;
  /** It came by mail, and nobody knows from whom. */
  readonly isUnverified: boolean;
  readonly handledAt: string | null;
  readonly createdAt: string;
}

/** A whole message, and who answered it. */
export interface InboxRecord extends InboxMessage {
  readonly handledBy: string | null;
  /** Goes up with each answer and mark. */
  readonly version: number;
  /** Oldest first. */
  readonly answers: readonly SentAnswer[];
  /** The application a correction is about. */
  readonly applicationId: string | null;
  /** It came by mail, and why nobody knows from whom; null: it was typed into a form. */
  readonly mail: {
    readonly doubt: MailDoubt;
    readonly subject: string | null;
    readonly quoted: string | null;
    /** The mail as it came, where something in it could not be read. */
    readonly original: { readonly id: string; readonly until: string } | null;
  } | null;
}

/** A message as staff read it. A `correction` is about an application that was already sent. */
export interface InboxMessage {
  readonly id: string;
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly inquiryType: InquiryType | 'correction';
  readonly message: string;
  readonly language: 'en' | 'es';
  readonly files: readonly {
    readonly uploadId: string;
    readonly name: string;
    readonly type: string;
    readonly size: number;
  }[];
  /** Names of files that did not reach us. */
  readonly filesMissing: readonly string[];
  readonly suspicion: Suspicion | null;
  readonly handledAt: string | null;
  readonly createdAt: string;
}

/** `?before=`: where a page begins. Refuses what is no time. */
export const messagesQuery = z.object({
  before: z._default(z.nullable(z.string().check(z.refine(isTime, 'field.wrongType'))), null),
});

/** Whether the database knows this time too: `Date` turns February 30 into March 2 and has a year 0. */
function isTime(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]{8,15}Z$/.test(text) || text.startsWith('0000')) return false;
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.slice(0, 19));
}

export interface MessagePage {
  readonly messages: readonly InboxMessage[];
  /** Where the next, older page begins: `?before=` this; null on the last. */
  readonly before: string | null;
}
