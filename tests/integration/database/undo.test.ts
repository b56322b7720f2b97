import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { historyLines } from '#domain/cases/history-lines.ts';
import type { CaseUpdates } from '#domain/cases/notes.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import { undoChoices } from '#domain/workplace/preferences.ts';
import type { TestDatabase } from '#tests/postgres.ts';
import { isFullRun } from '#tests/runs.ts';
import { by, openCaseDesk, type CaseDesk, type Colleague } from './case-desk.ts';
import { move, standing } from './given-matters.ts';
import * as given from './given.ts';

let desk: CaseDesk;
let database: TestDatabase;
let sam: Colleague;
let alex: Colleague;
beforeAll(async () => {
  desk = await openCaseDesk();
  ({ database, sam, alex } = desk);
});
afterAll(() => database.drop());

interface Done {
  readonly outcome: string;
  readonly undo: { readonly id: string; readonly seconds: number } | null;
}
const undo = async (done: Done, who = sam) =>
  given.call(database, 'undo_act', { actId: done.undo?.id ?? randomUUID(), ...by(who) });
const doing = async (name: string, p: object, who = sam) =>
  (await given.call(database, name, { ...desk.write(who), mayUndo: true, ...p } as never)) as unknown as Done;
const moving = async (matterId: string, to: CaseStatus, who = sam) =>
  (await move(database, matterId, to, who, {
    mayUndo: true,
    words: { message: 'We have begun.' },
  })) as unknown as Done;

/** All that a move may touch, as people see it. */
async function picture(caseId: string) {
  const { sql } = database;
  const rows = async (what: ReturnType<typeof sql>) => [...(await what)];
  return {
    cases: await rows(sql`select status, over_since from public.cases where id = ${caseId}`),
    matters: await rows(
      sql`select id, status, status_since, changed_by from public.court_matters where case_id = ${caseId} order by id`,
    ),
    tasks: await rows(
      sql`select id, code, owner_id, due_at from public.case_tasks
          where case_id = ${caseId} and done_at is null and dropped_at is null order by id`,
    ),
    notices: await rows(
      sql`select id from public.client_notifications where case_id = ${caseId} and done_at is null order by id`,
    ),
    milestones: await rows(
      sql`select milestone_type from public.client_milestones where case_id = ${caseId} and is_visible order by 1`,
    ),
    history: await rows(
      sql`select id from public.case_updates where case_id = ${caseId} and not is_internal order by id`,
    ),
  };
}
const mailsOf = async (caseId: string) => [
  ...(await database.sql<{ status: string; waits: boolean }[]>`
    select status, run_after > now() as waits from public.outbox
    where payload ->> 'caseId' = ${caseId} and kind = 'case_moved' order by position`),
];
const forget = (caseId: string) =>
  database.sql`delete from public.outbox where payload ->> 'caseId' = ${caseId}`;

