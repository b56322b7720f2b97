// Wishes to be forgotten, carried out by one function: what goes, what stays, and whom it must not touch.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { putStatus } from '#tests/put-status.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { firstMatter, paper } from './given-matters.ts';

let database: TestDatabase;
let staff: { id: string };
/** Has the right, and noted none of the wishes. */
let eraser: { id: string };
beforeAll(async () => {
  database = await createTestDatabase();
  [staff, eraser] = [await staffWith({}), await staffWith({ erase: true })];
});
afterAll(() => database.drop());

const call = (name: string, p: Parameters<typeof given.call>[2]) => given.call(database, name, p);
const inThirtyDays = given.inHours(24 * 30);
const wish = (email: string) =>
  call('note_data_request', {
    email,
    language: 'es',
    reference: given.newReference(),
    dueAt: inThirtyDays,
    actorId: staff.id,
    actorRole: 'staff',
  });
const erase = (requestId: unknown, more: Record<string, boolean> = {}, actor = eraser) =>
  call('erase_person', { requestId: requestId as string, actorId: actor.id, actorRole: 'staff', ...more });
async function staffWith(permissions: Record<string, boolean>, role = 'staff') {
  const one = await given.account(database, { role });
  await database.sql`update public.users set permissions = ${database.sql.json(permissions)} where id = ${one.id}`;
  return one;
}
const counts = (answer: given.Answer) => answer['removed'] as Record<string, number>;

/** A client whose case is over, with everything a client can leave with us. */
async function formerClient() {
  const email = `rosa.${given.newHash().slice(0, 8)}@example.com`;
  const { sql } = database;
  const client = await given.paidFor(database, { email, first_name: 'Rosalinda', city: 'Smyrna' });
  await putStatus(sql, 'cases', [client.caseId], 'closed');
  await sql`update public.cases set title = 'Rosalinda called' where id = ${client.caseId}`;
  const matter = await firstMatter(database, client.caseId);
  await sql`update public.court_matters set aliases = '{Rosalinda}', outcome_part = 'Rosalinda' where id = ${matter.id}`;
  await sql`insert into public.contact_log (case_id, channel, direction, reached, note)
    values (${client.caseId}, 'call', 'out', true, 'Rosalinda called')`;
  await sql`insert into public.file_requests (case_id, what, language) values (${client.caseId}, 'Rosalinda', 'es')`;
  await sql`insert into public.case_tasks (case_id, code, title) values (${client.caseId}, 'custom', 'Call Rosalinda')`;
  await sql`insert into public.case_holds (case_id, kind, reason) values (${client.caseId}, 'legal', 'Rosalinda')`;
  await sql`update public.intake_forms set notes = 'Rosalinda', decision_note = 'Dear Rosalinda'
    where id = ${client.intakeId}`;
  await sql`insert into public.case_updates (case_id, title, description)
    values (${client.caseId}, 'For Rosalinda', 'Good news')`;
  const file = await given.upload(database, { status: 'attached', file_name: 'Rosalinda.pdf' });
  await sql`insert into public.intake_documents (intake_form_id, upload_id, file_name, file_type, file_size, file_path)
    values (${client.intakeId}, ${file.id}, 'Rosalinda.pdf', 'application/pdf', 1000, ${file.object_key})`;
  const { documentId } = await paper(database, matter.id, ['attorney']);
  const [version] = await sql<{ file: string }[]>`
    update public.generated_documents set file_name = 'Rosalinda.pdf' where id = ${documentId} returning file_path as file`;
  const made = version?.file ?? '';
  await sql`insert into public.contact_submissions
      (reference, first_name, last_name, email, inquiry_type, message, language, user_id)
    values (${given.newReference()}, 'Rosalinda', 'X', ${email}, 'general', 'Rosalinda here', 'es', ${client.userId})`;
  await sql`insert into public.client_messages (user_id, subject, message)
    values (${client.userId}, 'Hi', 'Rosalinda here')`;
  await sql`insert into public.refund_requests
      (order_id, user_id, asked_by_role, reason_code, words, status, decided_at, decision_note)
    values (${client.orderId}, ${client.userId}, 'client', 'other', 'Rosalinda asks', 'declined', now(), 'Rosalinda no')`;
  await sql`insert into public.learning_progress (user_id, module_id, progress)
    values (${client.userId}, 'housing-rights', 50)`;
  await sql`insert into public.eligibility_quizzes (state, outcome, timeframe, email, result)
    values ('Georgia', 'dismissed', '1-3-years', ${email}, 'harder')`;
  await sql`insert into public.sessions (sid, user_id, expire, ends_at)
    values (${given.newHash()}, ${client.userId}, now() + interval '1 day', now() + interval '1 day')`;
  return { ...client, email, objectKeys: [file.object_key, made] };
}

