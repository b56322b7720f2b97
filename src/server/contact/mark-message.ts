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

const marked = z.discriminatedUnion('outcome', [staleMessage, outcome('done', 'unknown')]);

/**
 * Marks a message as answered, by whom and when, or removes the mark. Doing it twice changes nothing. Refuses
 * `stale`, with whose change it was, when somebody answered meanwhile, and `not_found`.
 */
export const markMessage = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id, handled, version }: CleanInputOf<typeof contact.mark>,
  ): Promise<{ handled: boolean }> => {
    const p = { messageId: id, handled, version, ...byActor(actor) };
    const answer = await callSql(app, 'mark_message', p, marked);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'stale') throw refuseStale(answer);
    return { handled };
  },
});