describe('staff take back', () => {
  test.each([
    ['submitted', 'in_review'],
    ['in_review', 'waiting_for_client'],
    ['waiting_for_client', 'in_review'],
    ['in_review', 'preparing'],
    ['preparing', 'waiting_for_client'],
  ] as const)(
    'a move from %s to %s: the case stands as before, and the client never hears of it',
    async (from, to) => {
      const { caseId, matterId } = await desk.caseAt(from === 'preparing' ? 'in_review' : from);
      await database.sql`update public.court_matters set record_matched_at = now() where id = ${matterId}`;
      if (from === 'preparing') await move(database, matterId, from, sam);
      await desk.task(caseId, { matter_id: matterId });
      await forget(caseId);
      const before = await picture(caseId);
      const done = await moving(matterId, to);
      expect(done).toMatchObject({ outcome: 'done', undo: { seconds: 10 } });
      expect((await picture(caseId)).matters).not.toEqual(before.matters);
      expect(await mailsOf(caseId)).toEqual([{ status: 'waiting', waits: true }]);
      expect(await undo(done)).toEqual({ outcome: 'done' });
      expect(await picture(caseId)).toEqual(before);
      expect((await mailsOf(caseId)).map(({ status }) => status)).toEqual(['cancelled']);
      // Pressed twice, it is taken back once.
      expect(await undo(done)).toEqual({ outcome: 'done' });
      const history = await database.sql<
        { code: string; taken_back_at: Date | null; is_internal: boolean }[]
      >`
      select code, taken_back_at, is_internal from public.case_updates where case_id = ${caseId} order by position desc limit 2`;
      expect(history).toMatchObject([
        { code: 'taken_back', is_internal: true },
        { code: 'status_changed', is_internal: true, taken_back_at: expect.any(Date) as Date },
      ]);
      // And made again, it tells the client and sets its tasks as the first time.
      expect(await moving(matterId, to)).toMatchObject({ outcome: 'done' });
      expect((await mailsOf(caseId)).map(({ status }) => status)).toEqual(['cancelled', 'waiting']);
    },
  );

  test('a finished task, an owner, a note and a flag, each with what it set off', async () => {
    const { caseId } = await desk.caseAt('in_review');
    await desk.task(caseId);
    await doing('assign_cases', { ownerId: alex.id, caseIds: [caseId] });
    const before = await picture(caseId);
    const [task] = await database.sql<{ id: string; version: number }[]>`
      select id, version from public.case_tasks where case_id = ${caseId} and code = 'first_contact'`;
    const acts = [
      await doing('save_case_task', { caseId, act: 'done', taskId: task?.id, version: task?.version }),
      await doing('assign_cases', { ownerId: sam.id, caseIds: [caseId] }),
      await doing('set_case_flag', { caseId, flag: 'out_of_scope', raised: true, note: 'Another state' }),
      await doing('write_case_update', { caseId, visible: false, text: 'Called twice', language: 'en' }),
    ];
    for (const act of acts.toReversed()) expect(await undo(act)).toEqual({ outcome: 'done' });
    expect(await picture(caseId)).toEqual(before);
    const [left] = await database.sql`
      select (select assigned_to from public.cases where id = ${caseId}) as owner,
        (select count(*)::int from public.case_flags where case_id = ${caseId} and cleared_at is null and flag = 'out_of_scope') as flags,
        (select taken_back_at is not null from public.case_updates where case_id = ${caseId} and description = 'Called twice') as note,
        (select count(*)::int from public.audit_entries where object_id = ${caseId} and action = 'act_taken_back') as noted`;
    expect(left).toEqual({ owner: alex.id, flags: 0, note: true, noted: 4 });
  });

  test('a message: the client never hears of it, what it answered waits again, and staff keep its words', async () => {
    const { caseId } = await desk.caseAt('in_review');
    await desk.task(caseId, { code: 'answer_message' });
    await forget(caseId);
    const before = await picture(caseId);
    const thread = async () => [
      ...(await database.sql<{ message: string }[]>`
        select message from public.client_messages where case_id = ${caseId} order by created_at`),
    ];
    const spoken = await thread();
    const sent = await doing('send_case_message', { caseId, message: 'This was for Ana.', language: 'en' });
    expect(sent).toMatchObject({ outcome: 'done', undo: { seconds: 10 } });
    expect((await picture(caseId)).tasks).not.toEqual(before.tasks);
    const mails = async () => [
      ...(await database.sql<{ status: string; waits: boolean }[]>`
        select status, run_after > now() as waits from public.outbox
        where payload ->> 'caseId' = ${caseId} and kind = 'case_message' order by position`),
    ];
    expect(await mails()).toEqual([{ status: 'waiting', waits: true }]);
    expect(await undo(sent)).toEqual({ outcome: 'done' });
    expect(await picture(caseId)).toEqual(before);
    expect(await thread()).toEqual(spoken);
    expect((await mails()).map(({ status }) => status)).toEqual(['cancelled']);
    const [left] = await database.sql`
      select (select count(*)::int from public.contact_log where case_id = ${caseId} and channel = 'message' and direction = 'out') as reached,
        (select count(*)::int from public.audit_entries where object_id = ${caseId} and action = 'act_taken_back') as noted,
        (select description from public.case_updates where case_id = ${caseId} and code = 'taken_back' and is_internal) as words`;
    expect(left).toEqual({ reached: 0, noted: 1, words: 'This was for Ana.' });
  });

  test('a move and a message, and read each of them in one line of the history', async () => {
    const { caseId, matterId } = await desk.caseAt('in_review');
    const moved = (await move(database, matterId, 'waiting_for_client', sam, {
      mayUndo: true,
      words: { message: 'We need one more paper.', reason: 'The lease is missing.' },
    })) as unknown as Done;
    await undo(moved);
    const sent = await doing('send_case_message', { caseId, message: 'This was for Ana.', language: 'en' });
    await undo(sent);
    const { items } = (await given.call(database, 'read_case_updates', {
      caseId,
      limit: 50,
      ...by(sam),
    })) as unknown as CaseUpdates;
    const lines = historyLines(items.slice(0, 5));
    expect(lines).toMatchObject([
      { entry: { code: 'message_sent', text: 'This was for Ana.' }, forStaff: [] },
      {
        entry: { code: 'status_changed', text: 'We need one more paper.' },
        forStaff: ['The lease is missing.'],
      },
    ]);
  });

  test('a flag they cleared, with what was written about it', async () => {
    const { caseId } = await desk.caseAt('in_review');
    await doing('set_case_flag', { caseId, flag: 'out_of_scope', raised: true, note: 'Another state' });
    const cleared = await doing('set_case_flag', {
      caseId,
      flag: 'out_of_scope',
      raised: false,
      note: 'Ours',
    });
    expect(await undo(cleared)).toEqual({ outcome: 'done' });
    const [flag] =
      await database.sql`select note, cleared_at from public.case_flags where case_id = ${caseId} and flag = 'out_of_scope'`;
    expect(flag).toEqual({ note: 'Another state', cleared_at: null });
  });
});

