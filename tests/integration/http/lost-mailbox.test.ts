// A client who can no longer read their mail: staff ask for another address, which waits a day and can be stopped.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  lostMailboxHours,
  mailboxTriesADay,
  type MailboxFact,
  type MailboxSheet,
} from '#domain/access/lost-mailbox.ts';
import type { OwnAccount } from '#domain/access/own-account.ts';
import { freshEmail, makeAccount, makeInvitedClient } from '#tests/accounts.ts';
import { inFullRun } from '#tests/runs.ts';
import { signedInStaff, startSessionOf } from '#tests/signed-in.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';

const phone = '404-555-0142';
let stack: SharedStack;
let sql: postgres.Sql;
let sam: Awaited<ReturnType<typeof signedInStaff>>;
let rosa: typeof sam;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
  [sam, rosa] = [await signedInStaff(sql, stack), await signedInStaff(sql, stack)];
});
afterAll(() => sql.end());

async function client({ withPhone = true } = {}) {
  const ana = await makeInvitedClient(sql);
  if (withPhone) await sql`update public.intake_forms set phone_number = ${phone} where user_id = ${ana.id}`;
  const [row] = await sql<{ id: string }[]>`select id from public.cases where user_id = ${ana.id}`;
  const browser = new Visitor(stack.siteUrl);
  await startSessionOf(sql, browser, { id: ana.id, role: 'client', secondFactor: false });
  const [known] = await sql<{ birth: string; street: string; number: string }[]>`
    select form.date_of_birth::text as birth, form.street_address as street, case_number as number
    from public.cases join public.intake_forms as form on form.id = cases.intake_form_id
    where cases.user_id = ${ana.id}`;
  const facts = {
    birth_date: known?.birth ?? '',
    street_address: known?.street ?? '',
    case_number: known?.number ?? '',
  };
  return { ...ana, browser, facts, path: `/api/staff/cases/${row?.id ?? ''}/mailbox` };
}
type Client = Awaited<ReturnType<typeof client>>;

/** What the caller answers to these questions, where they know. */
const says = (ana: Client, ...facts: MailboxFact[]) =>
  facts.map((fact) => ({
    fact,
    answer: { phone_end: '0142', docket_number: '24M01234', last_payment: '1', ...ana.facts }[fact],
  }));

const bodyFor = (ana: Client, more: object = {}) => ({
  idempotencyKey: randomUUID(),
  email: freshEmail('nueva'),
  facts: says(ana, 'birth_date', 'street_address'),
  calledAt: new Date(Date.now() - 60_000).toISOString(),
  numberOnFile: true,
  note: 'Her old phone company closed the mailbox.',
  seen: ana.email,
  ...more,
});
/** Staff ask for another address. */
async function asked(ana: Client, more: object = {}) {
  const body = bodyFor(ana, more);
  const answer = await sam.visitor.post(ana.path, body);
  expect(answer.status).toBe(200);
  return body;
}
const sheetOf = async ({ path }: Client) => (await (await sam.visitor.get(path)).json()) as MailboxSheet;
const emailOf = async ({ id }: Client) =>
  (await sql<{ email: string }[]>`select email from public.users where id = ${id}`)[0]?.email;
const tasksOf = ({ id }: Client) => sql`
  select 1 from public.case_tasks as task join public.cases as one on one.id = task.case_id
  where one.user_id = ${id} and task.code = 'address_not_changed' and task.done_at is null`;
const refusedField = async (answer: Response) =>
  ((await answer.json()) as { fields: { field: string; code: string }[] }).fields[0];

/** The text of the mail of this kind that an address got, and the token in its link. */
const mailTo = (email: string, subject: RegExp) =>
  vi.waitFor(
    async () => {
      const mails = (await stack.mail.messages()) as unknown as { subject: string; text: string }[];
      const found = mails.find((one) => subject.test(one.subject) && JSON.stringify(one).includes(email));
      if (!found) throw new Error(`no mail ${subject} yet`);
      return { text: found.text, token: /\?token=([\w-]+)/.exec(found.text)?.[1] ?? '' };
    },
    { timeout: 20_000, interval: 200 },
  );
const toNew = /Is this your email address/;
const toOld = /A question about your email address/;
const press = (token: string) => new Visitor(stack.siteUrl).post('/api/account/email-link/use', { token });
const confirmedBy = async (email: string) => press((await mailTo(email, toNew)).token);

