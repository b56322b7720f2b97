import type * as z from 'zod/mini';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { DatabaseFault } from '../database/client.ts';

/** How the database reports that another key has this reference: a unique violation, or no row under our key. */
const referenceTaken: ReadonlySet<string> = new Set(['23505', 'P0002']);
const attempts = 3;

/**
 * Calls the one SQL function that takes a submission; should another key have the same reference, with the next one of
 * this key. `argumentsFor` gives the arguments for the nth reference.
 */
export async function callOnce<Schema extends z.ZodMiniType>(
  app: Pick<App, 'db'>,
  name: 'submit_intake' | 'submit_contact',
  argumentsFor: (attempt: number) => object,
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
