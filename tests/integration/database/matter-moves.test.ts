import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseStatus } from '#domain/cases/status.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, mattersOf, move, openFiling, paper, standing } from './given-matters.ts';

let database: TestDatabase;
let sam: { id: string; role: string };
let lawyer: { id: string; role: string };
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
  lawyer = await colleague(database, 'attorney');
});
afterAll(() => database.drop());

async function matterAt(status: CaseStatus, answers: Record<string, string> = {}) {
  const paid = await given.paidFor(database, answers);
  const { id } = await firstMatter(database, paid.caseId);
  if (status !== 'submitted') await standing(database, id, status);
  return { ...paid, matterId: id };
}
const caseOf = async (caseId: unknown) => {
  const [row] = await database.sql`
    select status, over_since is not null as over, completion_date is not null as completed
    from public.cases where id = ${caseId as string}`;
  return row;
};
const matched = (matterId: string) =>
  database.sql`update public.court_matters set record_matched_at = now(), record_matched_by = ${sam.id} where id = ${matterId}`;

describe('what the application said is on the case when the money is there', () => {
  test('county, docket number, name, address and outcome, each with its source, and the landlord as plaintiff', async () => {
    const { caseId } = await given.paidFor(database, {
      knows_case_number: 'yes',
      case_numbers: '24-D-01',
      case_outcome: 'judgment-landlord',
      paid_money: 'yes',
      landlord_name: 'Oak Homes LLC',
      property_address: '9 Oak St, Decatur',
      filing_year: '2019',
    });
    const [matter] = await database.sql`
      select county, docket_number, name_as_filed, address_then, filing_year, case_outcome, judgment,
        sources -> 'docket_number' ->> 'source' as source from public.court_matters where case_id = ${caseId}`;
    expect(matter).toEqual({
      county: 'DeKalb',
      docket_number: '24-D-01',
      name_as_filed: 'Ana Núñez',
      address_then: '9 Oak St, Decatur',
      filing_year: 2019,
      case_outcome: 'judgment-landlord',
      judgment: 'paid',
      source: 'client',
    });
    const [sheet] = await database.sql`
      select plaintiff_name, respondent_name, petitioner_city from public.case_sheets where case_id = ${caseId}`;
    expect(sheet).toEqual({
      plaintiff_name: 'Oak Homes LLC',
      respondent_name: 'Ana Núñez',
      petitioner_city: 'Decatur',
    });
  });

  test('a matter for each docket number; what the package does not cover is left out and flagged', async () => {
    const dockets = { knows_case_number: 'yes', number_of_evictions: '3', case_numbers: 'A-1\nB-2\nC-3' };
    const standard = await given.paidFor(database, dockets);
    expect((await mattersOf(database, standard.caseId)).map(({ leftOut }) => leftOut)).toEqual([
      false,
      true,
      true,
    ]);
    const flags = await database.sql`select flag from public.case_flags where case_id = ${standard.caseId}`;
    expect(flags.map(({ flag }) => flag as string)).toContain('more_matters');
    const second = (await mattersOf(database, standard.caseId))[1];
    await expect(
      database.sql`update public.court_matters set left_out_at = null where id = ${second?.id ?? ''}`,
    ).rejects.toThrow('the package covers 1 and not 2');
    await database.sql`
      update public.court_matters set left_out_at = null, same_dispute_as = (
        select id from public.court_matters where case_id = ${standard.caseId} and place = 1
      ) where id = ${second?.id ?? ''}`;
  });

  test('what staff have to look at first is flagged', async () => {
    const { caseId } = await given.paidFor(database, {
      working_with_attorney: 'yes',
      case_outcome: 'judgment-landlord',
      paid_money: 'no',
    });
    const flags =
      await database.sql`select flag from public.case_flags where case_id = ${caseId} order by flag`;
    expect(flags.map(({ flag }) => flag as string)).toEqual([
      'has_attorney',
      'judgment_unpaid',
      'county_unknown',
    ]);
  });

  test.each([
    ['is open, with a hearing tomorrow', { still_open: 'yes' }, 1, ['open_case', 'hearing_near']],
    ['has its hearing in two weeks', { still_open: 'yes' }, 14, ['open_case', 'hearing_near']],
    ['has its hearing later', { still_open: 'yes' }, 15, ['open_case']],
    ['had its hearing yesterday', { still_open: 'yes' }, -1, ['open_case']],
    ['may be open', { still_open: 'unknown' }, null, ['open_case']],
    ['ended nobody knows how', { case_outcome: 'unknown' }, null, ['open_case']],
    ['is over, though nobody knows how', { still_open: 'no', case_outcome: 'unknown' }, null, []],
    ['was dismissed', {}, null, []],
  ])('a case that %s', async (_, answers: Record<string, string>, days, expected) => {
    const [hearing] = await database.sql`select (private.office_date() + ${days}::integer)::text as day`;
    const facts = days === null ? answers : { ...answers, hearing_date: hearing?.day as string };
    const { caseId } = await given.paidFor(database, facts);
    const flags = await database.sql`
      select flag from public.case_flags where case_id = ${caseId} and flag in ('open_case', 'hearing_near') order by flag`;
    expect(flags.map(({ flag }) => flag as string)).toEqual(expected);
  });
});

