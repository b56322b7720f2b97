// What clients set themselves, and the steps of a case that are worth a pause.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { clientCard, plans } from '#domain/goals/plans.ts';
import { milestones } from '#domain/cases/milestones.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function someClient() {
  const { userId, caseId } = await given.paidFor(database);
  return { userId: String(userId), caseId: String(caseId) };
}
const add = (userId: string, more = {}) =>
  given.call(database, 'add_goal', {
    idempotencyKey: randomUUID(),
    actorId: userId,
    kind: 'find_home',
    title: null,
    description: '',
    targetDate: null,
    isFirst: false,
    isShared: false,
    language: 'es',
    most: 10,
    ...more,
  });
const plansOf = async (userId: string) =>
  plans.parse(await given.call(database, 'read_plans', { actorId: userId }));

test('a client has ten goals at most, also when two are added at once', async () => {
  const { userId } = await someClient();
  for (let count = 0; count < 9; count += 1) await add(userId);
  const last = await Promise.all([add(userId), add(userId)]);
  expect(last.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'too_many']);
  expect((await plansOf(userId)).goals).toHaveLength(10);
});

test('staff read the goals that were shared, and never the notes', async () => {
  const { userId, caseId } = await someClient();
  await add(userId, { kind: 'own', title: 'Un lugar tranquilo', isShared: true });
  const { goalId } = await add(userId, { kind: 'clear_debt' });
  const answer = await given.call(database, 'keep_notes', {
    actorId: userId,
    notes: 'Solo para mí',
    seen: '',
  });
  expect(answer).toEqual({ outcome: 'done' });
  const card = async () => clientCard.parse(await given.call(database, 'read_client_card', { caseId }));
  expect((await card()).goals.map(({ title }) => title)).toEqual(['Un lugar tranquilo']);
  expect(JSON.stringify(await card())).not.toContain('Solo para');
  expect(await card()).toMatchObject({ accountType: 'paid', paymentStatus: 'paid' });
  const stranger = await someClient();
  const share = { goalId: String(goalId), isShared: true };
  expect(await given.call(database, 'change_goal', { ...share, actorId: stranger.userId })).toEqual({
    outcome: 'unknown',
  });
  await given.call(database, 'change_goal', { ...share, actorId: userId });
  expect((await card()).goals).toHaveLength(2);
});

test('notes that another device changed meanwhile are not written over', async () => {
  const { userId } = await someClient();
  const keep = (notes: string, seen: string) =>
    given.call(database, 'keep_notes', { actorId: userId, notes, seen });
  await keep('Uno', '');
  expect(await keep('Dos', '')).toEqual({ outcome: 'stale' });
  expect((await plansOf(userId)).notes).toBe('Uno');
  expect(await keep('', 'Uno')).toEqual({ outcome: 'done' });
});

const reached = async (caseId: string, userId: string) => {
  const schema = z.extend(milestones, { outcome: z.literal('done') });
  return schema.parse(await given.call(database, 'read_milestones', { caseId, actorId: userId }));
};
/** What a move needs is tested elsewhere: here it counts that a state was reached. */
async function move(caseId: string, ...states: string[]) {
  await database.sql`alter table public.court_matters disable trigger check_move`;
  for (const status of states)
    await database.sql`update public.court_matters set status = ${status} where case_id = ${caseId}`;
  await database.sql`alter table public.court_matters enable trigger check_move`;
}

test('a step is celebrated once, hidden while the matter is behind it, and never beside a denial', async () => {
  const { userId, caseId } = await someClient();
  await move(caseId, 'in_review', 'preparing', 'client_review');
  const first = await reached(caseId, userId);
  expect(first.items.map(({ kind }) => kind)).toEqual(['work_began', 'papers_ready']);
  expect(first.celebrate).toBe('papers_ready');
  await given.call(database, 'mark_milestones_seen', { caseId, actorId: userId });
  expect((await reached(caseId, userId)).celebrate).toBeNull();

  await move(caseId, 'preparing');
  expect((await reached(caseId, userId)).items.map(({ kind }) => kind)).toEqual(['work_began']);
  await move(caseId, 'client_review', 'ready_to_file', 'filed');
  const filed = await reached(caseId, userId);
  expect(filed.items).toHaveLength(4);
  expect(filed.celebrate).toBe('filed');

  await move(caseId, 'denied');
  expect((await reached(caseId, userId)).celebrate).toBeNull();
  const stranger = await someClient();
  const answer = await given.call(database, 'read_milestones', { caseId, actorId: stranger.userId });
  expect(answer).toEqual({ outcome: 'unknown' });
});
