import type postgres from 'postgres';
import { namedParameters } from '#server/database/parameters.ts';

export type FunctionAnswer = { outcome: string } & Record<string, unknown>;

/**
 * Calls a function of the API by the names of its parameters: `{ ticketId }` is `p_ticket_id` there. A parameter that it
 * does not have is an error. What still takes one object gets them as they are.
 */
export async function callFunction(
  sql: postgres.ISql,
  name: string,
  parameters: object,
): Promise<FunctionAnswer> {
  const [object] = await sql`
    select from pg_proc
    where pronamespace = 'public'::regnamespace and proname = ${name} and proargnames = '{p}'`;
  if (!object) return callByNames(sql, name, namedParameters(parameters));
  const [row] = await sql<{ answer: FunctionAnswer }[]>`
    select ${sql('public')}.${sql(name)}(${sql.json(parameters as postgres.JSONValue)}) as answer`;
  return answerIn(row, name);
}

/** The same for parameters as the API is sent them: `{ p_ticket_id }`. */
export async function callByNames(
  sql: postgres.ISql,
  name: string,
  parameters: object,
): Promise<FunctionAnswer> {
  const [row] = await sql<{ answer: FunctionAnswer }[]>`
    select private.call_named(${name}, ${sql.json(parameters as postgres.JSONValue)}) as answer`;
  return answerIn(row, name);
}

function answerIn(row: { readonly answer: FunctionAnswer } | undefined, name: string): FunctionAnswer {
  if (!row) throw new Error(`${name} answered nothing`);
  return row.answer;
}
