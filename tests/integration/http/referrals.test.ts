// Answers handed to free legal help: from the client's tick to what the organization says, and back.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OwnReferral, ReferralView } from '#domain/help/answers.ts';
import { referralThrottles } from '#domain/help/referrals.ts';
import { mailWords } from '#i18n/mail.ts';
import { freshEmail, makeInvitedClient } from '#tests/accounts.ts';
import { signedInClient } from '#tests/signed-in.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
});
afterAll(() => sql.end());

interface Read {
  readonly isOffered: boolean;
  readonly mayCall: boolean;
  readonly organizations: { readonly id: string }[];
  readonly preview: Readonly<Record<'always' | 'health' | 'safety', { name: string; value: string }[]>>;
  readonly items: OwnReferral[];
}

/** A client whose judge said no, and an organization of this test alone that takes answers. */
async function deniedClient(answers: object = {}) {
  const owner = await makeInvitedClient(sql);
  const { visitor, id, email } = await signedInClient(sql, { siteUrl: stack.siteUrl, language: 'es' });
  const [one] = await sql<{ id: string; intake: string }[]>`
    update public.cases set user_id = ${id} where user_id = ${owner.id} returning id, intake_form_id as intake`;
  if (!one) throw new Error('no case');
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`update public.court_matters set status = 'denied', outcome = 'denied', decided_on = current_date
      where case_id = ${one.id}`;
    await transaction`update public.cases set status = 'denied' where id = ${one.id}`;
    await transaction`update public.intake_forms set ${transaction({ benefits: ['ssi'], phone_number: '404-555-0176', ...answers })} where id = ${one.intake}`;
  });
  const organization = `org-${randomUUID()}`;
  const mailbox = freshEmail('ayuda');
  await sql`
    insert into public.help_organizations (id, name, url, phone, email, takes_referrals)
    values (${organization}, 'Ayuda Legal', 'https://example.org/', '404-555-0142', ${mailbox}, true)`;
  const address = `/api/cases/${one.id}/referrals`;
  const read = async () => (await (await visitor.get(`${address}?language=es`)).json()) as Read;
  const send = (more: object = {}) =>
    visitor.post(address, {
      idempotencyKey: randomUUID(),
      organizationId: organization,
      agreed: true,
      ...more,
    });
  return { visitor, userId: id, email, caseId: one.id, organization, mailbox, read, send };
}

/** The text of the nth mail to an address. */
const mailTo = (address: string, nth = 0) =>
  vi.waitFor(
    async () => {
      const mails = (await stack.mail.messages()) as unknown as { text: string; subject: string }[];
      const found = mails.filter((mail) => JSON.stringify(mail).includes(address))[nth];
      if (!found) throw new Error('no mail yet');
      return found;
    },
    { timeout: 20_000, interval: 200 },
  );
const tokenIn = (text: string) => /\/referral\?token=([\w-]+)/.exec(text)?.[1] ?? '';

