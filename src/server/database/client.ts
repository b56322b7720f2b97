import { createClient, type PostgrestSingleResponse, type SupabaseClient } from '@supabase/supabase-js';
import { askInTime } from './patience.ts';
import type { Database as Schema } from './schema.ts';

/** The system of record, as the services see it: typed tables and SQL functions, reached with the secret key. */
export type Database = SupabaseClient<Schema>;

/** A call that has not answered by then counts as down: a request makes several, and a person waits for it. */
const timeoutMs = 5_000;

/** Storage moves whole files. */
const storageTimeoutMs = 15_000;

/** Postgres, or the connection to it, does not answer. Callers that can wait use the spool; the others answer 503. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
}

/** The database is there, but this call waited too long for a lock or took too long, and was ended: worth another try soon. */
export class DatabaseBusy extends DatabaseUnavailable {
  override readonly name = 'DatabaseBusy';
}

/** The database answered with an error of its own: a fault of ours, named by its SQLSTATE. */
export class DatabaseFault extends Error {
  override readonly name: string = 'DatabaseFault';
  readonly sqlState: string;
  constructor(sqlState: string) {
    super(`database refused with ${sqlState}`);
    this.sqlState = sqlState;
  }
}

/** The parts of a misfit that can be told: the place in the answer, never what is there. */
interface Misfit {
  readonly path: readonly PropertyKey[];
}

/** A SQL function answered what this release does not expect: a fault of ours, named by the function and the fields. */
export class UnexpectedAnswer extends DatabaseFault {
  override readonly name = 'UnexpectedAnswer';
  readonly sqlFunction: string;
  readonly fields: readonly string[];
  constructor(sqlFunction: string, misfits: readonly Misfit[]) {
    super('unexpected_answer');
    this.sqlFunction = sqlFunction;
    this.fields = [
      ...new Set(misfits.map(({ path }) => path.filter((part) => typeof part === 'string').join('.'))),
    ];
  }
}

/** The production adapter, with a time-out on every call and without retries of its own. */
export function connectDatabase(url: string, secretKey: string): Database {
  return createClient<Schema>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // The client's own retries of reads would take half a minute before anybody hears that the database is down.
    db: { retry: false },
    global: {
      fetch: (input, init) => askInTime(timeoutOf(input), (signal) => fetch(input, { ...init, signal })),
    },
  });
}

function timeoutOf(input: RequestInfo | URL): number {
  const address = input instanceof Request ? input.url : String(input);
  return address.includes('/storage/v1/') ? storageTimeoutMs : timeoutMs;
}

/**
 * The data of a query. Throws `DatabaseUnavailable` when nothing answered (status 0) or the server side failed
 * (5xx, or SQLSTATE classes 08, 53, 57 and PostgREST's connection errors), else `DatabaseFault`, which is also what
 * our SQL functions raise.
 */
export function dataOf<Data>(result: PostgrestSingleResponse<Data>): Data {
  if (result.error === null) return result.data;
  const { error, status } = result;
  const code = error.code ?? '';
  // Raised by one of our SQL functions: the database did answer, though all but P0001 come with status 500.
  if (code.startsWith('P0')) throw new DatabaseFault(code);
  // lock_not_available, query_canceled, deadlock_detected.
  if (/^(55P03|57014|40P01)$/.test(code)) throw new DatabaseBusy();
  if (status === 0 || status >= 500 || /^(08|53|57|PGRST00)/.test(code)) throw new DatabaseUnavailable();
  throw new DatabaseFault(code || String(status));
}
