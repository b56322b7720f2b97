import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as portal from '#domain/portal/api.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';

/**
 * The owner of an address says that an application with it is theirs, by its birth date; it then joins the account,
 * with its receipt. Refuses a wrong date by its field, `locked` after five of them, and `not_found` for anything that
 * does not wait for the actor.
 */
export const answerForApplication = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'log'>,
    { userId }: Actor,
    { id: intakeId, dateOfBirth }: CleanInputOf<typeof portal.answerForApplication>,
  ): Promise<void> => {
    const p = { intakeId, userId, birthDate: dateOfBirth };
    const answer = await callSql(
      app,
      'answer_for_application',
      p,
      outcome('joined', 'wrong', 'locked', 'unknown'),
    );
    app.log('application_answered', { outcome: answer.outcome });
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'locked') throw new Refusal('locked');
    if (answer.outcome === 'wrong') throw refuseField('dateOfBirth', 'dateOfBirth.wrong');
  },
});
