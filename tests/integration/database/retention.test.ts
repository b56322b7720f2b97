import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { periodsInDays, removedKinds, type PeriodName } from '#domain/retention/periods.ts';
import { putStatus } from '#tests/put-status.ts';
import { inFullRun } from '#tests/runs.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

// Each test has a database to itself: counts are of everything there is.
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  return () => database.drop();
});

const days = periodsInDays();
const run = async (dryRun: boolean) => {
  const answer = await given.call(database, 'run_retention', { days, dryRun });
  const removed = answer['removed'] as Record<string, number>;
  return {
    ...answer,
    gone: Object.fromEntries(Object.entries(removed).filter(([, count]) => count > 0)),
    removed,
  };
};
/** Moves a time of a row past its period, or to the last day before it. */
async function age(
  table: string,
  column: string,
  id: string,
  period: PeriodName,
  by: 'past' | 'just within' = 'past',
) {
  const date = new Date(Date.now() - (days[period] + (by === 'past' ? 1 : -1)) * 86_400_000);
  await database.sql.unsafe(`alter table public.${table} disable trigger user`);
  await database.sql`update public.${database.sql(table)} set ${database.sql({ [column]: date })} where id = ${id}`;
  await database.sql.unsafe(`alter table public.${table} enable trigger user`);
}
const exists = async (table: string, id: string) =>
  (await database.sql`select from public.${database.sql(table)} where id = ${id}`).length === 1;

async function message(more: Record<string, string | null> = {}) {
  const [row] = await database.sql<{ id: string }[]>`insert into public.contact_submissions ${database.sql({
    reference: given.newReference(),
    first_name: 'Luz',
    last_name: 'Paz',
    email: 'luz@example.com',
    inquiry_type: 'general',
    message: 'Hola',
    language: 'es',
    idempotency_key: randomUUID(),
    request_hash: 'h',
    ...more,
  })} returning id`;
  return row?.id ?? '';
}
async function withFile(intakeId: string) {
  const file = await given.upload(database);
  await given.call(database, 'add_intake_files', { intakeId, ticketHashes: [file.ticket_hash] });
  return file;
}

test('an application nobody paid goes a year after it was sent, with its files, and not a day before', async () => {
  const [old, young] = [await given.submitted(database), await given.submitted(database)];
  const file = await withFile(old.intakeId);
  await age('intake_forms', 'submitted_at', old.intakeId, 'unpaidApplication');
  await age('intake_forms', 'submitted_at', young.intakeId, 'unpaidApplication', 'just within');
  expect((await run(false)).removed).toMatchObject({ unpaidApplications: 1, files: 1 });
  expect([await exists('intake_forms', old.intakeId), await exists('intake_forms', young.intakeId)]).toEqual([
    false,
    true,
  ]);
  expect(await database.sql`select status, file_name from public.uploads where id = ${file.id}`).toEqual([
    { status: 'expired', file_name: 'removed' },
  ]);
});

test('nothing of an open case goes, however old; payments stay for ever', async () => {
  const open = await given.paidFor(database);
  const file = await withFile(open.intakeId);
  const about = await message({ intake_form_id: open.intakeId, handled_at: new Date().toISOString() });
  const alone = await message({ user_id: open.userId, handled_at: new Date().toISOString() });
  const more = await given.submitted(database);
  await database.sql`update public.intake_forms set user_id = ${open.userId} where id = ${more.intakeId}`;
  for (const id of [open.intakeId, more.intakeId])
    await age('intake_forms', 'submitted_at', id, 'closedCase');
  for (const id of [about, alone]) await age('contact_submissions', 'handled_at', id, 'closedCase');
  await age('cases', 'updated_at', open.caseId, 'closedCase');
  const { gone } = await run(false);
  expect(Object.keys(gone)).toEqual(['repeatKeys']);
  for (const id of [about, alone]) expect(await exists('contact_submissions', id)).toBe(true);
  expect(await database.sql`select first_name from public.intake_forms`).toEqual([
    { first_name: 'Ana' },
    { first_name: 'Ana' },
  ]);
  expect(await database.sql`select status from public.uploads where id = ${file.id}`).toEqual([
    { status: 'attached' },
  ]);
});

