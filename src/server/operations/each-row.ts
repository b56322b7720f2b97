import type { AlarmAbout } from '#domain/operations/alarms.ts';
import type { App } from '../app.ts';
import { DatabaseUnavailable } from '../database/client.ts';
import { describeFault } from '../http/log.ts';
import { PaymentsUnavailable } from '../payments/payments.ts';
import { raiseAlarm } from './raise-alarm.ts';

/** Rows of a task failed. Each was logged, and staff got an alarm with its id. */
export class RowsFailed extends Error {
  override readonly name = 'RowsFailed';
}

interface Rows<Row> {
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
  /** What a row is, as a code: `refund`. */
  readonly about: AlarmAbout;
  /** Says nothing about a person, since it goes by mail. */
  readonly idOf: (row: Row) => string;
  /** Nothing new is begun after this: milliseconds, as `Date.now` has them. */
  readonly until: number;
}

/**
 * Works on rows that ask the card processor, one after the other. A row that fails stops none of the others: it is
 * logged, staff get one alarm that names it, and `RowsFailed` is thrown at the end. While the processor does not answer
 * the rest is left for a later run. Returns how many rows were done (`work` answers false for one that was not).
 */
export async function eachRow<Row>(
  app: Pick<App, 'db' | 'log'>,
  { rows, about, idOf, until }: Rows<Row>,
  work: (row: Row) => Promise<boolean | void>,
): Promise<number> {
  let done = 0;
  let failed = 0;
  let current = '';
  try {
    for await (const row of rows) {
      if (Date.now() > until) break;
      current = idOf(row);
      try {
        if ((await work(row)) !== false) done += 1;
      } catch (error) {
        if (error instanceof PaymentsUnavailable || error instanceof DatabaseUnavailable) throw error;
        failed += 1;
        app.log('row_failed', { about, id: current, ...describeFault(error) });
        await raiseAlarm(app, `${about}:${current}`, { about, id: current, reason: codeOf(error) });
      }
    }
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    app.log('rows_put_off', { about, id: current });
  }
  if (failed > 0) throw new RowsFailed();
  return done;
}

const codeOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
