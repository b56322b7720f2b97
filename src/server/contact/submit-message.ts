import { inboxOf } from '#domain/email.ts';
import { contactThrottles } from '#domain/contact/throttles.ts';
import type { Suspicion } from '#domain/contact/robots.ts';
import { throttle } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { cookieNames } from '../http/cookies.ts';
import type { Call } from '../http/endpoint.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { isToken, sha256Hex } from '../http/tokens.ts';
import type { SpoolEntry } from '../spool/spool.ts';
import { callOnce } from '../submissions/call-once.ts';
import { keyOf } from '../submissions/idempotency-key.ts';
import type { SentTicket } from '../submissions/read-parts.ts';
import { referenceFromKey } from '../submissions/reference.ts';
import { tryDatabase } from '../submissions/try-database.ts';
import { readWaiting, waitInSpool } from '../submissions/wait-in-spool.ts';
import { refusalOfTickets, refuseSentFiles, takeFiles } from '../uploads/take-files.ts';
import { mailsOfMessage, type MessageMail } from './message-mails.ts';
import type { MessageInput } from './read-message-body.ts';

/** What the page shows: the durable reference. */
export interface MessageAnswer {
  readonly reference: string;
  readonly stored: 'now' | 'later';
  /** Names of files that did not reach us; the acknowledgement names them too. */
  readonly filesMissing: readonly string[];
}

interface Submitted {
  /** False for a repeat of the same words under the same key. */
  readonly created: boolean;
  readonly answer: MessageAnswer;
}

/** The arguments of `submit_contact`, as they are called or kept until they can be. */
export interface MessageArguments {
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly reference: string;
  readonly language: 'en' | 'es';
  readonly userId: string | null;
  readonly contact: Readonly<Record<string, string | null>>;
  readonly ticketHashes: readonly string[];
  readonly filesMissing: readonly string[];
  readonly suspicion: Suspicion | null;
  readonly mails: readonly MessageMail[];
}

/** What waits in the spool: the arguments, the files themselves, and what has still to be looked up. */
export interface SpooledMessage {
  readonly arguments: MessageArguments;
  readonly tickets: readonly SentTicket[];
  readonly files: readonly { readonly name: string; readonly type: string; readonly base64: string }[];
  /** Hash of the session's token: who is signed in cannot be asked while the database is down. */
  readonly sid: string | null;
}

export interface SubmitResult {
  readonly outcome: 'created' | 'repeated' | 'conflict' | 'bad_ticket';
  readonly contactId: string;
  readonly reference: string;
  readonly badTickets?: string[];
}

type MessageApp = Pick<App, 'db' | 'files' | 'spool' | 'config' | 'clock' | 'log'>;
type MessageCall = Pick<Call, 'request' | 'cookies' | 'ip' | 'locale' | 'reference'>;

/** Who is signed in, asked only while the database answers. */
type FindUser = () => Promise<string | undefined>;

/**
 * Takes a message, exactly once per key, and answers with its durable reference (DESIGN section 4), as applications
 * are taken: what waits in the spool under this key wins; else the database takes it, and when that does not answer,
 * the spool (`stored: 'later'`). Storage that is down never stops a message: its files are named in `filesMissing`.
 * Refuses fields that are wrong, `throttled`, `already_received` with the first reference for other words under the same key,
 * and `unavailable` when nothing could take it.
 */
export async function submitMessage(
  app: MessageApp,
  input: MessageInput,
  call: MessageCall,
  findUser: FindUser = async () => undefined,
): Promise<Submitted> {
  // Corrections of applications have keys in the same column: nobody can take theirs by naming it.
  const key = `contact:${sha256Hex(keyOf(call.request, input.requestHash))}`;
  await refuseSentFiles(input.files);
  const waiting = await readWaiting(app, 'contact', key);
  if (waiting) return answerWaiting(waiting, input);
  const stored = await tryDatabase(app, { event: 'message_fault', reference: call.reference }, () =>
    storeNow(app, input, call, key, findUser),
  );
  return stored ?? keepForLater(app, input, call, key);
}

function answerWaiting(entry: SpoolEntry, input: MessageInput): Submitted {
  if (entry.requestHash !== input.requestHash) throw alreadyReceived(entry.reference);
  const { arguments: kept } = entry.payload as SpooledMessage;
  return {
    created: false,
    answer: { reference: entry.reference, stored: 'later', filesMissing: kept.filesMissing },
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
  findUser: FindUser,
): Promise<Submitted> {
  await throttle(app, 'contact-ip', call.ip, contactThrottles.perIp);
  await throttle(app, 'contact-address', inboxOf(input.message.email), contactThrottles.perAddress);
  const userId = (await findUser()) ?? null;
  const taken = await takeFiles(app, key, 'contact', input);
  const missingNow = [...taken.filesMissing, ...input.missing];
  const result = await callOnce<SubmitResult>(app, 'submit_contact', (attempt) => ({
    ...argumentsOf(app, input, call, key, missingNow, attempt),
    userId,
    ticketHashes: taken.ticketHashes,
  }));
  if (result.outcome === 'bad_ticket') {
    throw refuseField('files', await refusalOfTickets(app, result.badTickets ?? []));
  }
  if (result.outcome === 'conflict') throw alreadyReceived(result.reference);
  // A repeat adds nothing to what is stored: a file that was missing then is missing still.
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

function argumentsOf(
  app: MessageApp,
  { message, requestHash, suspicion }: MessageInput,
  call: MessageCall,
  key: string,
  filesMissing: readonly string[],
  attempt: number,
): MessageArguments {
  const reference = referenceFromKey(app.config.appSecret, key, attempt);
  const language = call.locale;
  return {
    idempotencyKey: key,
    requestHash,
    reference,
    language,
    userId: null,
    contact: {
      first_name: message.firstName,
      last_name: message.lastName,
      email: message.email,
      phone: message.phone ?? null,
      inquiry_type: message.inquiryType,
      message: message.message,
    },
    ticketHashes: [],
    filesMissing,
    suspicion,
    mails: mailsOfMessage({ message, reference, language, filesMissing, suspicion, now: app.clock() }),
  };
}

/** Takes it without the database. Tickets are looked at when it comes back; bytes in the call are kept with it. */
async function keepForLater(
  app: MessageApp,
  input: MessageInput,
  call: MessageCall,
  key: string,
): Promise<Submitted> {
  const session = call.cookies.get(cookieNames.session);
  const payload: SpooledMessage = {
    arguments: argumentsOf(app, input, call, key, input.missing, 0),
    tickets: input.tickets,
    files: input.files.map(({ name, type, bytes }) => ({
      name,
      type,
      base64: Buffer.from(bytes).toString('base64'),
    })),
    sid: isToken(session) ? sha256Hex(session) : null,
  };
  const entry: SpoolEntry = {
    kind: 'contact',
    key,
    reference: payload.arguments.reference,
    requestHash: input.requestHash,
    keptAt: app.clock().toISOString(),
    payload,
  };
  const kept = await waitInSpool(app, entry, call.reference);
  if (!kept.created) return answerWaiting(kept.entry, input);
  app.log('message_spooled', { reference: call.reference, submission: entry.reference });
  return { ...answerWaiting(entry, input), created: true };
}