test(
  'a case that was closed seven years ago is emptied; its payment and the signed agreement stay',
  inFullRun,
  async () => {
    const done = await given.paidFor(database);
    await withFile(done.intakeId);
    const about = await message({ intake_form_id: done.intakeId });
    await putStatus(database.sql, 'cases', [done.caseId], 'closed');
    await database.sql`update public.cases set title = 'Ana called' where id = ${done.caseId}`;
    // What they had handed to free lawyers, long over.
    await database.sql`
    insert into public.help_organizations (id, name, url, email, takes_referrals)
    values ('ayuda', 'Ayuda Legal', 'https://example.org/', 'ayuda@example.org', true)`;
    await database.sql`
    insert into public.referrals (
      id, case_id, organization_id, reason, with_health, with_safety, may_call, fields, remind_at, ends_at, ended_at)
    values (
      ${randomUUID()}, ${done.caseId}, 'ayuda', 'denied', false, false, false, '{story}', now(), now() + interval '1 day', now())`;
    await age('cases', 'over_since', done.caseId, 'closedCase', 'just within');
    expect((await run(false)).removed).toMatchObject({ closedCases: 0 });
    await age('cases', 'over_since', done.caseId, 'closedCase');
    expect((await run(false)).removed).toMatchObject({ closedCases: 1, files: 1 });
    expect(await exists('contact_submissions', about)).toBe(false);
    expect(await database.sql`select id from public.referrals`).toHaveLength(0);
    expect(await database.sql`select county, title from public.cases`).toEqual([
      { county: null, title: '—' },
    ]);
    expect(await database.sql`select first_name, email from public.intake_forms`).toEqual([
      { first_name: '—', email: `erased.${done.intakeId}@account.invalid` },
    ]);
    expect(await exists('orders', done.orderId)).toBe(true);
    expect(await database.sql`select from public.intake_agreements`).toHaveLength(1);
    expect((await run(false)).gone).toEqual({});
  },
);

test('a closed case waits while its money is not settled', inFullRun, async () => {
  const done = await given.paidFor(database);
  await putStatus(database.sql, 'cases', [done.caseId], 'closed');
  await age('cases', 'over_since', done.caseId, 'closedCase');
  await database.sql`insert into public.refund_requests (order_id, asked_by_role, reason_code)
    values (${done.orderId}, 'client', 'changed_mind')`;
  expect((await run(true)).removed).toMatchObject({ closedCases: 0 });
});

test(
  'a message goes a year after it was answered; one that nobody answered waits; a robot’s goes by itself',
  inFullRun,
  async () => {
    const [answered, waiting, robot] = [
      await message({ handled_at: new Date().toISOString() }),
      await message(),
      await message({ suspicion: 'too_fast' }),
    ];
    for (const id of [answered, waiting, robot])
      await age('contact_submissions', 'created_at', id, 'message');
    expect((await run(true)).removed).toMatchObject({ messages: 1 });
    await age('contact_submissions', 'handled_at', answered, 'message');
    expect((await run(false)).removed).toMatchObject({ messages: 2 });
    expect(await exists('contact_submissions', waiting)).toBe(true);
  },
);

test(
  'what the work leaves behind goes in its time: mails, keys, payment events, addresses',
  inFullRun,
  async () => {
    const user = await given.account(database);
    const put = async (table: string, row: Record<string, string | null>) => {
      const [made] = await database.sql<
        { id: string }[]
      >`insert into public.${database.sql(table)} ${database.sql(row)} returning id`;
      return made?.id ?? '';
    };
    const now = new Date().toISOString();
    const mail = (more: Record<string, string>) =>
      put('outbox', { kind: 'receipt', recipient: 'ana@example.com', dedupe_key: randomUUID(), ...more });
    const mailId = await mail({ status: 'sent', sent_at: now });
    const young = await mail({ status: 'sent', sent_at: now });
    const waiting = await mail({});
    for (const id of [mailId, waiting]) await age('outbox', 'updated_at', id, 'mailContent');
    await age('outbox', 'updated_at', young, 'mailContent', 'just within');
    const event = await put('stripe_events', { id: 'evt_old', type: 'charge.refunded', processed_at: now });
    await put('stripe_events', {
      id: 'evt_waiting',
      type: 'charge.refunded',
      received_at: given.inHours(-24 * 900),
    });
    await age('stripe_events', 'processed_at', event, 'paymentEvent');
    const quiz = await put('eligibility_quizzes', {
      state: 'Georgia',
      outcome: 'dismissed',
      timeframe: '1-3-years',
      result: 'often_stronger',
      email: 'ana@example.com',
      idempotency_key: randomUUID(),
      request_hash: 'h',
    });
    await age('eligibility_quizzes', 'created_at', quiz, 'quizAddress');
    const change = await put('email_changes', {
      user_id: user.id,
      old_email: 'a@example.com',
      new_email: 'b@example.com',
      expires_at: now,
    });
    await age('email_changes', 'created_at', change, 'addressChange');
    const request = await put('data_requests', {
      reference: given.newReference(),
      email: 'ana@example.com',
      source: 'staff',
      due_at: now,
      status: 'withdrawn',
      decided_at: now,
    });
    await age('data_requests', 'decided_at', request, 'dataRequest');

    const { gone } = await run(false);
    expect(gone).toEqual({
      mailContents: 1,
      repeatKeys: 1,
      paymentEvents: 1,
      quizAddresses: 1,
      addressChanges: 1,
      dataRequests: 1,
    });
    expect(await database.sql`select recipient from public.outbox order by position`).toEqual([
      { recipient: 'removed@account.invalid' },
      { recipient: 'ana@example.com' },
      { recipient: 'ana@example.com' },
    ]);
    expect(await database.sql`select id from public.stripe_events`).toEqual([{ id: 'evt_waiting' }]);
    expect(await exists('eligibility_quizzes', quiz)).toBe(true);
    expect((await run(false)).gone).toEqual({});
  },
);

