import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, move, standing } from './given-matters.ts';

let database: TestDatabase;
let sam: { id: string; role: string };
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
});
afterAll(() => database.drop());

async function waitingForClient(daysAgo = 20) {
  const made = await given.paidFor(database);
  const caseId = String(made.caseId);
  const { id: matterId } = await firstMatter(database, caseId);
  await standing(database, matterId, 'waiting_for_client');
  await database.sql`
    update public.court_matters set status_since = now() - make_interval(days => ${daysAgo}) where id = ${matterId}`;
  return { ...made, caseId, matterId };
}
interface Silent {
  caseId: string;
  since: string;
  holdId: string | null;
  made: { key: string; doneAt: string | null }[];
}
async function silentCase(caseId: string): Promise<Silent | undefined> {
  const { items } = await given.call(database, 'list_silent_cases', { silentBefore: given.inHours(-24 * 7) });
  return (items as Silent[]).find((one) => one.caseId === caseId);
}
const tasksOf = async (caseId: string) =>
  [
    ...(await database.sql<{ code: string; state: string }[]>`
      select code, case when done_at is not null then 'done' when dropped_at is not null then 'dropped' else 'open' end as state
      from public.case_tasks where case_id = ${caseId} and private.is_about_silence(code) order by created_at, code`),
  ].map(({ code, state }) => `${code} ${state}`);

const byMail = { ways: ['mail'] };

async function keep(one: Silent, code: string, hold = false) {
  const dedupeKey = `silence:${randomUUID()}`;
  const task = { code, dueAt: given.inHours(5), dedupeKey };
  const items = [
    {
      caseId: one.caseId,
      since: one.since,
      ...byMail,
      tasks: [task],
      hold,
      closesAt: given.inHours(24 * 30),
    },
  ];
  return given.call(database, 'keep_silence', { items });
}
const log = (caseId: string, channel: string, reached: boolean) =>
  given.call(database, 'log_contact', {
    idempotencyKey: randomUUID(),
    actorId: sam.id,
    actorRole: 'staff',
    caseId,
    channel,
    direction: 'out',
    reached,
    note: null,
  });

