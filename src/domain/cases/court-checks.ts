import * as z from 'zod/mini';
import { someFileTickets } from '../uploads/tickets.ts';
import { text } from '../text.ts';
import { addDays } from '../promises/office-date.ts';
import { isDate } from './dates.ts';
import { writeKey } from './move-request.ts';
import type { CaseStatus } from './status.ts';
import type { TaskCode } from './tasks.ts';

/** What a look at the court's record found. */
export const docketFindings = [
  'nothing_new',
  'hearing',
  'order',
  'returned',
  'still_visible',
  'hidden',
  'not_found',
] as const;
export type DocketFinding = (typeof docketFindings)[number];

/** What a look found, and on which day. */
export const courtCheck = z.object({ found: z.enum(docketFindings), on: z.string() });
export type CourtCheck = Readonly<z.infer<typeof courtCheck>>;

/** Where somebody looked. */
export const checkChannels = ['docket_check', 'clerk_call'] as const;

export const checkNoteMax = 1_000;

/** What can be found of a matter that stands there; nothing where there is nothing to look at yet. */
export function findingsOf(status: CaseStatus): readonly DocketFinding[] {
  switch (status) {
    case 'filed':
    case 'hearing_set':
      return ['nothing_new', 'hearing', 'order', 'returned', 'not_found'];
    case 'granted':
    case 'notifying':
    case 'closed':
      return ['hidden', 'still_visible', 'not_found'];
    default:
      return [];
  }
}

const day = z.string('date.invalid').check(z.refine(isDate, 'date.invalid'));

export const docketCheckRequest = z.object({
  idempotencyKey: writeKey,
  channel: z.enum(checkChannels, 'field.wrongType'),
  found: z.enum(docketFindings, 'found.required'),
  checkedOn: day,
  note: z.optional(text({ max: checkNoteMax, multiline: true })),
});
export type DocketCheckRequest = z.infer<typeof docketCheckRequest>;

/** What a client saw when they checked the public record after an order, as anyone can. */
export const ownFindings = ['hidden', 'still_visible'] as const satisfies readonly DocketFinding[];

export const ownCheckRequest = z.object({
  idempotencyKey: writeKey,
  found: z.enum(ownFindings, 'found.required'),
  checkedOn: day,
});

export const courtLetterRequest = z.object({ idempotencyKey: writeKey, tickets: someFileTickets });

export interface CheckedMatter {
  readonly status: CaseStatus;
  readonly decidedOn: string | null;
}

interface NextLook {
  readonly code: TaskCode;
  readonly on: string;
}

/** Every so many days while papers are filed; after the order on these days; and sooner while it is still in sight. */
const whileFiled = 7;
const afterOrder = [30, 60, 90] as const;
const stillVisible = 10;

/** The next look after one on a day; null when no further one is planned. */
export function nextLook(
  { status, decidedOn }: CheckedMatter,
  found: DocketFinding,
  checkedOn: string,
): NextLook | null {
  if (status === 'filed' || status === 'hearing_set')
    // Papers that came back go to the court again first.
    return found === 'returned' ? null : { code: 'check_docket', on: addDays(checkedOn, whileFiled) };
  if (found === 'still_visible') return { code: 'after_care', on: addDays(checkedOn, stillVisible) };
  if (!decidedOn || status === 'closed') return null;
  const next = afterOrder.map((days) => addDays(decidedOn, days)).find((on) => on > checkedOn);
  return next ? { code: 'after_care', on: next } : null;
}
