import { resubmittedDuringOutage } from '#domain/contact/inbox.ts';
import type { App } from '../app.ts';
import { answersOf } from '../database/answer-columns.ts';
import { sha256Hex } from '../http/tokens.ts';
import type { SpoolEntry } from '../spool/spool.ts';
import { referenceFromKey } from '../submissions/reference.ts';
import { mailsAsTheyAreNow, sendWhatIsLeft } from '../submissions/replay-parts.ts';
import { userOfSession } from '../submissions/user-of-session.ts';
import { takeWaitingFiles } from '../uploads/take-waiting-files.ts';
import { storeCorrection } from './record-correction.ts';
import { callSubmit, type SpooledIntake } from './submit-intake.ts';

type ReplayApp = Pick<App, 'db' | 'files' | 'scanner' | 'config' | 'clock' | 'log'>;

/**
 * Brings an application that waited into the database; replaying it again changes nothing. Other
 * answers under a key the database has already become a correction to staff. Files are looked at now; what cannot be
 * taken is asked for later.
 */
export async function replayIntake(app: ReplayApp, entry: SpoolEntry): Promise<void> {
  const spooled = entry.payload as SpooledIntake;
  const files = await takeWaitingFiles(app, spooled.tickets);
  const userId = spooled.sid ? await userOfSession(app, spooled.sid) : null;
  const stored = spooled.arguments;
  const result = await sendWhatIsLeft(files.ready, (ticketHashes, lost) => {
    const filesMissing = [...stored.filesMissing, ...files.missing, ...lost];
    return callSubmit(app, (attempt) => {
      const reference =
        attempt === 0 ? entry.reference : referenceFromKey(app.config.appSecret, entry.key, attempt);
      const mails = mailsAsTheyAreNow(stored.mails, stored, { reference, filesMissing });
      return { ...stored, userId, reference, ticketHashes, filesMissing, mails };
    });
  });
  if (result.outcome !== 'conflict') return;
  const key = `replay:${sha256Hex(entry.key + entry.requestHash)}`;
  await storeCorrection(app, {
    intakeId: result.intakeId,
    intakeReference: result.reference,
    reference: referenceFromKey(app.config.appSecret, key),
    key,
    message: resubmittedDuringOutage,
    answers: answersOf(stored.intake),
    language: stored.language,
  });
}
