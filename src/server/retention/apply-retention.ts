import * as z from 'zod/mini';
import { periodsInDays, removedKinds, type RemovedKind } from '#domain/retention/periods.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';

export type Removed = Readonly<Record<RemovedKind, number>>;

/** Of each kind in one call: the database gives a call eight seconds. What is left has its turn right after. */
const perCall = 200;
/** A scheduled function has 30 seconds; the rest waits for tomorrow. */
const budgetMs = 18_000;

/** Of each kind when it is only counted: one call must be enough. */
export const mostCounted = 1_000;

/** What would go now, counted by the same function that does it, and then undone: `mostCounted` means that or more. */
export async function countRetention(app: Pick<App, 'db'>): Promise<Removed> {
  return (await run(app, true, mostCounted)).removed;
}

/**
 * Deletes or empties what the privacy policy says we no longer keep; the counts are in the audit log. Files are handed
 * to the sweep, which removes them from the storage. Returns what went.
 */
export async function applyRetention(app: Pick<App, 'db' | 'log'>): Promise<Removed> {
  const until = performance.now() + budgetMs;
  const total = Object.fromEntries(removedKinds.map((kind) => [kind, 0])) as Record<RemovedKind, number>;
  let more = true;
  while (more && performance.now() < until) {
    const { removed, more: left } = await run(app, false, perCall);
    for (const kind of removedKinds) total[kind] += removed[kind];
    more = left;
  }
  app.log('retention_applied', { ...total, more });
  return total;
}

const step = z.object({ removed: z.record(z.enum(removedKinds), z.int()), more: z.boolean() });

async function run(app: Pick<App, 'db'>, dryRun: boolean, limit: number) {
  return callSql(app, 'run_retention', { days: periodsInDays(), dryRun, limit }, step);
}