/** A day and an hour go by. */
const aDayLater = ({ id }: Client) => sql`
  update public.email_changes set created_at = created_at - interval '25 hours',
    applies_at = applies_at - interval '25 hours' where user_id = ${id}`;
const hourlyRun = async () => expect(await stack.runSchedule('watch-steps')).toBe(204);

const of = (...facts: MailboxFact[]) => facts.map((fact) => ({ fact, answer: '1990-02-28' }));

/** Another of staff agrees. */
async function agreed(ana: Client, email: string) {
  const answer = await rosa.visitor.post(`${ana.path}/approval`, { idempotencyKey: randomUUID(), email });
  expect(answer.status).toBe(204);
}

describe('staff who ask for another address of a client', () => {
  it('read what can be asked and the number to call, and then the change with its note', async () => {
    const ana = await client();
    expect(await sheetOf(ana)).toMatchObject({ current: ana.email, phone, change: null });
    const { email, calledAt, note, ...sent } = await asked(ana);
    const facts = sent.facts.map(({ fact }) => fact);
    const { change } = await sheetOf(ana);
    expect(change).toMatchObject({ email, facts, note, state: 'second', isMine: true });
    expect(Date.parse(change?.calledAt ?? '')).toBe(Date.parse(calledAt));
    const [entry] = await sql`
      select details from public.audit_entries where action = 'mailbox_change_asked' and actor_id = ${sam.id}
      order by position desc limit 1`;
    expect(entry).toEqual({ details: { facts: facts.join(', ') } });
  });

  it.each([
    [{ facts: of('birth_date') }, 'facts', 'mailbox.twoFacts'],
    [{ facts: of('birth_date', 'birth_date') }, 'facts', 'mailbox.twoFacts'],
    [{ facts: of('street_address', 'phone_end') }, 'facts', 'mailbox.publicFacts'],
    [{ facts: of('birth_date', 'docket_number') }, 'facts', 'mailbox.notOnFile'],
    [{ numberOnFile: false }, 'numberOnFile', 'mailbox.number'],
    [{ calledAt: new Date(Date.now() + 7_200_000).toISOString() }, 'calledAt', 'date.future'],
    [{ calledAt: new Date(Date.now() - 4 * 86_400_000).toISOString() }, 'calledAt', 'mailbox.callOld'],
    [{ email: 'nobody' }, 'email', 'email.at'],
  ])('are refused with %j', async (more, field, code) => {
    const ana = await client();
    const answer = await sam.visitor.post(ana.path, bodyFor(ana, more));
    expect(answer.status).toBe(400);
    expect(await refusedField(answer)).toMatchObject({ field, code });
    expect((await sheetOf(ana)).change).toBeNull();
  });

  it('are refused where the client wrote down no phone; a number that staff noted is none', async () => {
    const ana = await client({ withPhone: false });
    await sql`
      update public.users set communication_preferences = communication_preferences
        || ${sql.json({ reach: { phone, call: null, voicemail: null, letter: null, note: '', at: '', by: 'staff' } })}
      where id = ${ana.id}`;
    expect((await sheetOf(ana)).phone).toBeNull();
    const answer = await sam.visitor.post(ana.path, bodyFor(ana));
    expect(await refusedField(answer)).toMatchObject({ code: 'mailbox.noPhone' });
  });

  it('are refused about their own account, the account of a colleague and, as attorneys, altogether', async () => {
    const own = await client();
    await sql`update public.cases set user_id = ${sam.id} where user_id = ${own.id}`;
    const mine = await sam.visitor.post(own.path, bodyFor({ ...own, email: sam.email }));
    expect(await mine.json()).toMatchObject({ code: 'own_account' });
    const other = await signedInStaff(sql, stack);
    const theirs = await other.visitor.post(own.path, bodyFor({ ...own, email: sam.email }));
    expect(await refusedField(theirs)).toMatchObject({ code: 'mailbox.notClient' });
    const ana = await client();
    const lawyer = await signedInStaff(sql, { ...stack, role: 'attorney' });
    expect([403, 409]).toContain((await lawyer.visitor.post(ana.path, bodyFor(ana))).status);
    expect((await ana.browser.post(ana.path, bodyFor(ana))).status).toBe(403);
  });

  it('are refused answers that are not on file, which ones they are not told, and after five tries the right ones too', async () => {
    const ana = await client();
    const wrong = { facts: [...says(ana, 'case_number'), { fact: 'birth_date', answer: '1901-01-01' }] };
    for (let tries = 0; tries < mailboxTriesADay; tries += 1) {
      const answer = await (tries % 2 ? sam : rosa).visitor.post(ana.path, bodyFor(ana, wrong));
      expect(await refusedField(answer)).toMatchObject({ field: 'facts', code: 'mailbox.wrongFacts' });
    }
    const answer = await sam.visitor.post(ana.path, bodyFor(ana));
    expect([answer.status, Number(answer.headers.get('retry-after')) > 80_000]).toEqual([429, true]);
    expect((await sheetOf(ana)).change).toBeNull();
    const lines = await sql`
      select 1 from public.audit_entries as line join public.cases as one on line.object_id = one.id::text
      where one.user_id = ${ana.id} and line.action = 'mailbox_facts_wrong'`;
    expect(lines).toHaveLength(mailboxTriesADay);
  });

  it('type what the caller says as it is said: numbers with and without signs, the street in short', async () => {
    const ana = await client();
    await sql`update public.intake_forms set street_address = '12 N. Oak Street, Apt 4' where user_id = ${ana.id}`;
    const number = ana.facts.case_number.toLowerCase().replaceAll('-', ' ').replace('fk', '');
    await asked(ana, {
      facts: [
        { fact: 'case_number', answer: number },
        { fact: 'street_address', answer: '12 oak st' },
        { fact: 'phone_end', answer: '01-42' },
      ],
    });
    expect((await sheetOf(ana)).change?.facts).toEqual(['case_number', 'phone_end', 'street_address']);
  });

  it('reach nothing alone: without a second person the new mailbox hears nothing, and nothing changes', async () => {
    const ana = await client();
    const { email } = await asked(ana);
    await aDayLater(ana);
    await hourlyRun();
    expect(await emailOf(ana)).toBe(ana.email);
    expect(await sql`select 1 from public.outbox where recipient = ${email}`).toHaveLength(0);
    const own = await sam.visitor.post(`${ana.path}/approval`, { idempotencyKey: randomUUID(), email });
    expect([own.status, await own.json()]).toMatchObject([409, { code: 'own_work' }]);
    const other = { idempotencyKey: randomUUID(), email: freshEmail() };
    expect((await rosa.visitor.post(`${ana.path}/approval`, other)).status).toBe(409);
    await agreed(ana, email);
    expect((await sheetOf(ana)).change).toMatchObject({
      state: 'unconfirmed',
      approvedBy: expect.any(String),
    });
    expect((await confirmedBy(email)).status).toBe(200);
    expect(await emailOf(ana)).toBe(email);
  });

  it(
    'do without a second person by the right an admin gave, and the day is waited for all the same',
    inFullRun,
    async () => {
      const ana = await client();
      const trusted = await signedInStaff(sql, { ...stack, rights: ['mailbox'] });
      const body = bodyFor(ana);
      expect((await trusted.visitor.post(ana.path, body)).status).toBe(200);
      expect((await confirmedBy(body.email)).status).toBe(200);
      await hourlyRun();
      expect(await emailOf(ana)).toBe(ana.email);
      await aDayLater(ana);
      await hourlyRun();
      expect(await emailOf(ana)).toBe(body.email);
    },
  );

  it('make one change by two presses, and none beside one that waits', async () => {
    const ana = await client();
    const body = await asked(ana);
    expect((await sam.visitor.post(ana.path, body)).status).toBe(200);
    expect((await sam.visitor.post(ana.path, bodyFor(ana))).status).toBe(409);
    expect(await sql`select 1 from public.email_changes where user_id = ${ana.id}`).toHaveLength(1);
    expect(
      await sql`select 1 from public.outbox where user_id = ${ana.id} and kind = 'email_change_asked'`,
    ).toHaveLength(1);
  });

  it('are refused an address of another account, and one they saw before it was another', async () => {
    const ana = await client();
    const { email } = await makeAccount(sql);
    const answer = await sam.visitor.post(ana.path, bodyFor(ana, { email }));
    expect(await refusedField(answer)).toMatchObject({ code: 'mailbox.taken' });
    expect((await sam.visitor.post(ana.path, bodyFor(ana, { seen: freshEmail() }))).status).toBe(409);
  });
});

