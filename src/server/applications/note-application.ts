import type { Actor } from '#domain/access/roles.ts';
import type { NotesRequest } from '#domain/intake/review.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';

/** Writes the notes of an application, for staff alone. Refuses `stale` when others wrote meanwhile, `not_found`. */
export async function noteApplication(
  app: Pick<App, 'db'>,
  actor: Actor,
  id: string,
  { notes, seen }: NotesRequest,
): Promise<{ notes: string }> {
  const p = { intakeId: id, notes, seen, ...byActor(actor) };
  const answer = await callSql(app, 'note_application', p, outcome('done', 'stale', 'unknown'));
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
  if (answer.outcome !== 'done') throw new Refusal('stale');
  return { notes };
}
