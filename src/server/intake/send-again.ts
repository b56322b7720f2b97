import { intakeThrottles } from '#domain/throttles.ts';
import { throttle } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { accepted } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { requireApplied } from './find-applied.ts';
import { receivedMail } from './intake-mails.ts';

/**
 * Sends "application received" once more to the address of the application. Refuses `throttled` after a few times
 * in an hour, and `not_found` to anybody but the browser that sent the application.
 */
export const sendAgain = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'config' | 'clock' | 'site'>,
    _actor,
    _input,
    { call },
  ): Promise<void> => {
    const { intake } = await requireApplied(app, call);
    await throttle(app, 'application-mail', intake.id, intakeThrottles.mailAgainPerApplication);
    const mail = receivedMail(
      intake.email,
      intake.language,
      {
        reference: intake.reference,
        firstName: intake.firstName,
        packageId: intake.packageId,
        filesMissing: intake.filesMissing,
        alreadyPaid: intake.paid,
      },
      crypto.randomUUID(),
    );
    dataOf(
      await app.db.from('outbox').insert({
        kind: mail.kind,
        recipient: mail.recipient,
        language: mail.language,
        payload: { ...mail.payload, filesMissing: [...intake.filesMissing] },
        intake_form_id: intake.id,
        dedupe_key: mail.dedupeKey,
      }),
    );
  },
  respond: accepted,
});
