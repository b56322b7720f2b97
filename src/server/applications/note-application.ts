import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as applications from '#domain/intake/api.staff.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';

/** Writes the notes of an application, for staff alone. Refuses `stale` when others wrote meanwhile, `not_found`. */
export const noteApplication = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id, notes, seen }: CleanInputOf<typeof applications.note>,
  ): Promise<{ notes: string }> => {
    const p = { intakeId: id, notes, seen, ...byActor(actor) };
    const answer = await callSql(app, 'note_application', p, outcome('done', 'stale', 'unknown'));
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome !== 'done') throw new Refusal('stale');
    return { notes };
  },
});
