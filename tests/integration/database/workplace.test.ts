import { randomBytes, randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putStatus } from '#tests/put-status.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

let database: TestDatabase;
let sam: { actorId: string; actorRole: 'staff' };
beforeAll(async () => {
  database = await createTestDatabase();
  sam = { actorId: (await given.account(database, { role: 'staff' })).id, actorRole: 'staff' };
});
afterAll(() => database.drop());

type P = Record<string, postgres.JSONValue>;
interface Page {
  items: ({ id: string } & Record<string, unknown>)[];
  before: string | null;
}
const search = (name: string, p: P = {}) =>
  given.call(database, name, { limit: 50, ...p }) as unknown as Promise<Page>;
const ids = (page: Page) => page.items.map(({ id }) => id);
const word = () => `w${randomBytes(5).toString('hex')}`;

describe('staff find an application', () => {
  test('by any part of name, address, county or reference, with or without accents and dash', async () => {
    const last = word();
    const { intakeId, reference } = await given.submitted(database, {
      first_name: 'Begoña',
      last_name: `Ibáñez ${last}`,
      email: `${last}@example.com`,
      eviction_county: 'Chatham',
    });
    await given.submitted(database);
    for (const typed of [
      last,
      last.toUpperCase(),
      `ibanez ${last}`,
      `${last} begona`,
      `${last}@EXAMPLE`,
      `chatham ${last}`,
      reference,
      `${reference.slice(0, 4)}-${reference.slice(4)}`.toLowerCase(),
    ])
      expect(ids(await search('search_applications', { search: typed })), typed).toEqual([intakeId]);
  });

  test('and no sign has a power of its own: what is typed is compared as it is', async () => {
    await given.submitted(database);
    const signs = [
      ',',
      '(',
      ')',
      '*',
      '%',
      '"',
      '\\',
      "'",
      ';',
      '_',
      '?',
      '&',
      '=',
      '.',
      ':',
      '|',
      '{',
      '$1',
      '--',
    ];
    const payloads = Array.from({ length: 200 }, (_, index) => {
      const at = (offset: number) => signs[(index * 7 + offset * 3) % signs.length] ?? '';
      return `${at(0)}${at(1)}or(id.neq.0)${at(2)}${at(3)}ilike.*${at(4)}${index}`;
    });
    const alone = ['%', '_', '*', '%%', '__', '\\', '"', "'", '(', ',', '$', '^', '[a-z]', '.*', '%a%'];
    const answers = await Promise.all(
      [...payloads, ...alone].flatMap((text) => [
        search('search_applications', { search: text }),
        search('search_messages', { search: text }),
      ]),
    );
    expect(answers.filter(({ items }) => items.length > 0)).toEqual([]);
  });

  test('that holds such signs itself', async () => {
    const last = `O'Neil, (${word()}) 100%_\\"*`;
    const { intakeId } = await given.submitted(database, { last_name: last });
    expect(ids(await search('search_applications', { search: last }))).toEqual([intakeId]);
  });

  test('among those that are paid, in one language, or lack a file', async () => {
    const last = word();
    const paid = await given.paidFor(database, { last_name: last });
    const open = await given.submitted(database, { last_name: last, preferred_language: 'en' });
    await database.sql`update public.intake_forms set files_missing = '{orden.pdf}' where id = ${open.intakeId}`;
    const found = async (filter: P) => ids(await search('search_applications', { search: last, ...filter }));
    expect(await found({ paid: 'paid' })).toEqual([paid.intakeId]);
    expect(await found({ paid: 'unpaid' })).toEqual([open.intakeId]);
    expect(await found({ language: 'en' })).toEqual([open.intakeId]);
    expect(await found({ files: 'missing' })).toEqual([open.intakeId]);
    expect(await found({ files: 'complete' })).toEqual([paid.intakeId]);
    expect(await found({ status: 'accepted' })).toEqual([]);
    expect(await found({ status: 'submitted' })).toHaveLength(2);
  });

  test('which say when everything that was paid went back', async () => {
    const last = word();
    const { intakeId, orderId } = await given.paidFor(database, { last_name: last });
    const open = await given.submitted(database, { last_name: last });
    await database.sql`update public.orders set refunded_cents = received_cents where id = ${orderId}`;
    const { items }: Page = await search('search_applications', { search: last });
    expect(items.find(({ id }) => id === intakeId)).toMatchObject({ paid: false, returned: true });
    expect(items.find(({ id }) => id === open.intakeId)).toMatchObject({ paid: false, returned: false });
  });

  test('page by page, each once, also when many came in the same moment', async () => {
    const last = word();
    const all = await given.times(7, () => given.submitted(database, { last_name: last }));
    await database.sql`
      update public.intake_forms set submitted_at = '2026-03-01T10:00:00.123456Z' where last_name = ${last}`;
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const page: Page = await search('search_applications', { search: last, limit: 3, before });
      seen.push(...ids(page));
      before = page.before;
    } while (before);
    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(new Set(all.map(({ intakeId }) => intakeId)));
  });
});

