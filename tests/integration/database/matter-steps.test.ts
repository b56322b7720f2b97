import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseStatuses } from '#domain/cases/status.ts';
import { stageOfSteps } from '#domain/cases/stage-of-steps.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, move, standing } from './given-matters.ts';
import { write, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: Who;
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
});
afterAll(() => database.drop());

async function ticksOf(matterId: string) {
  const { ticks } = await given.call(database, 'read_matter_steps', {
    actorId: sam.id,
    actorRole: 'staff',
    matterId,
  });
  return (ticks as { step: string; as: string }[]).map(({ step, as }) => `${step} ${as}`).toSorted();
}

test('steps are ticked by client and staff alike, and are to do again for other papers or another date', async () => {
  const paid = await given.paidFor(database);
  const client: Who = { id: paid.userId, role: 'client' };
  const { id: matterId } = await firstMatter(database, paid.caseId);
  await standing(database, matterId, 'ready_to_file');
  const tick = (who: Who, step: string, more = {}) =>
    write(database, 'tick_matter_step', who, { matterId, stage: 'filing', step, done: true, ...more });

  expect(await tick(client, 'sign_at_notary')).toEqual({ outcome: 'done' });
  expect(await tick(sam, 'sign_at_notary')).toEqual({ outcome: 'done' });
  expect(await tick(sam, 'make_copies')).toEqual({ outcome: 'done' });
  expect(await ticksOf(matterId)).toEqual(['make_copies staff', 'sign_at_notary client']);
  await tick(client, 'make_copies', { done: false });
  expect(await ticksOf(matterId)).toEqual(['sign_at_notary client']);
  expect(await tick(client, 'serve_notice', { stage: 'hearing' })).toEqual({ outcome: 'not_now' });

  await standing(database, matterId, 'filed');
  expect(await ticksOf(matterId)).toEqual(['sign_at_notary client']);
  await move(database, matterId, 'hearing_set', sam, { facts: { hearingAt: '2027-01-11T14:00:00Z' } });
  await tick(client, 'serve_notice', { stage: 'hearing' });
  expect(await ticksOf(matterId)).toContain('serve_notice client');
  await move(database, matterId, 'hearing_set', sam, { facts: { hearingAt: '2027-02-11T14:00:00Z' } });
  expect(await ticksOf(matterId)).toEqual(['sign_at_notary client']);

  await standing(database, matterId, 'filed');
  await move(database, matterId, 'preparing', sam, { words: { reason: 'The clerk wants another form.' } });
  expect((await firstMatter(database, paid.caseId)).status).toBe('preparing');
  expect(await ticksOf(matterId)).toEqual([]);
});

test('nobody reads or ticks the steps of another client', async () => {
  const [one, other] = [await given.paidFor(database), await given.paidFor(database)];
  const { id: matterId } = await firstMatter(database, one.caseId);
  await standing(database, matterId, 'ready_to_file');
  expect(
    await given.call(database, 'read_matter_steps', { matterId, actorId: other.userId, actorRole: 'client' }),
  ).toEqual({
    outcome: 'unknown',
  });
  const stranger = { id: other.userId, role: 'client' };
  const request = { matterId, stage: 'filing', step: 'check_papers', done: true };
  expect(await write(database, 'tick_matter_step', stranger, request)).toEqual({ outcome: 'unknown' });
});

test('the database has the steps of a state as the product has them', async () => {
  for (const status of caseStatuses) {
    const [row] = await database.sql<{ stage: string | null }[]>`
      select private.stage_of_steps(${status}::public.case_status) as stage`;
    expect(row?.stage ?? null, status).toBe(stageOfSteps(status));
  }
});
