/** What runs by itself, and how often, in minutes. The same times stand in each function's `schedule`, as its cron. */
export const schedules = {
  'deliver-outbox': { everyMinutes: 1 },
  'replay-spool': { everyMinutes: 1 },
  'process-payments': { everyMinutes: 5 },
  'sweep-expired': { everyMinutes: 60 },
  'apply-retention': { everyMinutes: 24 * 60 },
} as const satisfies Readonly<Record<string, { readonly everyMinutes: number }>>;
export type ScheduleName = keyof typeof schedules;

/** Three turns may be missed, and never less than this: a deploy or a slow database takes some minutes. */
const leastMinutes = 10;
const missedTurns = 3;

/** Seconds without a good end after which a scheduled function counts as silent. */
export function silentAfterSeconds(name: ScheduleName): number {
  return Math.max(leastMinutes, missedTurns * schedules[name].everyMinutes) * 60;
}

/** Every schedule with its limit, as the database is told. */
export const watchedSchedules: readonly {
  readonly name: ScheduleName;
  readonly silentAfterSeconds: number;
}[] = (Object.keys(schedules) as ScheduleName[]).map((name) => ({
  name,
  silentAfterSeconds: silentAfterSeconds(name),
}));

/** Tries of one payment event, by the five-minute schedule about eight hours; then it waits for staff. */
export const mostEventAttempts = 100;