describe('staff find an order', () => {
  test('by reference, by the address of the account or of the application, and by words of the application', async () => {
    const last = word();
    const paid = await given.paidFor(database, { last_name: last, email: `${last}@example.com` });
    await given.paidFor(database);
    const moved = `${word()}@example.com`;
    await database.sql`update public.users set email = ${moved} where id = ${paid.userId}`;
    const [order] = await database.sql<{ reference: string }[]>`
      select reference from public.orders where id = ${paid.orderId}`;
    for (const typed of [
      order?.reference ?? '',
      `${paid.reference.slice(0, 4)}-${paid.reference.slice(4)}`.toLowerCase(),
      `${last}@EXAMPLE.com`,
      moved.toUpperCase(),
      last,
      `${last}@exam`,
    ])
      expect(await given.call(database, 'find_orders', { search: typed, limit: 100 }), typed).toEqual({
        ids: [paid.orderId],
      });
  });
});

describe('staff decide about an application', () => {
  const decide = (intakeId: string, to: string, from = 'submitted') =>
    given.call(database, 'decide_application', { intakeId, from, to, note: 'Because of it', ...sam });

  test('accepting says so to the client, in one line of the log', async () => {
    const { intakeId } = await given.submitted(database);
    expect(await decide(intakeId, 'accepted')).toMatchObject({ outcome: 'decided', refundedCents: 0 });
    expect(await given.mailsOf(database, 'intake_form_id', intakeId)).toContain('case_changed waiting');
    const lines = await database.sql`
      select actor_id, action, details from public.audit_entries where object_id = ${intakeId}`;
    expect([...lines]).toEqual([
      {
        actor_id: sam.actorId,
        action: 'application_decided',
        details: { from: 'submitted', to: 'accepted' },
      },
    ]);
  });

  test('what clients with a case are told stands in their messages and history, their mail carries none of it', async () => {
    const { intakeId, caseId, userId } = await given.paidFor(database);
    const answer = await given.call(database, 'decide_application', {
      intakeId,
      from: 'submitted',
      to: 'accepted',
      note: 'Ya leí su solicitud y comparo el registro.',
      tasks: [{ code: 'match_record' }, { code: 'first_contact' }],
      ...sam,
    });
    expect(answer).toMatchObject({ outcome: 'decided' });
    const messages = await database.sql`
      select message, sender_role, sent_by, read_at from public.client_messages where case_id = ${caseId}`;
    expect([...messages]).toEqual([
      {
        message: 'Ya leí su solicitud y comparo el registro.',
        sender_role: 'staff',
        sent_by: sam.actorId,
        read_at: null,
      },
    ]);
    const { items } = (await given.call(database, 'read_case_timeline', {
      caseId,
      actorId: userId,
      limit: 50,
      excerpt: 200,
      maxBytes: 20_000,
    })) as unknown as { items: { kind: string; text: string | null }[] };
    expect(items.filter(({ kind }) => kind === 'message').map(({ text }) => text)).toEqual([
      'Ya leí su solicitud y comparo el registro.',
    ]);
    const mails = await database.sql<{ payload: string }[]>`
      select payload::text as payload from public.outbox where user_id = ${userId} or intake_form_id = ${intakeId}`;
    for (const { payload } of mails) expect(payload).not.toContain('comparo el registro');
    const open = await database.sql<{ code: string }[]>`
      select code from public.case_tasks where case_id = ${caseId} and done_at is null and dropped_at is null`;
    const codes = open.map(({ code }) => code);
    expect(codes).toContain('match_record');
    expect(codes).not.toContain('first_contact');
    // Their words say who works on it.
    const [one] = await database.sql`
      select assigned_to, (select bool_and(owner_id = ${sam.actorId}) from public.case_tasks
        where case_id = ${caseId} and done_at is null and dropped_at is null) as has_tasks
      from public.cases where id = ${caseId}`;
    expect(one).toEqual({ assigned_to: sam.actorId, has_tasks: true });
  });

  test('who has no case reads the words of the decision in the mail', async () => {
    const { intakeId } = await given.submitted(database);
    await decide(intakeId, 'declined');
    const [mail] = await database.sql`
      select payload ->> 'decisionNote' as note from public.outbox
      where intake_form_id = ${intakeId} and kind = 'case_changed'`;
    expect(mail).toEqual({ note: 'Because of it' });
  });

  test('declining one that is paid gives the whole fee back and ends the case', async () => {
    const { intakeId, orderId, caseId } = await given.paidFor(database);
    expect(await decide(intakeId, 'declined')).toMatchObject({
      outcome: 'decided',
      refundedCents: 49_500,
      refundLeftOpen: false,
    });
    const [refund] = await database.sql`
      select status, amount_cents, reason_code, decision_note from public.refund_requests
      where order_id = ${orderId}`;
    expect(refund).toEqual({
      status: 'approved',
      amount_cents: 49_500,
      reason_code: 'declined_by_us',
      decision_note: 'Because of it',
    });
    const [one] = await database.sql`select status from public.cases where id = ${caseId}`;
    expect(one).toEqual({ status: 'cancelled' });
    // One mail says both: that it was declined, and that the fee comes back.
    expect(await given.mailsOf(database, 'order_id', orderId)).toContain('refund_approved cancelled');
    const mails = await database.sql`
      select payload -> 'amountCents' as cents from public.outbox
      where intake_form_id = ${intakeId} and kind = 'case_changed' and status = 'waiting'`;
    expect([...mails]).toEqual([{ cents: 49_500 }]);
  });

  test('declining one whose payment still waits for staff says so to the client', async () => {
    const { intakeId } = await given.submitted(database);
    const { orderId } = await given.openOrder(database, { intakeId });
    await given.call(database, 'settle_order', given.payment(orderId, 'standard', { amountReceived: 1_000 }));
    expect(await decide(intakeId, 'declined')).toMatchObject({ refundedCents: 0, refundLeftOpen: true });
    const [mail] = await database.sql`
      select payload -> 'refundOpen' as open from public.outbox
      where intake_form_id = ${intakeId} and kind = 'case_changed'`;
    expect(mail).toEqual({ open: true });
  });

  test('withdrawing one gives nothing back by itself: that staff decide', async () => {
    const { intakeId, orderId } = await given.paidFor(database);
    expect(await decide(intakeId, 'withdrawn')).toMatchObject({ outcome: 'decided', refundedCents: 0 });
    expect(await database.sql`select from public.refund_requests where order_id = ${orderId}`).toHaveLength(
      0,
    );
  });

  test('declining one that is not paid takes the reminder to pay out of the mail', async () => {
    const { intakeId } = await given.submitted(database);
    await decide(intakeId, 'declined');
    expect(await given.mailsOf(database, 'intake_form_id', intakeId)).toContain('payment_reminder cancelled');
  });

  test('a case that is at the court is not ended from here', async () => {
    const { intakeId, caseId } = await given.paidFor(database);
    await putStatus(database.sql, 'cases', [caseId], 'filed');
    expect(await decide(intakeId, 'declined')).toMatchObject({ outcome: 'case_at_court' });
    const [intake] = await database.sql`select status from public.intake_forms where id = ${intakeId}`;
    expect(intake).toEqual({ status: 'submitted' });
  });

  test('five people at once: one decides, the others hear that it changed', async () => {
    const { intakeId, orderId } = await given.paidFor(database);
    const answers = await given.times(5, (index) => decide(intakeId, index % 2 ? 'declined' : 'accepted'));
    expect(given.tally(answers)).toEqual({ decided: 1, stale: 4 });
    const refunds = await database.sql`select from public.refund_requests where order_id = ${orderId}`;
    expect(refunds.length).toBeLessThanOrEqual(1);
    expect(await decide(randomUUID(), 'accepted')).toMatchObject({ outcome: 'unknown' });
  });

  test('notes of two people never overwrite each other unseen', async () => {
    const { intakeId } = await given.submitted(database);
    const note = (notes: string, seen: string) =>
      given.call(database, 'note_application', { intakeId, notes, seen, ...sam });
    expect(await note('Call first', '')).toEqual({ outcome: 'done' });
    expect(await note('Mail only', '')).toEqual({ outcome: 'stale' });
    expect(await note('', 'Call first')).toEqual({ outcome: 'done' });
    const [line] = await database.sql`
      select details from public.audit_entries where object_id = ${intakeId} and action = 'application_noted'`;
    expect(line).toEqual({ details: {} });
  });
});