/** Every row of every table as text, in small letters, as searches keep names: what is nowhere in it is nowhere. */
async function everything(): Promise<string> {
  const tables = await database.sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const rows =
        await database.sql`select t::text from ${database.sql('public')}.${database.sql(name)} as t`;
      return rows.map((row) => `${name}: ${String(row['t'])}`).join('\n');
    }),
  );
  return texts.join('\n').toLowerCase();
}

test('nobody is erased by staff without the right, nor by an attorney, even one whose account holds it', async () => {
  const { id } = await wish((await formerClient()).email);
  const attorney = await staffWith({ erase: true }, 'attorney');
  const gone = await staffWith({ erase: true });
  await database.sql`update public.users set deactivated_at = now() where id = ${gone.id}`;
  for (const actor of [staff, attorney, gone]) {
    expect(await erase(id, {}, actor)).toMatchObject({ outcome: 'forbidden' });
  }
  expect(await erase(id, {}, await given.account(database, { role: 'admin' }))).toMatchObject({
    outcome: 'done',
  });
});

test('who noted a wish leaves it to a second person; the only one with the right waits a day', async () => {
  const { sql } = database;
  const other = await createTestDatabase();
  onTestFinished(() => other.drop());
  const only = await given.account(other, { role: 'admin' });
  const noted = await given.call(other, 'note_data_request', {
    email: 'rosa@example.com',
    language: 'es',
    reference: given.newReference(),
    dueAt: inThirtyDays,
    actorId: only.id,
    actorRole: 'admin',
  });
  const tryIt = (more: Record<string, boolean> = {}) =>
    given.call(other, 'erase_person', {
      requestId: noted['id'] as string,
      actorId: only.id,
      actorRole: 'admin',
      ...more,
    });
  expect(await tryIt()).toMatchObject({ outcome: 'too_early' });
  expect(await tryIt({ dryRun: true })).toMatchObject({
    mayErase: false,
    freeAt: expect.any(String) as string,
  });
  // A colleague with the right comes: now it is theirs to do.
  const colleague = await given.account(other, { role: 'admin' });
  await other.sql`update public.data_requests set created_at = now() - interval '25 hours'`;
  expect(await tryIt()).toMatchObject({ outcome: 'second_needed' });
  expect(await tryIt({ dryRun: true })).toMatchObject({ mayErase: false, freeAt: null });
  await other.sql`update public.users set deactivated_at = now() where id = ${colleague.id}`;
  expect(await tryIt({ dryRun: true })).toMatchObject({ mayErase: true });
  expect(await tryIt()).toMatchObject({ outcome: 'done' });
  // What its owner asked with their password needs no second person, also if staff noted it before.
  const client = await formerClient();
  const { id } = await wish(client.email);
  await sql`update public.data_requests set noted_by = ${eraser.id} where id = ${id as string}`;
  expect(await erase(id)).toMatchObject({ outcome: 'second_needed' });
  await sql`update public.users set hashed_password = 'argon2id-hash' where id = ${client.userId}`;
  const answer = await call('ask_erasure', {
    userId: client.userId,
    checkedPassword: 'argon2id-hash',
    reference: given.newReference(),
    dueAt: inThirtyDays,
  });
  expect(answer.outcome).toBe('asked');
  expect(await erase(id)).toMatchObject({ outcome: 'done' });
});

test('what is only counted stays as it is, and the count is what is then deleted', async () => {
  const client = await formerClient();
  const { id } = await wish(client.email);
  const before = await everything();
  const counted = await erase(id, { dryRun: true });
  expect(counted.outcome).toBe('counted');
  expect(await everything()).toBe(before);
  const done = await erase(id);
  expect(done.outcome).toBe('done');
  expect(counts(done)).toEqual(counts(counted));
  expect(counts(done)).toMatchObject({
    accounts: 1,
    applicationsEmptied: 1,
    agreementsKept: 1,
    cases: 1,
    files: 2,
    lessons: 1,
    messages: 1,
    paymentsKept: 1,
    portalMessages: 1,
    quizAnswers: 1,
  });
});

test('name, address and words of a person are nowhere afterwards; payment and signed agreement are', async () => {
  const client = await formerClient();
  const { id } = await wish(client.email);
  await erase(id);
  const left = await everything();
  expect(left).not.toContain('rosalinda');
  expect(left).not.toContain('smyrna');
  // Only the last mail, which says that it is done, is on its way to the address.
  const named = left.split('\n').filter((row) => row.includes(client.email));
  expect(named).toHaveLength(1);
  expect(named[0]).toMatch(/^outbox: .*data_deleted/);
  const [kept] = await database.sql`
    select o.amount_cents, o.status, a.signature from public.orders o
    join public.intake_agreements a using (intake_form_id) where o.id = ${client.orderId}`;
  expect(kept).toEqual({ amount_cents: 49_500, status: 'paid', signature: 'Ana Núñez' });
});

