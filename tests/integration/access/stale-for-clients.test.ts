import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { command } from '#domain/api-call.ts';
import { startSession } from '#server/access/start-session.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { command as writes } from '#server/http/service.ts';
import { refuseStale } from '#server/writes/write-key.ts';
import { makeAccount } from '#tests/accounts.ts';
import { openShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it('a client who was slower reads that something changed, and no name of the team', async () => {
  const client = await makeAccount(shop.sql);
  const [user] = await shop.sql<{ hash: string }[]>`
    select hashed_password as hash from public.users where id = ${client.id}`;
  const cookies = await startSession(
    shop.app,
    { userId: client.id, role: 'client', checkedPassword: user?.hash ?? '' },
    'own',
    { cookies: new Map(), request: new Request(shop.url) },
  );
  const slower = endpoints([
    command('POST /api/letters', { who: 'signedIn' }),
    writes({
      run: async () => {
        throw refuseStale({ outcome: 'stale', changedBy: 'Sam Office', changedAt: '2026-11-22T14:00:00Z' });
      },
    }),
  ]);
  const request = new Request(`${shop.url}/api/letters`, {
    method: 'POST',
    headers: { origin: shop.url, cookie: cookies.map((one) => one.split(';')[0]).join('; ') },
  });
  const context = { ip: '203.0.113.9', params: {}, deploy: { context: 'dev' }, waitUntil: () => undefined };
  const response = await slower(request, context as unknown as Context);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ code: 'stale', changedAt: '2026-11-22T14:00:00Z' });
  expect(text).not.toContain('Sam');
});