test('accepting an application moves its case, and the history says who did', async () => {
  const { caseId, intakeId } = await given.paidFor(database);
  const decided = await given.call(database, 'decide_application', {
    intakeId,
    from: 'submitted',
    to: 'accepted',
    actorId: sam.id,
    actorRole: 'staff',
  });
  expect(decided.outcome).toBe('decided');
  expect(await caseOf(caseId)).toMatchObject({ status: 'in_review' });
  const [update] = await database.sql`
    select created_by, created_by_role from public.case_updates where case_id = ${caseId} and code = 'status_changed'`;
  expect(update).toEqual({ created_by: sam.id, created_by_role: 'staff' });
});

test('one case goes all the way: record, papers, attorney, client, court, a continued hearing, granted, after-care, closed', async () => {
  const { caseId, matterId, userId } = await matterAt('in_review');
  const client = { id: userId, role: 'client' };
  const go = async (
    to: CaseStatus,
    by: { id: string; role: string },
    more: Parameters<typeof move>[4] = {},
  ) =>
    expect(await move(database, matterId, to, by, more), to).toMatchObject({
      outcome: 'done',
      caseStatus: to,
    });

  expect(await move(database, matterId, 'preparing', sam)).toMatchObject({
    outcome: 'missing',
    missing: ['record_matched'],
  });
  await matched(matterId);
  await go('waiting_for_client', sam, { words: { message: 'Send us the receipt.' } });
  await go('in_review', client);
  await go('preparing', sam);
  expect(await move(database, matterId, 'attorney_review', sam)).toMatchObject({ missing: ['papers'] });
  expect(await move(database, matterId, 'client_review', sam)).toMatchObject({
    missing: ['papers', 'no_attorney'],
  });
  const { documentId, sha256 } = await paper(database, matterId);
  await go('attorney_review', sam);
  expect(await move(database, matterId, 'client_review', lawyer)).toMatchObject({
    missing: ['attorney_approved'],
  });
  expect(await move(database, matterId, 'client_review', sam)).toMatchObject({ outcome: 'forbidden' });
  const approve = (as_role: string, hash = sha256, approved_by: string | null = null) =>
    database.sql`insert into public.paper_approvals ${database.sql({ document_id: documentId, sha256: hash, as_role, approved_by, language: 'es' })}`;
  await approve('attorney', sha256, lawyer.id);
  await go('client_review', lawyer);
  expect(await move(database, matterId, 'ready_to_file', client)).toMatchObject({
    missing: ['client_approved'],
  });
  await approve('client');
  await go('ready_to_file', client);
  expect(await move(database, matterId, 'filed', sam)).toMatchObject({
    missing: ['filing_open', 'signed_copy', 'court_fee', 'filed_on'],
  });
  await openFiling(database, lawyer.id);
  await database.sql`
    update public.court_matters set signed_copy_at = now(), court_fee_settled_at = now() where id = ${matterId}`;
  expect(await move(database, matterId, 'filed', sam)).toMatchObject({ missing: ['filed_on'] });
  await go('filed', sam, { facts: { filedOn: '2026-12-01', filedBy: 'us', filedHow: 'in_person' } });
  await go('hearing_set', sam, { facts: { hearingAt: '2026-12-20T15:00:00Z', hearingPlace: 'Room 3' } });
  await go('hearing_set', sam, { facts: { hearingAt: '2027-01-08T15:00:00Z' } });
  const dates = await database.sql`
    select start_date, status from public.calendar_events where matter_id = ${matterId} order by start_date`;
  expect(dates.map(({ status }) => status as string)).toEqual(['cancelled', 'scheduled']);
  expect(
    await move(database, matterId, 'granted', sam, { facts: { decidedOn: '2027-01-08', outcome: 'denied' } }),
  ).toMatchObject({
    missing: ['outcome_granted'],
  });
  await go('granted', sam, {
    facts: { decidedOn: '2027-01-08', outcome: 'granted_narrower', outcomePart: 'The name only' },
  });
  await go('notifying', sam);
  await go('closed', sam);
  expect(await caseOf(caseId)).toEqual({ status: 'closed', over: true, completed: true });
  const [sheet] = await database.sql`
    select documents_generated, decision_received, case_outcome, records_sealed from public.case_sheets where case_id = ${caseId}`;
  expect(sheet).toEqual({
    documents_generated: true,
    decision_received: true,
    case_outcome: 'granted_narrower',
    records_sealed: false,
  });
  const [refunds] = await database.sql`
    select count(*)::int from public.refund_requests join public.orders on orders.id = order_id where orders.user_id = ${userId}`;
  expect(refunds).toEqual({ count: 0 });
  const audited = await database.sql`
    select from public.audit_entries where object_id = ${caseId} and action = 'case_status_changed'`;
  expect(audited).toHaveLength(10);
});

