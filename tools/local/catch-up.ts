// A copy that was stopped for a while, or a machine that slept, has missed turns of the schedules. They are made up for
// before anybody asks for the health, which would tell staff that the schedules are silent.
import type { Sql } from 'postgres';
import { scheduleNames, schedules, type ScheduleName } from '#domain/operations/schedules.ts';

/** Runs, one after the other, each schedule whose last good run is further back than its pace. New data has none. */
export async function catchUp(sql: Sql, run: (name: ScheduleName) => Promise<unknown>): Promise<void> {
  const beats = await sql<{ name: string; seconds: number }[]>`
    select name, extract(epoch from now() - coalesce(succeeded_at, watched_since))::int as seconds
    from public.heartbeats`;
  const late = new Map(beats.map(({ name, seconds }) => [name, seconds]));
  for (const name of scheduleNames)
    if ((late.get(name) ?? 0) > schedules[name].everyMinutes * 60) await run(name);
}

const lookMs = 1_000;
/** More than this between two looks at the clock, and the machine slept. */
const sleptMs = 60_000;

/** Calls `woke` whenever the machine has slept. The answer ends the watch. */
export function watchForSleep(woke: () => void, now: () => number = Date.now): () => void {
  let before = now();
  const timer = setInterval(() => {
    const slept = now() - before > sleptMs;
    before = now();
    if (slept) woke();
  }, lookMs).unref();
  return () => clearInterval(timer);
}