describe('it stays, and they read why,', () => {
  test('when a colleague did something in the case since', async () => {
    const { caseId, matterId } = await desk.caseAt('in_review');
    const done = await moving(matterId, 'waiting_for_client');
    await doing('write_case_update', { caseId, visible: false, text: 'I asked her.', language: 'en' }, alex);
    expect(await undo(done)).toMatchObject({ outcome: 'stale', changedBy: 'Sam Office' });
  });

  test('when the client was in the portal, or wrote', async () => {
    const { caseId, matterId } = await desk.caseAt('in_review');
    const [one] = await database.sql<
      { user_id: string }[]
    >`select user_id from public.cases where id = ${caseId}`;
    const client = one?.user_id ?? '';
    await database.sql`
      insert into public.sessions (sid, user_id, expire, ends_at)
      values (encode(sha256(gen_random_uuid()::text::bytea), 'hex'), ${client}, now() + interval '1 hour', now() + interval '1 day')`;
    expect(await undo(await moving(matterId, 'waiting_for_client'))).toEqual({ outcome: 'seen' });
  });

  test('when the client has read the message, or answered it', async () => {
    const { caseId } = await desk.caseAt('in_review');
    const [one] = await database.sql<
      { user_id: string }[]
    >`select user_id from public.cases where id = ${caseId}`;
    const read = await doing('send_case_message', { caseId, message: 'One', language: 'en' });
    await database.sql`update public.client_messages set read_at = now() where case_id = ${caseId}`;
    expect(await undo(read)).toEqual({ outcome: 'seen' });
    const answered = await doing('send_case_message', { caseId, message: 'Two', language: 'en' });
    await given.call(database, 'send_case_message', {
      idempotencyKey: randomUUID(),
      caseId,
      message: 'Thank you',
      language: 'en',
      actorId: one?.user_id ?? '',
      actorRole: 'client',
    });
    expect(await undo(answered)).toMatchObject({ outcome: 'stale' });
  });

  test('when the mail has left', async () => {
    const { caseId, matterId } = await desk.caseAt('in_review');
    await forget(caseId);
    const done = await moving(matterId, 'waiting_for_client');
    await database.sql`update public.outbox set run_after = now() where payload ->> 'caseId' = ${caseId}`;
    await database.asServer`select public.claim_outbox(1000, 60, 'worker')`;
    expect(await undo(done)).toEqual({ outcome: 'mailed' });
    expect((await picture(caseId)).matters).toMatchObject([{ status: 'waiting_for_client' }]);
  });

  test('when its seconds are over, when it was somebody else’s, and when what they did is grave', async () => {
    const { caseId, matterId } = await desk.caseAt('in_review');
    const done = await moving(matterId, 'waiting_for_client');
    expect(await undo(done, alex)).toEqual({ outcome: 'unknown' });
    await database.sql`update public.undoable_acts set undo_until = now() where case_id = ${caseId}`;
    expect(await undo(done)).toEqual({ outcome: 'over' });
    await standing(database, matterId, 'filed');
    await forget(caseId);
    const denied = await move(database, matterId, 'denied', sam, {
      mayUndo: true,
      facts: { decidedOn: '2026-01-05', outcome: 'denied' },
      words: { message: 'The judge said no.' },
    });
    expect(denied).toMatchObject({ outcome: 'done', undo: null });
    expect(await mailsOf(caseId)).toEqual([{ status: 'waiting', waits: false }]);
  });

  test('when a colleague gave the case to somebody else', async () => {
    const { caseId } = await desk.caseAt('in_review');
    const mine = await doing('assign_cases', { ownerId: sam.id, caseIds: [caseId] });
    await doing('assign_cases', { ownerId: alex.id, caseIds: [caseId] }, alex);
    expect(await undo(mine)).toMatchObject({ outcome: 'stale', changedBy: 'Sam Office' });
  });
});

