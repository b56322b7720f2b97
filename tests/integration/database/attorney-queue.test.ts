import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attorney, attorneyItem } from '#domain/cases/attorneys.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, noConflict, paper, standing } from './given-matters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Who = { id: string; role: string };
const write = (who: Who) => ({ idempotencyKey: randomUUID(), actorId: who.id, actorRole: who.role });
const lawyerHere = () => colleague(database, 'attorney');

async function atAttorney(daysAgo = 1, attorneyId: string | null = null) {
  const made = await given.paidFor(database, { landlord_name: 'Oak Homes LLC' });
  const { id: matterId } = await firstMatter(database, made.caseId);
  await standing(database, matterId, 'attorney_review');
  await database.sql`
    update public.court_matters set attorney_id = ${attorneyId},
      status_since = now() - make_interval(days => ${daysAgo}) where id = ${matterId}`;
  return { caseId: String(made.caseId), matterId };
}
async function queueOf(who: Who) {
  const { items } = await given.call(database, 'read_attorney_queue', {
    actorId: who.id,
    limit: 100,
    weekStart: given.inHours(-24 * 7),
  });
  return (items as unknown[]).map((item) => attorneyItem.parse(item));
}
async function attorneysNow(weekStart = '2020-01-06T05:00:00Z') {
  const { items } = await given.call(database, 'list_attorneys', { weekStart });
  return (items as unknown[]).map((item) => attorney.parse(item));
}
const facts = {
  firm: 'Law LLC',
  phone: null,
  address: null,
  city: 'Atlanta',
  state: 'Georgia',
  zip: null,
  barNumber: '123456',
  licenceCheckedOn: null,
  weeklyCapacity: 10,
  awayUntil: null,
  substituteId: null,
};
const save = (by: Who, attorneyId: string, version: number, more: object = {}) =>
  given.call(database, 'save_attorney_profile', {
    ...write(by),
    attorneyId,
    version,
    facts: { ...facts, ...more },
  });

describe('the queue of an attorney', () => {
  test('holds what is theirs and what is anybody’s, the oldest first, and nothing that another reads', async () => {
    const [lawyer, other] = [await lawyerHere(), await lawyerHere()];
    const newer = await atAttorney(1, lawyer.id);
    const older = await atAttorney(9, lawyer.id);
    const anybodys = await atAttorney(30);
    const others = await atAttorney(40, other.id);
    await paper(database, older.matterId);
    const queue = await queueOf(lawyer);
    const mine = queue.filter(({ caseId }) =>
      [newer, older, anybodys, others].some((one) => one.caseId === caseId),
    );
    expect(mine.map(({ caseId, whose, versions }) => [caseId, whose, versions])).toEqual([
      [anybodys.caseId, 'anybody', 0],
      [older.caseId, 'mine', 1],
      [newer.caseId, 'mine', 0],
    ]);
  });

  test('passes to the substitute while somebody is away, and not a day longer', async () => {
    const [lawyer, other] = [await lawyerHere(), await lawyerHere()];
    const { caseId } = await atAttorney(2, lawyer.id);
    const [{ today, yesterday } = { today: '', yesterday: '' }] = await database.sql<
      { today: string; yesterday: string }[]
    >`select private.office_date()::text as today, (private.office_date() - 1)::text as yesterday`;
    await save(lawyer, lawyer.id, 0, { awayUntil: today, substituteId: other.id });
    const standsIn = async () => (await queueOf(other)).find((item) => item.caseId === caseId)?.whose;
    expect(await standsIn()).toBe('substitute');
    await save(lawyer, lawyer.id, 1, { awayUntil: yesterday, substituteId: other.id });
    expect(await standsIn()).toBeUndefined();
  });

  test('counts a matter once in the week in which it was returned or approved', async () => {
    const lawyer = await lawyerHere();
    const { caseId, matterId } = await atAttorney(1, lawyer.id);
    await noConflict(database, caseId, lawyer.id);
    const { documentId, sha256 } = await paper(database, matterId);
    const done = await given.call(database, 'approve_papers', {
      ...write(lawyer),
      matterId,
      documents: [{ documentId, sha256 }],
      typedName: 'Sam Office',
      language: 'en',
    });
    expect(done).toMatchObject({ outcome: 'done', moved: true });
    const counted = async (weekStart?: string) =>
      (await attorneysNow(weekStart)).find(({ id }) => id === lawyer.id)?.decidedThisWeek;
    expect(await counted()).toBe(1);
    expect(await counted(given.inHours(1))).toBe(0);
  });
});

