import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as papers from '#domain/papers/api.staff.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';

/**
 * A paper that is not needed after all: nobody has to approve it. Refuses `not_found`, `paper_frozen`, and
 * `affidavit_needed`: in superior and state court only an attorney leaves the affidavit out.
 */
export const withdrawPaper = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: paperId }: CleanInputOf<typeof papers.withdraw>,
  ): Promise<void> => {
    const p = { paperId, ...byActor(actor) };
    const answer = await callSql(app, 'withdraw_paper', p, outcome('done', 'unknown', 'frozen', 'forbidden'));
    if (answer.outcome === 'frozen') throw new Refusal('paper_frozen');
    if (answer.outcome === 'forbidden') throw new Refusal('affidavit_needed');
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});