it('what was shown is what an organization reads, by a link and a code, and the client hears what it says', async () => {
  const { visitor, userId, email, organization, mailbox, read, send } = await deniedClient();
  const before = await read();
  expect(before.isOffered).toBe(true);
  expect(before.organizations.map(({ id }) => id)).toContain(organization);
  expect(before.preview.health.length).toBeGreaterThan(0);
  const refused = await send({ agreed: false });
  expect((await refused.json()).fields).toMatchObject([{ field: 'agreed', code: 'referral.agree' }]);
  expect((await send()).status).toBe(200);
  // It has them: pressing again sends nothing more.
  expect((await (await send()).json()).fields).toMatchObject([{ code: 'referral.known' }]);

  const mail = await mailTo(mailbox);
  const [health] = before.preview.health;
  expect(JSON.stringify(mail)).not.toContain(health?.value ?? 'health');
  expect(mail.text).not.toMatch(/evict|desalojo|\b\d{3} ?\d{3}\b(?=\.)/i);
  const token = tokenIn(mail.text);
  const [item] = (await read()).items;
  const code = item?.code ?? '';
  expect(code).toMatch(/^\d{6}$/);

  const helper = new Visitor(stack.siteUrl, 'en');
  // A program that opens the link gets a page and nothing else, and does not use it up.
  expect((await helper.get(`/referral?token=${token}`)).status).toBe(200);
  expect((await helper.get('/api/referral')).status).toBe(410);
  const wrong = await helper.post('/api/referral/open', {
    token,
    code: code === '000000' ? '111111' : '000000',
  });
  expect((await wrong.json()).fields).toMatchObject([{ field: 'code', code: 'referral.wrongCode' }]);
  const opened = await helper.post('/api/referral/open', {
    token,
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  });
  expect(opened.status).toBe(200);
  const view = (await opened.json()) as ReferralView;
  // The number stands by itself, so that it goes when a call is no longer safe.
  const [phone] = before.preview.always;
  expect(view.phone).toBe(phone?.value);
  expect(view.facts.es).toEqual(before.preview.always.slice(1));
  expect(JSON.stringify(view)).not.toContain(health?.value);
  expect((await new Visitor(stack.siteUrl).post('/api/referral/open', { token, code })).status).toBe(410);
  const page = await helper.get('/api/referral/page?language=en');
  expect(page.headers.get('content-type')).toBe('application/pdf');
  for (const path of ['/api/dashboard', '/api/account']) expect((await helper.get(path)).status).toBe(401);
  expect((await read()).items[0]?.openedAt).not.toBeNull();

  expect((await helper.post('/api/referral/answer', { answer: 'took' })).status).toBe(204);
  expect((await helper.post('/api/referral/answer', { answer: 'cannot' })).status).toBe(410);
  expect((await read()).items[0]?.answer).toBe('took');
  await vi.waitFor(async () => {
    const mails = JSON.stringify(await stack.mail.messages());
    expect(mails).toContain(mailWords.es.referralNews.subject.took);
    expect(mails).toContain(email);
  });
  const noted = await sql<{ kind: string }[]>`
    select activity_type as kind from public.client_activity where user_id = ${userId} and activity_type::text like 'referral%'
    order by created_at`;
  expect(noted.map(({ kind }) => kind)).toEqual(['referral_sent', 'referral_opened', 'referral_answered']);
  const counted = await sql<{ step: string; count: number }[]>`
    select step, count from public.referral_counts where organization_id = ${organization} order by step`;
  expect(counted).toEqual(['sent', 'opened', 'took'].map((step) => ({ step, count: 1 })));
  const copy = await (await visitor.get('/api/account/data')).text().catch(() => '');
  expect(copy).not.toContain('code_hash');
});

it('answers about health go by a tick alone, and the consent says which were sent', async () => {
  const { caseId, read, send } = await deniedClient();
  expect((await send({ withHealth: true })).status).toBe(200);
  const [stored] = await sql<{ fields: string[]; facts: { es: unknown[] } }[]>`
    select fields, facts from public.referrals where case_id = ${caseId}`;
  const { preview } = await read();
  expect(stored?.fields).toContain('benefits');
  expect(stored?.facts.es).toEqual([...preview.always.slice(1), ...preview.health]);
});

it('a number that is not safe to call is neither shown nor sent to anybody, nor the one that the application names', async () => {
  const { userId, caseId, read, send, mailbox } = await deniedClient({ phone_number: '404-555-0177' });
  await sql`update public.users set communication_preferences = ${sql.json({
    reach: {
      call: 'no',
      voicemail: 'no',
      letter: 'no',
      phone: '404-555-0178',
      note: '',
      at: '2026-11-02T15:00:00Z',
      by: 'client',
    },
  })} where id = ${userId}`;
  const { preview, mayCall } = await read();
  expect(mayCall).toBe(false);
  await send();
  const token = tokenIn((await mailTo(mailbox)).text);
  const helper = new Visitor(stack.siteUrl, 'en');
  const [item] = (await read()).items;
  const opened = await helper.post('/api/referral/open', { token, code: item?.code });
  const page = await (await helper.get('/api/referral')).text();
  const [{ fields } = { fields: [] }] = await sql<{ fields: string[] }[]>`
    select fields from public.referrals where case_id = ${caseId}`;
  expect(fields).not.toContain('phoneNumber');
  for (const text of [JSON.stringify(preview), await opened.text(), page])
    expect(text).not.toMatch(/555.?017[78]/);
});

it('a client who takes answers back reads whether they had been seen, and nobody sees them from then on', async () => {
  const { visitor, read, send, mailbox, caseId } = await deniedClient();
  await send();
  const [item] = (await read()).items;
  const token = tokenIn((await mailTo(mailbox)).text);
  const helper = new Visitor(stack.siteUrl, 'en');
  expect((await helper.post('/api/referral/open', { token, code: item?.code })).status).toBe(200);
  const stranger = await signedInClient(sql, { siteUrl: stack.siteUrl, language: 'en' });
  const withdrawal = `/api/referrals/${item?.id}/withdrawal`;
  expect((await stranger.visitor.post(withdrawal, {})).status).toBe(404);
  const taken = await visitor.post(withdrawal, {});
  expect(((await taken.json()) as { openedAt: string | null }).openedAt).not.toBeNull();
  expect((await helper.get('/api/referral')).status).toBe(410);
  expect((await helper.get('/api/referral/page')).status).toBe(410);
  const [left] =
    await sql`select facts, code_hash, session_hash, fields from public.referrals where case_id = ${caseId}`;
  expect(left).toMatchObject({ facts: null, code_hash: null, session_hash: null });
  expect(left?.fields).not.toHaveLength(0);
});

