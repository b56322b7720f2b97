// Somebody who works here and is a client too, on a database the migrations alone have made.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callByNames } from '#tools/database/call-function.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/**
 * What no member of staff changes of a client by it: why a function needs no question about the own account. Every other
 * one that writes and is told who acts asks it first.
 */
const ownBusiness: Readonly<Record<string, string>> = {
  // Of a client alone, who acts for themselves.
  add_goal: 'client',
  add_supporter: 'client',
  agree_to_charges: 'client',
  answer_danger: 'client',
  ask_name_change: 'client',
  book_call: 'client',
  change_goal: 'client',
  change_supporter: 'client',
  choose_matters: 'client',
  decline_upgrade: 'client',
  end_card_consent: 'client',
  end_supporter: 'client',
  keep_message_draft: 'their own draft',
  keep_notes: 'client',
  mark_milestones_seen: 'client',
  move_part: 'client',
  open_ticket: 'client',
  rate_ticket: 'client',
  read_back_statement: 'client',
  remove_goal: 'client',
  report_address: 'client',
  report_cannot_come: 'client',
  save_layout: 'client',
  save_statement: 'client',
  send_court_letter: 'client',
  send_referral: 'client',
  stop_matter: 'client',
  take_back_file: 'client',
  tell_early_date: 'client',
  withdraw_referral: 'client',
  // Looking, which is noted and decides nothing.
  find_duplicates: 'looks',
  list_cases: 'looks',
  mark_thread_read: 'looks',
  note_case_view: 'looks',
  note_presence: 'looks',
  open_case: 'looks',
  read_case_sheet: 'looks',
  read_counts: 'looks',
  read_figures: 'looks',
  read_filing_files: 'looks',
  read_signed_in: 'looks',
  read_upload: 'looks',
  // About nobody's account.
  add_template_version: 'papers of everybody',
  import_county_values: 'counties',
  note_own_data: 'their own copy',
  note_data_request: 'notes what came by mail and decides nothing',
  put_template_in_force: 'papers of everybody',
  remove_county_value: 'counties',
  requeue_failures: 'mail',
  retire_reply: 'saved replies',
  review_template: 'papers of everybody',
  save_call_hours: 'their own hours',
  save_county_value: 'counties',
  save_reply: 'saved replies',
  save_view: 'their own views',
  take_password_try: 'a try at their own password',
  answer_contact: 'a question of a visitor: an answer changes nothing else',
  mark_message: 'a question of a visitor',
  handle_text: 'a text from a phone of nobody known',
  read_original: 'a mail of nobody proven, fetched and noted',
  put_mail_into_thread: 'what a client wrote, by mail',
  want_texts: 'their own texts',
  end_own_texts: 'their own texts',
  // Accounts of staff: each refuses whoever means themselves in words of its own.
  deactivate_staff: 'refuses',
  end_staff_sessions: 'refuses',
  invite_staff: 'refuses',
  remove_second_factor: 'refuses',
  save_attorney_profile: 'how they appear; nobody vouches for their own license',
  set_staff_rights: 'refuses',
  // Calls add_paper_version.
  add_paper_versions: 'asks by way of another',
};

test('every function by which staff change something of a client asks first whether it is their own account', async () => {
  const rows = await database.sql<{ name: string; asks: boolean }[]>`
    select one.proname as name, one.prosrc like '%private.refuse_own_account(%' as asks from pg_proc as one
    where one.pronamespace = 'public'::regnamespace and one.provolatile = 'v'
      and 'p_actor_id' = any (one.proargnames)`;
  const unasked = rows.filter(({ name, asks }) => !asks && !(name in ownBusiness)).map(({ name }) => name);
  expect(unasked).toEqual([]);
  expect(rows.filter(({ asks }) => asks).length).toBeGreaterThan(40);
});

const asRefused = { code: 'FK010' };

/** Parameters that name something of a client, whoever it is. */
const namesOfClient = [
  'p_case_id',
  'p_matter_id',
  'p_paper_id',
  'p_message_id',
  'p_ticket_id',
  'p_call_id',
  'p_upgrade_id',
  'p_plan_id',
  'p_early_date_id',
  'p_intake_id',
  'p_order_id',
  'p_request_id',
  'p_merge_id',
  'p_kept_id',
  'p_merged_id',
];

