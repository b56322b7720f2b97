import type * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import type { countsRequest, Counts, DailyCount } from '#domain/tracking/counts.ts';
import type { App } from '../app.ts';
import { writeAuditEntry } from '../audit/write-entry.ts';
import { dataOf } from '../database/client.ts';

/** The hosted database hands out no more rows at once; a year has up to sixteen a day. */
const perPage = 1_000;

/** The daily counts of a period that ends today at the office. */
export async function readCounts(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  { days }: z.infer<typeof countsRequest>,
): Promise<Counts> {
  const to = officeDate(app.clock());
  const from = addDays(to, 1 - days);
  await writeAuditEntry(app, actor, { action: 'counts_viewed', details: { days } });
  const counts: DailyCount[] = [];
  for (let at = 0, more = true; more; at += perPage) {
    const rows = dataOf(
      await app.db
        .from('daily_counts')
        // Not by name: some PostgREST-compatible servers take a bare `count` for the number of rows.
        .select('*')
        .gte('day', from)
        .lte('day', to)
        .order('day')
        .order('id')
        .range(at, at + perPage - 1),
    );
    for (const row of rows)
      counts.push({
        day: row.day,
        event: row.event,
        packageId: row.package_id,
        count: row.count,
      });
    more = rows.length === perPage;
  }
  return { from, to, counts };
}