test('what broke on the site is told to staff for 30 days, and goes then', inFullRun, async () => {
  const places = { past: '/apply', 'just within': '/contact' };
  for (const by of ['past', 'just within'] as const) {
    const seenAt = new Date(Date.now() - (days.fault + (by === 'past' ? 1 : -1)) * 86_400_000);
    await database.sql`
      insert into public.faults (day, side, place, code, build, first_at, last_at)
      values (${seenAt}::date, 'browser', ${places[by]}, 'TypeError', 'abc', ${seenAt}, ${seenAt})`;
  }
  const told = async () =>
    ((await given.call(database, 'read_faults', { limit: 10 }))['items'] as { place: string }[]).map(
      ({ place }) => place,
    );
  expect(await told()).toEqual([places['just within']]);
  expect((await run(true)).gone).toEqual({ faults: 1 });
  expect((await run(false)).gone).toEqual({ faults: 1 });
  expect(await database.sql`select place from public.faults`).toEqual([{ place: places['just within'] }]);
  expect(await told()).toEqual([places['just within']]);
});

test('an account that was closed loses its name after a year', inFullRun, async () => {
  const { id } = await given.account(database, { first_name: 'Ana' });
  await given.call(database, 'close_account', { userId: id, checkedPassword: 'argon2id-hash' });
  expect((await run(true)).removed).toMatchObject({ closedAccounts: 0 });
  await age('users', 'deactivated_at', id, 'closedAccount');
  expect((await run(false)).removed).toMatchObject({ closedAccounts: 1 });
  expect(await database.sql`select first_name, email from public.users where id = ${id}`).toEqual([
    { first_name: null, email: `erased.${id}@account.invalid` },
  ]);
});

test(
  'an account that was asked for and never opened goes after 30 days; one with anything on it stays',
  inFullRun,
  async () => {
    const made = async (more: Record<string, string | null> = {}) =>
      (await given.account(database, { hashed_password: null, ...more })).id;
    const old = await made();
    const young = await made();
    const linked = await made();
    const people = {
      opened: await made({ hashed_password: 'argon2id-hash' }),
      staff: await made({ role: 'staff' }),
      closed: await made({ deactivated_at: new Date().toISOString() }),
      applied: await made(),
      ordered: await made(),
      wrote: await made(),
      linked,
    };
    const { intakeId } = await given.submitted(database);
    await database.sql`update public.intake_forms set user_id = ${people.applied} where id = ${intakeId}`;
    await given.openOrder(database, { userId: people.ordered });
    await message({ user_id: people.wrote });
    await database.sql`
    insert into public.outbox ${database.sql({
      kind: 'registration',
      recipient: 'ana@example.com',
      user_id: linked,
      dedupe_key: 'registration:linked',
      language: 'en',
    })}`;
    for (const id of [old, ...Object.values(people)]) await age('users', 'created_at', id, 'unopenedAccount');
    await age('users', 'created_at', young, 'unopenedAccount', 'just within');
    expect((await run(false)).gone).toEqual({ unopenedAccounts: 1 });
    const left = await database.sql<{ id: string }[]>`select id from public.users`;
    expect(left.map(({ id }) => id).sort()).toEqual([young, ...Object.values(people)].sort());
  },
);

test('trying it counts the same and changes nothing; doing it leaves the counts, and no names, in the audit log', async () => {
  const { intakeId } = await given.submitted(database);
  await age('intake_forms', 'submitted_at', intakeId, 'unpaidApplication');
  const tried = await run(true);
  expect(Object.keys(tried.removed).sort()).toEqual([...removedKinds].sort());
  expect(await exists('intake_forms', intakeId)).toBe(true);
  expect(await database.sql`select from public.audit_entries where action = 'retention_run'`).toHaveLength(0);
  const done = await run(false);
  expect({ ...done, outcome: '' }).toEqual({ ...tried, outcome: '' });
  const entries =
    await database.sql`select actor_role, details from public.audit_entries where action = 'retention_run'`;
  expect(entries).toEqual([{ actor_role: 'system', details: done.removed }]);
});

test('a period that is missing deletes nothing and is a fault', async () => {
  const { closedCase: _, ...rest } = days;
  await expect(given.call(database, 'run_retention', { days: rest, dryRun: false })).rejects.toThrow(
    /no period/,
  );
  await expect(
    given.call(database, 'run_retention', { days: { ...days, message: 0 }, dryRun: false }),
  ).rejects.toThrow(/no period/);
});