test('and asks it of each thing that it is named', async () => {
  const asking = await database.sql<{ name: string; parameter: string; others: string[] }[]>`
    select one.proname as name, parameter, one.proargnames as others from pg_proc as one, unnest(one.proargnames) as parameter
    where one.pronamespace = 'public'::regnamespace and one.prosrc like '%private.refuse_own_account(%'
      and parameter = any (${namesOfClient}) order by 1, 2`;
  expect(asking.length).toBeGreaterThan(40);
  const { id } = await given.account(database, { role: 'admin' });
  const rolledBack = new Error('rolled back');
  const all = database.sql.begin(async (sql) => {
    // As if everything belonged to everybody: whatever the question is asked about is refused.
    await sql.unsafe(`create or replace function private.is_own_account(p_user_id uuid, p_part text, p_id uuid)
      returns boolean language sql stable set search_path = '' as 'select p_id is not null'`);
    for (const { name, parameter, others } of asking) {
      const known = { p_actor_id: id, p_actor_role: 'admin', p_idempotency_key: randomUUID() };
      const said: Record<string, string> = { ...known, [parameter]: randomUUID() };
      const p = Object.fromEntries(others.map((other) => [other, said[other] ?? null]));
      const asked = sql.savepoint((one) => callByNames(one, name, p));
      await expect.soft(asked, `${name}(${parameter})`).rejects.toMatchObject(asRefused);
    }
    throw rolledBack;
  });
  await expect(all).rejects.toBe(rolledBack);
});

const everyRole = ['staff', 'attorney', 'admin'] as const;

/** A member of staff who bought a package with an account that has since begun to work here. */
async function clientOnStaff(role: (typeof everyRole)[number] = 'admin') {
  const paid = await given.paidFor(database);
  await database.sql`update public.users set role = ${role} where id = ${paid.userId}`;
  return { ...paid, actor: { actorId: paid.userId, actorRole: role } };
}
const colleague = async () => ({
  actorId: (await given.account(database, { role: 'admin' })).id,
  actorRole: 'admin' as const,
});

