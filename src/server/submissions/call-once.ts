import type { App } from '../app.ts';
import { dataOf, DatabaseFault } from '../database/client.ts';
import type { Json } from '../database/schema.ts';

/** What a reference of another key looks like: a unique violation, or no row under our key after none was written. */
const referenceTaken: ReadonlySet<string> = new Set(['23505', 'P0002']);
const attempts = 3;

/**
 * Calls the one SQL function that takes a submission; should another key have the same reference, with the next one of
 * this key. `argumentsFor` gives the arguments for the nth reference.
 */
export async function callOnce<Result>(
  app: Pick<App, 'db'>,
  name: 'submit_intake' | 'submit_contact',
  argumentsFor: (attempt: number) => unknown,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      // Plain JSON by construction: texts, lists and null.
      const p = argumentsFor(attempt) as Json;
      return dataOf(await app.db.rpc(name, { p })) as unknown as Result;
    } catch (error) {
      const taken = error instanceof DatabaseFault && referenceTaken.has(error.sqlState);
      if (!taken || attempt + 1 >= attempts) throw error;
    }
  }
}
