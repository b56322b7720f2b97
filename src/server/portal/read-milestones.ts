import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import { milestones, type Milestones } from '#domain/cases/milestones.ts';
import type * as portal from '#domain/portal/api.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command, query } from '../http/service.ts';

const read = z.union([z.extend(milestones, { outcome: z.literal('done') }), outcome('unknown')]);

/** Steps that the actor's case has reached, and the one to celebrate. Refuses `not_found`. */
export const ownMilestones = query({
  sql: 'read_milestones',
  params: ({ id: caseId }: CleanInputOf<typeof portal.milestones>) => ({ caseId }),
  answer: read,
  toResult: (stored): Milestones => {
    if (stored.outcome !== 'done') throw new Refusal('not_found');
    const { outcome: _, ...rest } = stored;
    return rest;
  },
});

/** The actor has seen them: none is celebrated again. Refuses `not_found`. */
export const markMilestonesSeen = command({
  run: async (
    app: Pick<App, 'db'>,
    { userId }: Actor,
    { id: caseId }: CleanInputOf<typeof portal.markMilestonesSeen>,
  ): Promise<void> => {
    const p = { caseId, actorId: userId };
    const answer = await callSql(app, 'mark_milestones_seen', p, outcome('done', 'unknown'));
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});