it('an organization that never answers is reminded once, and the client is told when the link has ended', async () => {
  const { read, send, mailbox, email, caseId } = await deniedClient();
  await send();
  const first = tokenIn((await mailTo(mailbox)).text);
  const tend = () => sql`select public.tend_referrals(500)`;
  await tend();
  expect((await read()).items[0]?.remindedAt).toBeNull();
  const [due] = await sql<{ remind_at: Date; consented_at: Date }[]>`
    select remind_at, consented_at from public.referrals where case_id = ${caseId}`;
  const days = ((due?.remind_at.getTime() ?? 0) - (due?.consented_at.getTime() ?? 0)) / 86_400_000;
  expect(days).toBeGreaterThan(1);
  expect(days).toBeLessThan(7);
  await sql`update public.referrals set remind_at = now() where case_id = ${caseId}`;
  await tend();
  await tend();
  const mails = await sql`select id from public.outbox where recipient = ${mailbox}`;
  expect(mails).toHaveLength(2);
  const { code } = (await read()).items[0] ?? {};
  await stack.runSchedule('deliver-outbox');
  const second = tokenIn((await mailTo(mailbox, 1)).text);
  const helper = new Visitor(stack.siteUrl, 'en');
  expect((await helper.post('/api/referral/open', { token: first, code })).status).toBe(410);
  await sql`update public.referrals set consented_at = consented_at - interval '14 days', ends_at = ends_at - interval '14 days' where case_id = ${caseId}`;
  await tend();
  expect((await helper.post('/api/referral/open', { token: second, code })).status).toBe(410);
  const [item] = (await read()).items;
  expect(item).toMatchObject({ answer: null, code: null });
  expect(item?.endedAt).not.toBeNull();
  const told = await sql<{ payload: { referralStep?: string } }[]>`
    select payload from public.outbox where recipient = ${email} and kind = 'referral_news' order by position`;
  expect(told.map(({ payload }) => payload.referralStep)).toEqual(['sent', 'unanswered']);
});

it('nobody guesses the code: few tries in a while, and after ten the link opens for nobody', async () => {
  const { read, send, mailbox, caseId } = await deniedClient();
  await send();
  const token = tokenIn((await mailTo(mailbox)).text);
  const [item] = (await read()).items;
  const wrong = item?.code === '000000' ? '111111' : '000000';
  const said = [];
  for (let times = 0; times <= referralThrottles.codesPerLink.limit; times += 1)
    said.push((await new Visitor(stack.siteUrl).post('/api/referral/open', { token, code: wrong })).status);
  expect(said.at(-1)).toBe(429);
  await sql`update public.referrals set wrong_codes = 10 where case_id = ${caseId}`;
  await sql`delete from public.throttles where key like 'referral-link:%'`;
  const locked = await new Visitor(stack.siteUrl).post('/api/referral/open', { token, code: item?.code });
  expect((await locked.json()).fields).toMatchObject([{ code: 'referral.locked' }]);
  expect((await read()).items[0]?.isLocked).toBe(true);
  // Nor is the organization reminded with a new link, which would open nothing either.
  await sql`update public.referrals set remind_at = now() where case_id = ${caseId}`;
  await sql`select public.tend_referrals(500)`;
  expect(await sql`select from public.outbox where recipient = ${mailbox}`).toHaveLength(1);
});

it('nothing is handed on from a case that we can help in, nor to somebody who has not agreed', async () => {
  const { send, caseId, organization, read } = await deniedClient();
  await expect(
    sql`update public.help_organizations set email = null where id = ${organization}`,
  ).rejects.toThrow('check constraint');
  await sql`update public.help_organizations set takes_referrals = false where id = ${organization}`;
  expect((await send()).status).toBe(404);
  await sql`update public.help_organizations set takes_referrals = true where id = ${organization}`;
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`update public.court_matters set status = 'filed', outcome = null, decided_on = null where case_id = ${caseId}`;
  });
  expect((await read()).isOffered).toBe(false);
  expect((await send()).status).toBe(404);
});
