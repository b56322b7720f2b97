import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as people from '#domain/people/api.staff.ts';
import type { PersonAction } from '#domain/people/requests.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';

const functionOf = {
  remove_second_factor: 'remove_second_factor',
  end_sessions: 'end_staff_sessions',
  deactivate: 'deactivate_staff',
} as const satisfies Record<PersonAction, string>;

/**
 * What an admin can do to a staff account. Each action ends that person's sessions and writes into the audit log.
 * Refuses `not_found` for people who are not staff, the admin's own account by `action`, and `forbidden` to an actor
 * who is no longer an admin.
 */
export const changePerson = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'log'>,
    actor: Actor,
    { id, action }: CleanInputOf<typeof people.change>,
  ): Promise<void> => {
    await change(app, action, actor, id);
    app.log('person_changed', { action });
  },
});

/**
 * At the command line, by the person who holds the keys of the server. Refuses `not_found` for people who are not
 * staff.
 */
export const removeSecondFactor = (app: Pick<App, 'db'>, actor: null, id: string): Promise<void> =>
  change(app, 'remove_second_factor', actor, id);

async function change(
  app: Pick<App, 'db'>,
  action: PersonAction,
  actor: Actor | null,
  id: string,
): Promise<void> {
  const p = { actorId: actor?.userId, userId: id };
  const answer = await callSql(app, functionOf[action], p, outcome('done', 'forbidden', 'unknown', 'self'));
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
  if (answer.outcome === 'forbidden') throw new Refusal('forbidden');
  if (answer.outcome === 'self') throw refuseField('action', 'action.self');
}
