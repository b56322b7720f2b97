import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { isCalendarDate } from '#domain/intake/birth-date.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';

export const answerForApplicationSchema = z.object({
  dateOfBirth: z
    .string('dateOfBirth.required')
    .check(z.refine((value) => isCalendarDate(value), 'dateOfBirth.required')),
});

/**
 * The owner of an address says that an application with it is theirs, by its birth date; it then joins the account,
 * with its receipt. Refuses a wrong date by its field, `locked` after five of them, and `not_found` for anything that
 * does not wait for the actor.
 */
export async function answerForApplication(
  app: Pick<App, 'db' | 'log'>,
  { userId }: Actor,
  intakeId: string,
  { dateOfBirth }: z.infer<typeof answerForApplicationSchema>,
): Promise<void> {
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
}