async function message(more: Record<string, string | Date | null> = {}) {
  const row = {
    reference: given.newReference(),
    first_name: 'Luz',
    last_name: 'Peña',
    email: 'luz@example.com',
    inquiry_type: 'general',
    message: 'Hola',
    language: 'es',
    ...more,
  };
  const [made] = await database.sql<{ id: string }[]>`
    insert into public.contact_submissions ${database.sql(row)} returning id`;
  return made?.id ?? '';
}

describe('staff answer messages', () => {
  test('and find those that wait, by kind, and what a robot may have sent apart', async () => {
    const last = word();
    const open = await message({ last_name: last, inquiry_type: 'pricing' });
    const done = await message({ last_name: last, handled_at: new Date() });
    const robot = await message({ last_name: last, suspicion: 'too_fast' });
    const found = async (filter: P) =>
      new Set(ids(await search('search_messages', { search: last, ...filter })));
    expect(await found({ handled: 'open', suspicious: 'no' })).toEqual(new Set([open]));
    expect(await found({ handled: 'handled' })).toEqual(new Set([done]));
    expect(await found({ suspicious: 'yes' })).toEqual(new Set([robot]));
    expect(await found({ type: 'pricing' })).toEqual(new Set([open]));
  });

  test('mark one as answered once, with who and when, and take it back', async () => {
    const messageId = await message();
    const mark = (handled: boolean, version: number) =>
      given.call(database, 'mark_message', { messageId, handled, version, ...sam });
    expect(given.tally(await given.times(4, () => mark(true, 1)))).toEqual({ done: 4 });
    const state = () =>
      database.sql`select handled_by, handled_at is not null as handled from public.contact_submissions
        where id = ${messageId}`;
    expect([...(await state())]).toEqual([{ handled_by: sam.actorId, handled: true }]);
    await mark(false, 2);
    expect([...(await state())]).toEqual([{ handled_by: null, handled: false }]);
    const lines = await database.sql`
      select details from public.audit_entries where object_id = ${messageId} order by position`;
    expect(lines.map(({ details }) => details as unknown)).toEqual([{ handled: true }, { handled: false }]);
  });
});

