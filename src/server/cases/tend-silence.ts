import * as z from 'zod/mini';
import { contactChannels } from '#domain/cases/contact-log.ts';
import { reachFacts } from '#domain/channels/reach-facts.ts';
import { waysToRemind } from '#domain/channels/reach.ts';
import { silenceSteps, silentAfterDays } from '#domain/cases/silence.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { dayMs } from '#domain/durations.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { knownWays } from '../text-consent/known-ways.ts';

const silent = z.object({
  items: z.array(
    z.object({
      caseId: z.string(),
      since: z.string(),
      heldAt: z.nullable(z.string()),
      holdId: z.nullable(z.string()),
      filesAloneSince: z.nullable(z.string()),
      made: z.array(z.object({ key: z.nullable(z.string()), doneAt: z.nullable(z.string()) })),
      tried: z.array(z.enum([...contactChannels, 'text'])),
      facts: reachFacts,
    }),
  ),
});

/**
 * Does what follows when clients do not answer: attempts to reach them, a letter with the hold, reminders and a notice by
 * mail, and permission to close. Also raises flags for hearings that are near or past. Run twice, it does everything once.
 */
export async function tendSilence(app: Pick<App, 'config' | 'db' | 'clock' | 'site' | 'log'>): Promise<void> {
  const now = app.clock();
  const calendar = officeCalendar(app.site.closures);
  const { looked } = await callSql(app, 'refresh_case_flags', {}, z.object({ looked: z.int() }));
  const silentBefore = new Date(now.getTime() - silentAfterDays * dayMs).toISOString();
  const { items } = await callSql(app, 'list_silent_cases', { silentBefore }, silent);
  const steps = items
    .map((one) => ({ ...one, facts: knownWays(app, one.facts) }))
    .map((one) => ({
      caseId: one.caseId,
      since: one.since,
      ways: waysToRemind(one.facts),
      ...silenceSteps(one, now, calendar),
    }))
    .filter(({ tasks, hold }) => tasks.length > 0 || hold);
  const counts =
    steps.length > 0
      ? await callSql(
          app,
          'keep_silence',
          { items: steps },
          z.object({ tasks: z.int(), held: z.int(), mailed: z.int() }),
        )
      : { tasks: 0, held: 0, mailed: 0 };
  app.log('silence_tended', { silent: items.length, ...counts, hearings: looked });
}
