// @module-tag full
// The functions as the host runs them in each deploy context: with the variables it gives, and no others.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePayToken } from '#server/intake/pay-token.ts';
import { createNetlifyHost, type NetlifyHost } from '#tools/local/netlify/host.ts';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';
import type { LocalStack } from '#tools/local/stack.ts';
import { createTestStack } from '#tests/stack.ts';
import { callFunction } from '#tools/database/call-function.ts';
import { Visitor } from '#tests/visitor.ts';
import { Writer } from '#tests/writer.ts';
import { application } from './database/given.ts';

const mainAddress = 'https://fresh-key.example';
let stack: LocalStack;
const hosts: NetlifyHost[] = [];

let published: Deploy;
let preview: Deploy;

beforeAll(async () => {
  stack = await createTestStack({ site: 'none' });
  published = await deploy('production', live);
  preview = await deploy('deploy-preview');
}, 180_000);
afterAll(async () => {
  await Promise.all(hosts.map((host) => host.close()));
  await stack.close();
});

interface Deploy {
  readonly host: NetlifyHost;
  readonly said: () => string;
}

/** A deploy of the site; what is given comes on top of the settings of the stack. */
async function deploy(deployContext: string, set: Record<string, string> = {}): Promise<Deploy> {
  const lines: string[] = [];
  const host = await createNetlifyHost({
    projectRoot: PROJECT_ROOT,
    dist: 'tests/fixtures/small-site',
    localDir: stack.localDir,
    only: ['contact', 'health', 'auth', 'stripe-webhook', 'checkout'],
    env: { ...withoutStandIns(stack.env), ...set },
    deployContext,
    mainAddress,
    timers: false,
    log: ({ text }) => void lines.push(text),
  });
  hosts.push(host);
  return { host, said: () => lines.join('') };
}

/** The phone and the post office of the stack: no deploy may ask those. */
const withoutStandIns = (env: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^(TWILIO|INBOUND_MAIL)_/.test(name)));

/** A message by the contact form of a page at `origin`; default at this very deploy. */
function sendTo(host: NetlifyHost, origin = host.url): Promise<Response> {
  const writer = new Writer(host.url);
  return writer.post('/api/contact', writer.message, { 'idempotency-key': writer.key, origin });
}

/** What the operator sets for production, with a database that cannot be reached just now. */
const live = {
  SUPABASE_URL: 'https://127.0.0.1:59998',
  SUPABASE_SECRET_KEY: 'sb_secret_live',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_live',
  SMTP_URL: 'smtps://user:password@127.0.0.1:59998',
};

describe('the published deploy, with live keys and only the variables that the host gives', () => {
  test('takes messages, checks events, and answers for itself: nothing ends in 500', async () => {
    const { host, said } = published;
    const response = await sendTo(host, mainAddress);
    expect([response.status, await response.json()]).toMatchObject([201, { stored: 'later' }]);
    const visitor = new Visitor(host.url);
    const ask = async (path: string, body?: unknown) =>
      (body ? await visitor.post(path, body, { origin: mainAddress }) : await visitor.get(path)).status;
    expect(await ask('/api/health')).toBe(503);
    expect(await ask('/api/stripe-webhook', { id: 'evt_1' })).toBe(400);
    expect(said()).not.toContain('live key');
    // A waiting room of its own: no preview brings in what was sent to production.
    const stores = await readdir(join(stack.localDir, 'blobs'), { recursive: true });
    expect(stores.filter((path) => path.includes('spool-production')).length).toBeGreaterThan(0);
    expect(stores.filter((path) => path.includes('spool-dev'))).toEqual([]);
  });

  test('takes no form from the address of another deploy', async () => {
    const { host } = published;
    const response = await sendTo(host);
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'wrong_origin' }]);
  });
});

describe('a preview', () => {
  test.each(['deploy-preview', 'branch-deploy'])(
    'refuses live keys (%s), and says so',
    async (context) => {
      const { host, said } = await deploy(context, live);
      expect((await sendTo(host)).status).toBe(500);
      expect(said()).toContain('STRIPE_SECRET_KEY is a live key outside production');
    },
    60_000,
  );

  test('takes forms of its own pages, and none of those of the main address', async () => {
    const { host } = preview;
    expect((await sendTo(host)).status).toBe(201);
    const foreign = await sendTo(host, mainAddress);
    expect([foreign.status, await foreign.json()]).toMatchObject([403, { code: 'wrong_origin' }]);
  });

  test('leads its visitors back to itself, by mail and from the payment page', async () => {
    const { host } = preview;
    const { email } = stack.demo.client;
    await new Visitor(host.url).post('/api/auth/forgot-password', { email });
    const texts = async () =>
      (await stack.mail.messages())
        .filter(({ to }) => to.some(({ address }) => address === email))
        .map(({ text }) => text);
    await expect
      .poll(texts, { timeout: 10_000 })
      .toEqual([expect.stringContaining(`${host.url}/set-password?token=`)]);

    const { reference } = await callFunction(stack.sql, 'submit_intake', application());
    const token = makePayToken(stack.env['APP_SECRET'] ?? '', reference as string);
    const paying = await new Visitor(host.url).get(`/api/pay/standard?intake=${token}`);
    const session = /cs_\w+/.exec(paying.headers.get('location') ?? '')?.[0];
    const response = await fetch(`${stack.stripe.url}/v1/checkout/sessions/${session}`, {
      headers: { authorization: `Bearer ${stack.stripe.secretKey}` },
    });
    const { success_url } = (await response.json()) as { success_url: string };
    expect(success_url).toContain(`${host.url}/payment-success?`);
  });

  test('is well although no schedule runs on it', async () => {
    await stack.sql`update heartbeats set watched_since = now() - interval '1 day', succeeded_at = null`;
    const { host } = preview;
    const answer = await new Visitor(host.url).get('/api/health');
    expect([answer.status, await answer.json()]).toMatchObject([200, { failing: [] }]);
  });
});
