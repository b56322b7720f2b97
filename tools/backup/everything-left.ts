// Something in every table in which a client can leave something, each with a word by which it is found again.
import type postgres from 'postgres';
import { rowsOfPerson } from './left-by-person.ts';
import { rowsOfCase } from './left-in-case.ts';

export interface LeftBy {
  readonly userId: string;
  readonly caseId: string;
  readonly matterId: string;
  readonly intakeId: string;
  readonly orderId: string;
  readonly email: string;
}

export interface Leaving extends LeftBy {
  /** Of one client alone. */
  readonly key: string;
  readonly word: (table: string) => string;
  readonly soon: Date;
}

export type LeftRow = readonly [table: string, row: Record<string, unknown>];

/** The word that is in a table; `key` is of one client alone. */
export const wordIn = (table: string, key: string): string => `${key} in ${table}.`;

/** Past the rules by which rows come: what is tested here is what becomes of them. Answers the tables it wrote to. */
export async function leaveEverything(sql: postgres.Sql, left: LeftBy, key: string): Promise<string[]> {
  const { userId, caseId, matterId, intakeId } = left;
  const word = (table: string) => wordIn(table, key);
  const leaving = { ...left, key, word, soon: new Date(Date.now() + 3_600_000) };
  const rows = [...rowsOfCase(sql, leaving), ...rowsOfPerson(sql, leaving)];
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    for (const [table, row] of rows)
      await transaction`insert into public.${transaction(table)} ${transaction(row as Record<string, never>)}`;
    await transaction`update public.users set personal_notes = ${word('users')} where id = ${userId}`;
    await transaction`update public.cases set title = ${word('cases')} where id = ${caseId}`;
    await transaction`update public.intake_forms set case_numbers = ${word('intake_forms')} where id = ${intakeId}`;
    await transaction`
      update public.court_matters set name_as_filed = ${word('court_matters')}, outcome_part = ${word('court_matters')}
      where id = ${matterId}`;
  });
  return [...new Set([...rows.map(([table]) => table), 'users', 'cases', 'intake_forms', 'court_matters'])];
}
