import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.ts';
import type { ChangeRequest } from '#domain/cases/papers.ts';
import { caseStatuses, type CaseStatus } from '#domain/cases/status.ts';
import type * as matters from '#domain/matters/api.staff.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { asClient, keyOf } from '../writes/write-key.ts';
import { dueFromNow } from './due-from-now.ts';
import { refuseReplaced, replacedAnswer } from './refuse-replaced.ts';

const returned = z.union([
  z.object({ outcome: z.literal('done'), status: z.enum(caseStatuses), timesReturned: z.int() }),
  replacedAnswer,
  outcome('unknown', 'not_now'),
]);

export interface Returned {
  readonly status: CaseStatus;
  /** How often the attorney has returned the paper returned most; the third time calls for a conversation. */
  readonly timesReturned: number;
}

/**
 * The client asks for changes in papers; the matter goes back to preparing. Refuses `not_found`, `stale`,
 * `paper_not_now`.
 */
export const askChange = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'clock' | 'site'>,
    actor: Actor,
    { id: matterId, ...request }: CleanInputOf<typeof cases.askChange>,
  ): Promise<Pick<Returned, 'status'>> => {
    const { status } = await giveBack(app, actor, matterId, request, asClient(actor));
    return { status };
  },
});

/** The attorney returns papers with comments. Refuses as above, and `forbidden` to others. */
export const returnAsAttorney = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'clock' | 'site'>,
    actor: Actor,
    { id: matterId, documents, words, ...request }: CleanInputOf<typeof matters.returnPapers>,
  ): Promise<Returned> => {
    if (actor.role !== 'attorney') throw new Refusal('forbidden');
    const commented = documents.map((one) => ({ ...one, words }));
    return giveBack(app, actor, matterId, { ...request, documents: commented }, byActor(actor));
  },
});

async function giveBack(
  app: Pick<App, 'db' | 'clock' | 'site'>,
  actor: Actor,
  matterId: string,
  request: ChangeRequest,
  who: ReturnType<typeof byActor>,
): Promise<Returned> {
  const p = {
    ...request,
    idempotencyKey: keyOf('return', actor, request.idempotencyKey),
    matterId,
    answerDueAt: dueFromNow(app, 'support_reply'),
    ...who,
  };
  const answer = await callSql(app, 'return_papers', p, returned);
  if (answer.outcome === 'stale') throw refuseReplaced(answer);
  if (answer.outcome === 'not_now') throw new Refusal('paper_not_now');
  if (answer.outcome !== 'done') throw new Refusal('not_found');
  return { status: answer.status, timesReturned: answer.timesReturned };
}
