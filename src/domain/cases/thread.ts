import * as z from 'zod/mini';
import type { CameBy } from '../channels/channels.ts';
import { locales, type Locale } from '../languages.ts';
import { isId } from '../record-id.ts';
import { isFilled } from '../replies/blanks.ts';
import { isStorableText, text } from '../text.ts';
import type { UploadMessageKey } from '../uploads/rules.ts';
import { fileTickets } from '../uploads/tickets.ts';
import { isPagePlace } from '../workplace/lists.ts';
import type { CaseFile, StaffCaseFile } from './case-file.ts';
import { writeKey } from './move-request.ts';

/** The states and the urgency of one message, as they are stored. */
export const messageStatuses = ['unread', 'read', 'archived'] as const;
export const messagePriorities = ['low', 'normal', 'high', 'urgent'] as const;

/** Characters of a message. A translation may be longer: Spanish takes more room. */
export const messageMax = 5_000;
export const translationMax = 6_000;
/** Characters of the line that says what files are. */
export const filesAreMax = 200;

/** Messages on one page of a thread. */
export const messagesPerPage = 50;
/** Bytes of the texts on one: the answer stays below what a phone waits for on a slow line. One message always comes. */
export const threadPageBytes = 30_000;

export const messageRequest = z.object({
  idempotencyKey: writeKey,
  /** Language of the text. */
  language: z.enum(locales, 'field.wrongType'),
  message: text({ max: messageMax, multiline: true, required: 'message.required' }),
  tickets: fileTickets,
  /** What the files are. */
  filesAre: z.optional(text({ max: filesAreMax })),
});

/** The same by a client, who may say that it cannot wait. */
export const ownMessageRequest = z.extend(messageRequest, {
  isUrgent: z.optional(z.boolean('field.wrongType')),
});

/** What a client has begun to write; an empty text forgets it. */
export const draftRequest = z.object({
  text: text({ max: messageMax, multiline: true }),
  language: z.enum(locales, 'field.wrongType'),
  /** Of the version the page saw; 0 where there was none. */
  seen: z.int('field.wrongType').check(z.gte(0, 'field.wrongType'), z.lte(10_000_000, 'field.wrongType')),
});

/** The same by staff: refused while a blank of a saved reply is open. */
export const staffMessageRequest = z.extend(messageRequest, {
  message: text({ max: messageMax, multiline: true, required: 'message.required' }).check(
    z.refine(isFilled, 'blank.open'),
  ),
  /** By which way the client hears of it; both without it, where texts are allowed. */
  tellBy: z.optional(z.enum(['mail', 'text'], 'field.wrongType')),
});

/** A page of the thread; without `before`, the newest. */
export const threadQuery = z.object({
  before: z.optional(z.string().check(z.refine(isPagePlace, 'field.wrongType'))),
});

/** Everything up to this message was seen. */
export const readRequest = z.object({
  messageId: z.string('field.wrongType').check(z.refine(isId, 'field.wrongType')),
});

export const translationRequest = z.object({
  idempotencyKey: writeKey,
  translation: text({ max: translationMax, multiline: true, required: 'translation.required' }),
  /** The translation that was on the screen; null if there was none. */
  seen: z.nullable(
    z.string('field.wrongType').check(
      z.maxLength(translationMax, 'text.tooLong'),
      z.refine((seen) => isStorableText(seen, true), 'text.characters'),
    ),
  ),
});

interface ThreadMessage {
  readonly id: string;
  readonly from: 'client' | 'us';
  /** Who wrote it; clients know those who work here by their first name. */
  readonly name: string | null;
  readonly language: Locale;
  readonly text: string;
  /** The same in the other language, by staff. */
  readonly translation: string | null;
  readonly sentAt: string;
  /** When the other side first read it. */
  readonly readAt: string | null;
  /** The client said that it cannot wait. */
  readonly isUrgent: boolean;
  readonly cameBy: CameBy;
  /** What an answer by mail repeated of an earlier one. */
  readonly quoted: string | null;
  /** Files of a mail that could not be taken. */
  readonly notTaken: readonly { readonly name: string; readonly reason: UploadMessageKey }[];
}
export interface ClientMessage extends ThreadMessage {
  readonly files: readonly CaseFile[];
}
export interface StaffMessage extends ThreadMessage {
  /** The mail as it came, where something in it could not be read. */
  readonly original: { readonly id: string; readonly until: string } | null;
  readonly files: readonly StaffCaseFile[];
}

/** One page of a thread, the oldest message first. */
export interface ThreadPage<Message extends ThreadMessage> {
  readonly items: readonly Message[];
  /** Where the next older page begins; null on the last. */
  readonly before: string | null;
  /** How many messages of the other side nobody has read. */
  readonly unread: number;
}
export type ClientThread = ThreadPage<ClientMessage>;
export type StaffThread = ThreadPage<StaffMessage>;
