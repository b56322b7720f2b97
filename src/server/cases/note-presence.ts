import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import { askAgainSeconds, type Presence } from '#domain/cases/presence.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';

const noted = z.union([
  z.object({
    outcome: z.literal('done'),
    others: z.array(z.object({ id: z.string(), name: z.string(), writing: z.nullable(z.boolean()) })),
    shared: z.boolean(),
  }),
  outcome('unknown'),
]);

/** Records who has a case open, and returns who else has it open. Says nothing about the case. Refuses `not_found`. */
export const notePresence = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: caseId, ...request }: CleanInputOf<typeof cases.notePresence>,
  ): Promise<Presence> => {
    const answer = await callSql(app, 'note_presence', { ...request, caseId, actorId: actor.userId }, noted);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    return {
      others: answer.others.map((one) => ({ ...one, writing: one.writing ?? false })),
      askAgainSeconds: answer.shared ? askAgainSeconds.shared : askAgainSeconds.alone,
    };
  },
});
