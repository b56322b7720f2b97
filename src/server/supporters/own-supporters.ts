import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import { canonicalEmail, inboxOf } from '#domain/email.ts';
import type * as supporters from '#domain/supporters/api.ts';
import type { Supporters } from '#domain/supporters/supporters.ts';
import { supporterRules } from '#domain/supporters/rules.ts';
import { callCounted, tryOf } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { asClient, keyOf } from '../writes/write-key.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command, query } from '../http/service.ts';
import { supportersAnswer } from './supporters-answer.ts';

/** Who may look at the actor's own case. Refuses `not_found`. */
export const ownSupporters = query({
  sql: 'read_supporters',
  params: ({ id: caseId }: CleanInputOf<typeof supporters.list>) => ({ caseId }),
  answer: supportersAnswer,
  toResult: (stored): Supporters => {
    if (stored.outcome !== 'done') throw new Refusal('not_found');
    return { items: stored.items };
  },
});

const added = z.union([
  z.object({ outcome: z.literal('done'), id: z.string() }),
  outcome('own', 'known', 'full', 'unknown'),
]);

/**
 * Lets somebody look at the actor's own case: they get a link, the client a mail that says so. Sent twice with one key
 * it is there once. Refuses `not_found`, `supporters_full`, an address that helps already or is the client's own, and
 * `throttled`.
 */
export const addSupporter = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: caseId, idempotencyKey, ...request }: CleanInputOf<typeof supporters.add>,
  ): Promise<{ readonly id: string }> => {
    const email = canonicalEmail(request.email);
    // Counted by the person who receives the mail, so that nobody can fill a stranger's inbox. Apart from the links
    // that anybody may ask for: those must not use up what a client needs to let somebody in.
    const takes = [tryOf('supporter-invitation', inboxOf(email), accessThrottles.supporterLinksPerAddress)];
    const { agreed: _, ...supporter } = request;
    const p = {
      ...supporter,
      email,
      caseId,
      most: supporterRules.most,
      idempotencyKey: keyOf('supporter', actor, idempotencyKey),
      ...asClient(actor),
    };
    const answer = await callCounted(app, takes, { name: 'add_supporter', p, answer: added });
    switch (answer.outcome) {
      case 'done':
        return { id: answer.id };
      case 'own':
        throw refuseField('email', 'supporter.own');
      case 'known':
        throw refuseField('email', 'supporter.known');
      case 'full':
        throw new Refusal('supporters_full');
      default:
        throw new Refusal('not_found');
    }
  },
});

/**
 * From now on this supporter of the actor sees what is ticked, also in a browser that is open; the client gets a mail if
 * that is more than before. Refuses `not_found`.
 */
export const changeSupporter = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: supporterId, sees }: CleanInputOf<typeof supporters.change>,
  ): Promise<void> => {
    const p = { supporterId, sees, actorId: actor.userId };
    const answer = await callSql(app, 'change_supporter', p, outcome('done', 'unknown'));
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});

/** From now on this supporter of the actor sees nothing, in any browser. Refuses `not_found`. */
export const endSupporter = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: supporterId }: CleanInputOf<typeof supporters.end>,
  ): Promise<void> => {
    const p = { supporterId, actorId: actor.userId };
    const answer = await callSql(app, 'end_supporter', p, outcome('done', 'unknown'));
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});
