import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as contact from '#domain/contact/api.staff.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { refuseStale, staleMessage } from './stale-message.ts';

const answered = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), version: z.int() }),
  staleMessage,
  outcome('unknown'),
]);

/**
 * Mails an answer to somebody who used the contact form, in the language of their message, and keeps it there; the
 * message counts as handled. The same key sends once. Refuses `stale`, with whose change it was, when somebody answered
 * or marked the message meanwhile, and `not_found`.
 */
export const answerMessage = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id, answer, version, idempotencyKey }: CleanInputOf<typeof contact.answer>,
  ): Promise<{ version: number }> => {
    const p = { idempotencyKey, messageId: id, answer, version, ...byActor(actor) };
    const done = await callSql(app, 'answer_contact', p, answered);
    if (done.outcome === 'unknown') throw new Refusal('not_found');
    if (done.outcome === 'stale') throw refuseStale(done);
    return { version: done.version };
  },
});
