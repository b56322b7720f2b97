import { randomUUID } from 'node:crypto';
import { nextMailTry } from '#domain/mail/retry.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { readAnswer } from '../database/call-sql.ts';
import { describeFault } from '../http/log.ts';
import { raiseAlarm } from '../operations/raise-alarm.ts';
import { MailTooLarge } from './incoming-mail.ts';
import {
  claimReceived,
  replyAddress,
  type ReceivedApp,
  type ReceivedRow,
  type ReplyAddress,
} from './claim-received.ts';
import { dropAutomatic, putIntoInbox, putIntoThread, reportDelivery } from './put-letter.ts';
import type { Letter } from './read-letter.ts';
import { removeOriginal } from './remove-originals.ts';

/** A scheduled function has 30 seconds; the largest mail begun at the end of these takes the rest. */
const budgetMs = 12_000;

const mostSilentTries = 4;

/**
 * Fetches what the receiver keeps for us and puts each mail where it belongs: claimed by a lease, so that two workers never
 * hold the same, and put there in one transaction that also ends it, so that it is there once, whenever a worker dies. What
 * fails is tried again with growing pauses and at last shown to staff; nothing is dropped. Returns how many were put.
 */
export async function processReceived(app: ReceivedApp, budget = budgetMs): Promise<number> {
  if (!app.incoming) return 0;
  const worker = randomUUID();
  const until = Date.now() + budget;
  let count = 0;
  while (Date.now() < until) {
    const [row] = await claimReceived(app, worker);
    if (!row) break;
    if (await processOne(app, row, worker)) count += 1;
  }
  return count;
}

async function processOne(app: ReceivedApp, row: ReceivedRow, worker: string): Promise<boolean> {
  try {
    await putWhereItBelongs(app, row);
  } catch (error) {
    await failed(app, row, worker, error).catch((fault: unknown) =>
      app.log('received_mail_not_marked', { id: row.id, ...describeFault(fault) }),
    );
    return false;
  }
  // Should the receiver not answer now, the sweep asks it again.
  await removeOriginal(app, row.id).catch((fault: unknown) =>
    app.log('original_not_removed', { id: row.id, ...describeFault(fault) }),
  );
  return true;
}

async function putWhereItBelongs(app: ReceivedApp, row: ReceivedRow): Promise<void> {
  const address = await addressOf(app, row);
  // A mail that ended each worker who read it, without a word, was made to.
  if (row.attempts > mostSilentTries && row.last_error === null)
    return putIntoInbox(app, row, { address, letter: null, doubt: 'unreadable' });
  const raw = await fetchMail(app, row);
  if (raw === 'too large') return putIntoInbox(app, row, { address, letter: null, doubt: 'too_large' });
  let letter: Letter;
  try {
    // The parsers are loaded once there is something to read.
    const { readLetter } = await import('./read-letter.ts');
    letter = await readLetter(raw, row.has_sender);
  } catch (error) {
    app.log('received_mail_unreadable', { id: row.id, ...describeFault(error) });
    return putIntoInbox(app, row, { address, letter: null, doubt: 'unreadable' });
  }
  if (letter.report === 'nothing failed') return dropAutomatic(app, row);
  // Only the person who received the mail, or its server, knows the address it was sent under.
  if (letter.report)
    return address ? reportDelivery(app, row, address, letter.report) : dropAutomatic(app, row);
  if (letter.isAutomatic || isOwn(app, letter)) return dropAutomatic(app, row);
  if (!address?.userId || !address.caseId)
    return putIntoInbox(app, row, { address, letter, doubt: 'no_address' });
  if (letter.from !== address.email?.toLowerCase())
    return putIntoInbox(app, row, { address, letter, doubt: 'other_sender' });
  if (!row.is_proven) return putIntoInbox(app, row, { address, letter, doubt: 'not_proven' });
  return putIntoThread(app, row, address, letter);
}

async function addressOf(app: ReceivedApp, row: ReceivedRow): Promise<ReplyAddress | null> {
  if (!row.token_hash) return null;
  const address = dataOf(await app.db.rpc('find_reply_address', { p_token_hash: row.token_hash }));
  return readAnswer('find_reply_address', address, replyAddress);
}

/** The mail is no longer where the receiver said; somebody else may have deleted it. */
class MailGone extends Error {
  override readonly name = 'MailGone';
}

async function fetchMail(app: ReceivedApp, row: ReceivedRow): Promise<Uint8Array | 'too large'> {
  if (!app.incoming || row.object_key === null) throw new MailGone();
  try {
    const raw = await app.incoming.read(row.object_key);
    if (!raw) throw new MailGone();
    return raw;
  } catch (error) {
    if (error instanceof MailTooLarge) return 'too large';
    throw error;
  }
}

/** What we sent ourselves, come back in a circle. */
function isOwn({ config }: Pick<App, 'config'>, { from }: Letter): boolean {
  const sender = /<?([^\s<>]+@[^\s<>]+)>?\s*$/.exec(config.mail.from)?.[1]?.toLowerCase();
  return from !== null && (from === sender || from === config.incoming?.address.toLowerCase());
}

async function failed(app: ReceivedApp, row: ReceivedRow, worker: string, error: unknown): Promise<void> {
  const code = error instanceof Error ? error.name : 'unknown';
  const wait = nextMailTry(row.attempts, Math.random());
  app.log(wait === null ? 'received_mail_dead' : 'received_mail_failed', {
    id: row.id,
    tries: row.attempts,
    ...describeFault(error),
  });
  const end = { p_id: row.id, p_worker: worker, p_error: code };
  dataOf(
    await app.db.rpc(
      'fail_received_mail',
      wait === null
        ? end
        : { ...end, p_retry_at: new Date(app.clock().getTime() + wait * 1_000).toISOString() },
    ),
  );
  if (wait === null)
    await raiseAlarm(app, `received_mail:${row.id}`, { about: 'received_mail', reason: code, id: row.id });
}
