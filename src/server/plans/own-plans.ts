import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { goalRules } from '#domain/goals/goals.ts';
import {
  plans,
  type GoalChange,
  type GoalRequest,
  type NotesRequest,
  type Plans,
} from '#domain/goals/plans.ts';
import type { App } from '../app.ts';
import { keyOf } from '../writes/write-key.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { reading } from '../database/reading.ts';
import { Refusal } from '../http/refusal.ts';

/** The actor's goals and private notes. */
export const ownPlans = reading({
  name: 'read_plans',
  ask: () => ({}),
  answer: plans,
  describe: (_app, stored): Plans => stored,
});

const added = z.union([
  z.object({ outcome: z.literal('done'), goalId: z.string() }),
  outcome('too_many', 'unknown'),
]);

/** Another goal of the actor; sent twice with one key it is there once. Refuses `goals_full`. */
export async function addGoal(
  app: Pick<App, 'db'>,
  actor: Actor,
  { idempotencyKey, title, ...request }: GoalRequest,
): Promise<{ goalId: string }> {
  const p = {
    ...request,
    // A kind has words of its own.
    title: request.kind === 'own' ? title : null,
    idempotencyKey: keyOf('goal', actor, idempotencyKey),
    actorId: actor.userId,
    most: goalRules.most,
  };
  const answer = await callSql(app, 'add_goal', p, added);
  if (answer.outcome === 'too_many') throw new Refusal('goals_full');
  if (answer.outcome !== 'done') throw new Refusal('not_found');
  return { goalId: answer.goalId };
}

/** How far it is, whether it rests, whether staff may read it. Refuses `not_found`. */
export async function changeGoal(
  app: Pick<App, 'db'>,
  { userId }: Actor,
  goalId: string,
  request: GoalChange,
): Promise<void> {
  const p = { ...request, goalId, actorId: userId };
  const answer = await callSql(app, 'change_goal', p, outcome('done', 'unknown'));
  if (answer.outcome !== 'done') throw new Refusal('not_found');
}

/** Refuses `not_found`. */
export async function removeGoal(app: Pick<App, 'db'>, { userId }: Actor, goalId: string): Promise<void> {
  const answer = await callSql(app, 'remove_goal', { goalId, actorId: userId }, outcome('done', 'unknown'));
  if (answer.outcome !== 'done') throw new Refusal('not_found');
}

/** The actor's private notes. Refuses `stale` when another device wrote meanwhile. */
export async function keepNotes(
  app: Pick<App, 'db'>,
  { userId }: Actor,
  { notes, seen }: NotesRequest,
): Promise<void> {
  const answer = await callSql(app, 'keep_notes', { actorId: userId, notes, seen }, outcome('done', 'stale'));
  if (answer.outcome !== 'done') throw new Refusal('stale');
}
