import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import { mostViews, savedView, type NewViewRequest } from '#domain/cases/saved-views.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command, query } from '../http/service.ts';
import { refuseStale, staleAnswer, writeOf } from '../writes/write-key.ts';

/** Views of the queue: one's own, then what others share. */
export const savedViews = query({
  sql: 'list_saved_views',
  params: () => ({}),
  answer: z.object({ items: z.array(savedView) }),
});

const saved = z.union([
  z.object({ outcome: z.literal('done'), id: z.nullable(z.string()) }),
  staleAnswer,
  outcome('unknown', 'too_many'),
]);

/** Saves filters under a name. Refuses more views than the limit. */
export const addView = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { idempotencyKey, ...request }: NewViewRequest,
  ): Promise<{ readonly id: string }> => {
    const p = { ...request, act: 'add', most: mostViews, ...writeOf('view', actor, idempotencyKey) };
    const answer = await callSql(app, 'save_view', p, saved);
    if (answer.outcome === 'too_many') throw refuseField('name', 'view.tooMany');
    if (answer.outcome !== 'done' || answer.id === null) throw new Refusal('not_found');
    return { id: answer.id };
  },
});

/**
 * Renames, shares or deletes a view of one's own; an admin also deletes a shared one. Refuses `not_found` and `stale`.
 */
export const changeView = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id, idempotencyKey, ...request }: CleanInputOf<typeof cases.changeView>,
  ): Promise<void> => {
    const p = { ...request, viewId: id, most: mostViews, ...writeOf('view', actor, idempotencyKey) };
    const answer = await callSql(app, 'save_view', p, saved);
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});