test('a new version of an approved paper is approved anew, by both', async () => {
  const { matterId, userId } = await matterAt('client_review');
  const { paperId } = await paper(database, matterId, ['attorney', 'client']);
  await database.sql`
    insert into public.generated_documents
      (case_id, paper_id, version_number, file_name, file_path, document_type, sha256, page_code, file_size)
    select case_id, id, 2, 'motion.pdf', ${randomUUID()}, 'motion', ${given.newHash()}, 'ACDE34', 1000
    from public.case_papers where id = ${paperId}`;
  expect(await move(database, matterId, 'ready_to_file', { id: userId, role: 'client' })).toMatchObject({
    missing: ['client_approved'],
  });
});

test('returned by the clerk, a matter is prepared again, and nothing says it was filed', async () => {
  const { matterId } = await matterAt('filed');
  await database.sql`update public.court_matters set filed_on = '2026-11-01', filed_by = 'us' where id = ${matterId}`;
  expect(await move(database, matterId, 'preparing', sam)).toMatchObject({ missing: ['reason'] });
  expect(
    await move(database, matterId, 'preparing', sam, { words: { reason: 'A signature is missing.' } }),
  ).toMatchObject({
    outcome: 'done',
  });
  const [row] =
    await database.sql`select status, filed_on, filed_by from public.court_matters where id = ${matterId}`;
  expect(row).toEqual({ status: 'preparing', filed_on: null, filed_by: null });
  const internal = await database.sql`
    select description from public.case_updates join public.court_matters using (case_id)
    where court_matters.id = ${matterId} and is_internal`;
  expect([...internal]).toEqual([{ description: 'A signature is missing.' }]);
});

