import type * as z from 'zod/mini';
import type { App } from '../app.ts';
import { dataOf, UnexpectedAnswer } from './client.ts';
import { namedParameters, type Exactly, type NamedFunction, type ParametersOf } from './parameters.ts';
import type { Database, Json } from './schema.ts';

type Functions = Database['public']['Functions'];

/** The names of the SQL functions that take one object of plain JSON and return another. */
export type SqlFunction = {
  [Name in keyof Functions]: Functions[Name] extends { Args: { p: Json }; Returns: Json } ? Name : never;
}[keyof Functions];

/**
 * Calls a SQL function with one object of plain JSON (texts, numbers, lists and null) and reads its answer with the
 * schema that says what is used of it. Throws as `dataOf`, and `UnexpectedAnswer`.
 */
export async function callSql<Schema extends z.ZodMiniType>(
  app: Pick<App, 'db'>,
  name: SqlFunction,
  p: object,
  answer: Schema,
): Promise<z.output<Schema>> {
  return readAnswer(name, dataOf(await app.db.rpc(name, { p: p as Json })), answer);
}

/**
 * Calls a SQL function by the names of its parameters and reads its answer with the schema that says what is used of it.
 * Throws as `callSql`.
 */
export async function callNamed<
  Name extends NamedFunction,
  Parameters extends ParametersOf<Name>,
  Schema extends z.ZodMiniType,
>(
  app: Pick<App, 'db'>,
  name: Name,
  parameters: Exactly<Parameters, ParametersOf<Name>>,
  answer: Schema,
): Promise<z.output<Schema>> {
  return readAnswer(name, dataOf(await app.db.rpc(name, namedParameters(parameters) as never)), answer);
}

/** The same as `callNamed` if nothing is read from the answer. */
export async function runNamed<Name extends NamedFunction, Parameters extends ParametersOf<Name>>(
  app: Pick<App, 'db'>,
  name: Name,
  parameters: Exactly<Parameters, ParametersOf<Name>>,
): Promise<void> {
  dataOf(await app.db.rpc(name, namedParameters(parameters) as never));
}

/** The same as `callSql` if nothing is read from the answer. */
export async function runSql(app: Pick<App, 'db'>, name: SqlFunction, p: object): Promise<void> {
  dataOf(await app.db.rpc(name, { p: p as Json }));
}

/**
 * The JSON that a SQL function returned, read through its schema. Throws `UnexpectedAnswer`, which is our own fault.
 */
export function readAnswer<Schema extends z.ZodMiniType>(
  name: string,
  data: unknown,
  answer: Schema,
): z.output<Schema> {
  const parsed = answer.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new UnexpectedAnswer(name, parsed.error.issues);
}
