import type * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { PersonAction, changePersonRequest } from '#domain/people/requests.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';

const functionOf = {
  remove_second_factor: 'remove_second_factor',
  end_sessions: 'end_staff_sessions',
  deactivate: 'deactivate_staff',
} as const satisfies Record<PersonAction, string>;

/**
 * What an admin does to the account of somebody who works here; each ends their sessions and leaves a line in the
 * audit log. Refuses `not_found` for whoever is no staff, oneself by `action`, and `forbidden` to an actor who is no
 * admin any more.
 */
export async function changePerson(
  app: Pick<App, 'db' | 'log'>,
  actor: Actor,
  id: string,
  { action }: z.infer<typeof changePersonRequest>,
): Promise<void> {
  const p = { actorId: actor.userId, userId: id };
  const answer = await callSql(app, functionOf[action], p, outcome('done', 'forbidden', 'unknown', 'self'));
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
  if (answer.outcome === 'forbidden') throw new Refusal('forbidden');
  if (answer.outcome === 'self') throw refuseField('action', 'action.self');
  app.log('person_changed', { action });
}
