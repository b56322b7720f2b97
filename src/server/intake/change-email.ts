import * as z from 'zod/mini';
import { email } from '#domain/email.ts';
import { intakeThrottles } from '#domain/throttles.ts';
import { throttle } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { requireApplied } from './find-applied.ts';
import { receivedMail } from './intake-mails.ts';

export const changeEmailSchema = z.object({ email: email() });

/**
 * "Wrong? Change it": until payment the address of an application can be corrected, and "application received" goes
 * to the new one. Refuses `already_paid` afterwards, because then it is the address of an account;
 * `not_found` to anybody but the browser that sent the application.
 */
export const changeEmail = command({
  reads: changeEmailSchema,
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'config' | 'clock' | 'site'>,
    _actor,
    input: z.infer<typeof changeEmailSchema>,
    { call },
  ): Promise<{ email: string }> => {
    const { intake } = await requireApplied(app, call);
    await throttle(app, 'application-email', intake.id, intakeThrottles.emailChangePerApplication);
    const mail = receivedMail(
      input.email,
      intake.language,
      {
        reference: intake.reference,
        firstName: intake.firstName,
        packageId: intake.packageId,
        filesMissing: intake.filesMissing,
        alreadyPaid: false,
      },
      crypto.randomUUID(),
    );
    const p = { intakeId: intake.id, email: input.email, mails: [mail] };
    const answer = await callSql(app, 'change_intake_email', p, outcome('done', 'paid', 'unknown'));
    if (answer.outcome === 'paid') throw new Refusal('already_paid');
    if (answer.outcome !== 'done') throw new Refusal('not_found');
    return { email: input.email };
  },
});
