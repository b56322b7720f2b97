import { nextMailTry } from '#domain/mail/retry.ts';
import { dataOf } from '../database/client.ts';
import { raiseAlarm } from '../operations/raise-alarm.ts';
import type { ClaimedRow, OutboxApp } from './claim-mails.ts';
import { MailFactMissing } from './letter.ts';

/** A try that did not succeed: the next one after a growing pause, and after the last a dead letter. */
export async function mailFailed(
  app: OutboxApp,
  row: ClaimedRow,
  worker: string,
  error: unknown,
): Promise<void> {
  const code = errorCode(error);
  const wait = nextMailTry(row.attempts, Math.random());
  if (wait === null) return giveUpMail(app, row, worker, code);
  app.log('mail_failed', { kind: row.kind, id: row.id, code, tries: row.attempts });
  const retryAt = new Date(app.clock().getTime() + wait * 1_000).toISOString();
  await noteFailure(app, row, worker, { code, retryAt, dead: false });
}

/** Kept as a dead letter for staff, with one alarm per mail. */
export async function giveUpMail(
  app: OutboxApp,
  row: ClaimedRow,
  worker: string,
  code: string,
): Promise<void> {
  app.log('mail_dead', { kind: row.kind, id: row.id, code, tries: row.attempts });
  await noteFailure(app, row, worker, { code, retryAt: row.run_after, dead: true });
  // An alarm about an alarm would go on for ever.
  if (row.kind === 'staff_alarm') return;
  await raiseAlarm(app, `mail:${row.id}`, { about: 'mail', reason: code, id: row.id });
}

async function noteFailure(
  app: OutboxApp,
  row: ClaimedRow,
  worker: string,
  { code, retryAt, dead }: { readonly code: string; readonly retryAt: string; readonly dead: boolean },
): Promise<void> {
  dataOf(
    await app.db.rpc('fail_outbox', {
      p_id: row.id,
      p_worker: worker,
      p_error: code,
      p_retry_at: retryAt,
      p_dead: dead,
    }),
  );
}

/** A code for the row and the log; messages of a provider quote addresses. */
function errorCode(error: unknown): string {
  if (error instanceof MailFactMissing) return `fact_missing:${error.message}`;
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const parts = [typeof code === 'string' ? code : error.name];
  if (typeof responseCode === 'number') parts.push(String(responseCode));
  return parts.join(':');
}
