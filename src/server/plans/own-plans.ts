import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as goals from '#domain/goals/api.ts';
import { goalRules } from '#domain/goals/goals.ts';
import { plans, type GoalRequest, type NotesRequest } from '#domain/goals/plans.ts';
import type { App } from '../app.ts';
import { keyOf } from '../writes/write-key.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command, query } from '../http/service.ts';

/** The actor's goals and private notes. */
export const ownPlans = query({ sql: 'read_plans', params: () => ({}), answer: plans });

const added = z.union([
  z.object({ outcome: z.literal('done'), goalId: z.string() }),
  outcome('too_many', 'unknown'),
]);

/** Another goal of the actor; sent twice with one key it is there once. Refuses `goals_full`. */
export const addGoal = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { idempotencyKey, title, ...request }: GoalRequest,
  ): Promise<{ goalId: string }> => {
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
  },
});

/** How far it is, whether it rests, whether staff may read it. Refuses `not_found`. */
export const changeGoal = command({
  run: async (
    app: Pick<App, 'db'>,
    { userId }: Actor,
    { id: goalId, ...request }: CleanInputOf<typeof goals.change>,
  ): Promise<void> => {
    const p = { ...request, goalId, actorId: userId };
    const answer = await callSql(app, 'change_goal', p, outcome('done', 'unknown'));
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});

/** Refuses `not_found`. */
export const removeGoal = command({
  run: async (
    app: Pick<App, 'db'>,
    { userId }: Actor,
    { id: goalId }: CleanInputOf<typeof goals.remove>,
  ): Promise<void> => {
    const answer = await callSql(app, 'remove_goal', { goalId, actorId: userId }, outcome('done', 'unknown'));
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});

/** The actor's private notes. Refuses `stale` when another device wrote meanwhile. */
export const keepNotes = command({
  run: async (app: Pick<App, 'db'>, { userId }: Actor, { notes, seen }: NotesRequest): Promise<void> => {
    const answer = await callSql(
      app,
      'keep_notes',
      { actorId: userId, notes, seen },
      outcome('done', 'stale'),
    );
    if (answer.outcome !== 'done') throw new Refusal('stale');
  },
});
