// @module-tag full
// The operator takes no new applications for a while (content/site.yml): what was begun must not be lost by it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maria } from '#domain/intake/sample-person.ts';
import { siteSchema } from '#domain/site.ts';
import { startSession } from '#server/access/start-session.ts';
import type { App } from '#server/app.ts';
import { saveDraft } from '#server/drafts/save-draft.ts';
import { openIntent } from '#server/checkout/open-intent.ts';
import { readIntakeBody } from '#server/intake/read-intake-body.ts';
import { submitIntake } from '#server/intake/submit-intake.ts';
import { freshEmail, makeAccount } from '#tests/accounts.ts';
import { openShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let paused: App;
beforeAll(async () => {
  shop = await openShop();
  paused = { ...shop.app, site: { ...shop.app.site, intakePaused: true } };
});
afterAll(() => shop.close());

const empty = { answers: {}, step: 0, device: 'own', tickets: [] } as const;

async function begin(app: App): Promise<ReadonlyMap<string, string>> {
  const { cookies } = await saveDraft.run(
    app,
    null,
    { ...empty, tickets: [] },
    { call: { cookies: new Map(), ip: '203.0.113.9', locale: 'en' } },
  );
  const token = /^__Host-draft=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? '';
  return new Map([['__Host-draft', token]]);
}

async function signedIn(userId: string): Promise<[string, string][]> {
  const request = new Request('http://localhost');
  const [user] = await shop.sql<{ hash: string }[]>`
    select hashed_password as hash from public.users where id = ${userId}`;
  const proved = { userId, role: 'client', checkedPassword: user?.hash ?? '' } as const;
  const cookies = await startSession(shop.app, proved, 'own', { cookies: new Map(), request });
  return cookies.map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return [name, value];
  });
}

async function send(
  app: App,
  cookies: ReadonlyMap<string, string> = new Map(),
  { key = randomUUID() as string, user = undefined as string | undefined, email = freshEmail() } = {},
) {
  const request = new Request('http://localhost/api/client-intake', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...maria(), email }),
  });
  const input = await readIntakeBody({ request }, app);
  const all = new Map([...cookies, ...(user ? await signedIn(user) : [])]);
  return submitIntake.run(app, null, input, {
    call: {
      request,
      cookies: all,
      ip: '203.0.113.9',
      locale: 'en',
      reference: 'ACDE3467',
    },
  });
}

it('a new application and a new draft are refused', async () => {
  await expect(send(paused)).rejects.toMatchObject({ code: 'intake_paused' });
  await expect(begin(paused)).rejects.toMatchObject({ code: 'intake_paused' });
});

it('a form begun before goes on: it is saved and sent', async () => {
  const cookies = await begin(shop.app);
  await saveDraft.run(
    paused,
    null,
    { ...empty, step: 1, tickets: [] },
    { call: { cookies, ip: '203.0.113.9', locale: 'en' } },
  );
  expect((await send(paused, cookies)).created).toBe(true);
});

it('a repeat of an application sent before the pause gets its reference again', async () => {
  const same = { key: randomUUID(), email: freshEmail() };
  const first = await send(shop.app, undefined, same);
  const again = await send(paused, undefined, same);
  expect([again.created, again.answer.reference]).toEqual([false, first.answer.reference]);
});

it('who has paid already and owes us the application can send it', async () => {
  const { id } = await makeAccount(shop.sql);
  await shop.sql`
    insert into public.cases (user_id, case_number, package_type, status, title)
    values (${id}, ${`FK-2026-${randomUUID()
      .slice(0, 6)
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, 'A')}`}, 'basic',
      'waiting_for_application', 'Waiting')`;
  expect((await send(paused, undefined, { user: id })).created).toBe(true);
});

async function client(more: { applied?: boolean } = {}) {
  const account = await makeAccount(shop.sql);
  if (more.applied) await send(shop.app, undefined, { user: account.id, email: account.email });
  const actor = { userId: account.id, role: 'client', account } as const;
  return {
    ...account,
    buy: (app: App) =>
      openIntent.run(
        app,
        actor,
        { packageId: 'basic', eviction: { stillOpen: 'no' } },
        { call: { locale: 'es' } },
      ),
  };
}

it('nothing is sold to somebody who has not applied; whoever has, or had begun to buy, can pay', async () => {
  const stranger = await client();
  await expect(stranger.buy(paused)).rejects.toMatchObject({ code: 'purchase_paused' });
  expect(await shop.sql`select id from public.orders where user_id = ${stranger.id}`).toHaveLength(0);

  const applicant = await client({ applied: true });
  expect((await applicant.buy(paused)).clientSecret).not.toBe('');

  const buyer = await client();
  const { orderId } = await buyer.buy(shop.app);
  expect((await buyer.buy(paused)).orderId).toBe(orderId);
});

it('the operator may say it in words of the house or in words of one’s own, but then in both languages', () => {
  const valid = (intakePaused: unknown) => siteSchema.safeParse({ ...shop.app.site, intakePaused }).success;
  expect([true, false, { en: 'Back soon.', es: 'Volvemos pronto.' }].map(valid)).toEqual([true, true, true]);
  expect([{ en: 'Back soon.' }, 'yes', null].map(valid)).toEqual([false, false, false]);
});