test('files go to the sweep at once, also papers we made', async () => {
  const client = await formerClient();
  const { id } = await wish(client.email);
  await erase(id);
  const [row] = await database.asServer<{ answer: { objectKeys: string[] } }[]>`
    select public.sweep_expired() as answer`;
  for (const key of client.objectKeys) expect(row?.answer.objectKeys).toContain(key);
});

test('an unpaid application without an account goes as a whole, with its agreement', async () => {
  const email = `solo.${given.newHash().slice(0, 8)}@example.com`;
  const { intakeId } = await given.submitted(database, { email });
  const { id } = await wish(email);
  expect(counts(await erase(id))).toMatchObject({
    applicationsDeleted: 1,
    applicationsEmptied: 0,
    accounts: 0,
  });
  const rows = await database.sql`select from public.intake_agreements where intake_form_id = ${intakeId}`;
  expect(rows).toHaveLength(0);
});

test('while a case or a refund is open nothing is deleted', async () => {
  const email = `open.${given.newHash().slice(0, 8)}@example.com`;
  const { orderId, caseId } = await given.paidFor(database, { email });
  const { id } = await wish(email);
  expect((await erase(id)).outcome).toBe('open_case');
  await putStatus(database.sql, 'cases', [caseId], 'closed');
  await database.sql`insert into public.refund_requests (order_id, asked_by_role, reason_code)
    values (${orderId}, 'client', 'other')`;
  expect((await erase(id)).outcome).toBe('open_case');
  expect((await erase(id, { dryRun: true })).outcome).toBe('open_case');
});

test('what came under the address without signing in is touched only when staff say so', async () => {
  const client = await formerClient();
  const stranger = await given.submitted(database, { email: client.email, first_name: 'Somebody' });
  const { id } = await wish(client.email);
  expect(counts(await erase(id, { dryRun: true }))).toMatchObject({ applicationsDeleted: 0 });
  expect(counts(await erase(id, { dryRun: true, alsoByAddress: true }))).toMatchObject({
    applicationsDeleted: 1,
  });
  await erase(id);
  const [left] =
    await database.sql`select first_name from public.intake_forms where id = ${stranger.intakeId}`;
  expect(left).toEqual({ first_name: 'Somebody' });
});

test('other people, and staff, are left alone', async () => {
  const other = await given.paidFor(database, { first_name: 'Teresa' });
  const client = await formerClient();
  const { id } = await wish(client.email);
  await erase(id, { alsoByAddress: true });
  const [row] = await database.sql`
    select i.first_name, u.is_active from public.intake_forms i join public.users u on u.id = i.user_id
    where i.id = ${other.intakeId}`;
  expect(row).toEqual({ first_name: 'Teresa', is_active: true });
  const colleague = await given.account(database, { role: 'admin' });
  expect((await wish(colleague.email)).outcome).toBe('forbidden');
});

test('it is done once: asked or decided twice, the second hears so', async () => {
  const client = await formerClient();
  const { id } = await wish(client.email);
  expect((await wish(client.email)).outcome).toBe('open_already');
  const answers = await given.times(8, () => erase(id));
  expect(given.tally(answers)).toEqual({ done: 1, stale: 7 });
  expect(
    (
      await call('decline_data_request', {
        requestId: id as string,
        reason: 'must_keep',
        actorId: staff.id,
        actorRole: 'staff',
      })
    ).outcome,
  ).toBe('stale');
});

test('the audit log keeps who did it and counts, nothing about whom', async () => {
  const client = await formerClient();
  const { id } = await wish(client.email);
  await erase(id);
  const [entry] = await database.sql`
    select actor_id, object_id, details from public.audit_entries where action = 'data_deleted' and object_id = ${id as string}`;
  expect(entry).toMatchObject({ actor_id: eraser.id, object_id: id });
  for (const value of Object.values(entry?.['details'] as object)) expect(value).toBeTypeOf('number');
});

test('an account that was closed is found by the address of its applications', async () => {
  const client = await formerClient();
  await database.sql`update public.users set hashed_password = 'known' where id = ${client.userId}`;
  expect((await call('close_account', { userId: client.userId, checkedPassword: 'known' })).outcome).toBe(
    'done',
  );
  const { id } = await wish(client.email);
  expect(counts(await erase(id))).toMatchObject({ accounts: 1, applicationsEmptied: 1 });
});

test('staff see in their list that an application was emptied, and when', async () => {
  const client = await formerClient();
  const listed = async () => {
    const { items } = await call('search_applications', { limit: 50, search: client.reference });
    return (items as { erasedAt: string | null }[])[0]?.erasedAt;
  };
  expect(await listed()).toBeNull();
  await erase((await wish(client.email)).id);
  expect(new Date((await listed()) ?? 0).toDateString()).toBe(new Date().toDateString());
});
