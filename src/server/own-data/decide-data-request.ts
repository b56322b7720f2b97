import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as ownData from '#domain/own-data/api.staff.ts';
import type { ErasedCounts, noteRequest } from '#domain/own-data/requests.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { reply } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { newReference } from '../http/tokens.ts';
import { dueDate } from './ask-erasure.ts';
import { erasedCounts } from './erased-counts.ts';

const noted = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['created', 'open_already']), id: z.string() }),
  outcome('forbidden'),
]);

/**
 * Notes the request of somebody who wrote or called, after staff made sure who it is; the person is told that it was
 * noted. One that is open for this address is answered instead. Refuses `forbidden` for an account of staff.
 */
export const noteDataRequest = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'clock' | 'log'>,
    actor: Actor,
    input: z.infer<typeof noteRequest>,
  ): Promise<{ id: string; created: boolean }> => {
    const p = {
      email: input.email.toLowerCase(),
      language: input.language,
      reference: newReference(),
      dueAt: dueDate(app.clock()),
      ...byActor(actor),
    };
    const answer = await callSql(app, 'note_data_request', p, noted);
    if (answer.outcome === 'forbidden') throw new Refusal('forbidden');
    app.log('data_request_noted', { request: answer.id, outcome: answer.outcome });
    return { id: answer.id, created: answer.outcome === 'created' };
  },
  respond: (result) => reply(result.created ? 201 : 200, result),
});

const erased = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), removed: erasedCounts }),
  outcome('open_case', 'stale', 'unknown', 'forbidden', 'second_needed', 'too_early'),
]);

/**
 * Deletes or empties everything about the person of a request, for good; files follow with the next sweep. The audit log
 * gets counts only. Refuses `not_found`, `stale` when it was decided before, `open_case` while a case or a payment goes
 * on, `erase_second` to the person who noted it while somebody else may do it, and `erase_early` to the only one before a
 * day has passed.
 */
export const erasePerson = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'log'>,
    actor: Actor,
    { id: requestId, alsoByAddress }: CleanInputOf<typeof ownData.erase>,
  ): Promise<{ removed: ErasedCounts }> => {
    const p = { requestId, alsoByAddress, ...byActor(actor) };
    const answer = await callSql(app, 'erase_person', p, erased);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'second_needed') throw new Refusal('erase_second');
    if (answer.outcome === 'too_early') throw new Refusal('erase_early');
    if (answer.outcome !== 'done') throw new Refusal(answer.outcome);
    app.log('person_erased', { request: requestId });
    return { removed: answer.removed };
  },
});

/** Says no, with a reason the person reads. Refuses `not_found`, and `stale` when it was decided before. */
export const declineDataRequest = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'log'>,
    actor: Actor,
    { id: requestId, reason }: CleanInputOf<typeof ownData.decline>,
  ): Promise<void> => {
    const p = { requestId, reason, ...byActor(actor) };
    const answer = await callSql(app, 'decline_data_request', p, outcome('done', 'stale', 'unknown'));
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'stale') throw new Refusal('stale');
    app.log('data_request_declined', { request: requestId, reason });
  },
});