describe('about the own account', () => {
  test.each(everyRole)('%s give themselves no money back, and a colleague may', async (role) => {
    const { orderId, userId, actor } = await clientOnStaff(role);
    const { requestId } = await given.call(database, 'request_refund', {
      orderId,
      userId,
      reasonCode: 'changed_mind',
    });
    const p = { requestId: requestId as string, decision: 'approve', amountCents: 1_000, note: 'Yes' };
    await expect(given.call(database, 'decide_refund', { ...p, ...actor })).rejects.toMatchObject(asRefused);
    const [payment] = await database.sql<{ payment_id: string }[]>`
      select payment_id from public.order_payments where order_id = ${orderId}`;
    const back = {
      orderId,
      paymentId: payment?.payment_id ?? '',
      amountCents: 1_000,
      reasonCode: 'other',
      note: 'Yes',
    };
    await expect(
      given.call(database, 'give_back', { ...back, idempotencyKey: randomUUID(), ...actor }),
    ).rejects.toMatchObject(asRefused);
    const answer = await given.call(database, 'decide_refund', { ...p, ...(await colleague()) });
    expect(answer.outcome).toBe('decided');
  });

  test('an admin accepts no application of their own, also one that was sent without signing in', async () => {
    const { id, email } = await given.account(database, { role: 'admin' });
    const { intakeId } = await given.call(database, 'submit_intake', given.application({}, { email }));
    const p = { intakeId: intakeId as string, from: 'submitted', to: 'accepted', note: null };
    await expect(
      given.call(database, 'decide_application', { ...p, actorId: id, actorRole: 'admin' }),
    ).rejects.toMatchObject(asRefused);
  });

  test('nor one sent under an address that leads to their account since two became one', async () => {
    const [kept, merged] = [await given.account(database), await given.account(database)];
    const { mergeId } = await given.call(database, 'ask_merge', {
      keptId: kept.id,
      mergedId: merged.id,
      reason: 'Same phone',
      ...(await colleague()),
    });
    const p = { mergeId: mergeId as string, act: 'confirm' };
    expect(await given.call(database, 'decide_merge', { ...p, ...(await colleague()) })).toMatchObject({
      outcome: 'done',
    });
    await database.sql`update public.users set role = 'admin' where id = ${kept.id}`;
    const { email } = merged;
    const { intakeId } = await given.call(database, 'submit_intake', given.application({}, { email }));
    await expect(
      given.call(database, 'decide_application', {
        intakeId: intakeId as string,
        from: 'submitted',
        to: 'accepted',
        note: null,
        actorId: kept.id,
        actorRole: 'admin',
      }),
    ).rejects.toMatchObject(asRefused);
  });

  test('their own case, task or matter is given to nobody it is about, by whoever gives it', async () => {
    const { caseId, userId, actor } = await clientOnStaff('staff');
    const give = (ownerId: string | null, by: { actorId: string; actorRole: string }) =>
      given.call(database, 'assign_cases', {
        idempotencyKey: randomUUID(),
        ownerId,
        caseIds: [caseId],
        ...by,
      });
    const other = await colleague();
    await expect(give(other.actorId, actor)).rejects.toMatchObject(asRefused);
    await expect(give(userId, other)).rejects.toMatchObject(asRefused);
    expect((await give(other.actorId, other)).results).toMatchObject([{ result: 'done' }]);
    // All of a colleague's work goes over: what is about themselves becomes anybody's.
    await given.call(database, 'assign_cases', {
      idempotencyKey: randomUUID(),
      ownerId: userId,
      fromId: other.actorId,
      ...(await colleague()),
    });
    const [row] = await database.sql`select assigned_to from public.cases where id = ${caseId}`;
    expect(row).toEqual({ assigned_to: null });
  });

  test('nor is a task of their own case, or as its attorney the matter in it', async () => {
    const { caseId, userId } = await clientOnStaff('attorney');
    const other = await colleague();
    const [matter] = await database.sql<{ id: string; version: number }[]>`
      select id, version from public.court_matters where case_id = ${caseId}`;
    const write = { idempotencyKey: randomUUID(), ...other };
    await expect(
      given.call(database, 'save_case_task', {
        ...write,
        caseId,
        act: 'add',
        title: 'Call the clerk',
        ownerId: userId,
      }),
    ).rejects.toMatchObject(asRefused);
    const to = (attorneyId: string | null) =>
      given.call(database, 'save_matter', {
        ...write,
        matterId: matter?.id ?? '',
        version: matter?.version ?? 0,
        source: 'staff',
        facts: {
          court: 'magistrate',
          county: 'DeKalb',
          aliases: [],
          judgment: 'none',
          leftOut: false,
          attorneyId,
        },
      });
    await expect(to(userId)).rejects.toMatchObject(asRefused);
    const { id: colleagueId } = await given.account(database, { role: 'attorney' });
    expect(await to(colleagueId)).toMatchObject({ outcome: 'done' });
  });

  test('nobody confirms or stops a merge with their own account', async () => {
    const [kept, merged] = [await given.account(database), await given.account(database)];
    const { mergeId } = await given.call(database, 'ask_merge', {
      keptId: kept.id,
      mergedId: merged.id,
      reason: 'Same phone',
      ...(await colleague()),
    });
    await database.sql`update public.users set role = 'admin' where id = ${kept.id}`;
    for (const act of ['confirm', 'stop'])
      await expect(
        given.call(database, 'decide_merge', {
          mergeId: mergeId as string,
          act,
          actorId: kept.id,
          actorRole: 'admin',
        }),
      ).rejects.toMatchObject(asRefused);
  });

  test('as the client they are, they do what every client may', async () => {
    const { caseId, userId } = await clientOnStaff();
    const answer = await given.call(database, 'send_case_message', {
      idempotencyKey: randomUUID(),
      caseId,
      message: 'Hello',
      language: 'en',
      ticketHashes: [],
      answerDueAt: given.inHours(24),
      actorId: userId,
      actorRole: 'client',
    });
    expect(answer.outcome).toBe('done');
  });
});
