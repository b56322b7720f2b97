import * as z from 'zod/mini';
import { locales, type Locale } from '../languages.ts';
import { isId } from '../record-id.ts';
import { text } from '../text.ts';
import { someFileTickets } from '../uploads/tickets.ts';
import type { CaseFile, StaffCaseFile } from './case-file.ts';
import { isDate } from './dates.ts';
import { writeKey } from './move-request.ts';
import type { Mover } from './status.ts';

/** What we ask the client for: needed, sent by them, then accepted or returned with the reason. */
export const requestStatuses = ['needed', 'sent', 'accepted', 'returned', 'withdrawn'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

const workers = ['staff', 'attorney', 'admin'] as const;
const clientOrWorkers = ['client', ...workers] as const;

/**
 * The one table of moves of a request. The database enforces its own (`request_moves`), and a test holds the two equal.
 * Staff answer for somebody who brought the files otherwise; a client takes files back before anybody looked at them.
 */
export const requestMoves: Readonly<
  Record<RequestStatus, Readonly<Partial<Record<RequestStatus, readonly Mover[]>>>>
> = {
  needed: { sent: clientOrWorkers, withdrawn: workers },
  sent: {
    sent: clientOrWorkers,
    needed: ['client'],
    accepted: workers,
    returned: workers,
    withdrawn: workers,
  },
  returned: { sent: clientOrWorkers, accepted: workers, withdrawn: workers },
  accepted: {},
  withdrawn: {},
};

export function mayMoveRequest(from: RequestStatus, to: RequestStatus, mover: Mover): boolean {
  return requestMoves[from][to]?.includes(mover) ?? false;
}

export const requestWhatMax = 500;
export const requestNoteMax = 2_000;

export const askFilesRequest = z.object({
  idempotencyKey: writeKey,
  matterId: z.optional(z.nullable(z.string('field.wrongType').check(z.refine(isId, 'field.wrongType')))),
  language: z.enum(locales, 'field.wrongType'),
  what: text({ max: requestWhatMax, required: 'what.required' }),
  why: z.optional(z.nullable(text({ max: requestNoteMax, multiline: true }))),
  dueOn: z.optional(z.nullable(z.string('date.invalid').check(z.refine(isDate, 'date.invalid')))),
});

export const answerFilesRequest = z.object({ idempotencyKey: writeKey, tickets: someFileTickets });
export type AnswerFilesRequest = z.infer<typeof answerFilesRequest>;

export const decideFilesRequest = z
  .object({
    idempotencyKey: writeKey,
    version: z.int32('field.wrongType').check(z.positive('field.wrongType')),
    decision: z.enum(['accepted', 'returned', 'withdrawn'], 'choice.required'),
    /** The client reads it. */
    note: z.optional(z.nullable(text({ max: requestNoteMax, multiline: true }))),
  })
  .check(
    z.refine(({ decision, note }) => decision !== 'returned' || Boolean(note), {
      error: 'note.required',
      path: ['note'],
    }),
  );

interface FileRequest {
  readonly id: string;
  readonly matterId: string | null;
  readonly status: RequestStatus;
  readonly what: string;
  readonly why: string | null;
  readonly language: Locale;
  readonly dueOn: string | null;
  /** Why it was returned, while it is. */
  readonly returnedNote: string | null;
  readonly answeredAt: string | null;
  /** When staff last decided about it. */
  readonly closedAt: string | null;
  readonly version: number;
  readonly createdAt: string;
}
export interface ClientFileRequest extends FileRequest {
  readonly files: readonly CaseFile[];
}
export interface StaffFileRequest extends FileRequest {
  readonly files: readonly StaffCaseFile[];
}
export interface FileRequests<Request extends FileRequest> {
  readonly items: readonly Request[];
}
