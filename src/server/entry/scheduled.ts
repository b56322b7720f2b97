import type { Context } from '@netlify/functions';
import * as z from 'zod/mini';
import { scheduleNames, watchedSchedules, type ScheduleName } from '#domain/operations/schedules.ts';
import type { App } from '../app.ts';
import { compose } from '../compose.ts';
import { ConfigError } from '../config.ts';
import { callSql } from '../database/call-sql.ts';
import { describeFault, onOccasion } from '../http/log.ts';
import { newReference } from '../http/tokens.ts';
import { keepServerFault } from '../operations/faults.ts';

export interface Scheduled {
  (request: Request, context: Context): Promise<void>;
  /** Nobody calls it: it has no address. */
  readonly access: 'schedule';
}

/**
 * Makes a scheduled function: hands its work the composed app and notes in the database when it ended and how, so
 * that silence is noticed. A run that fails is noted, logged and fails for the platform too.
 */
export function scheduled(name: ScheduleName, work: (app: App) => Promise<unknown>): Scheduled {
  const run = (_request: Request, { deploy }: Context): Promise<void> =>
    onOccasion({ reference: newReference(), schedule: name }, async () => {
      let app: App;
      try {
        // Schedules run on the published deploy alone; a call that names no context is one of its own.
        app = compose(deploy.context || 'production');
      } catch (error) {
        if (error instanceof ConfigError) console.error(error.message);
        throw error;
      }
      await runScheduled(app, name, () => work(app));
    });
  return Object.assign(run, { access: 'schedule' as const });
}

/** Does the work and notes its end. Throws what the work throws; that it could not be noted fails nothing. */
export async function runScheduled(
  app: Pick<App, 'db' | 'log'> & Partial<Pick<App, 'config'>>,
  name: ScheduleName,
  work: () => Promise<unknown>,
): Promise<void> {
  const began = performance.now();
  let failure: unknown;
  let failed = false;
  try {
    await work();
  } catch (error) {
    failure = error;
    failed = true;
    app.log('schedule_failed', describeFault(error));
    const { config } = app;
    if (config) await keepServerFault({ ...app, config }, error, { where: `schedule/${name}` });
  }
  await noteRun(app, name, {
    outcome: failed ? 'failed' : 'ok',
    ...(failed && { code: failure instanceof Error ? failure.name : 'unknown' }),
    durationMs: Math.round(performance.now() - began),
  });
  if (failed) throw failure;
}

interface RunEnd {
  readonly outcome: 'ok' | 'failed';
  readonly code?: string;
  readonly durationMs: number;
}

const runNoted = z.object({ silent: z.array(z.enum(scheduleNames)) });

async function noteRun(app: Pick<App, 'db' | 'log'>, name: ScheduleName, end: RunEnd): Promise<void> {
  try {
    const p = { name, ...end, watched: watchedSchedules };
    const { silent } = await callSql(app, 'note_run', p, runNoted);
    if (silent.length > 0) app.log('schedules_silent', { schedules: silent });
  } catch (error) {
    app.log('run_not_noted', describeFault(error));
  }
}
