// @module-tag full
// After a backup was restored into a fresh project, with the same keys: people sign in with what they had, open their file and
// pay by the link that was mailed before.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '#server/access/password.ts';
import { codeAt } from '#server/access/totp.ts';
import { makePayToken } from '#server/intake/pay-token.ts';
import { freshProject, type FreshProject } from '#tools/backup/fresh-project.ts';
import { writeObject } from '#tools/backup/objects.ts';
import { restoreBackup } from '#tools/backup/restore-backup.ts';
import { writeBackup } from '#tools/backup/write-backup.ts';
import { functionEnvironment } from '#tools/local/environment.ts';
import { createStripeSandbox, type StripeSandbox } from '#tools/local/stripe/sandbox.ts';
import { makeAccount, makeInvitedClient } from '#tests/accounts.ts';
import { callFunction, type PlatformFunction } from '#tests/faults/call-function.ts';
import { giveSecondFactor } from '#tests/signed-in.ts';
import { inFullRun } from '#tests/runs.ts';
import auth from '../../functions/auth.ts';
import signIn from '../../functions/auth-sign-in.ts';
import checkout from '../../functions/checkout.ts';
import files from '../../functions/files.ts';

const siteUrl = 'http://localhost:8888';
const secret = () => randomBytes(32).toString('base64');
/** What the operator kept: without these a new project reads nothing of the old one. */
const keys = { APP_SECRET: secret(), SPOOL_KEY: secret(), SECOND_FACTOR_KEY: secret() };
let source: FreshProject;
let target: FreshProject;
let stripe: StripeSandbox;
let folder: string;
beforeAll(async () => {
  [source, target, stripe] = await Promise.all([freshProject(), freshProject(), createStripeSandbox()]);
  folder = await mkdtemp(join(tmpdir(), 'restored-'));
  Object.assign(
    process.env,
    functionEnvironment(
      {},
      {
        ...keys,
        SITE_URL: siteUrl,
        SUPABASE_URL: target.storage.url,
        SUPABASE_SECRET_KEY: target.storage.secretKey,
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        STRIPE_API_BASE: stripe.url,
        SMTP_URL: 'smtp://127.0.0.1:9',
      },
    ),
  );
}, 180_000);
afterAll(async () => {
  await Promise.all([source.close(), target.close(), stripe.close()]);
  await rm(folder, { recursive: true, force: true });
});

async function call(handler: PlatformFunction, address: string, body?: object, cookie = '') {
  const { response, idle } = await callFunction(
    handler,
    new Request(siteUrl + address, {
      method: body ? 'POST' : 'GET',
      headers: { origin: siteUrl, 'content-type': 'application/json', cookie },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  await idle;
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    cookie: cookies.join('; '),
  };
}

it(
  'sign-in with password and code, a file and a payment link work in the project that a backup was restored into',
  { ...inFullRun, timeout: 180_000 },
  async () => {
    const bytes = new TextEncoder().encode('%PDF-1.7 acta');
    const sql = postgres(source.databaseUrl, { max: 2, onnotice: () => {} });
    const client = await makeInvitedClient(sql);
    const password = 'correct horse 1234';
    await sql`update public.users set hashed_password = ${await hashPassword(password)} where id = ${client.id}`;
    await writeObject(source.storage, `test/${client.reference}.pdf`, bytes, 'application/pdf');
    const colleague = await makeAccount(sql, { role: 'staff' });
    const totp = await giveSecondFactor(sql, colleague, keys);
    const applicant = await makeInvitedClient(sql);
    await sql`delete from public.cases where user_id = ${applicant.id}`;
    await sql`update public.intake_forms set user_id = null where reference = ${applicant.reference}`;
    await sql.end();

    await writeBackup(source.databaseUrl, source.storage, join(folder, 'today'));
    await restoreBackup(join(folder, 'today'), target.databaseUrl, target.storage);

    const own = await call(signIn, '/api/auth/sign-in', { email: client.email, password, device: 'own' });
    expect(own.status).toBe(200);
    const file = await call(files, `/api/documents/${client.documentId}`, undefined, own.cookie);
    expect(file.status).toBe(303);
    expect(new Uint8Array(await (await fetch(file.location)).arrayBuffer())).toEqual(bytes);

    const { email, password: typed } = colleague;
    const half = await call(signIn, '/api/auth/sign-in', { email, password: typed, device: 'own' });
    expect(half.status).toBe(200);
    const code = codeAt(totp, new Date());
    expect((await call(auth, '/api/auth/second-factor', { code }, half.cookie)).status).toBe(204);

    const token = makePayToken(keys.APP_SECRET, applicant.reference);
    const { response } = await callFunction(
      (request, context) =>
        checkout(request, { ...context, params: { packageId: 'standard' } } as typeof context),
      new Request(`${siteUrl}/api/pay/standard?intake=${encodeURIComponent(token)}`),
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toContain(new URL(stripe.url).host);
  },
);
