import type { App } from '../app.ts';
import { sha256Hex } from '../http/tokens.ts';
import type { SpoolEntry } from '../spool/spool.ts';
import { referenceFromKey } from '../submissions/reference.ts';
import { userOfSession } from '../submissions/user-of-session.ts';
import { takeWaitingFiles } from '../uploads/take-waiting-files.ts';
import { storeCorrection } from './record-correction.ts';
import { callSubmit, type SpooledIntake } from './submit-intake.ts';

type ReplayApp = Pick<App, 'db' | 'files' | 'config' | 'clock' | 'log'>;

/**
 * Brings an application that waited into the database; replaying it again changes nothing. Other
 * answers under a key the database has already become a correction to staff. Files are looked at now; what cannot be
 * taken is asked for later.
 */
export async function replayIntake(app: ReplayApp, entry: SpoolEntry): Promise<void> {
  const spooled = entry.payload as SpooledIntake;
  const files = await takeWaitingFiles(app, spooled.tickets);
  const userId = spooled.sid ? await userOfSession(app, spooled.sid) : null;
  const send = (ticketHashes: readonly string[], lost: readonly string[]) => {
    const filesMissing = [...spooled.arguments.filesMissing, ...lost];
    return callSubmit(app, (attempt) => ({
      ...spooled.arguments,
      userId,
      reference: attempt === 0 ? entry.reference : referenceFromKey(app.config.appSecret, entry.key, attempt),
      ticketHashes,
      filesMissing,
      mails: spooled.arguments.mails.map((mail) =>
        mail.kind === 'application_received' ? { ...mail, payload: { ...mail.payload, filesMissing } } : mail,
      ),
    }));
  };
  let result = await send(
    files.ready.map(({ hash }) => hash),
    files.missing,
  );
  if (result.outcome === 'bad_ticket') {
    // Taken by somebody else since we looked: the application goes in without it, and it is asked for.
    const bad = new Set(result.badTickets ?? []);
    const kept = files.ready.filter(({ hash }) => !bad.has(hash));
    const lost = files.ready.filter(({ hash }) => bad.has(hash)).map(({ name }) => name);
    result = await send(
      kept.map(({ hash }) => hash),
      [...files.missing, ...lost],
    );
  }
  if (result.outcome === 'bad_ticket') throw new Error('tickets refused twice');
  if (result.outcome !== 'conflict') return;
  const key = `replay:${sha256Hex(entry.key + entry.requestHash)}`;
  await storeCorrection(app, {
    intakeId: result.intakeId,
    intakeReference: result.reference,
    reference: referenceFromKey(app.config.appSecret, key),
    key,
    message: resubmittedDuringOutage,
    answers: spooled.arguments.intake,
    language: spooled.arguments.language,
  });
}

/** A code the staff pages put into words: these answers were sent again, changed, while the database was down. */
export const resubmittedDuringOutage = 'resubmitted_during_outage';