test('filed outside from any state before, our papers are frozen', async () => {
  for (const status of ['submitted', 'in_review', 'preparing', 'client_review'] as const) {
    const { matterId } = await matterAt(status);
    expect(
      await move(database, matterId, 'filed', sam, { facts: { filedOn: '2026-11-20', filedBy: 'us' } }),
    ).toMatchObject({
      missing: ['filed_outside'],
    });
    expect(
      await move(database, matterId, 'filed', sam, { facts: { filedOn: '2026-11-20', filedBy: 'client' } }),
    ).toMatchObject({
      outcome: 'done',
    });
  }
});

test('a denial opens the refund at once, and only once', async () => {
  const { matterId, orderId } = await matterAt('hearing_set');
  const facts = { decidedOn: '2026-11-20', outcome: 'denied' };
  expect(await move(database, matterId, 'denied', sam, { facts })).toMatchObject({
    outcome: 'done',
    refundOpened: true,
  });
  expect(await move(database, matterId, 'closed', sam)).toMatchObject({
    outcome: 'done',
    refundOpened: false,
  });
  const requests = await database.sql`
    select reason_code, status from public.refund_requests where order_id = ${orderId as string}`;
  expect([...requests]).toEqual([{ reason_code: 'court_denied', status: 'asked' }]);
});

test('a denial while the bank asks about the payment opens its refund when we win, and once', async () => {
  const { matterId, orderId } = await matterAt('hearing_set');
  const [payment] = await database.sql<{ id: string }[]>`
    select payment_id as id from public.order_payments where order_id = ${orderId as string}`;
  const bank = async (status: 'needs_response' | 'won') => {
    await database.sql`
      insert into public.payment_disputes (dispute_id, payment_id, amount_cents, status, opened_at)
      values (${`dp_${orderId as string}`}, ${payment?.id ?? ''}, 100, ${status}, now())
      on conflict (dispute_id) do update set status = excluded.status`;
    await database.sql`
      update public.orders set disputed_at = ${status === 'won' ? null : new Date(Date.now() - 60_000)}
      where id = ${orderId as string}`;
  };
  const requests = async () => [
    ...(await database.sql`
      select reason_code, status from public.refund_requests where order_id = ${orderId as string}`),
  ];
  await bank('needs_response');
  const facts = { decidedOn: '2026-11-20', outcome: 'denied' };
  expect(await move(database, matterId, 'denied', sam, { facts })).toMatchObject({ refundOpened: false });
  expect(await requests()).toEqual([]);
  await bank('won');
  expect(await requests()).toEqual([{ reason_code: 'court_denied', status: 'asked' }]);
  await bank('needs_response');
  await bank('won');
  expect(await requests()).toHaveLength(1);
});

test('a denial while the bank only inquires opens its refund when the inquiry is closed', async () => {
  const { matterId, orderId } = await matterAt('hearing_set');
  const [payment] = await database.sql<{ id: string }[]>`
    select payment_id as id from public.order_payments where order_id = ${orderId as string}`;
  const inquiry = (status: string) =>
    given.call(database, 'settle_order', {
      ...given.payment(orderId, 'standard', { paymentIntentId: payment?.id ?? '' }),
      disputes: [
        {
          id: `dp_${orderId as string}`,
          amountCents: 100,
          reason: 'fraudulent',
          status,
          openedAt: new Date(Date.now() - 60_000).toISOString(),
        },
      ],
    });
  await inquiry('warning_needs_response');
  const facts = { decidedOn: '2026-11-20', outcome: 'denied' };
  expect(await move(database, matterId, 'denied', sam, { facts })).toMatchObject({ refundOpened: false });
  await inquiry('warning_closed');
  await inquiry('warning_closed');
  const requests = await database.sql`
    select reason_code, status from public.refund_requests where order_id = ${orderId as string}`;
  expect([...requests]).toEqual([{ reason_code: 'court_denied', status: 'asked' }]);
});

