// For tests of work on cases.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { storedCaseRow } from '#domain/cases/queue.ts';
import { createTestDatabase } from '#tests/postgres.ts';
import { colleague, firstMatter, standing } from './given-matters.ts';
import * as given from './given.ts';

export interface Colleague {
  readonly id: string;
  readonly role: string;
}
type Row = ReturnType<typeof storedCaseRow.parse>;

export const inDays = (days: number) => given.inHours(24 * days);
export const by = (who: Colleague) => ({ actorId: who.id, actorRole: who.role });

/** A database with two colleagues and an attorney, and what a test asks and writes there about cases. */
export async function openCaseDesk() {
  const database = await createTestDatabase();
  const [sam, alex, lawyer]: [Colleague, Colleague, Colleague] = [
    await colleague(database),
    await colleague(database),
    await colleague(database, 'attorney'),
  ];
  const write = (who = sam) => ({ idempotencyKey: randomUUID(), ...by(who) });

  async function searchCases(
    facts: Record<string, postgres.JSONValue> = {},
  ): Promise<{ items: Row[]; before: unknown }> {
    const answer = await given.call(database, 'list_cases', {
      limit: 50,
      ...by(sam),
      soonUntil: inDays(1),
      closedDays: [],
      ...facts,
    });
    return {
      items: (answer['items'] as unknown[]).map((row) => storedCaseRow.parse(row)),
      before: answer['before'],
    };
  }
  const idsOf = async (facts: Record<string, postgres.JSONValue>) =>
    (await searchCases(facts)).items.map(({ id }) => id);

  async function caseAt(
    status: Parameters<typeof standing>[2] = 'submitted',
    answers: Record<string, postgres.JSONValue> = {},
    packageId?: given.PackageName,
  ) {
    const paid = await given.paidFor(database, answers, packageId);
    const matter = await firstMatter(database, paid.caseId);
    if (status !== 'submitted') await standing(database, matter.id, status);
    return { ...paid, matterId: matter.id };
  }
  const versionOf = async (matterId: string) => {
    const [row] = await database.sql<{ version: number }[]>`
      select version from public.court_matters where id = ${matterId}`;
    return row?.version ?? 0;
  };
  const task = (caseId: string, more: Record<string, string | null> = {}) =>
    database.sql`insert into public.case_tasks ${database.sql({ case_id: caseId, code: 'first_contact', ...more })}`;

  return { database, sam, alex, lawyer, write, searchCases, idsOf, caseAt, versionOf, task };
}
export type CaseDesk = Awaited<ReturnType<typeof openCaseDesk>>;
