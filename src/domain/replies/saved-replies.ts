import * as z from 'zod/mini';
import type { Locale } from '../languages.ts';
import { isId } from '../record-id.ts';
import { text } from '../text.ts';
import { listRequest } from '../workplace/lists.ts';
import { blanksIn, fillBlanks } from './blanks.ts';

export const replyTitleMax = 80;
export const replyBodyMax = 3_000;
/** A list a person can look through; the database refuses one more. */
export const mostReplies = 200;

export const replyMessageKeys = ['reply.title', 'reply.body', 'reply.blanks'] as const;
export type ReplyMessageKey = (typeof replyMessageKeys)[number];
const key = (message: ReplyMessageKey) => message;

const title = text({ max: replyTitleMax, required: key('reply.title') });
const body = text({ max: replyBodyMax, multiline: true, required: key('reply.body') });

const recordId = z.string().check(z.refine(isId, 'field.wrongType'));

const halves = { titleEn: title, titleEs: title, bodyEn: body, bodyEs: body };

type Bodies = Readonly<Record<'bodyEn' | 'bodyEs', string>>;

/** Both languages ask for the same things, or one client would read less than the other. */
function hasSameBlanks({ bodyEn, bodyEs }: Bodies): boolean {
  return blanksIn(bodyEn).toSorted().join('\n') === blanksIn(bodyEs).toSorted().join('\n');
}
const sameBlanks = z.refine<Bodies>(hasSameBlanks, { error: key('reply.blanks'), path: ['bodyEs'] });

/** A saved reply in both languages. Browser, server and the list we ship use the same rules. */
export const replyPair = z.object(halves).check(sameBlanks);
export type ReplyPair = z.infer<typeof replyPair>;

export const createReplyRequest = z
  .object({
    ...halves,
    /** Of the new pair, made by the browser: the same press adds it once. */ id: recordId,
  })
  .check(sameBlanks);
export type CreateReplyRequest = z.infer<typeof createReplyRequest>;

export const saveReplyRequest = z
  .object({
    ...halves,
    /** The version that was changed. */
    version: z.int32(),
    /** Somebody looked at both halves and they say the same, though only one was changed. */
    bothCurrent: z._default(z.boolean(), false),
  })
  .check(sameBlanks);

export const retireReplyRequest = z.object({ version: z.int32() });

export const replySearch = listRequest;

/** A saved reply as staff use it. */
export interface SavedReply extends ReplyPair {
  readonly id: string;
  readonly version: number;
  /** When each half was last changed or found right. */
  readonly enCurrentAt: string;
  readonly esCurrentAt: string;
  /** The half that the other one has overtaken; null when both are of the same age. */
  readonly older: Locale | null;
}

/** The text of one half, with what is known filled in. */
export function replyIn(
  language: Locale,
  { bodyEn, bodyEs }: Pick<ReplyPair, 'bodyEn' | 'bodyEs'>,
  known: Readonly<Record<string, string>>,
): string {
  return fillBlanks(language === 'es' ? bodyEs : bodyEn, known);
}
