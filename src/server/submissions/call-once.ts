import type * as z from 'zod/mini';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { DatabaseFault } from '../database/client.ts';
import type { Exactly, ParametersOf } from '../database/parameters.ts';

/** How the database reports that another key has this reference: a unique violation, or no row under our key. */
const referenceTaken: ReadonlySet<string> = new Set(['23505', 'P0002']);
const attempts = 3;

/**
 * Calls the one SQL function that takes a submission; should another key have the same reference, with the next one of
 * this key. `argumentsFor` gives the arguments for the nth reference.
 */
export async function callOnce<
  Name extends 'submit_intake' | 'submit_contact',
  Parameters extends ParametersOf<Name>,
  Schema extends z.ZodMiniType,
>(
  app: Pick<App, 'db'>,
  name: Name,
  argumentsFor: (attempt: number) => Exactly<Parameters, ParametersOf<Name>>,
  answer: Schema,
): Promise<z.output<Schema>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await callSql(app, name, argumentsFor(attempt), answer);
    } catch (error) {
      const taken = error instanceof DatabaseFault && referenceTaken.has(error.sqlState);
      if (!taken || attempt + 1 >= attempts) throw error;
    }
  }
}
