import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mergeWaitHours } from '#domain/people/merges.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import { inFullRun } from '#tests/runs.ts';
import * as given from './given.ts';
import { colleague } from './given-matters.ts';
import { write, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: { id: string; role: string };
let alex: { id: string; role: string };
const merger = async () => {
  const one = await colleague(database);
  await database.sql`update public.users set permissions = '{"merge": true}' where id = ${one.id}`;
  return one;
};
beforeAll(async () => {
  database = await createTestDatabase();
  [sam, alex] = [await merger(), await merger()];
});
afterAll(() => database.drop());

const by = (who: { id: string; role: string }) => ({ actorId: who.id, actorRole: who.role });
const ask = (keptId: string, mergedId: string, who = sam) =>
  given.call(database, 'ask_merge', { keptId, mergedId, reason: 'Called both numbers', ...by(who) });
const decide = (mergeId: unknown, act: 'confirm' | 'stop', who = alex) =>
  given.call(database, 'decide_merge', { mergeId: mergeId as string, act, ...by(who) });
const found = async () => {
  const answer = await given.call(database, 'find_duplicates', { limit: 200, ...by(sam) });
  return answer['pairs'] as { reasons: string[]; people: { id: string; email: string }[] }[];
};
const pairOf = async (one: { userId: string }, other: { userId: string }) =>
  (await found()).find(({ people }) =>
    [one.userId, other.userId].every((id) => people.some((it) => it.id === id)),
  );

let phones = 4_045_550_000;
const newPhone = () => `(404) 555-${String((phones += 1)).slice(-4)}`;

/** Two accounts with what people have, and the same phone. */
async function twins() {
  const phone_number = newPhone();
  const old = { date_of_birth: `19${String(60 + (phones % 30))}-0${1 + (phones % 9)}-11`, phone_number };
  const first = await given.paidFor(database, { ...old, case_numbers: `24-D-${phones}` });
  const second = await given.paidFor(database, {
    ...old,
    phone_number: phone_number.replace(/\D/g, ''),
    last_name: 'Gómez',
    case_numbers: `24-D-${phones}`,
  });
  return { first, second };
}

test('accounts with one phone or docket are suggested; one household stays two once somebody said so', async () => {
  const { first, second } = await twins();
  expect((await pairOf(first, second))?.reasons).toEqual(['docket', 'phone']);
  const { mergeId } = await ask(first.userId, second.userId);
  expect(await decide(mergeId, 'stop', sam)).toMatchObject({ outcome: 'done' });
  expect(await pairOf(first, second)).toBeUndefined();
  expect(await decide(mergeId, 'confirm')).toMatchObject({ outcome: 'stale' });
  const [still] =
    await database.sql`select count(*)::int as count from public.cases where user_id = ${second.userId}`;
  expect(still).toEqual({ count: 1 });
});

test('each thing two accounts have in common is seen, however it is spelled, and as it is now', async () => {
  const { sql } = database;
  const person = { first_name: 'Luz', last_name: 'Ortega', date_of_birth: '1951-07-03' };
  const [one, other] = [await given.paidFor(database, person), await given.paidFor(database, person)];
  await sql`update public.intake_forms set last_name = ' ORTEGA ' where id = ${other.intakeId}`;
  const reasons = async () => (await pairOf(one, other))?.reasons;
  expect(await reasons()).toEqual(['name_birth']);
  await sql`update public.intake_forms set date_of_birth = '1951-07-04' where id = ${other.intakeId}`;
  expect(await reasons()).toBeUndefined();

  await sql`update public.intake_forms set phone_number = '404.555.7654' where id = ${one.intakeId}`;
  await sql`update public.intake_forms set phone_number = '+1 (404) 555-7654' where id = ${other.intakeId}`;
  expect(await reasons()).toEqual(['phone']);
  await sql`update public.intake_forms set phone_number = null where id = ${other.intakeId}`;
  expect(await reasons()).toBeUndefined();

  await sql`update public.court_matters set county = 'DeKalb', docket_number = '19 d/4477' where case_id = ${one.caseId}`;
  await sql`update public.court_matters set county = 'DeKalb', docket_number = '19-D-4477' where case_id = ${other.caseId}`;
  expect(await reasons()).toEqual(['docket']);
  await sql`update public.court_matters set county = 'Fulton' where case_id = ${other.caseId}`;
  expect(await reasons()).toBeUndefined();

  // What is on another account speaks of that one; an account that is closed is compared with nobody.
  const third = await given.paidFor(database, { first_name: 'Eva' });
  await sql`update public.cases set user_id = ${third.userId} where id = ${one.caseId}`;
  await sql`update public.court_matters set county = 'Fulton' where case_id = ${one.caseId}`;
  expect(await reasons()).toBeUndefined();
  expect((await pairOf(third, other))?.reasons).toEqual(['docket']);
  await sql`update public.users set deactivated_at = now() where id = ${third.userId}`;
  expect(await pairOf(third, other)).toBeUndefined();
});

test('a number that half a dozen people gave is that of an office, and says nothing', async () => {
  const phone_number = newPhone();
  const people = [];
  for (let count = 0; count < 5; count += 1)
    people.push(
      await given.paidFor(database, {
        phone_number,
        first_name: `P${count}`,
        date_of_birth: `198${count}-01-01`,
      }),
    );
  const [first, second] = people;
  if (!first || !second) throw new Error('nobody');
  expect((await pairOf(first, second))?.reasons).toEqual(['phone']);
  await given.paidFor(database, { phone_number, first_name: 'P6', date_of_birth: '1986-01-01' });
  expect(await pairOf(first, second)).toBeUndefined();
});

test('a second person makes two accounts one: all moves at once, and the old address leads to the new', async () => {
  const { first, second } = await twins();
  await database.sql`
    insert into public.client_messages (user_id, case_id, subject, message, sent_by, language)
    values (${second.userId}, ${second.caseId}, 'FK', 'Hola', ${second.userId}, 'es')`;
  await database.sql`
    insert into public.learning_progress (user_id, module_id, progress)
    values (${first.userId}, 'a', 25), (${second.userId}, 'a', 75), (${second.userId}, 'b', 50)`;
  const [{ email = '' } = {}] = await database.sql<{ email: string }[]>`
    select email from public.users where id = ${second.userId}`;
  const { mergeId } = await ask(first.userId, second.userId);
  expect(await ask(first.userId, second.userId)).toMatchObject({ outcome: 'asked' });
  expect(await decide(mergeId, 'confirm', sam)).toMatchObject({ outcome: 'second_needed' });
  expect(await decide(mergeId, 'confirm')).toMatchObject({
    outcome: 'done',
    cases: 1,
    orders: 1,
    messages: 1,
  });
  expect(await decide(mergeId, 'confirm')).toMatchObject({ outcome: 'stale' });

  const owners = await database.sql`
    select distinct user_id from public.cases where id in (${first.caseId}, ${second.caseId})
    union select user_id from public.orders where id in (${first.orderId}, ${second.orderId})
    union select user_id from public.intake_forms where id in (${first.intakeId}, ${second.intakeId})
    union select sent_by from public.client_messages where case_id = ${second.caseId}`;
  expect([...owners]).toEqual([{ user_id: first.userId }]);
  const lessons = await database.sql`
    select module_id, progress from public.learning_progress where user_id = ${first.userId} order by module_id`;
  expect([...lessons]).toEqual([
    { module_id: 'a', progress: 75 },
    { module_id: 'b', progress: 50 },
  ]);
  const [gone] = await database.sql`
    select is_active, hashed_password, last_name, email like 'merged.%' as emptied from public.users where id = ${second.userId}`;
  expect(gone).toEqual({ is_active: false, hashed_password: null, last_name: null, emptied: true });
  const [matter] =
    await database.sql`select aliases from public.court_matters where case_id = ${second.caseId}`;
  expect(matter?.['aliases']).toEqual(['Ana Gómez']);
  const search = await given.call(database, 'list_cases', {
    limit: 10,
    ...by(sam),
    search: email,
    soonUntil: given.inHours(24),
    closedDays: [],
  });
  expect((search['items'] as { id: string }[]).map(({ id }) => id).toSorted()).toEqual(
    [first.caseId, second.caseId].toSorted(),
  );
  const card = await given.call(database, 'read_client_card', { caseId: first.caseId });
  expect(card['aliases']).toEqual([{ email, name: expect.stringContaining('Gómez') as string }]);
  // Staff read whom they merged, not the address that stands in for the old one.
  const { merges } = await given.call(database, 'find_duplicates', { limit: 1, ...by(sam) });
  const listed = (merges as { id: string; merged: { name: string; email: string } }[]).find(
    ({ id }) => id === mergeId,
  );
  expect(listed?.merged).toMatchObject({ name: 'Ana Gómez', email });
  // What is bought later under the old address belongs to the same person, by the birth date.
  const [{ birthDate = '' } = {}] = await database.sql<{ birthDate: string }[]>`
    select date_of_birth::text as "birthDate" from public.intake_forms where id = ${second.intakeId}`;
  const later = await given.paidFor(database, { email, date_of_birth: birthDate });
  expect(later.userId).toBe(first.userId);
  const audited = await database.sql`
    select action from public.audit_entries where object_id = ${first.userId} and action like '%merge%' order by position`;
  expect(audited.map(({ action }) => String(action))).toEqual(['merge_asked', 'people_merged']);
});

test('who helped on the other account, and the client, are told what ended with it; staff read it before', async () => {
  const { first, second } = await twins();
  const { sql } = database;
  await sql`
    insert into public.case_supporters (case_id, name, email, bond, sees, language, ended_at)
    values (${second.caseId}, 'Rosa', 'rosa@example.com', 'family', '{dates}', 'es', null),
      (${second.caseId}, 'Teo', 'teo@example.com', 'friend', '{}', 'en', now()),
      (${first.caseId}, 'Luz', 'luz@example.com', 'friend', '{}', 'en', null)`;
  await sql`
    insert into public.calendar_addresses (user_id, token_hash, language, with_place)
    values (${second.userId}, ${createHash('sha256').update(second.userId).digest('hex')}, 'es', false)`;
  const { mergeId } = await ask(first.userId, second.userId);
  const { merges } = await given.call(database, 'find_duplicates', { limit: 1, ...by(alex) });
  const listed = (merges as { id: string; kept: object; merged: object }[]).find(({ id }) => id === mergeId);
  expect(listed?.merged).toMatchObject({ supporters: 1, hasCalendar: true });
  expect(listed?.kept).toMatchObject({ supporters: 1, hasCalendar: false });
  expect(await decide(mergeId, 'confirm')).toMatchObject({ outcome: 'done' });

  const [{ email = '' } = {}] = await sql<{ email: string }[]>`
    select email from public.users where id = ${first.userId}`;
  const mails = await sql`
    select kind, recipient, payload -> 'helpersEnded' as helpers, payload -> 'calendarEnded' as calendar
    from public.outbox where user_id = ${first.userId} and kind in ('supporter_ended', 'accounts_joined') order by kind`;
  expect([...mails]).toEqual([
    { kind: 'supporter_ended', recipient: 'rosa@example.com', helpers: null, calendar: null },
    { kind: 'accounts_joined', recipient: email, helpers: true, calendar: true },
  ]);
  const noted = await sql`
    select activity_type as kind, description as name from public.client_activity
    where user_id = ${first.userId} order by activity_type`;
  expect([...noted]).toEqual([
    { kind: 'supporter_ended', name: 'Rosa' },
    { kind: 'calendar_address_ended', name: null },
  ]);
  // People who help on the account that stays keep helping.
  const open = await sql`
    select name from public.case_supporters
    where case_id in (${first.caseId}, ${second.caseId}) and ended_at is null`;
  expect(open.map(({ name }) => String(name))).toEqual(['Luz']);
});

test('somebody else who types the old address opens nothing to the person it leads to, before they answer for it', async () => {
  const { first, second } = await twins();
  const [{ email = '' } = {}] = await database.sql<{ email: string }[]>`
    select email from public.users where id = ${second.userId}`;
  const { mergeId } = await ask(first.userId, second.userId);
  await decide(mergeId, 'confirm');
  const { intakeId } = await given.submitted(database, {
    email,
    first_name: 'Clara',
    last_name: 'Ibarra',
    date_of_birth: '1951-05-04',
  });
  const { orderId } = await given.openOrder(database, { intakeId });
  expect(await given.call(database, 'settle_order', given.payment(orderId))).toMatchObject({
    outcome: 'needs_review',
    reviewReason: 'other_client',
    userId: null,
  });
  expect(await given.call(database, 'applications_waiting_for', { userId: first.userId })).toMatchObject([
    { intakeId },
  ]);
  const answer = (userId: string, birthDate: string) =>
    given.call(database, 'answer_for_application', { intakeId, userId, birthDate });
  expect(await answer(second.userId, '1951-05-04')).toEqual({ outcome: 'unknown' });
  expect(await answer(first.userId, '1970-01-01')).toMatchObject({ outcome: 'wrong' });
  expect(await answer(first.userId, '1951-05-04')).toEqual({ outcome: 'joined' });
  const [order] = await database.sql`select user_id from public.orders where id = ${orderId as string}`;
  expect(order?.['user_id']).toBe(first.userId);
});

test('nobody is merged while money of theirs is open', async () => {
  const { first, second } = await twins();
  const refund = { orderId: second.orderId, reasonCode: 'changed_mind' };
  const { mergeId } = await ask(first.userId, second.userId);
  await given.call(database, 'request_refund', { ...refund, userId: second.userId });
  expect(await decide(mergeId, 'confirm')).toMatchObject({ outcome: 'money_open' });
  await decide(mergeId, 'stop');
  expect(await ask(first.userId, second.userId)).toMatchObject({ outcome: 'money_open' });
  expect(await ask(first.userId, alex.id)).toMatchObject({ outcome: 'unknown' });
  await expect(ask(first.userId, sam.id)).rejects.toMatchObject({ code: 'FK010' });
});

test('two colleagues who merge the same two people in both directions at once make one account of them, once', async () => {
  const { first, second } = await twins();
  const asked = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((turn) =>
      turn % 2 === 0 ? ask(first.userId, second.userId) : ask(second.userId, first.userId, alex),
    ),
  );
  const mergeIds = [...new Set(asked.flatMap(({ mergeId }) => (mergeId ? [mergeId] : [])))];
  const decided = await Promise.all(
    mergeIds.flatMap((mergeId) => [
      decide(mergeId, 'confirm'),
      decide(mergeId, 'confirm'),
      decide(mergeId, 'confirm', sam),
      decide(mergeId, 'confirm', sam),
    ]),
  );
  expect(decided.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
  const cases = await database.sql`
    select distinct user_id from public.cases where id in (${first.caseId}, ${second.caseId})`;
  expect(cases).toHaveLength(1);
});

/** Two writers in each other's way: one of them gets a 503 with Retry-After, and presses again. */
async function pressedAgain<Answer>(press: () => Promise<Answer>): Promise<Answer> {
  try {
    return await press();
  } catch (fault) {
    if ((fault as { code?: string }).code !== '40P01') throw fault;
    return pressedAgain(press);
  }
}

test('what a client writes while their accounts are merged is theirs afterwards', inFullRun, async () => {
  const { first, second } = await twins();
  const { mergeId } = await ask(first.userId, second.userId);
  const client: Who = { id: second.userId, role: 'client' };
  const words = Array.from({ length: 12 }, (_, at) => `Hola ${at}`);
  const [merged, ...sent] = await Promise.all([
    pressedAgain(() => decide(mergeId, 'confirm')),
    ...words.map(async (message) => ({
      message,
      ...(await pressedAgain(() =>
        write(database, 'send_case_message', client, { caseId: second.caseId, message, language: 'es' }),
      )),
    })),
  ]);
  expect(merged).toMatchObject({ outcome: 'done' });
  const rows = await database.sql<{ message: string; owner: string }[]>`
    select message, user_id as owner from public.client_messages where case_id = ${second.caseId} and sent_by is not null`;
  // Whoever comes after the merge is told so, and no word of theirs is half there.
  const taken = sent.filter(({ outcome }) => outcome === 'done').map(({ message }) => message);
  expect(rows.map(({ message }) => message).toSorted()).toEqual(taken.toSorted());
  expect(rows.filter(({ owner }) => owner !== first.userId)).toEqual([]);
});

test('whoever is alone with the right waits a day, in which it can be stopped', async () => {
  const { first, second } = await twins();
  const { mergeId } = await ask(first.userId, second.userId);
  await database.sql`update public.users set deactivated_at = now() where id = ${alex.id}`;
  const askedBefore = (minutes: number) => database.sql`
    update public.person_merges set created_at = now() - make_interval(mins => ${minutes})
    where id = ${mergeId as string}`;
  await askedBefore(mergeWaitHours * 60 - 1);
  expect(await decide(mergeId, 'confirm', sam)).toMatchObject({ outcome: 'too_early' });
  await askedBefore(mergeWaitHours * 60);
  expect(await decide(mergeId, 'confirm', sam)).toMatchObject({ outcome: 'done' });
  await database.sql`update public.users set deactivated_at = null where id = ${alex.id}`;
});

test('what refers to a client moves with them or goes; a new table has to say which', async () => {
  const rows = await database.sql<{ name: string }[]>`
    select table_class.relname || '.' || attribute.attname as name
    from pg_constraint as reference
    join pg_class as table_class on table_class.oid = reference.conrelid
    join pg_attribute as attribute on attribute.attrelid = reference.conrelid and attribute.attnum = reference.conkey[1]
    where reference.contype = 'f' and reference.confrelid = 'public.users'::regclass`;
  const [source] = await database.sql<{ text: string }[]>`
    select string_agg(prosrc, E'\\n') as text from pg_proc
    where proname in ('join_accounts', 'move_texts', 'move_purchases', 'move_messages', 'move_records', 'move_mails',
      'move_learning', 'drop_own_settings')`;
  const handled = new Set(
    [
      ...(source?.text ?? '').matchAll(
        /(?:update|delete from) public\.(\w+)[^;]*?\b(\w+) = [pv]_(?:kept|merged)/g,
      ),
    ].map(([, table, column]) => `${table}.${column}`),
  );
  // Those name who works here, the merge itself, or a write that is forgotten within a week.
  const others =
    /^(users|audit_entries|refund_requests\.(decided|settled)_by|email_changes\.(asked|stopped)_by|recovery_codes|passkeys|attorney_profiles|conflict_checks|person_|case_writes|undoable_acts|saved_replies|case_tasks|case_flags|case_holds|contact_log|order_upgrades|payment_plans|file_requests|contact_answers)|\.(reviewed_by|handled_by|changed_by|review_resolved_by|assigned_to|generated_by|approved_by|approved_by_attorney|created_by|recorded_by|decided_by|record_matched_by|attorney_id|danger_cleared_by|hearing_answered_by|translated_by|licence_checked_by|owner_id|staff_id|put_in_force_by|given_by|done_by|made_by|noted_by)$/;
  expect(rows.map(({ name }) => name).filter((name) => !handled.has(name) && !others.test(name))).toEqual([]);
});

test('a way of reaching somebody that one of their accounts forbids stays forbidden', async () => {
  const { sql } = database;
  const reach = (id: string, ways: object) =>
    sql`update public.users set communication_preferences = communication_preferences || ${sql.json({
      reach: {
        phone: '',
        call: null,
        voicemail: null,
        letter: null,
        note: '',
        at: '2026-11-01T10:00:00Z',
        by: 'client',
        ...ways,
      },
    })} where id = ${id}`;
  const waysAfter = async (survivor: { userId: string }, merged: { userId: string }) => {
    const { mergeId } = await ask(survivor.userId, merged.userId);
    expect(await decide(mergeId, 'confirm')).toMatchObject({ outcome: 'done' });
    const [row] = await sql<{ reach: unknown }[]>`
      select communication_preferences -> 'reach' as reach from public.users where id = ${survivor.userId}`;
    return row?.reach;
  };

  const one = await twins();
  await reach(one.second.userId, {
    call: 'no',
    letter: 'no',
    note: 'He opens my mail.',
    phone: '(404) 555-0111',
  });
  expect(await waysAfter(one.first, one.second)).toMatchObject({
    call: 'no',
    letter: 'no',
    note: 'He opens my mail.',
    phone: '(404) 555-0111',
  });

  const two = await twins();
  await reach(two.first.userId, {
    call: 'yes',
    voicemail: 'yes',
    note: 'After six.',
    phone: '(404) 555-0122',
  });
  await reach(two.second.userId, { call: 'no', voicemail: null, letter: 'no', note: 'He opens my mail.' });
  expect(await waysAfter(two.first, two.second)).toMatchObject({
    call: 'no',
    voicemail: null,
    letter: 'no',
    note: 'After six.\nHe opens my mail.',
    phone: '(404) 555-0122',
  });
});
