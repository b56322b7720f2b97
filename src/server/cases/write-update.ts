import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import { maybeUndo, type Undoable } from '#domain/workplace/undo.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import type { ParametersOf } from '../database/parameters.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { keyOf } from '../writes/write-key.ts';

/** A note for staff; it can never be shown to the client. Refuses `not_found`. */
export const writeNote = command({
  run: (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: caseId, ...request }: CleanInputOf<typeof cases.writeNote>,
  ): Promise<Undoable> => {
    return write(app, { ...request, visible: false, mayUndo: true, caseId, ...of(actor, request, 'note') });
  },
});

/** An update that the client reads in the case's history; a mail tells them. Refuses `not_found`. */
export const writeUpdate = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: caseId, ...request }: CleanInputOf<typeof cases.writeUpdate>,
  ): Promise<void> => {
    await write(app, { ...request, visible: true, caseId, ...of(actor, request, 'update') });
  },
});

const of = (actor: Actor, { idempotencyKey }: { readonly idempotencyKey: string }, kind: string) => ({
  idempotencyKey: keyOf(kind, actor, idempotencyKey),
  ...byActor(actor),
});

const written = z.union([z.object({ outcome: z.literal('done'), undo: maybeUndo }), outcome('unknown')]);

async function write(app: Pick<App, 'db'>, p: ParametersOf<'write_case_update'>): Promise<Undoable> {
  const answer = await callSql(app, 'write_case_update', p, written);
  if (answer.outcome !== 'done') throw new Refusal('not_found');
  return { undo: answer.undo };
}
