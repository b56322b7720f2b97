import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

/** Who does something about a case. */
export interface Who {
  readonly id: string;
  readonly role: string;
}

/** A write about a case as the server sends it, with a key of its own. */
export async function write(
  database: TestDatabase,
  name: string,
  who: Who,
  p: Record<string, postgres.JSONValue>,
): Promise<given.Answer> {
  const always = {
    idempotencyKey: randomUUID(),
    language: 'en',
    ticketHashes: [],
    actorId: who.id,
    actorRole: who.role,
  };
  const names = await given.parametersOf(database, name);
  const taken = Object.entries(always).filter(([one]) => names.includes(one));
  return given.call(database, name, { ...Object.fromEntries(taken), ...p });
}

/** A checked upload for a case: its ticket as the database knows it. */
export async function fileTicket(database: TestDatabase, more: Record<string, string> = {}) {
  const { ticket_hash } = await given.upload(database, { purpose: 'case', ...more });
  return ticket_hash;
}

/** Open tasks of a case by code. */
export async function openTasks(database: TestDatabase, caseId: unknown): Promise<string[]> {
  const rows = await database.sql<{ code: string }[]>`
    select code from public.case_tasks
    where case_id = ${caseId as string} and done_at is null and dropped_at is null order by code`;
  return rows.map(({ code }) => code);
}

/** Mails about a case, in the order they were written. */
export async function caseMails(database: TestDatabase, caseId: unknown) {
  const rows = await database.sql<
    { kind: string; about: string; later: boolean; recipient: string | null }[]
  >`
    select kind, payload ->> 'about' as about, run_after > now() as later, recipient from public.outbox
    where payload ->> 'caseId' = ${caseId as string} and payload ? 'about' order by position`;
  return [...rows];
}
