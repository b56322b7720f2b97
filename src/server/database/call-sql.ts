import type { App } from '../app.ts';
import { dataOf } from './client.ts';
import type { Database, Json } from './schema.ts';

type Functions = Database['public']['Functions'];

/** The SQL functions that take one object of plain JSON, by name, and answer another. */
export type SqlFunction = {
  [Name in keyof Functions]: Functions[Name] extends { Args: { p: Json }; Returns: Json } ? Name : never;
}[keyof Functions];

/**
 * Calls a SQL function with one object of plain JSON: texts, numbers, lists and null. `Answer` is what the function
 * promises to answer, which the schema cannot say; its tests hold it to that. Throws as `dataOf`.
 */
export async function callSql<Answer>(app: Pick<App, 'db'>, name: SqlFunction, p: object): Promise<Answer> {
  return dataOf(await app.db.rpc(name, { p: p as Json })) as Answer;
}
