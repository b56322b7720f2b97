import type { App } from '../app.ts';
import { sha256Hex } from '../http/tokens.ts';
import type { SpoolEntry } from '../spool/spool.ts';
import { callOnce } from '../submissions/call-once.ts';
import { referenceFromKey } from '../submissions/reference.ts';
import { userOfSession } from '../submissions/user-of-session.ts';
import { takeFiles } from '../uploads/take-files.ts';
import { takeWaitingFiles } from '../uploads/take-waiting-files.ts';
import type { SpooledMessage, SubmitResult } from './submit-message.ts';

type ReplayApp = Pick<App, 'db' | 'files' | 'config' | 'clock' | 'log'>;

/**
 * Brings a message that waited into the database; replaying it again changes nothing. Files are
 * looked at now, and what cannot be taken is named in the acknowledgement. Other words under a key the database has
 * already are a message of their own: staff read both.
 */
export async function replayMessage(app: ReplayApp, entry: SpoolEntry): Promise<void> {
  const spooled = entry.payload as SpooledMessage;
  const uploads = await takeWaitingFiles(app, spooled.tickets);
  const bytes = spooled.files.map(({ name, type, base64 }) => ({
    name,
    type,
    bytes: new Uint8Array(Buffer.from(base64, 'base64')),
  }));
  const sent = await takeFiles(app, entry.key, 'contact', { tickets: [], files: bytes });
  const userId = spooled.sid ? await userOfSession(app, spooled.sid) : null;

  const send = (key: string, refused: ReadonlySet<string>) => {
    const kept = uploads.ready.filter(({ hash }) => !refused.has(hash));
    const lost = uploads.ready.filter(({ hash }) => refused.has(hash)).map(({ name }) => name);
    const filesMissing = [
      ...spooled.arguments.filesMissing,
      ...uploads.missing,
      ...sent.filesMissing,
      ...lost,
    ];
    return callOnce<SubmitResult>(app, 'submit_contact', (attempt) => {
      const first = key === entry.key && attempt === 0;
      const reference = first ? entry.reference : referenceFromKey(app.config.appSecret, key, attempt);
      return {
        ...spooled.arguments,
        idempotencyKey: key,
        reference,
        userId,
        ticketHashes: [...kept.map(({ hash }) => hash), ...sent.ticketHashes],
        filesMissing,
        mails: spooled.arguments.mails.map((mail) => ({
          ...mail,
          payload: {
            ...mail.payload,
            reference,
            filesMissing: mail.kind === 'staff_contact' ? filesMissing.length : filesMissing,
          },
          dedupeKey: mail.dedupeKey.replace(spooled.arguments.reference, reference),
        })),
      };
    });
  };
  // Taken by another message since we looked: this one goes in without it, and it is named as missing.
  const sendWhatCanBe = async (key: string) => {
    const result = await send(key, new Set());
    return result.outcome === 'bad_ticket' ? send(key, new Set(result.badTickets)) : result;
  };

  let result = await sendWhatCanBe(entry.key);
  if (result.outcome === 'conflict') {
    result = await sendWhatCanBe(`contact:replay:${sha256Hex(entry.key + entry.requestHash)}`);
  }
  if (result.outcome === 'bad_ticket') throw new Error('tickets refused twice');
}