test('three matters of one case: the case shows the one that stands earliest, and a denial of one leaves the others', async () => {
  const { caseId, orderId } = await given.paidFor(
    database,
    { selected_service_package: 'vip', number_of_evictions: '3' },
    'vip',
  );
  const matters = await mattersOf(database, caseId);
  expect(matters.filter(({ leftOut }) => !leftOut)).toHaveLength(3);
  const [first = '', second = '', third = ''] = matters.map(({ id }) => id);
  await standing(database, first, 'hearing_set');
  await standing(database, second, 'filed');
  await standing(database, third, 'preparing');
  expect(await caseOf(caseId)).toMatchObject({ status: 'preparing' });
  await move(database, first, 'denied', sam, { facts: { decidedOn: '2026-11-20', outcome: 'denied' } });
  expect(await caseOf(caseId)).toMatchObject({ status: 'preparing' });
  await move(database, third, 'cancelled', sam, { facts: { endReason: 'client_stopped' } });
  expect(await caseOf(caseId)).toMatchObject({ status: 'filed' });
  await move(database, second, 'granted', sam, { facts: { decidedOn: '2026-11-21', outcome: 'granted' } });
  expect(await caseOf(caseId)).toMatchObject({ status: 'granted', over: false });
  await move(database, first, 'closed', sam);
  await move(database, second, 'closed', sam);
  expect(await caseOf(caseId)).toMatchObject({ status: 'closed', over: true });
  // A part of the fee is for staff to decide: the request is there, and nothing was given back by itself.
  const requests =
    await database.sql`select status from public.refund_requests where order_id = ${orderId as string}`;
  expect([...requests]).toEqual([{ status: 'asked' }]);
});

test('a hold stops what we do for the court, and neither the court nor the end', async () => {
  const { caseId, matterId } = await matterAt('in_review');
  await matched(matterId);
  await database.sql`insert into public.case_holds (case_id, kind, held_by) values (${caseId}, 'client_asked', ${sam.id})`;
  expect(await move(database, matterId, 'preparing', sam)).toMatchObject({ outcome: 'held' });
  expect(await move(database, matterId, 'waiting_for_client', sam)).toMatchObject({ outcome: 'done' });
  await standing(database, matterId, 'filed');
  expect(
    await move(database, matterId, 'hearing_set', sam, { facts: { hearingAt: '2026-12-20T15:00:00Z' } }),
  ).toMatchObject({
    outcome: 'done',
  });
  await standing(database, matterId, 'preparing');
  expect(
    await move(database, matterId, 'cancelled', sam, { facts: { endReason: 'client_stopped' } }),
  ).toMatchObject({
    outcome: 'done',
  });
});

test('after 120 days of silence a second person may close, and nobody sooner or alone', async () => {
  const { caseId, matterId } = await matterAt('waiting_for_client');
  const mia = await colleague(database);
  const hold = (days: number) => database.sql`
    insert into public.case_holds (case_id, kind, held_by, held_at)
    values (${caseId}, 'unreachable', ${sam.id}, now() - make_interval(days => ${days}))
    on conflict (case_id, kind) where released_at is null do update set held_at = excluded.held_at`;
  await hold(119);
  expect(await move(database, matterId, 'closed', mia)).toMatchObject({ missing: ['silence'] });
  await hold(121);
  expect(await move(database, matterId, 'closed', sam)).toMatchObject({ missing: ['silence'] });
  expect(await move(database, matterId, 'closed', mia, { facts: { endReason: 'silent' } })).toMatchObject({
    outcome: 'done',
  });
});

test('reopening stops the clock of retention', async () => {
  const { caseId, matterId } = await matterAt('denied');
  await move(database, matterId, 'closed', sam);
  expect(await caseOf(caseId)).toMatchObject({ over: true });
  const admin = await colleague(database, 'admin');
  expect(await move(database, matterId, 'in_review', sam, { words: { reason: 'A review.' } })).toMatchObject({
    outcome: 'forbidden',
  });
  expect(
    await move(database, matterId, 'in_review', admin, { words: { reason: 'A review.' } }),
  ).toMatchObject({ outcome: 'done' });
  expect(await caseOf(caseId)).toEqual({ status: 'in_review', over: false, completed: false });
});

