import { Cron } from 'croner';
import type { Answer } from './answer.ts';
import type { Functions } from './functions.ts';

/** Runs scheduled functions on their cron, in UTC as the platform does, or by hand. */
export function createSchedules(
  functions: () => Functions,
  { timers, log }: { timers: boolean; log: (text: string) => void },
) {
  let jobs: Cron[] = [];
  const running = new Set<Promise<unknown>>();

  function find(name: string) {
    const func = functions().bundled.find((one) => one.name === name);
    if (!func?.schedule) throw new Error(`There is no scheduled function ${name}.`);
    return { func, schedule: func.schedule };
  }

  async function run(name: string): Promise<Answer> {
    const { func, schedule } = find(name);
    const answer = functions().runScheduled(
      func,
      new Cron(schedule, { timezone: 'UTC', paused: true }).nextRun(),
    );
    running.add(answer);
    try {
      return await answer;
    } finally {
      running.delete(answer);
    }
  }

  function start(): void {
    stop();
    if (!timers) return;
    for (const { name, schedule } of functions().bundled) {
      if (!schedule) continue;
      // `protect`: no second run starts while one is still going.
      const options = { timezone: 'UTC', unref: true, protect: true };
      jobs.push(
        new Cron(schedule, options, async () => {
          const answer = await run(name);
          if (answer.status >= 400) log(`scheduled function ${name} answered ${answer.status}\n`);
        }),
      );
    }
  }

  function stop(): void {
    for (const job of jobs) job.stop();
    jobs = [];
  }

  return { run, start, stop };
}