test('what waits for staff is counted without anybody in it', async () => {
  const count = async () => {
    const [row] = await database.asServer<{ work: Record<string, number> }[]>`
      select public.count_open_work() as work`;
    return row?.work ?? {};
  };
  const before = await count();
  await given.paidFor(database);
  await given.submitted(database);
  const after = await count();
  expect(after['applications']).toBe((before['applications'] ?? 0) + 2);
  expect(after['applicationsPaid']).toBe((before['applicationsPaid'] ?? 0) + 1);
});

test('what was promised and is still open is listed with its beginning, the oldest of each kind', async () => {
  type Item = Record<'clock' | 'section' | 'id' | 'reference' | 'startedAt', string>;
  const promises = async (limit = 1_000) => {
    const { items } = await given.call(database, 'list_open_promises', { limit });
    return items as Item[];
  };
  const about = async (id: string) =>
    (await promises()).filter((item) => item.id === id).map(({ clock, section }) => [clock, section]);

  // A paid application waits in its case from its payment on, one that nobody paid for is promised nothing.
  const paid = await given.paidFor(database);
  const unpaid = await given.submitted(database);
  await database.sql`
    update public.intake_forms set submitted_at = submitted_at - interval '3 days' where id = ${paid.intakeId}`;
  const [order] = await database.sql<{ completed_at: Date; reference: string }[]>`
    select completed_at, reference from public.orders where id = ${paid.orderId}`;
  expect(await about(paid.caseId)).toEqual([['work_start', 'cases']]);
  expect(await about(unpaid.intakeId)).toEqual([]);
  const review = (await promises()).find(({ id }) => id === paid.caseId);
  expect(review?.reference).toBe(paid.reference);
  expect(new Date(review?.startedAt ?? 0)).toEqual(order?.completed_at);

  // A request to decide, until it is decided.
  const { requestId } = await given.call(database, 'request_refund', {
    userId: paid.userId,
    orderId: paid.orderId,
    reasonCode: 'changed_mind',
  });
  expect(await about(requestId as string)).toEqual([['refund_decision', 'refunds']]);
  expect((await promises()).find(({ id }) => id === requestId)?.reference).toBe(order?.reference);

  // A message until it is answered; what looks like a robot's waits for nobody.
  const messageId = await message();
  expect(await about(messageId)).toEqual([['contact_reply', 'messages']]);
  expect(await about(await message({ suspicion: 'too_fast' }))).toEqual([]);
  await database.sql`update public.contact_submissions set handled_at = now() where id = ${messageId}`;
  expect(await about(messageId)).toEqual([]);

  const one = await promises(1);
  expect(one.map(({ section }) => section).toSorted()).toEqual(
    [...new Set((await promises()).map(({ section }) => section))].toSorted(),
  );
  const starts = (await promises()).map(({ startedAt }) => startedAt);
  expect(starts).toEqual(starts.toSorted());
});

