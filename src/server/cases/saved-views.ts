import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import {
  mostViews,
  savedView,
  type NewViewRequest,
  type SavedView,
  type ViewRequest,
} from '#domain/cases/saved-views.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { reading } from '../database/reading.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { refuseStale, staleAnswer, writeOf } from '../writes/write-key.ts';

/** Views of the queue: one's own, then what others share. */
export const savedViews = reading({
  name: 'list_saved_views',
  ask: () => ({}),
  answer: z.object({ items: z.array(savedView) }),
  describe: (_app, stored): { readonly items: readonly SavedView[] } => stored,
});

const saved = z.union([
  z.object({ outcome: z.literal('done'), id: z.nullable(z.string()) }),
  staleAnswer,
  outcome('unknown', 'too_many'),
]);

/** Saves filters under a name. Refuses more views than the limit. */
export async function addView(
  app: Pick<App, 'db'>,
  actor: Actor,
  { idempotencyKey, ...request }: NewViewRequest,
): Promise<{ readonly id: string }> {
  const p = { ...request, act: 'add', most: mostViews, ...writeOf('view', actor, idempotencyKey) };
  const answer = await callSql(app, 'save_view', p, saved);
  if (answer.outcome === 'too_many') throw refuseField('name', 'view.tooMany');
  if (answer.outcome !== 'done' || answer.id === null) throw new Refusal('not_found');
  return { id: answer.id };
}

/**
 * Renames, shares or deletes a view of one's own; an admin also deletes a shared one. Refuses `not_found` and `stale`.
 */
export async function changeView(
  app: Pick<App, 'db'>,
  actor: Actor,
  id: string,
  { idempotencyKey, ...request }: ViewRequest,
): Promise<void> {
  const p = { ...request, viewId: id, most: mostViews, ...writeOf('view', actor, idempotencyKey) };
  const answer = await callSql(app, 'save_view', p, saved);
  if (answer.outcome === 'stale') throw refuseStale(answer);
  if (answer.outcome !== 'done') throw new Refusal('not_found');
}
