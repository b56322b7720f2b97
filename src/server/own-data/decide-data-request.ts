import type * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { declineRequest, ErasedCounts, eraseRequest, noteRequest } from '#domain/own-data/requests.ts';
import { isId } from '#domain/record-id.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { newReference } from '../http/tokens.ts';
import { dueDate } from './ask-erasure.ts';

const by = (actor: Actor) => ({ actorId: actor.userId, actorRole: actor.role });

/**
 * Notes the wish of somebody who wrote or called, after staff made sure who it is; the person is told that it was
 * noted. One that is open for this address is answered instead. Refuses `forbidden` for an account of staff.
 */
export async function noteDataRequest(
  app: Pick<App, 'db' | 'clock' | 'log'>,
  actor: Actor,
  input: z.infer<typeof noteRequest>,
): Promise<{ id: string; created: boolean }> {
  const answer = dataOf(
    await app.db.rpc('note_data_request', {
      p: {
        email: input.email.toLowerCase(),
        language: input.language,
        reference: newReference(),
        dueAt: dueDate(app.clock()),
        ...by(actor),
      },
    }),
  ) as unknown as { outcome: 'created' | 'open_already' | 'forbidden'; id: string };
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
  if (!isId(requestId)) throw new Refusal('not_found');
  const { outcome, removed } = dataOf(
    await app.db.rpc('erase_person', { p: { requestId, alsoByAddress, ...by(actor) } }),
  ) as unknown as { outcome: 'done' | 'open_case' | 'stale' | 'unknown'; removed: ErasedCounts };
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
  if (!isId(requestId)) throw new Refusal('not_found');
  const { outcome } = dataOf(
    await app.db.rpc('decline_data_request', { p: { requestId, reason, ...by(actor) } }),
  ) as unknown as { outcome: 'done' | 'stale' | 'unknown' };
  if (outcome !== 'done') throw new Refusal(outcome === 'unknown' ? 'not_found' : outcome);
  app.log('data_request_declined', { request: requestId, reason });
}