test('what was promised of a case or a ticket says who owns it, and only where names are asked for', async () => {
  type Item = Record<string, unknown> & { readonly id: string };
  const promise = async (id: string, names: boolean) => {
    const { items } = await given.call(database, 'list_open_promises', { limit: 1_000, names });
    return (items as Item[]).find((item) => item.id === id) ?? {};
  };
  const kim = await given.account(database, { role: 'staff', first_name: 'Kim', last_name: 'Lee' });
  const { caseId } = await given.paidFor(database);
  expect(await promise(caseId, true)).toMatchObject({ owner: null });
  await database.sql`update public.cases set assigned_to = ${kim.id} where id = ${caseId}`;
  expect(await promise(caseId, true)).toMatchObject({ owner: 'Kim Lee' });
  expect(Object.keys(await promise(caseId, false))).not.toContain('owner');
  // Nobody owns a message.
  expect(Object.keys(await promise(await message(), true))).not.toContain('owner');
});

test('the audit log is read newest first, by person and by action', async () => {
  const kim = (await given.account(database, { role: 'admin', first_name: 'Kim', last_name: 'Lee' })).id;
  for (const action of ['applications_viewed', 'messages_viewed', 'applications_viewed'])
    await database.sql`
      insert into public.audit_entries (actor_id, actor_role, action) values (${kim}, 'admin', ${action})`;
  const first = await search('search_audit', { personId: kim, limit: 2 });
  expect(first.items.map(({ action, actor }) => [action, actor])).toEqual([
    ['applications_viewed', 'Kim Lee'],
    ['messages_viewed', 'Kim Lee'],
  ]);
  const rest = await search('search_audit', { personId: kim, limit: 2, before: first.before });
  expect(rest).toMatchObject({ items: [{ action: 'applications_viewed' }], before: null });
  expect((await search('search_audit', { personId: kim, action: 'messages_viewed' })).items).toHaveLength(1);
});

test('whoever looks for last Tuesday in the audit log reads that day alone, without all the looks', async () => {
  const kim = (await given.account(database, { role: 'admin', first_name: 'Kim', last_name: 'Lee' })).id;
  const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}-05:00`).toISOString();
  for (const [action, when] of [
    ['refund_decided', at('23', '23:59:59')],
    ['cases_viewed', at('24', '00:00:00')],
    ['refund_decided', at('24', '09:00:00')],
    ['refund_settled', at('24', '23:59:59')],
    ['refund_decided', at('25', '00:00:00')],
  ] as const)
    await database.sql`
      insert into public.audit_entries (actor_id, actor_role, action, created_at)
      values (${kim}, 'admin', ${action}, ${when})`;
  const tuesday = { from: at('24', '00:00:00'), to: at('25', '00:00:00'), personId: kim };
  const actionsOf = async (more: object) =>
    (await search('search_audit', { ...tuesday, limit: 10, ...more })).items.map(({ action }) => action);
  expect(await actionsOf({})).toEqual(['refund_settled', 'refund_decided', 'cases_viewed']);
  expect(await actionsOf({ except: ['cases_viewed'] })).toEqual(['refund_settled', 'refund_decided']);
  expect(await actionsOf({ among: ['cases_viewed'] })).toEqual(['cases_viewed']);
});
