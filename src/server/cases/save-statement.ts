import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as matters from '#domain/matters/api.staff.ts';
import type * as papersApi from '#domain/papers/api.staff.ts';
import type * as papers from '#domain/papers/api.ts';
import type { App } from '../app.ts';
import { asClient, keyOf, refuseStale, staleAnswer, writeOf } from '../writes/write-key.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { dueFromNow } from './due-from-now.ts';

const saved = z.union([
  z.object({ outcome: z.literal('done'), version: z.int() }),
  staleAnswer,
  outcome('unknown', 'frozen', 'no_file'),
]);

export interface SavedStatement {
  readonly version: number;
}

function versionOf(answer: z.infer<typeof saved>): SavedStatement {
  if (answer.outcome === 'stale') throw refuseStale(answer);
  if (answer.outcome === 'frozen') throw new Refusal('paper_frozen');
  if (answer.outcome === 'no_file') throw refuseField('answers.exhibits', 'exhibit.file');
  if (answer.outcome !== 'done') throw new Refusal('not_found');
  return { version: answer.version };
}

/**
 * Saves the actor's statement about a matter of their own, finished or not. A finished one becomes a task for staff.
 * Refuses `not_found`, `stale`, `paper_frozen` once papers were filed, and files that the client was not offered.
 */
export const saveStatement = command({
  run: async (
    app: Pick<App, 'db' | 'clock' | 'site'>,
    actor: Actor,
    { id: matterId, idempotencyKey, ...request }: CleanInputOf<typeof papers.saveStatement>,
  ): Promise<SavedStatement> => {
    const p = {
      ...request,
      idempotencyKey: keyOf('statement', actor, idempotencyKey),
      matterId,
      answerDueAt: dueFromNow(app, 'support_reply'),
      ...asClient(actor),
    };
    return versionOf(await callSql(app, 'save_statement', p, saved));
  },
});

/** The client confirms that the English says what they meant. Refuses `not_found` and `stale`. */
export const confirmReadBack = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: matterId, idempotencyKey, version }: CleanInputOf<typeof papers.confirmReadBack>,
  ): Promise<SavedStatement> => {
    const p = {
      version,
      matterId,
      idempotencyKey: keyOf('read_back', actor, idempotencyKey),
      ...asClient(actor),
    };
    return versionOf(await callSql(app, 'read_back_statement', p, saved));
  },
});

/**
 * Saves the English of a client's statement, under the translator's name; the client has to confirm it. Refuses
 * `not_found`, `stale` and `paper_frozen`.
 */
export const translateStatement = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: matterId, idempotencyKey, ...request }: CleanInputOf<typeof matters.translateStatement>,
  ): Promise<SavedStatement> => {
    const p = { ...request, matterId, ...writeOf('translation', actor, idempotencyKey) };
    return versionOf(await callSql(app, 'translate_statement', p, saved));
  },
});

/**
 * Writes down what a client told on paper or on the phone; it counts as told, and its words are the client's, who is told
 * by mail. Refuses
 * `not_found`, `stale` and `paper_frozen`.
 */
export const recordStatement = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'clock' | 'site'>,
    actor: Actor,
    {
      id,
      idempotencyKey,
      version,
      how,
      language,
      ...answers
    }: CleanInputOf<typeof papersApi.recordStatement>,
  ): Promise<void> => {
    const p = {
      matterId: id,
      version,
      how,
      language,
      answers,
      finished: true,
      answerDueAt: dueFromNow(app, 'support_reply'),
      ...writeOf('statement', actor, idempotencyKey),
    };
    versionOf(await callSql(app, 'save_statement', p, saved));
  },
});

/** Notes that the client heard or read the English and said it is what they told. Refuses `not_found` and `stale`. */
export const recordReadBack = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id, idempotencyKey, version, how }: CleanInputOf<typeof papersApi.recordReadBack>,
  ): Promise<void> => {
    const p = { matterId: id, version, how, ...writeOf('read_back', actor, idempotencyKey) };
    versionOf(await callSql(app, 'read_back_statement', p, saved));
  },
});
