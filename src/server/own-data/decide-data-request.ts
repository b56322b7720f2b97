import type * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { declineRequest, ErasedCounts, eraseRequest, noteRequest } from '#domain/own-data/requests.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { newReference } from '../http/tokens.ts';
import { dueDate } from './ask-erasure.ts';

/**
 * Notes the wish of somebody who wrote or called, after staff made sure who it is; the person is told that it was
 * noted. One that is open for this address is answered instead. Refuses `forbidden` for an account of staff.
 */
export async function noteDataRequest(
  app: Pick<App, 'db' | 'clock' | 'log'>,
  actor: Actor,
  input: z.infer<typeof noteRequest>,
): Promise<{ id: string; created: boolean }> {
  const answer = await callSql<{ outcome: 'created' | 'open_already' | 'forbidden'; id: string }>(
    app,
    'note_data_request',
    {
      email: input.email.toLowerCase(),
      language: input.language,
      reference: newReference(),
      dueAt: dueDate(app.clock()),
      ...byActor(actor),
    },
  );
  if (answer.outcome === 'forbidden') throw new Refusal('forbidden');
  app.log('data_request_noted', { request: answer.id, outcome: answer.outcome });
  return { id: answer.id, created: answer.outcome === 'created' };
}

/**
 * Deletes or empties everything about the person of a wish, for good; files follow with the next sweep. The audit log
 * gets counts only. Refuses `not_found`, `stale` when it was decided before, and `open_case` while a case or a payment
 * goes on.
 */
export async function erasePerson(
  app: Pick<App, 'db' | 'log'>,
  actor: Actor,
  requestId: string,
  { alsoByAddress }: z.infer<typeof eraseRequest>,
): Promise<{ removed: ErasedCounts }> {
  const { outcome, removed } = await callSql<{
    outcome: 'done' | 'open_case' | 'stale' | 'unknown';
    removed: ErasedCounts;
  }>(app, 'erase_person', { requestId, alsoByAddress, ...byActor(actor) });
  if (outcome !== 'done') throw new Refusal(outcome === 'unknown' ? 'not_found' : outcome);
  app.log('person_erased', { request: requestId });
  return { removed };
}

/** Says no, with a reason the person reads. Refuses `not_found`, and `stale` when it was decided before. */
export async function declineDataRequest(
  app: Pick<App, 'db' | 'log'>,
  actor: Actor,
  requestId: string,
  { reason }: z.infer<typeof declineRequest>,
): Promise<void> {
  const { outcome } = await callSql<{ outcome: 'done' | 'stale' | 'unknown' }>(app, 'decline_data_request', {
    requestId,
    reason,
    ...byActor(actor),
  });
  if (outcome !== 'done') throw new Refusal(outcome === 'unknown' ? 'not_found' : outcome);
  app.log('data_request_declined', { request: requestId, reason });
}
