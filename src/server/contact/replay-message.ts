import type { App } from '../app.ts';
import { sha256Hex } from '../http/tokens.ts';
import type { SpoolEntry } from '../spool/spool.ts';
import { callOnce } from '../submissions/call-once.ts';
import { referenceFromKey } from '../submissions/reference.ts';
import { mailsAsTheyAreNow, sendWhatIsLeft } from '../submissions/replay-parts.ts';
import { userOfSession } from '../submissions/user-of-session.ts';
import { lookAtFile } from '../uploads/look-at-file.ts';
import { takeFiles } from '../uploads/take-files.ts';
import { takeWaitingFiles } from '../uploads/take-waiting-files.ts';
import { messageStored, type SpooledMessage } from './submit-message.ts';

type ReplayApp = Pick<App, 'db' | 'files' | 'scanner' | 'config' | 'clock' | 'log'>;

/**
 * Brings a message that waited into the database; repeating it changes nothing. Files are checked now, and the
 * confirmation names those that cannot be taken. Other words under a key that the database already has become a message
 * of their own, so that staff read both.
 */
export async function replayMessage(app: ReplayApp, entry: SpoolEntry): Promise<void> {
  const spooled = entry.payload as SpooledMessage;
  const uploads = await takeWaitingFiles(app, spooled.tickets);
  const bytes = spooled.files.map(({ name, type, base64 }) => ({
    name,
    type,
    bytes: new Uint8Array(Buffer.from(base64, 'base64')),
  }));
  const looked = await Promise.all(bytes.map((file) => lookAtFile(app, file)));
  // Nobody is there to be told: what cannot be taken now is named as missing.
  const fine = bytes.filter((_file, index) => looked[index]?.refused === null);
  const refused = bytes.filter((file) => !fine.includes(file)).map(({ name }) => name);
  const attachments = await takeFiles(app, entry.key, 'contact', { tickets: [], files: fine }, new Map());
  const userId = spooled.sid ? await userOfSession(app, spooled.sid) : null;

  const stored = spooled.arguments;
  const sendUnder = (key: string) =>
    sendWhatIsLeft(uploads.ready, (ticketHashes, lost) => {
      const filesMissing = [
        ...stored.filesMissing,
        ...uploads.missing,
        ...refused,
        ...attachments.filesMissing,
        ...lost,
      ];
      const argumentsFor = (attempt: number) => {
        const first = key === entry.key && attempt === 0;
        const reference = first ? entry.reference : referenceFromKey(app.config.appSecret, key, attempt);
        return {
          ...stored,
          idempotencyKey: key,
          reference,
          userId,
          ticketHashes: [...ticketHashes, ...attachments.ticketHashes],
          filesMissing,
          mails: mailsAsTheyAreNow(stored.mails, stored, { reference, filesMissing }),
        };
      };
      return callOnce(app, 'submit_contact', argumentsFor, messageStored);
    });

  const { outcome } = await sendUnder(entry.key);
  if (outcome === 'conflict') await sendUnder(`contact:replay:${sha256Hex(entry.key + entry.requestHash)}`);
}
