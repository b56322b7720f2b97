import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { asClient, refuseStale, staleAnswer } from '../writes/write-key.ts';

const takenBack = z.union([outcome('done', 'unknown'), staleAnswer]);

/**
 * The client takes back a file that answered a request. Refuses `not_found`, and `stale` once somebody decided about
 * it.
 */
export const takeBackFile = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: documentId }: CleanInputOf<typeof cases.takeBackFile>,
  ): Promise<void> => {
    const answer = await callSql(app, 'take_back_file', { documentId, ...asClient(actor) }, takenBack);
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});
