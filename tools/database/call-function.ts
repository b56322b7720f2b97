import type postgres from 'postgres';
import { namedParameters } from '#server/database/parameters.ts';

export type FunctionAnswer = { outcome: string } & Record<string, unknown>;

/**
 * Calls a function of the API by the names of its parameters: `{ ticketId }` is `p_ticket_id` there. A parameter that it
 * does not have is an error.
 */
export const callFunction = (sql: postgres.ISql, name: string, parameters: object): Promise<FunctionAnswer> =>
  callByNames(sql, name, namedParameters(parameters));

/** The same for parameters as the API is sent them: `{ p_ticket_id }`. */
export async function callByNames(
  sql: postgres.ISql,
  name: string,
  parameters: object,
): Promise<FunctionAnswer> {
  const [row] = await sql<{ answer: FunctionAnswer }[]>`
    select private.call_named(${name}, ${sql.json(parameters as postgres.JSONValue)}) as answer`;
  if (!row) throw new Error(`${name} answered nothing`);
  return row.answer;
}
