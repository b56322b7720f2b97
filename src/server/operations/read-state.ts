import { judgeHealth, type ServiceState } from '#domain/operations/health.ts';
import { scheduleNames } from '#domain/operations/schedules.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { command } from '../http/service.ts';
import { countWaiting, readHealthFacts, storageAnswers } from './check-health.ts';

/** The state of the service as staff see it: what is wrong, how long things wait, when everything last ran. */
export const readState = command({
  run: async (app: Pick<App, 'config' | 'db' | 'files' | 'spool' | 'log'>): Promise<ServiceState> => {
    const [facts, waiting, hasStorage, beats] = await Promise.all([
      readHealthFacts(app),
      countWaiting(app),
      storageAnswers(app),
      app.db.from('heartbeats').select('name, ran_at, outcome'),
    ]);
    const ran = new Map(dataOf(beats).map((beat) => [beat.name, beat]));
    return {
      failing: judgeHealth(facts, waiting, hasStorage),
      oldestMailSeconds: facts.oldestMailSeconds,
      oldestEventSeconds: facts.oldestEventSeconds,
      retrying: facts.retrying,
      waitingSubmissions: waiting,
      schedules: scheduleNames.map((name) => ({
        name,
        ranAt: ran.get(name)?.ran_at ?? null,
        failed: ran.get(name)?.outcome === 'failed',
        silent: facts.silent.includes(name),
      })),
    };
  },
});
