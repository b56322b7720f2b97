import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { needFacts } from '#domain/cases/need-facts.ts';
import { clientAsks } from '#domain/cases/needs.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, paper, plaintiff, standing } from './given-matters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A client who reads and answers on paper: approved by the attorney, and nobody asked about the landlord yet. */
async function onPaper() {
  const { caseId } = await given.paidFor(database);
  const { id } = await firstMatter(database, caseId);
  await plaintiff(database, id);
  await paper(database, id, ['attorney']);
  await standing(database, id, 'client_review');
  await database.sql`
    update public.matter_parties set danger_answer = null, danger_answered_at = null where matter_id = ${id} and not is_client`;
  return { caseId: String(caseId), id };
}

async function landlordOf(matterId: string) {
  const [row] = await database.sql<{ id: string; version: number; answer: string | null }[]>`
    select id, version, danger_answer as answer from public.matter_parties where matter_id = ${matterId} and not is_client limit 1`;
  if (!row) throw new Error('no landlord');
  return row;
}

async function record(matterId: string, answer: 'yes' | 'no') {
  const { id, version } = await landlordOf(matterId);
  const sam = await colleague(database);
  return given.call(database, 'save_party', {
    idempotencyKey: randomUUID(),
    matterId,
    partyId: id,
    version,
    act: 'danger_answered',
    answer,
    said: 'Letter of December 1.',
    dueAt: given.inHours(24),
    actorId: sam.id,
    actorRole: sam.role,
  });
}

const asks = async (matterId: string) => {
  const [row] = await database.sql<{ facts: unknown }[]>`
    select private.facts_of_needs(matter) as facts from public.court_matters as matter where id = ${matterId}`;
  return clientAsks(needFacts.parse(row?.facts));
};

test('staff record what a client on paper answered about the landlord, and she is asked no more', async () => {
  const { caseId, id } = await onPaper();
  expect(await asks(id)).toContain('danger_answer');
  expect((await record(id, 'no')).outcome).toBe('done');
  expect(await asks(id)).not.toContain('danger_answer');
  const [note] = await database.sql`
    select description, is_internal from public.case_updates where case_id = ${caseId} and description = 'Letter of December 1.'`;
  expect(note).toEqual({ description: 'Letter of December 1.', is_internal: true });
});

test('a yes on paper holds the case for the attorney, and no colleague turns it into a no', async () => {
  const { caseId, id } = await onPaper();
  expect((await record(id, 'yes')).outcome).toBe('done');
  const [hold] = await database.sql`
    select kind from public.case_holds where case_id = ${caseId} and released_at is null`;
  expect(hold?.['kind']).toBe('safety');
  expect((await record(id, 'no')).outcome).toBe('forbidden');
  expect((await landlordOf(id)).answer).toBe('yes');
});
