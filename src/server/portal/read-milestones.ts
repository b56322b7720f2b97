import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { milestones, type Milestones } from '#domain/cases/milestones.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { reading } from '../database/reading.ts';
import { Refusal } from '../http/refusal.ts';

const read = z.union([z.extend(milestones, { outcome: z.literal('done') }), outcome('unknown')]);

/** Steps that the actor's case has reached, and the one to celebrate. Refuses `not_found`. */
export const ownMilestones = reading({
  name: 'read_milestones',
  ask: (_app, caseId: string) => ({ caseId }),
  answer: read,
  describe: (_app, stored): Milestones => {
    if (stored.outcome !== 'done') throw new Refusal('not_found');
    const { outcome: _, ...rest } = stored;
    return rest;
  },
});

/** The actor has seen them: none is celebrated again. Refuses `not_found`. */
export async function markMilestonesSeen(
  app: Pick<App, 'db'>,
  { userId }: Actor,
  caseId: string,
): Promise<void> {
  const p = { caseId, actorId: userId };
  const answer = await callSql(app, 'mark_milestones_seen', p, outcome('done', 'unknown'));
  if (answer.outcome !== 'done') throw new Refusal('not_found');
}
