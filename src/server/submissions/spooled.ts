import type { App } from '../app.ts';
import { sidOf } from '../access/session.ts';
import type { Call } from '../http/call.ts';
import type { SpoolEntry, SubmissionKind } from '../spool/spool.ts';
import type { SubmissionInput } from './read-files.ts';
import type { SentTicket } from './read-parts.ts';

/**
 * What waits in the spool: the arguments of the SQL function, and what has yet to be looked up or checked. It may wait
 * over a deploy: a parameter that a function no longer takes has to be left out when it is brought in.
 */
export interface Spooled<Arguments extends { readonly reference: string }> {
  readonly arguments: Arguments;
  readonly tickets: readonly SentTicket[];
  /** Hash of the session's token: nobody can ask who is signed in while the database is down. */
  readonly sid: string | null;
}

/** An entry of somebody who waits for an answer. */
export type Submission = SpoolEntry & { readonly kind: SubmissionKind };

/** The entry of a submission that has to wait: what is kept of it, with its tickets and the session it came with. */
export function entryOf<Kept extends { readonly arguments: { readonly reference: string } }>(
  app: Pick<App, 'clock'>,
  { kind, key }: { readonly kind: SubmissionKind; readonly key: string },
  input: SubmissionInput,
  call: Pick<Call, 'cookies'>,
  content: Kept,
): Submission {
  return {
    kind,
    key,
    reference: content.arguments.reference,
    requestHash: input.requestHash,
    keptAt: app.clock().toISOString(),
    payload: { ...content, tickets: input.tickets, sid: sidOf(call) },
  };
}
