// @module-tag full
// `npm run doctor -- --remote`: the trial of a deploy, tried on the local stack and on a host that gets everything wrong.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesProbe } from '#tools/doctor/remote/pages.ts';
import { LiveKeys, sayTrial, tryDeploy, type Trial } from '#tools/doctor/remote/try-deploy.ts';
import { PUBLISHABLE_KEY } from '#tools/local/supabase/keys.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';

let stack: SharedStack;
beforeAll(async () => {
  stack = await sharedStack();
});
const all = () => ({
  ...stack.env,
  DATABASE_URL: stack.databaseUrl,
  SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
});
const outcomesOf = ({ parts }: Trial, state: string) =>
  parts.flatMap(({ outcomes }) => outcomes.filter((one) => one.state === state).map(({ what }) => what));

describe('the trial of a deploy', () => {
  it('finds nothing wrong with the local stack, having asked every part', async () => {
    const trial = await tryDeploy(stack.siteUrl, all());
    expect(outcomesOf(trial, 'fault').filter((what) => !what.startsWith('the site says'))).toEqual([]);
    const right = outcomesOf(trial, 'ok').join('\n');
    for (const what of [
      /all \d+ migrations are applied/,
      /the server's key reads the packages/,
      /the publishable key opens nothing/,
      /9\.9 MB go up by a signed address/,
      /the very bytes come down/,
      /a wrong signature is answered with 400/,
      /the event is stored/,
      /6\.1 MB of application\/json is refused with 413, not in JSON/,
      /the mail provider lets us in/,
    ])
      expect(right).toMatch(what);
    // Our sender is an example address here, so nobody is asked about it.
    expect(outcomesOf(trial, 'unasked').join('\n')).toContain('could not be asked');
    expect(sayTrial(trial)).toContain('Verdict: ');
  });

  it('finds fault with every part of a host that answers yes to everything', async () => {
    const host = createServer((request, response) => {
      request.resume().on('end', () => response.end('<html lang="en">yes'));
    }).listen(0, '127.0.0.1');
    await once(host, 'listening');
    const { port } = host.address() as AddressInfo;
    const trial = await tryDeploy(`http://127.0.0.1:${port}`, { STRIPE_WEBHOOK_SECRET: 'whsec_x' });
    host.close();
    const clean = trial.parts.filter(({ outcomes }) => outcomes.every(({ state }) => state !== 'fault'));
    // These ask other services, which this trial was not told of; and the host says that it is well.
    expect(clean.map(({ title }) => title)).toEqual(['Database', 'Health', 'Mail']);
    expect(sayTrial(trial)).toContain('Verdict: not ready.');
  });

  it('says of an address that cannot be reached why not', async () => {
    const ear = createServer().listen(0, '127.0.0.1');
    await once(ear, 'listening');
    const { port } = ear.address() as AddressInfo;
    const said = async (address: string) => sayTrial(await tryDeploy(address, {}, [pagesProbe]));
    expect(await said(`https://127.0.0.1:${port}`)).toContain('it does not speak https');
    ear.close();
    expect(await said(`http://127.0.0.1:${port}`)).toContain('nothing listens at this address and port');
    expect(await said('http://127.0.0.1:1')).toContain('this port is kept for something else');
    // Without any name server it is the same mistake, told as far as it can be known.
    expect(await said('https://no-such-site.invalid')).toMatch(/no such host|no name server answered/);
  });

  it.each([
    { STRIPE_SECRET_KEY: 'sk_live_x' },
    { STRIPE_PUBLISHABLE_KEY: 'pk_live_x' },
    { CONTEXT: 'production' },
    { SUPABASE_URL: 'https://a.supabase.co', PRODUCTION_SUPABASE_URL: 'https://a.supabase.co' },
  ])('is not made with the settings of a live site: %j', async (env) => {
    await expect(tryDeploy(stack.siteUrl, env)).rejects.toThrow(LiveKeys);
  });
});
