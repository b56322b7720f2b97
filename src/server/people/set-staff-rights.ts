import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as people from '#domain/people/api.staff.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { done } from '../http/reply.ts';
import { command } from '../http/service.ts';

/**
 * Gives and takes rights of somebody on staff. Refuses `stale` when another admin changed them meanwhile, the field `to`
 * for people who are no active staff and for the admin's own account, `not_found`, and `forbidden` to an actor who is
 * no longer an admin.
 */
export const setStaffRights = command({
  run: async (
    app: Pick<App, 'db' | 'log'>,
    actor: Actor,
    { id, from, to }: CleanInputOf<typeof people.setRights>,
  ): Promise<void> => {
    const p = { actorId: actor.userId, userId: id, from, to };
    const answers = outcome('done', 'stale', 'not_staff', 'forbidden', 'unknown', 'self');
    const answer = await callSql(app, 'set_staff_rights', p, answers);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'forbidden') throw new Refusal('forbidden');
    if (answer.outcome === 'stale') throw new Refusal('stale');
    if (answer.outcome === 'self') throw refuseField('to', 'action.self');
    if (answer.outcome === 'not_staff') throw refuseField('to', 'rights.notStaff');
    app.log('rights_changed', { count: to.length });
  },
  respond: done,
});
