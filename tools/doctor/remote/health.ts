// What the site's health call says: the database can be written and read, mail and schedules run, and submissions could
// wait out an outage.
import { differs, fault, ok, unasked, type Probe } from './probe.ts';

export const healthProbe: Probe = {
  title: 'Health',
  async look(deploy) {
    const answer = await deploy.ask('/api/health');
    if (answer.status === 404) return [unasked('the site has no health endpoint')];
    const body = (await answer.json().catch(() => ({}))) as { status?: string; failing?: string[] };
    if (answer.status === 200) return [ok('the site says that it is well')];
    const failing = body.failing ?? [];
    // Schedules run only on the published deploy.
    if (failing.length > 0 && failing.every((name) => /schedule/.test(name)))
      return [differs('nothing runs by itself here: on Netlify schedules run on the published deploy alone')];
    return [
      fault(
        `the site says that it is not well (${answer.status}): ${failing.join(', ') || 'without a reason'}`,
      ),
    ];
  },
};