test('two people at once: one moves the case, the other reads whose change it was; a repeat gets the first answer', async () => {
  const { caseId, matterId } = await matterAt('in_review');
  const [matter] = await mattersOf(database, caseId);
  const p = {
    matterId,
    version: matter?.version ?? 0,
    to: 'waiting_for_client',
    actorId: sam.id,
    actorRole: 'staff',
  };
  const answers = await given.times(6, () =>
    given.call(database, 'move_matter', { ...p, idempotencyKey: randomUUID() }),
  );
  expect(given.tally(answers)).toEqual({ done: 1, stale: 5 });
  expect(answers.find(({ outcome }) => outcome === 'stale')).toMatchObject({ changedBy: 'Sam Office' });

  const key = randomUUID();
  const again = {
    ...p,
    version: (await firstMatter(database, caseId)).version,
    to: 'in_review',
    idempotencyKey: key,
  };
  const twice = await given.times(4, () => given.call(database, 'move_matter', again));
  expect(new Set(twice.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(twice[0]).toMatchObject({ outcome: 'done' });
  const updates = await database.sql`
    select from public.case_updates where case_id = ${caseId} and params ->> 'to' = 'in_review'`;
  expect(updates).toHaveLength(1);
});

test('another client never moves it, and is not told that it exists', async () => {
  const { matterId } = await matterAt('waiting_for_client');
  const stranger = await given.account(database);
  expect(await move(database, matterId, 'in_review', { id: stranger.id, role: 'client' })).toEqual({
    outcome: 'unknown',
  });
});

test('a dispute holds the case, and winning it lets go', async () => {
  const { caseId, orderId } = await given.paidFor(database);
  const open = () =>
    database.sql`select kind from public.case_holds where case_id = ${caseId} and released_at is null`;
  await database.sql`update public.orders set disputed_at = now() where id = ${orderId as string}`;
  expect([...(await open())]).toEqual([{ kind: 'dispute' }]);
  await database.sql`update public.orders set disputed_at = null where id = ${orderId as string}`;
  expect(await open()).toHaveLength(0);
});

describe('every move is told by mail, in the language of the client, whoever made it', () => {
  const mailsOf = (userId: string) => database.sql`
    select language, payload -> 'stands' ->> 'status' as status, payload -> 'stands' ->> 'endReason' as reason
    from public.outbox where user_id = ${userId} and kind = 'case_moved' order by position`;

  test('by staff', async () => {
    const { matterId, userId } = await matterAt('in_review');
    await move(database, matterId, 'waiting_for_client', sam, { words: { message: 'Send us the receipt.' } });
    const mails = await mailsOf(userId);
    expect([...mails]).toEqual([{ language: 'es', status: 'waiting_for_client', reason: null }]);
    const [mail] =
      await database.sql`select payload::text from public.outbox where user_id = ${userId} and kind = 'case_moved'`;
    expect(String(mail?.['payload'])).not.toContain('receipt');
  });

  test('by the bank, and not a second time when the decision about the application says it', async () => {
    const lost = await given.paidFor(database);
    const [payment] = await database.sql<{ id: string }[]>`
      select payment_id as id from public.order_payments where order_id = ${lost.orderId}`;
    await database.sql`
      insert into public.payment_disputes (dispute_id, payment_id, amount_cents, status, opened_at)
      values (${randomUUID()}, ${payment?.id ?? ''}, 100, 'lost', now())`;
    expect([...(await mailsOf(lost.userId))]).toEqual([
      { language: 'es', status: 'cancelled', reason: 'dispute_lost' },
    ]);
    const declined = await given.paidFor(database);
    await given.call(database, 'decide_application', {
      intakeId: declined.intakeId,
      from: 'submitted',
      to: 'declined',
      note: 'We cannot help.',
      actorId: sam.id,
      actorRole: 'staff',
    });
    expect(await mailsOf(declined.userId)).toHaveLength(0);
  });
});
