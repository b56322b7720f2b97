import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { asClient, keyOf, refuseStale, staleAnswer } from '../writes/write-key.ts';
import { dueFromNow } from './due-from-now.ts';

const chosen = z.union([
  staleAnswer,
  outcome('done', 'unknown', 'over', 'unknown_matter', 'too_late', 'not_covered'),
]);

/**
 * The client says which of their matters we work on; the others are left out. Refuses `not_found`, `stale`, `case_over`,
 * more matters than the package covers, and to put aside or take in what is already being prepared.
 */
export const chooseMatters = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'clock' | 'site'>,
    actor: Actor,
    { id: caseId, idempotencyKey, matterIds, versions }: CleanInputOf<typeof cases.chooseMatters>,
  ): Promise<void> => {
    const p = {
      caseId,
      matterIds: [...new Set(matterIds)],
      versions,
      idempotencyKey: keyOf('choose', actor, idempotencyKey),
      answerDueAt: dueFromNow(app, 'support_reply'),
      ...asClient(actor),
    };
    const answer = await callSql(app, 'choose_matters', p, chosen);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome === 'over') throw new Refusal('case_over');
    if (answer.outcome === 'unknown_matter') throw refuseField('matterIds', 'field.wrongType');
    if (answer.outcome === 'too_late') throw refuseField('matterIds', 'matters.begun');
    if (answer.outcome === 'not_covered') throw refuseField('matterIds', 'matters.tooMany');
  },
});
