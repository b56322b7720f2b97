import type * as z from 'zod/mini';
import type { App } from '../app.ts';
import { dataOf, UnexpectedAnswer } from './client.ts';
import { namedParameters, type Exactly, type SqlFunction, type ParametersOf } from './parameters.ts';

/**
 * Calls a SQL function by the names of its parameters and reads its answer with the schema that says what is used of it.
 * Throws as `dataOf`, and `UnexpectedAnswer`.
 */
export async function callSql<
  Name extends SqlFunction,
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

/** The same as `callSql` if nothing is read from the answer. */
export async function runSql<Name extends SqlFunction, Parameters extends ParametersOf<Name>>(
  app: Pick<App, 'db'>,
  name: Name,
  parameters: Exactly<Parameters, ParametersOf<Name>>,
): Promise<void> {
  dataOf(await app.db.rpc(name, namedParameters(parameters) as never));
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
