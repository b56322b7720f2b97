// Anybody can ask for links to the address of somebody else. Called directly, from networks of their own.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessThrottles } from '#domain/access/throttles.ts';
import { forgotPassword } from '#server/access/forgot-password.ts';
import { mailSignInLink } from '#server/access/mail-sign-in-link.ts';
import { freshEmail, makeAccount } from '#tests/accounts.ts';
import { openShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const mailsTo = async (email: string) =>
  (await shop.sql`select id from public.outbox where recipient = ${email}`).length;

const ways = [
  ['a link to sign in', mailSignInLink, accessThrottles.signInLinkPerAddress.limit],
  ['a link for a new password', forgotPassword, accessThrottles.forgotPerAddress.limit],
] as const;

it.each(ways)(
  'a stranger who asks for %s again and again keeps nobody from theirs, and fills no inbox',
  async (_, askFor, limit) => {
    const { email } = await makeAccount(shop.sql);
    const ask = (ip: string) => askFor.run(shop.app, null, { email }, { call: { ip, locale: 'es' } });
    for (let times = 0; times < limit; times += 1) await ask('198.51.100.7');
    await ask('203.0.113.5');
    expect(await mailsTo(email)).toBe(limit + 1);
    for (const ip of ['198.51.100.8', '198.51.100.9', '203.0.113.5']) await ask(ip);
    expect(await mailsTo(email)).toBe(limit + 1);
    // By then the last link is too old.
    await shop.sql`update public.throttles set expires_at = now() where key like '%-more:%'`;
    await ask('203.0.113.5');
    expect(await mailsTo(email)).toBe(limit + 2);
  },
);

it('a network that asks too often is refused, whoever it asks for', async () => {
  const ask = () =>
    mailSignInLink.run(
      shop.app,
      null,
      { email: freshEmail('nobody') },
      { call: { ip: '198.51.100.77', locale: 'en' } },
    );
  for (let times = 0; times < accessThrottles.forgotPerIp.limit; times += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'throttled' });
});

it('somebody about to buy gets a link for an account although strangers asked for a new password there', async () => {
  const email = freshEmail('nueva');
  for (let times = 0; times <= accessThrottles.forgotPerAddress.limit; times += 1)
    await forgotPassword.run(shop.app, null, { email }, { call: { ip: '198.51.100.80', locale: 'en' } });
  await forgotPassword.run(
    shop.app,
    null,
    { email, returnTo: '/es/checkout?package=vip' },
    { call: { ip: '203.0.113.6', locale: 'es' } },
  );
  expect(await mailsTo(email)).toBe(1);
});
