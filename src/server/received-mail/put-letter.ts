import * as z from 'zod/mini';
import { dayMs } from '#domain/durations.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import type { DeliveryReport } from '#domain/received-mail/delivery-report.ts';
import type { MailDoubt } from '#domain/received-mail/doubts.ts';
import { receivedLimits } from '#domain/received-mail/limits.ts';
import { callSql } from '../database/call-sql.ts';
import { dueFromNow } from '../cases/due-from-now.ts';
import { sha256Hex } from '../http/tokens.ts';
import { referenceFromKey } from '../submissions/reference.ts';
import { storeReceivedFiles, type FileNotTaken } from '../uploads/take-files.ts';
import type { ReceivedApp, ReceivedRow, ReplyAddress } from './claim-received.ts';
import type { Letter } from './read-letter.ts';

const answer = z.object({ outcome: z.string() });

/** A file of it was swept meanwhile, or the case is gone: the next try starts over. */
class LetterNotPut extends Error {
  override readonly name = 'LetterNotPut';
}

/**
 * A mail server that got no answer sends a letter again, and the receiver takes it for another. One that is not proven stands
 * for itself: nobody keeps a client's letter out by sending something under its Message-ID first.
 */
function letterHash(row: ReceivedRow, letter: Letter | null): string {
  const known = letter?.messageId
    ? [row.token_hash, row.is_proven, letter.messageId, letter.from]
    : [row.provider_id];
  return sha256Hex(JSON.stringify(known));
}

/** Tries of one day find the files that an earlier one stored; those of another day may have been swept. */
const fileKey = (app: ReceivedApp, row: ReceivedRow) => `mail:${row.id}:${officeDate(app.clock())}`;

const keptUntil = (app: ReceivedApp) =>
  new Date(app.clock().getTime() + receivedLimits.originalDays * dayMs).toISOString();

async function filesOf(app: ReceivedApp, row: ReceivedRow, letter: Letter, purpose: 'case' | 'contact') {
  if (!row.has_virus)
    return storeReceivedFiles(app, fileKey(app, row), purpose, letter.files, receivedLimits.fileBytes);
  const notTaken = letter.files.map(({ name }): FileNotTaken => ({
    name: name || 'file',
    reason: 'file.infected',
  }));
  return { ticketHashes: [], notTaken };
}

/** Of a client, proven: it stands in the thread of their case as if they had written it there. */
export async function putIntoThread(
  app: ReceivedApp,
  row: ReceivedRow,
  { caseId, userId, language }: ReplyAddress,
  letter: Letter,
): Promise<void> {
  const { ticketHashes, notTaken } = await filesOf(app, row, letter, 'case');
  const { outcome } = await callSql(
    app,
    'put_mail_into_thread',
    {
      id: row.id,
      letterHash: letterHash(row, letter),
      caseId: caseId ?? '',
      userId: userId ?? '',
      language: language ?? 'en',
      message: letter.text,
      ticketHashes: [...ticketHashes],
      notTaken: notTaken.map(({ name, reason }) => ({ name, reason })),
      answerDueAt: dueFromNow(app, 'support_reply'),
      quoted: letter.quoted,
      originalUntil: letter.isPartial || notTaken.length > 0 ? keptUntil(app) : null,
    },
    answer,
  );
  if (outcome !== 'done') throw new LetterNotPut(outcome);
}

interface Doubtful {
  readonly address: ReplyAddress | null;
  /** Null where it was not read. */
  readonly letter: Letter | null;
  readonly doubt: MailDoubt;
}

/** Of nobody knows whom: it waits for staff, marked as that. Nobody is answered but the client of the address, about size. */
export async function putIntoInbox(
  app: ReceivedApp,
  row: ReceivedRow,
  { address, letter, doubt }: Doubtful,
): Promise<void> {
  const key = `received:${row.id}`;
  const reference = referenceFromKey(app.config.appSecret, key, row.attempts);
  const { ticketHashes, notTaken } = letter
    ? await filesOf(app, row, letter, 'contact')
    : { ticketHashes: [], notTaken: [] };
  const language = address?.language ?? 'en';
  const suspicion = row.is_spam && !address ? 'spam' : null;
  const from = letter?.from && letter.from.length <= 254 ? letter.from : 'unknown@sender.invalid';
  const { outcome } = await callSql(
    app,
    'put_mail_into_inbox',
    {
      id: row.id,
      letterHash: letterHash(row, letter),
      doubt,
      idempotencyKey: key,
      requestHash: sha256Hex(key),
      reference,
      language,
      contact: {
        first_name: letter?.name || from.slice(0, from.indexOf('@')),
        last_name: '',
        email: from,
        inquiry_type: 'general',
        message: letter?.text ?? '',
      },
      ticketHashes: [...ticketHashes],
      filesMissing: notTaken.map(({ name }) => name),
      suspicion,
      mails: [
        {
          kind: 'staff_contact',
          recipient: null,
          language: 'en',
          payload: {
            reference,
            about: 'general',
            clientLanguage: language,
            filesMissing: notTaken.length,
            ...(suspicion && { reason: suspicion }),
          },
          dedupeKey: suspicion
            ? `staff_contact:suspected:${officeDate(app.clock())}`
            : `staff_contact:${reference}`,
        },
      ],
      intakeFormId: address?.intakeId ?? null,
      quoted: letter?.quoted ?? null,
      subject: letter?.subject || null,
      originalUntil: !letter || letter.isPartial || notTaken.length > 0 ? keptUntil(app) : null,
      tellCaseId: doubt === 'too_large' && address?.userId ? address.caseId : null,
    },
    answer,
  );
  if (outcome !== 'done') throw new LetterNotPut(outcome);
}

/** A mail of ours did not arrive, or is late. */
export async function reportDelivery(
  app: ReceivedApp,
  row: ReceivedRow,
  { mailId }: ReplyAddress,
  { delivery, code }: DeliveryReport,
): Promise<void> {
  const taskDueAt = dueFromNow(app, 'support_reply');
  await callSql(app, 'note_mail_report', { id: row.id, mailId, delivery, code, taskDueAt }, answer);
}

export async function dropAutomatic(app: ReceivedApp, row: ReceivedRow): Promise<void> {
  await callSql(app, 'drop_automatic_mail', { id: row.id }, answer);
}
