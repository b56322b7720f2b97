import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import { canonicalEmail, inboxOf } from '#domain/email.ts';
import type { SupporterChange, SupporterRequest, Supporters } from '#domain/supporters/supporters.ts';
import { supporterRules } from '#domain/supporters/rules.ts';
import { callCounted, tryOf } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { asClient, keyOf } from '../writes/write-key.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { reading } from '../database/reading.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { supportersAnswer } from './supporters-answer.ts';

/** Who may look at the actor's own case. Refuses `not_found`. */
export const ownSupporters = reading({
  name: 'read_supporters',
  ask: (_app, caseId: string) => ({ caseId }),
  answer: supportersAnswer,
  describe: (_app, stored): Supporters => {
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
export async function addSupporter(
  app: Pick<App, 'db'>,
  actor: Actor,
  caseId: string,
  { idempotencyKey, ...request }: SupporterRequest,
): Promise<{ readonly id: string }> {
  const email = canonicalEmail(request.email);
  // Counted by who receives the mail, so that nobody can fill a stranger's inbox. Apart from the links that anybody may ask
  // for: those must not use up what a client needs to let somebody in.
  const takes = [tryOf('supporter-invitation', inboxOf(email), accessThrottles.supporterLinksPerAddress)];
  const p = {
    ...request,
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
}

/**
 * From now on this supporter of the actor sees what is ticked, also in a browser that is open; the client gets a mail if
 * that is more than before. Refuses `not_found`.
 */
export async function changeSupporter(
  app: Pick<App, 'db'>,
  actor: Actor,
  supporterId: string,
  { sees }: SupporterChange,
): Promise<void> {
  const p = { supporterId, sees, actorId: actor.userId };
  const answer = await callSql(app, 'change_supporter', p, outcome('done', 'unknown'));
  if (answer.outcome !== 'done') throw new Refusal('not_found');
}

/** From now on this supporter of the actor sees nothing, in any browser. Refuses `not_found`. */
export async function endSupporter(app: Pick<App, 'db'>, actor: Actor, supporterId: string): Promise<void> {
  const p = { supporterId, actorId: actor.userId };
  const answer = await callSql(app, 'end_supporter', p, outcome('done', 'unknown'));
  if (answer.outcome !== 'done') throw new Refusal('not_found');
}
