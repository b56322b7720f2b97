import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { failingSince, judgeHealth, type HealthCode, type HealthFacts } from '#domain/operations/health.ts';
import { mostEventAttempts, scheduleNames, watchedSchedules } from '#domain/operations/schedules.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { describeFault } from '../http/log.ts';
import { reply } from '../http/reply.ts';
import { command } from '../http/service.ts';

type HealthApp = Pick<App, 'clock' | 'config' | 'db' | 'files' | 'spool' | 'log'>;

export interface Health {
  readonly status: 'ok' | 'failing';
  /** What is wrong, as codes. */
  readonly failing: readonly HealthCode[];
  /** Since when each of them has been wrong. */
  readonly since: Partial<Record<HealthCode, string>>;
  /** What waits for a person while the service works: counts, no names. */
  readonly waitingForStaff: {
    readonly deadLetters: number;
    readonly paymentEvents: number;
    readonly submissions: number;
  };
}

/** For how many milliseconds an answer is reused for everybody who asks. */
const holdsMs = 10_000;

/** When this instance first saw what is wrong now: the database cannot note its own absence. */
const firstSeen = new Map<HealthCode, number>();

let cached: { at: number; health: Promise<Health> } | undefined;

/**
 * The state of the service for a monitor: whether a row can be written and read back, how long mails and payment events
 * wait, and whether the schedules still run. Never throws. One answer for all who ask within ten seconds; `isFresh` for
 * the caller that caused it.
 */
export async function checkHealth(
  app: HealthApp,
  now = performance.now(),
): Promise<{ health: Health; isFresh: boolean }> {
  const isFresh = !cached || now - cached.at > holdsMs;
  if (!cached || isFresh) cached = { at: now, health: askHealth(app) };
  return { health: await cached.health, isFresh };
}

async function askHealth(app: HealthApp): Promise<Health> {
  const [facts, waiting, hasStorage] = await Promise.all([
    readHealthFacts(app).catch(noAnswer(app, 'database')),
    countWaiting(app),
    storageAnswers(app),
  ]);
  const failing = judgeHealth(facts, waiting, hasStorage);
  const now = app.clock().getTime();
  for (const code of firstSeen.keys()) if (!failing.includes(code)) firstSeen.delete(code);
  for (const code of failing) if (!firstSeen.has(code)) firstSeen.set(code, now);
  if (failing.length > 0) app.log('health_failing', { codes: failing, schedules: facts?.silent ?? [] });
  return {
    status: failing.length === 0 ? 'ok' : 'failing',
    failing,
    since: failingSince(failing, facts, firstSeen, now),
    waitingForStaff: {
      deadLetters: facts?.deadLetters ?? 0,
      paymentEvents: facts?.eventsGivenUp ?? 0,
      submissions: facts?.stuckSubmissions ?? 0,
    },
  };
}

const healthFacts = z.object({
  wrote: z.boolean(),
  silent: z.array(z.enum(scheduleNames)),
  oldestMailSeconds: z.int(),
  retrying: z.int(),
  retryingTo: z.int(),
  sentLately: z.boolean(),
  deadLetters: z.int(),
  oldestEventSeconds: z.int(),
  eventsGivenUp: z.int(),
  stuckSubmissions: z.int(),
  silentSince: z.nullable(z.string()),
});

/** What the database knows; it also tells staff by mail of a schedule that fell silent, once. */
export async function readHealthFacts(app: Pick<App, 'config' | 'db'>): Promise<HealthFacts> {
  const { context } = app.config;
  // The host runs schedules on the published deploy alone: on a preview their silence is no fault.
  const watched = context === 'production' || context === 'dev' ? watchedSchedules : [];
  return callSql(app, 'check_health', { watched, mostEventAttempts }, healthFacts);
}

/** Submissions that wait for the database; null when the waiting room does not answer. */
export async function countWaiting(app: Pick<App, 'spool' | 'log'>): Promise<number | null> {
  return app.spool.count().catch(noAnswer(app, 'waiting_room'));
}

/** Nothing has this key: that storage says so is all we ask. */
const unusedKey = 'health/nothing';
/** Storage moves whole files, so that its own limit is longer than a monitor waits. */
const storageAnswersMs = 5_000;

export async function storageAnswers(app: Pick<App, 'files' | 'log'>): Promise<boolean> {
  const answer = app.files.read(unusedKey).then(() => true, noAnswer(app, 'storage'));
  return (await Promise.race([answer, sleep(storageAnswersMs, false, { ref: false })])) ?? false;
}

function noAnswer(app: Pick<App, 'log'>, part: string) {
  return (error: unknown): null => {
    app.log('health_part_unavailable', { part, ...describeFault(error) });
    return null;
  };
}

/**
 * Answers a monitor by the status alone. Should nothing run by itself any longer, the mail that says so still goes out.
 */
export const tellHealth = command({
  run: (app: HealthApp) => checkHealth(app),
  respond: ({ health }) => reply(health.status === 'ok' ? 200 : 503, health),
  sendsMail: ({ health, isFresh }) => isFresh && health.failing.includes('schedule_silent'),
});