describe('the question about conflicts', () => {
  const read = (caseId: string, who: Who) =>
    given.call(database, 'read_conflict_check', { caseId, actorId: who.id });
  const answer = async (caseId: string, who: Who, hasConflict: boolean, more: object = {}) => {
    const { namesHash } = await read(caseId, who);
    return given.call(database, 'answer_conflict_check', {
      ...write(who),
      caseId,
      namesHash: String(namesHash),
      hasConflict,
      note: null,
      taskDueAt: given.inHours(24),
      ...more,
    });
  };

  test('names landlord and parties, keeps the client’s name back until it is answered, and is asked again for a new name', async () => {
    const lawyer = await lawyerHere();
    const { caseId, matterId } = await atAttorney(1, lawyer.id);
    expect(await read(caseId, lawyer)).toMatchObject({
      state: 'open',
      parties: [
        { name: 'Oak Homes LLC', role: 'plaintiff', isClient: false },
        { name: 'Ana Núñez', role: 'respondent', isClient: true },
      ],
    });
    const item = async () => (await queueOf(lawyer)).find((one) => one.caseId === caseId);
    expect((await item())?.client).toBeNull();
    expect(await answer(caseId, lawyer, false)).toEqual({ outcome: 'done' });
    expect((await item())?.client).toBe('Ana Núñez');
    await database.sql`
      insert into public.matter_parties (matter_id, role, name, source)
      values (${matterId}, 'plaintiff', 'Pine Homes LLC', 'court_record')`;
    expect(await read(caseId, lawyer)).toMatchObject({ state: 'open' });
    expect(await answer(caseId, lawyer, false, { namesHash: 'f'.repeat(32) })).toMatchObject({
      outcome: 'stale',
    });
    expect(await answer(caseId, await colleague(database), false)).toEqual({ outcome: 'unknown' });
  });

  test('answered with yes takes the case off them and gives staff a task', async () => {
    const lawyer = await lawyerHere();
    const { caseId, matterId } = await atAttorney(1, lawyer.id);
    expect(await answer(caseId, lawyer, true)).toEqual({ outcome: 'done' });
    expect((await queueOf(lawyer)).map((one) => one.caseId)).not.toContain(caseId);
    const [row] = await database.sql`
      select matter.attorney_id as attorney, (select count(*)::int from public.case_tasks
        where case_id = ${caseId} and code = 'attorney_conflict' and done_at is null) as tasks
      from public.court_matters as matter where id = ${matterId}`;
    expect(row).toEqual({ attorney: null, tasks: 1 });
    expect(
      await given.call(database, 'open_case', { caseId, actorId: lawyer.id, actorRole: 'attorney' }),
    ).toEqual({ outcome: 'conflict_check' });
  });

  test('stands before a correction of the application too, which came to the inbox', async () => {
    const lawyer = await lawyerHere();
    const { caseId } = await atAttorney(1, lawyer.id);
    const [sent] = await database.sql`select intake_form_id as id from public.cases where id = ${caseId}`;
    const reference = given.newReference();
    await given.call(database, 'record_correction', {
      intakeId: String(sent?.id),
      reference,
      message: 'My name was spelled wrong.',
      answers: null,
      language: 'en',
      mails: [],
    });
    const [message] =
      await database.sql`select id from public.contact_submissions where reference = ${reference}`;
    const stateOf = async (part: string, id: unknown) => {
      const [row] = await database.sql`
        select private.conflict_answer_of(${part}, ${String(id)}, ${lawyer.id}) as answer`;
      return row?.['answer'] as unknown;
    };
    expect(await stateOf('inbox', message?.id)).toEqual({ caseId, state: 'open' });
    const [upload] = await database.sql`
      insert into public.uploads (ticket_hash, purpose, object_key, file_name, file_type, file_size, status, contact_submission_id)
      values (${'e'.repeat(64)}, 'contact', 'contact/inbox-of-a-case', 'a.pdf', 'application/pdf', 10, 'attached', ${String(message?.id)})
      returning id`;
    expect(await stateOf('file', upload?.id)).toEqual({ caseId, state: 'open' });
  });
});

