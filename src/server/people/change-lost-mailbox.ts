import * as z from 'zod/mini';
import { confirmEmailHours } from '#domain/access/email-change.ts';
import {
  callBackDays,
  lostMailboxHours,
  mailboxTriesADay,
  secondPersonDays,
} from '#domain/access/lost-mailbox.ts';
import type { Actor } from '#domain/access/roles.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import { dayMs, hourMs } from '#domain/durations.ts';
import { canonicalEmail, inboxOf } from '#domain/email.ts';
import { callCounted, tryOf } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { refuseStale, staleAnswer, writeOf } from '../writes/write-key.ts';
import { factsRefused, refuseFacts } from './refuse-facts.ts';

const askAnswer = z.union([
  z.object({ outcome: z.literal('done'), appliesAt: z.string() }),
  staleAnswer,
  factsRefused,
  outcome('not_client', 'no_phone', 'same', 'taken', 'forbidden', 'unknown'),
]);

/**
 * Asks for another address of a client whose mailbox is lost. It waits a day, the old mailbox is told at once, and the new
 * one has to confirm, once a second person agreed or where who asks may do it alone. Refuses `not_found`, `forbidden` to
 * attorneys, `stale` when the address is another one by now or a change already waits, `throttled` after too many wrong
 * answers about one client, and by its field what is not on file or not what the caller said, an address in use, and the
 * time of the call.
 */
export const askMailboxChange = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'clock' | 'log'>,
    actor: Actor,
    { id: caseId, idempotencyKey, ...request }: CleanInputOf<typeof cases.changeMailbox>,
  ): Promise<{ appliesAt: string }> => {
    const now = app.clock().getTime();
    const calledAt = Date.parse(request.calledAt);
    // Tolerates a clock that runs a little ahead.
    if (calledAt > now + hourMs) throw refuseField('calledAt', 'date.future');
    if (calledAt < now - callBackDays * dayMs) throw refuseField('calledAt', 'mailbox.callOld');
    const address = canonicalEmail(request.email);
    const takes = [tryOf('email-change-address', inboxOf(address), accessThrottles.emailChangePerAddress)];
    const { numberOnFile: _, ...said } = request;
    const p = {
      ...said,
      email: address,
      caseId,
      waitHours: lostMailboxHours,
      confirmHours: confirmEmailHours,
      secondHours: secondPersonDays * 24,
      mostTries: mailboxTriesADay,
      ...writeOf('mailbox', actor, idempotencyKey),
    };
    const answer = await callCounted(app, takes, { name: 'ask_mailbox_change', p, answer: askAnswer });
    switch (answer.outcome) {
      case 'done':
        app.log('mailbox_change_asked', {});
        return { appliesAt: answer.appliesAt };
      case 'stale':
        throw refuseStale(answer);
      case 'not_client':
        throw refuseField('email', 'mailbox.notClient');
      case 'no_phone':
        throw refuseField('numberOnFile', 'mailbox.noPhone');
      case 'same':
        throw refuseField('email', 'mailbox.same');
      case 'taken':
        throw refuseField('email', 'mailbox.taken');
      case 'forbidden':
        throw new Refusal('forbidden');
      case 'unknown':
        throw new Refusal('not_found');
      default:
        throw refuseFacts(app, answer);
    }
  },
});

/**
 * A second person agrees to a change that a colleague asked for; now the new mailbox is asked to confirm. Refuses `not_found`,
 * `forbidden` to attorneys, `own_work` to the person who asked, and `stale` when nothing waits for it.
 */
export const approveMailboxChange = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: caseId, idempotencyKey, ...request }: CleanInputOf<typeof cases.approveMailboxChange>,
  ): Promise<void> => {
    const p = {
      ...request,
      caseId,
      confirmHours: confirmEmailHours,
      ...writeOf('mailbox_second', actor, idempotencyKey),
    };
    const answer = await callSql(
      app,
      'approve_mailbox_change',
      p,
      z.union([staleAnswer, outcome('done', 'own', 'forbidden', 'unknown')]),
    );
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome === 'own') throw new Refusal('own_work');
    if (answer.outcome !== 'done')
      throw new Refusal(answer.outcome === 'forbidden' ? 'forbidden' : 'not_found');
  },
});

/** Stops a change that waits. Refuses `not_found`, `forbidden` to attorneys, and `stale` when none waits any more. */
export const stopMailboxChange = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: caseId }: CleanInputOf<typeof cases.stopMailboxChange>,
  ): Promise<void> => {
    const p = { caseId, ...byActor(actor) };
    const answer = await callSql(
      app,
      'stop_mailbox_change',
      p,
      outcome('done', 'stale', 'forbidden', 'unknown'),
    );
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome !== 'done') throw new Refusal(answer.outcome);
  },
});
