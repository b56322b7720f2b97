import * as z from 'zod/mini';
import { mailboxTriesADay } from '#domain/access/lost-mailbox.ts';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { keyOf, refuseStale, staleAnswer } from '../writes/write-key.ts';
import { factsRefused, refuseFacts } from './refuse-facts.ts';

const unlockAnswer = z.union([staleAnswer, factsRefused, outcome('done', 'forbidden', 'unknown')]);

/**
 * Opens a first password again that five wrong birth dates locked, and mails a new link to the address on file. Refuses
 * `not_found`, `forbidden` to attorneys, `stale` where nothing is locked, `throttled` after too many wrong answers about one
 * client, and by `facts` what is not on file or not what the caller said.
 */
export const unlockFirstPassword = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'log'>,
    actor: Actor,
    { id: caseId, idempotencyKey, facts }: CleanInputOf<typeof cases.unlockFirstPassword>,
  ): Promise<void> => {
    const answer = await callSql(
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
      case 'forbidden':
        throw new Refusal('forbidden');
      case 'unknown':
        throw new Refusal('not_found');
      default:
        throw refuseFacts(app, answer);
    }
  },
});
