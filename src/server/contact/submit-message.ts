import * as z from 'zod/mini';
import { inboxOf } from '#domain/email.ts';
import { contactThrottles } from '#domain/contact/throttles.ts';
import { findSession } from '../access/require-session.ts';
import { countTries, tryOf } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { readMessageBody } from '../contact/read-message-body.ts';
import { dataOf } from '../database/client.ts';
import type { Call } from '../http/call.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { createdOnce } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { sha256Hex } from '../http/tokens.ts';
import type { SpoolEntry } from '../spool/spool.ts';
import { callOnce } from '../submissions/call-once.ts';
import { keyOf } from '../submissions/idempotency-key.ts';
import { entryOf, type Spooled } from '../submissions/spooled.ts';
import { tryDatabase } from '../submissions/try-database.ts';
import { readWaiting, waitInSpool } from '../submissions/wait-in-spool.ts';
import { readNamed, reasonAgainstTickets, refuseSentFiles, takeFiles } from '../uploads/take-files.ts';
import { countSentFiles } from '../uploads/upload-quota.ts';
import { argumentsOf, type MessageArguments } from './message-arguments.ts';
import type { MessageInput } from './read-message-body.ts';

/** What the page shows: the durable reference. */
export interface MessageAnswer {
  readonly reference: string;
  readonly stored: 'now' | 'later';
  /** Names of files that did not reach us; the confirmation names them too. */
  readonly filesMissing: readonly string[];
}

interface Submitted {
  /** False for a repeat of the same words under the same key. */
  readonly created: boolean;
  readonly answer: MessageAnswer;
}

/** A message that waits keeps the files of its call with it. */
export interface SpooledMessage extends Spooled<MessageArguments> {
  readonly files: readonly { readonly name: string; readonly type: string; readonly base64: string }[];
}

/** What `submit_contact` answers. */
export const messageStored = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.enum(['created', 'repeated', 'conflict']),
    contactId: z.string(),
    reference: z.string(),
  }),
  z.object({ outcome: z.literal('bad_ticket'), badTickets: z.array(z.string()) }),
]);

type MessageApp = Pick<App, 'db' | 'files' | 'scanner' | 'spool' | 'config' | 'clock' | 'log'>;
type MessageCall = Pick<Call, 'request' | 'cookies' | 'ip' | 'locale' | 'reference'>;

/**
 * Takes a message exactly once per key and returns its durable reference, in the same order as `submitIntake`, which
 * loses nothing (`stored: 'later'` if it waits in the spool). Storage that is down never stops a message:
 * `filesMissing` names its files. Refuses fields that are wrong, `throttled`, `already_received` with the first
 * reference for other words under the same key, and `unavailable` if nothing could take it.
 */
export const submitMessage = command({
  reads: readMessageBody,
  sendsMail: true,
  run: async (app: MessageApp, _actor, input: MessageInput, { call }): Promise<Submitted> => {
    const { reference } = call;
    // Corrections of applications have keys in the same column: nobody can take theirs by naming it.
    const key = `contact:${sha256Hex(keyOf(call.request, input.requestHash))}`;
    await refuseSentFiles(input.files);

    const waiting = await readWaiting(app, 'contact', key);
    if (waiting) return answerWaiting(waiting, input, false);

    const stored = await tryDatabase(app, { event: 'message_fault', reference }, () =>
      storeNow(app, input, call, key),
    );
    if (stored) return stored;

    const submission = messageToKeep(app, input, call, key);
    const { entry, created } = await waitInSpool(
      app,
      entryOf(app, { kind: 'contact', key }, input, call, submission),
      reference,
    );
    return answerWaiting(entry, input, created);
  },
  respond: createdOnce,
});

function answerWaiting(entry: SpoolEntry, input: MessageInput, created: boolean): Submitted {
  if (entry.requestHash !== input.requestHash) throw alreadyReceived(entry.reference);
  const { arguments: spooled } = entry.payload as SpooledMessage;
  return {
    created,
    answer: { reference: entry.reference, stored: 'later', filesMissing: spooled.filesMissing },
  };
}

function alreadyReceived(firstReference: string): Refusal {
  return new Refusal('already_received', { extra: { firstReference } });
}

async function storeNow(
  app: MessageApp,
  input: MessageInput,
  call: MessageCall,
  key: string,
): Promise<Submitted> {
  const [session, uploads] = await Promise.all([
    findSession(call, app),
    readNamed(app, input),
    countTries(app, [
      tryOf('contact-ip', call.ip, contactThrottles.perIp),
      tryOf('contact-address', inboxOf(input.message.email), contactThrottles.perAddress),
    ]),
    countSentFiles(app, call.ip, input.files),
  ]);
  const ownFiles = await takeFiles(app, key, 'contact', input, uploads);
  const missingNow = [...ownFiles.filesMissing, ...input.missing];
  const argumentsFor = (attempt: number) => ({
    ...argumentsOf(app, input, call, key, missingNow, attempt),
    userId: session?.userId ?? null,
    ticketHashes: ownFiles.ticketHashes,
  });
  const result = await callOnce(app, 'submit_contact', argumentsFor, messageStored);
  if (result.outcome === 'bad_ticket') {
    throw refuseField('files', reasonAgainstTickets(uploads.values(), result.badTickets));
  }
  if (result.outcome === 'conflict') throw alreadyReceived(result.reference);
  // A repeat adds nothing to what is stored: a file that was missing then is still missing.
  const filesMissing =
    result.outcome === 'created' ? missingNow : await readMissing(app, result.contactId, missingNow);
  app.log('message_stored', {
    reference: call.reference,
    submission: result.reference,
    outcome: result.outcome,
    ...(input.suspicion && { code: input.suspicion }),
  });
  return {
    created: result.outcome === 'created',
    answer: { reference: result.reference, stored: 'now', filesMissing },
  };
}

async function readMissing(app: MessageApp, id: string, otherwise: readonly string[]) {
  const row = dataOf(
    await app.db.from('contact_submissions').select('files_missing').eq('id', id).maybeSingle(),
  );
  return row?.files_missing ?? otherwise;
}

/** Tickets are checked once the database is back; bytes in the call are kept with the message. */
function messageToKeep(app: MessageApp, input: MessageInput, call: MessageCall, key: string) {
  return {
    arguments: argumentsOf(app, input, call, key, input.missing, 0),
    files: input.files.map(({ name, type, bytes }) => ({
      name,
      type,
      base64: Buffer.from(bytes).toString('base64'),
    })),
  };
}
