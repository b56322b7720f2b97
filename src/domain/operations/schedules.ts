/**
 * What runs by itself, and how often, in minutes. Each run costs, also one that finds nothing: mail and payments go out
 * with the call that makes them, and these look after what that did not get through. Each function's `schedule` says
 * the same as a cron expression.
 */
export const schedules = {
  'deliver-outbox': { everyMinutes: 5 },
  'replay-spool': { everyMinutes: 5 },
  'process-payments': { everyMinutes: 5 },
  'receive-mail': { everyMinutes: 20 },
  'sweep-expired': { everyMinutes: 60 },
  'watch-steps': { everyMinutes: 60 },
  'tend-silence': { everyMinutes: 6 * 60 },
  'apply-retention': { everyMinutes: 24 * 60 },
} as const satisfies Readonly<Record<string, { readonly everyMinutes: number }>>;
export type ScheduleName = keyof typeof schedules;
export const scheduleNames = Object.keys(schedules) as ScheduleName[];

/** Three turns may be missed, and in any case this many minutes: a deploy or a slow database can take that long. */
const leastMinutes = 10;
const missedTurns = 3;

/** After how many seconds without a good end a scheduled function counts as silent. */
export function silentAfterSeconds(name: ScheduleName): number {
  return Math.max(leastMinutes, missedTurns * schedules[name].everyMinutes) * 60;
}

/** Every schedule with its limit, as it is passed to the database. */
export const watchedSchedules: readonly {
  readonly name: ScheduleName;
  readonly silentAfterSeconds: number;
}[] = scheduleNames.map((name) => ({
  name,
  silentAfterSeconds: silentAfterSeconds(name),
}));

/** How often a payment event is tried before it waits for staff: about eight hours at one try in five minutes. */
export const mostEventAttempts = 100;