describe('the change', () => {
  it('tells the old mailbox at once, with the new address masked', async () => {
    const ana = await client();
    const { email } = await asked(ana);
    const { text } = await mailTo(ana.email, toOld);
    expect(text).not.toContain(email);
    expect(text).toContain('n•••@example.com');
    expect(text).toContain(`${lostMailboxHours} hours`);
  });

  it('comes when its day is over and the new mailbox confirmed, never before, and ends every session', async () => {
    const ana = await client();
    const { email } = await asked(ana);
    await agreed(ana, email);
    expect((await confirmedBy(email)).status).toBe(200);
    await hourlyRun();
    expect(await emailOf(ana)).toBe(ana.email);
    await expect(
      sql`update public.email_changes set confirmed_at = now(), undo_until = now() where user_id = ${ana.id}`,
    ).rejects.toThrow(/email_changes_waits_check/);
    await aDayLater(ana);
    await hourlyRun();
    expect(await emailOf(ana)).toBe(email);
    expect((await ana.browser.get('/api/auth/user')).status).toBe(401);
    expect((await sheetOf(ana)).change?.state).toBe('done');
    expect(
      await sql`select 1 from public.outbox where user_id = ${ana.id} and kind = 'email_changed'`,
    ).toHaveLength(1);
    // The link in the old mailbox undoes it from now on.
    const { token } = await mailTo(ana.email, toOld);
    expect((await press(token)).status).toBe(200);
    expect(await emailOf(ana)).toBe(ana.email);
  });

  it(
    'does not come without the new mailbox, and comes at once where that confirms after the day',
    inFullRun,
    async () => {
      const ana = await client();
      const { email } = await asked(ana);
      await agreed(ana, email);
      const { token } = await mailTo(email, toNew);
      await aDayLater(ana);
      await hourlyRun();
      expect(await emailOf(ana)).toBe(ana.email);
      expect((await press(token)).status).toBe(200);
      expect(await emailOf(ana)).toBe(email);
    },
  );

  it('is stopped by the client who is signed in, and staff get a task', async () => {
    const ana = await client();
    const { email } = await asked(ana);
    await agreed(ana, email);
    // Stopped before it is sent, this mail never leaves.
    const { token } = await mailTo(email, toNew);
    const own = (await (await ana.browser.get('/api/account')).json()) as OwnAccount;
    expect(own).toMatchObject({ pendingEmail: email, pendingEmailFrom: expect.any(String) });
    expect((await ana.browser.call('DELETE', '/api/account/email')).status).toBe(204);
    await aDayLater(ana);
    await hourlyRun();
    expect(await emailOf(ana)).toBe(ana.email);
    expect((await press(token)).status).toBe(410);
    expect(await tasksOf(ana)).toHaveLength(1);
  });

  it('is stopped from the old mailbox without a sign-in, and staff get a task', async () => {
    const ana = await client();
    await asked(ana);
    const { token } = await mailTo(ana.email, toOld);
    const seen = await new Visitor(stack.siteUrl).post('/api/account/email-link', { token });
    expect(await seen.json()).toMatchObject({ purpose: 'stop', appliesAt: expect.any(String) });
    expect((await press(token)).status).toBe(200);
    expect((await press(token)).status).toBe(410);
    expect((await sheetOf(ana)).change?.state).toBe('stopped');
    expect(await tasksOf(ana)).toHaveLength(1);
    expect((await ana.browser.get('/api/auth/user')).status).toBe(200);
  });

  it('is stopped by staff, who need no task for it', async () => {
    const ana = await client();
    await asked(ana);
    expect((await sam.visitor.call('DELETE', ana.path)).status).toBe(204);
    expect((await sam.visitor.call('DELETE', ana.path)).status).toBe(409);
    expect(await tasksOf(ana)).toHaveLength(0);
  });

  it('fails where somebody else has the address by then, and staff get a task', async () => {
    const ana = await client();
    const { email } = await asked(ana);
    await agreed(ana, email);
    expect((await confirmedBy(email)).status).toBe(200);
    await makeAccount(sql, { email });
    await aDayLater(ana);
    await hourlyRun();
    expect(await emailOf(ana)).toBe(ana.email);
    expect((await sheetOf(ana)).change?.state).toBe('taken');
    expect(await tasksOf(ana)).toHaveLength(1);
  });
});