describe('a client who does not answer', () => {
  test('is listed after a week of their own turn, and no longer once they wrote', async () => {
    const { caseId, userId } = await waitingForClient();
    const fresh = await waitingForClient(2);
    expect(await silentCase(caseId)).toMatchObject({ holdId: null, made: [] });
    expect(await silentCase(fresh.caseId)).toBeUndefined();
    await database.sql`
      insert into public.client_messages (user_id, case_id, subject, message, sent_by, sender_role, language)
      values (${String(userId)}, ${caseId}, '', 'Hola', ${String(userId)}, 'client', 'es')`;
    expect(await silentCase(caseId)).toBeUndefined();
  });

  test('is tried: a call that did not reach them does the task, one that did ends all of it', async () => {
    const { caseId } = await waitingForClient();
    const silent = await silentCase(caseId);
    if (!silent) throw new Error('not silent');
    expect(await keep(silent, 'try_client')).toEqual({ tasks: 1, held: 0, mailed: 0 });
    await log(caseId, 'call', false);
    expect(await tasksOf(caseId)).toEqual(['try_client done']);
    await keep(silent, 'try_client');
    await log(caseId, 'docket_check', true);
    expect(await tasksOf(caseId)).toEqual(['try_client done', 'try_client open']);
    await log(caseId, 'call', true);
    expect(await tasksOf(caseId)).toEqual(['try_client done', 'try_client dropped']);
  });

  test('is tried no more once the case moves on without them', async () => {
    const { caseId, matterId } = await waitingForClient();
    const silent = await silentCase(caseId);
    if (!silent) throw new Error('not silent');
    await keep(silent, 'try_client');
    expect(await move(database, matterId, 'in_review', sam)).toMatchObject({ outcome: 'done' });
    expect(await tasksOf(caseId)).toEqual(['try_client dropped']);
  });

  test('is held with a letter; what was read before they were heard changes nothing', async () => {
    const { caseId } = await waitingForClient();
    const silent = await silentCase(caseId);
    if (!silent) throw new Error('not silent');
    expect(await keep(silent, 'send_letter', true)).toEqual({ tasks: 1, held: 1, mailed: 0 });
    const onHold = await silentCase(caseId);
    expect(onHold?.holdId).not.toBeNull();
    await log(caseId, 'letter', false);
    expect(await tasksOf(caseId)).toEqual(['send_letter done']);
    if (onHold) await keep(onHold, 'close_silent');
    await log(caseId, 'call', true);
    expect(await tasksOf(caseId)).toEqual(['send_letter done', 'close_silent dropped']);
    await database.sql`
      insert into public.case_updates (case_id, code, status, created_by_role) values (${caseId}, 'stop_asked', 'waiting_for_client', 'client')`;
    expect(await keep(silent, 'try_client')).toEqual({ tasks: 0, held: 0, mailed: 0 });
  });

  test('is reminded and given notice by mail, once, and by none that had not left when they wrote', async () => {
    const { caseId, userId } = await waitingForClient();
    const silent = await silentCase(caseId);
    if (!silent) throw new Error('not silent');
    await keep(silent, 'send_letter', true);
    const onHold = await silentCase(caseId);
    if (!onHold) throw new Error('not held');
    const step = (code: string, dedupeKey: string) =>
      given.call(database, 'keep_silence', {
        items: [
          {
            caseId,
            since: onHold.since,
            ...byMail,
            tasks: [{ code, dueAt: given.inHours(5), dedupeKey }],
            hold: false,
            closesAt: '2027-04-06T15:00:00Z',
          },
        ],
      });
    const [first, second] = [`silence:${randomUUID()}`, `silence:${randomUUID()}`];
    expect(await step('remind_client', first)).toMatchObject({ mailed: 1 });
    expect(await step('remind_client', first)).toMatchObject({ mailed: 0 });
    expect(await step('send_notice', second)).toMatchObject({ mailed: 1 });
    expect(await tasksOf(caseId)).toEqual(['send_letter open', 'remind_client done', 'send_notice done']);
    const mails = () => database.sql`
      select kind, status, payload ->> 'dueAt' as due from public.outbox
      where user_id = ${String(userId)} and kind in ('silence_reminder', 'silence_notice') order by kind`;
    const due = '2027-04-06T15:00:00Z';
    expect([...(await mails())]).toEqual([
      { kind: 'silence_reminder', status: 'waiting', due },
      { kind: 'silence_notice', status: 'waiting', due },
    ]);
    await log(caseId, 'call', true);
    expect((await mails()).map(({ status }) => String(status))).toEqual(['cancelled', 'cancelled']);
  });

  test('is reminded by text where mail comes back, and somebody still has the task', async () => {
    const { caseId, userId } = await waitingForClient();
    await database.sql`
      insert into public.text_consents (user_id, phone, language, words, confirmed_at)
      values (${String(userId)}, '+14045559801', 'en', 'Yes.', now())`;
    const silent = await silentCase(caseId);
    if (!silent) throw new Error('not silent');
    const task = { code: 'remind_client', dueAt: given.inHours(5), dedupeKey: `silence:${randomUUID()}` };
    const items = [
      { caseId, since: silent.since, ways: ['text'], tasks: [task], hold: false, closesAt: null },
    ];
    for (let run = 0; run < 2; run += 1)
      expect(await given.call(database, 'keep_silence', { items })).toMatchObject({ mailed: 0 });
    expect(await tasksOf(caseId)).toEqual(['remind_client open']);
    const told = await database.sql`
      select kind::text from public.texts where case_id = ${caseId}
      union all select kind::text from public.outbox where user_id = ${String(userId)} and kind = 'silence_reminder'`;
    expect(told.map(({ kind }) => String(kind))).toEqual(['your_turn']);
  });

  test('is closed after 120 days by another person than the one whose case it is, where the product held it', async () => {
    const { caseId, matterId } = await waitingForClient(200);
    const alex = await colleague(database);
    await database.sql`update public.cases set assigned_to = ${sam.id} where id = ${caseId}`;
    await database.sql`
      insert into public.case_holds (case_id, kind, held_at) values (${caseId}, 'unreachable', now() - interval '121 days')`;
    const close = (who: { id: string; role: string }) =>
      move(database, matterId, 'closed', who, {
        facts: { endReason: 'silent' },
        words: { reason: 'Silent.' },
      });
    expect(await close(sam)).toMatchObject({ outcome: 'missing', missing: ['silence'] });
    expect(await close(alex)).toMatchObject({ outcome: 'done', status: 'closed' });
  });
});