describe('the profile of an attorney', () => {
  test('is written by themselves, without the license, which an admin checks and a new bar number takes away', async () => {
    const [lawyer, other, admin] = [
      await lawyerHere(),
      await lawyerHere(),
      await colleague(database, 'admin'),
    ];
    const profile = async () => (await attorneysNow()).find(({ id }) => id === lawyer.id);
    expect(await save(lawyer, lawyer.id, 0, { licenceCheckedOn: '2026-11-20' })).toEqual({ outcome: 'done' });
    expect(await profile()).toMatchObject({ firm: 'Law LLC', weeklyCapacity: 10, licenceCheckedOn: null });
    expect(await save(admin, lawyer.id, 1, { licenceCheckedOn: '2026-11-20' })).toEqual({ outcome: 'done' });
    expect(await profile()).toMatchObject({ licenceCheckedOn: '2026-11-20', licenceCheckedBy: 'Sam Office' });
    expect(await save(lawyer, lawyer.id, 2, { barNumber: '654321' })).toEqual({ outcome: 'done' });
    expect(await profile()).toMatchObject({
      barNumber: '654321',
      licenceCheckedOn: null,
      licenceCheckedBy: null,
    });
    expect(await save(lawyer, lawyer.id, 2)).toMatchObject({ outcome: 'stale' });
    expect(await save(other, lawyer.id, 3)).toEqual({ outcome: 'unknown' });
    expect(await save(lawyer, lawyer.id, 3, { substituteId: lawyer.id })).toEqual({
      outcome: 'no_substitute',
    });
    expect(await save(lawyer, lawyer.id, 3, { substituteId: admin.id })).toEqual({
      outcome: 'no_substitute',
    });
  });
});

describe('a license that lapses', () => {
  const approve = async (who: Who, matterId: string) => {
    const documents = await database.sql<{ documentId: string; sha256: string }[]>`
      select document_id as "documentId", sha256 from public.current_papers where matter_id = ${matterId}`;
    return given.call(database, 'approve_papers', {
      ...write(who),
      matterId,
      documents: [...documents],
      typedName: 'L. Law',
      language: 'en',
    });
  };
  const standsAt = async (matterId: string) => {
    const [row] = await database.sql<{ status: string; approved: boolean }[]>`
      select status, private.all_approved(id, 'attorney') as approved from public.court_matters where id = ${matterId}`;
    return row;
  };

  test('takes along its approvals of what is not filed, and approves nothing before it is found in force again', async () => {
    const [lawyer, admin] = [await lawyerHere(), await colleague(database, 'admin')];
    await save(admin, lawyer.id, 0, { licenceCheckedOn: '2026-11-02' });
    const { caseId, matterId } = await atAttorney(1, lawyer.id);
    await paper(database, matterId);
    await noConflict(database, caseId, lawyer.id);
    expect(await approve(lawyer, matterId)).toMatchObject({ outcome: 'done', status: 'client_review' });
    const filed = await atAttorney(1, lawyer.id);
    await paper(database, filed.matterId);
    await noConflict(database, filed.caseId, lawyer.id);
    await approve(lawyer, filed.matterId);
    await standing(database, filed.matterId, 'filed');

    expect(await save(admin, lawyer.id, 1)).toMatchObject({ outcome: 'done' });
    expect(await standsAt(matterId)).toEqual({ status: 'preparing', approved: false });
    expect((await standsAt(filed.matterId))?.status).toBe('filed');
    const tasks = await database.sql`
      select code from public.case_tasks where case_id = ${caseId} and code = 'licence_lapsed' and done_at is null`;
    expect(tasks).toHaveLength(1);
    await standing(database, matterId, 'attorney_review');
    expect(await approve(lawyer, matterId)).toEqual({ outcome: 'licence_lapsed' });

    await save(admin, lawyer.id, 2, { licenceCheckedOn: '2026-11-20' });
    expect((await standsAt(matterId))?.approved).toBe(false);
    expect(await approve(lawyer, matterId)).toMatchObject({ outcome: 'done', status: 'client_review' });
  });
});
