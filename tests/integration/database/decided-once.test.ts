// What a decision says to a client who has a case.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague } from './given-matters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the reason of a declined application stands once in the history, as the message it is', async () => {
  const { intakeId, caseId, userId } = await given.paidFor(database);
  const { id, role } = await colleague(database);
  const note = 'The court case is in another state.';
  const decision = { intakeId, from: 'submitted', to: 'declined', note, actorId: id, actorRole: role };
  expect(await given.call(database, 'decide_application', decision)).toMatchObject({ outcome: 'decided' });
  const { items } = await given.call(database, 'read_case_timeline', {
    caseId,
    actorId: userId,
    limit: 50,
    excerpt: 300,
    maxBytes: 30_000,
  });
  const told = (items as { kind: string; text: string | null }[]).filter(({ text }) => text === note);
  expect(told.map(({ kind }) => kind)).toEqual(['message']);
  expect(items).toContainEqual(
    expect.objectContaining({ code: 'status_changed', status: 'cancelled', text: null }),
  );
});
