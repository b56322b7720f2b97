import * as z from 'zod/mini';
import { mailboxTriesADay, type UnlockRequest } from '#domain/access/lost-mailbox.ts';
import type { Actor } from '#domain/access/roles.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callNamed } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { keyOf, refuseStale, staleAnswer } from '../writes/write-key.ts';

const unlockAnswer = z.union([
  staleAnswer,
  z.object({ outcome: z.literal('too_many'), retryAfterSeconds: z.int() }),
  outcome('done', 'not_on_file', 'wrong', 'forbidden', 'unknown'),
]);

/**
 * Opens a first password again that five wrong birth dates locked, and mails a new link to the address on file. Refuses
 * `not_found`, `forbidden` to attorneys, `stale` where nothing is locked, `throttled` after too many wrong answers about one
 * client, and by `facts` what is not on file or not what the caller said.
 */
export async function unlockFirstPassword(
  app: Pick<App, 'db' | 'log'>,
  actor: Actor,
  caseId: string,
  { idempotencyKey, facts }: UnlockRequest,
): Promise<void> {
  const answer = await callNamed(
    app,
    'unlock_first_password',
    {
      idempotencyKey: keyOf('first_password', actor, idempotencyKey),
      caseId,
      facts,
      maxTries: mailboxTriesADay,
      actorId: actor.userId,
      actorRole: actor.role,
    },
    unlockAnswer,
  );
  switch (answer.outcome) {
    case 'done':
      app.log('first_password_unlocked', {});
      return;
    case 'stale':
      throw refuseStale(answer);
    case 'not_on_file':
      throw refuseField('facts', 'mailbox.notOnFile');
    case 'wrong':
      app.log('mailbox_facts_wrong', {});
      throw refuseField('facts', 'mailbox.wrongFacts');
    case 'too_many':
      throw new Refusal('throttled', { retryAfterSeconds: answer.retryAfterSeconds });
    default:
      throw new Refusal(answer.outcome === 'forbidden' ? 'forbidden' : 'not_found');
  }
}