describe('ways that are not safe', () => {
  const say = (who: object, ways: object) =>
    given.call(database, 'save_safe_ways', {
      idempotencyKey: randomUUID(),
      ...who,
      ways: { phone: '', call: null, voicemail: null, letter: null, note: '', ...ways },
    });
  const asStaff = (caseId: string) => ({ caseId, actorId: sam.id, actorRole: 'staff' });

  test('are refused: a machine until the client allows it, a call and a letter from when they forbid it', async () => {
    const { caseId, userId } = await waitingForClient();
    expect(await log(caseId, 'voicemail', false)).toEqual({ outcome: 'unsafe' });
    expect(await log(caseId, 'call', false)).toMatchObject({ outcome: 'done' });
    const own = { userId: String(userId), actorId: String(userId), actorRole: 'client' };
    expect(await say(own, { voicemail: 'yes', call: 'no', letter: 'no', phone: '404 555 0199' })).toEqual({
      outcome: 'done',
    });
    expect(await log(caseId, 'voicemail', false)).toMatchObject({ outcome: 'done' });
    expect(await log(caseId, 'call', false)).toEqual({ outcome: 'unsafe' });
    expect(await log(caseId, 'letter', false)).toEqual({ outcome: 'unsafe' });
    // Calls to us may be noted, whatever the client said before.
    const inward = { channel: 'call', direction: 'in', reached: true, note: null };
    expect(
      await given.call(database, 'log_contact', {
        idempotencyKey: randomUUID(),
        ...asStaff(caseId),
        ...inward,
      }),
    ).toMatchObject({ outcome: 'done' });
    expect(await given.call(database, 'read_contact_log', { caseId, limit: 5 })).toMatchObject({
      facts: { ways: { call: 'no', by: 'client', phone: '404 555 0199' } },
    });
  });

  test('are noted by staff for the client of the case, and by nobody for an account of staff', async () => {
    const { caseId } = await waitingForClient();
    expect(await say(asStaff(caseId), { voicemail: 'yes' })).toEqual({ outcome: 'done' });
    expect(await given.call(database, 'read_contact_log', { caseId, limit: 5 })).toMatchObject({
      facts: { ways: { voicemail: 'yes', by: 'staff' } },
    });
    const own = { userId: sam.id, actorId: sam.id, actorRole: 'client' };
    expect(await say(own, {})).toEqual({ outcome: 'unknown' });
  });
});

describe('flags of an application', () => {
  const flagsOf = async (caseId: string) =>
    (
      await database.sql<{ flag: string }[]>`
        select flag from public.case_flags where case_id = ${caseId} and cleared_at is null order by flag`
    ).map(({ flag }) => flag);

  test('follow the day of the hearing: raised when it comes near, gone when it is past, raised again when it moves', async () => {
    const { caseId, intakeId } = await waitingForClient();
    const setDay = (days: number) =>
      database.sql`
        update public.intake_forms set still_open = 'yes', hearing_date = private.office_date() + ${days}::int
        where id = ${String(intakeId)}`;
    await setDay(40);
    expect(await flagsOf(caseId)).not.toContain('hearing_near');
    await setDay(10);
    expect(await flagsOf(caseId)).toContain('hearing_near');
    await given.call(database, 'set_case_flag', {
      idempotencyKey: randomUUID(),
      actorId: sam.id,
      actorRole: 'staff',
      caseId,
      flag: 'hearing_near',
      raised: false,
      note: 'Told about free help.',
    });
    await given.call(database, 'refresh_case_flags', {});
    expect(await flagsOf(caseId)).not.toContain('hearing_near');
    await setDay(12);
    expect(await flagsOf(caseId)).toContain('hearing_near');
    // The day goes by.
    await database.sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`
        update public.intake_forms set hearing_date = private.office_date() - 1 where id = ${String(intakeId)}`;
    });
    await given.call(database, 'refresh_case_flags', {});
    expect(await flagsOf(caseId)).not.toContain('hearing_near');
  });
});

test('a hold for safety on an open case is let go by an attorney alone', async () => {
  const { caseId } = await waitingForClient();
  const lawyer = await colleague(database, 'attorney');
  await database.sql`insert into public.case_holds (case_id, kind) values (${caseId}, 'safety')`;
  const release = (who: { id: string; role: string }) =>
    given.call(database, 'set_case_hold', {
      idempotencyKey: randomUUID(),
      actorId: who.id,
      actorRole: who.role,
      caseId,
      kind: 'safety',
      held: false,
    });
  expect(await release(sam)).toEqual({ outcome: 'attorney_only' });
  await expect(
    database.sql`update public.case_holds set released_at = now(), released_by = ${sam.id} where case_id = ${caseId}`,
  ).rejects.toThrow(/only an attorney/);
  expect(await release(lawyer)).toEqual({ outcome: 'done' });
});