test('who needs more time has thirty seconds, and who wants none sends at once', async () => {
  const { matterId } = await desk.caseAt('in_review');
  const [, longer, none] = undoChoices;
  await given.call(database, 'keep_staff_preferences', {
    userId: alex.id,
    preferences: { undoSeconds: longer },
  });
  expect(await moving(matterId, 'waiting_for_client', alex)).toMatchObject({ undo: { seconds: longer } });
  await given.call(database, 'keep_staff_preferences', {
    userId: alex.id,
    preferences: { undoSeconds: none },
  });
  expect(await moving(matterId, 'in_review', alex)).toMatchObject({ outcome: 'done', undo: null });
});

test(
  'however undo and the sending of mail meet, no client is told of what was taken back',
  { timeout: 600_000 },
  async () => {
    const races = isFullRun ? 1_000 : 60;
    const { caseId, matterId } = await desk.caseAt('in_review');
    const met = { done: 0, mailed: 0 };
    let isWaiting = false;
    for (let race = 0; race < races; race += 1) {
      await forget(caseId);
      const done = await moving(matterId, isWaiting ? 'in_review' : 'waiting_for_client');
      // The mail falls due while somebody presses: the narrowest case, which the seconds keep apart.
      await database.sql`
      update public.outbox set run_after = clock_timestamp() + make_interval(secs => ${(race % 7) / 1000})
      where payload ->> 'caseId' = ${caseId}`;
      const claims = async () => {
        for (let tries = 0; tries < 200; tries += 1) {
          await database.asServer`select id from public.claim_outbox(1000, 60, 'worker')`;
          const [mail] = await database.sql<{ status: string; attempts: number }[]>`
          select status, attempts from public.outbox where payload ->> 'caseId' = ${caseId} and kind = 'case_moved'`;
          if (mail?.attempts === 1 || mail?.status === 'cancelled') return mail.attempts === 1;
        }
        throw new Error('the mail waits for ever');
      };
      const [isClaimed, undone] = await Promise.all([claims(), undo(done)]);
      const outcome = undone['outcome'] as 'done' | 'mailed';
      expect([outcome, isClaimed], `race ${String(race)}`).toEqual(
        outcome === 'done' ? ['done', false] : ['mailed', true],
      );
      met[outcome] += 1;
      if (outcome === 'mailed') isWaiting = !isWaiting;
    }
    expect(met.done + met.mailed).toBe(races);
    // Both ends were met, or nothing was raced.
    expect(Math.min(met.done, met.mailed)).toBeGreaterThan(0);
  },
);
