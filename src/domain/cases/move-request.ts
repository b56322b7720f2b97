import * as z from 'zod/mini';
import { isFilled } from '../replies/blanks.ts';
import type { Undoable } from '../workplace/undo.ts';
import { text } from '../text.ts';
import { matterLimits } from './limits.ts';
import { isDate } from './dates.ts';
import { moment } from './moment.ts';
import { endReasons, matterOutcomes } from './endings.ts';
import { filers, filingWays } from './matters.ts';
import { caseStatuses, type CaseStatus } from './status.ts';

/** Characters of what the client reads with a move, and of what staff keep about it. */
export const moveMessageMax = 5_000;
export const moveReasonMax = 2_000;
/** A note that staff typed, and below it the client's message in the other language. */
const moveNoteMax = moveReasonMax + 2 + moveMessageMax;

/** Court cases of one client that are moved at once. */
const mattersMax = 50;

const date = z.optional(z.string().check(z.refine(isDate, 'date.invalid')));

/** One write, however often it is sent. */
export const writeKey = z.string().check(z.regex(/^[\w-]{16,64}$/, 'field.wrongType'));

/** A move of one court matter, from the version on the screen. Each field belongs to the states that need it. */
export const moveRequest = z.object({
  idempotencyKey: writeKey,
  version: z.int32('field.wrongType').check(z.positive('field.wrongType')),
  to: z.enum(caseStatuses, 'field.wrongType'),
  /** Other court cases of the same case that go the same way: all of them, or none. */
  together: z._default(
    z
      .array(
        z.object({
          matterId: z.uuid('field.wrongType'),
          version: z.int32('field.wrongType').check(z.positive('field.wrongType')),
        }),
        'field.wrongType',
      )
      .check(
        z.maxLength(mattersMax, 'field.wrongType'),
        z.refine(
          (list) => new Set(list.map(({ matterId }) => matterId)).size === list.length,
          'field.wrongType',
        ),
      ),
    [],
  ),
  facts: z._default(
    z.object({
      filedOn: date,
      filedBy: z.optional(z.enum(filers)),
      filedHow: z.optional(z.enum(filingWays)),
      filedEnvelope: z.optional(text({ max: matterLimits.filedEnvelope })),
      hearingAt: z.optional(moment('date.invalid')),
      hearingPlace: z.optional(text({ max: matterLimits.hearingPlace })),
      /** Asked about a day on which courts usually do not sit. */
      hearingDayConfirmed: z.optional(z.boolean('field.wrongType')),
      decidedOn: date,
      outcome: z.optional(z.enum(matterOutcomes)),
      outcomePart: z.optional(text({ max: matterLimits.outcomePart, multiline: true })),
      limitEndsOn: date,
      endReason: z.optional(z.enum(endReasons)),
    }),
    {},
  ),
  words: z.object(
    {
      /** The client reads it: refused while it is missing or a blank of the draft is open. */
      message: text({ max: moveMessageMax, multiline: true, required: 'field.required' }).check(
        z.refine(isFilled, 'blank.open'),
      ),
      /** Why, for staff and the audit log. */
      reason: z.optional(text({ max: moveReasonMax, multiline: true })),
      note: z.optional(text({ max: moveNoteMax, multiline: true })),
    },
    'field.required',
  ),
});
export type MoveRequest = z.infer<typeof moveRequest>;

/** A move that a client reports: the message of it is ours to write, not theirs. */
export type ReportedMove = Omit<MoveRequest, 'words' | 'together'> & {
  readonly words: Partial<MoveRequest['words']>;
};

export interface MoveAnswer extends Undoable {
  readonly status: CaseStatus;
  /** What the whole case shows now. */
  readonly caseStatus: CaseStatus;
  readonly caseId: string;
  readonly refundOpened: boolean;
}
