import type { App } from '../app.ts';
import { dataOf, DatabaseFault, DatabaseUnavailable } from '../database/client.ts';
import { StorageUnavailable } from '../files/file-store.ts';
import { describeFault } from '../http/log.ts';
import { sha256Hex } from '../http/tokens.ts';
import type { SpoolEntry } from '../spool/spool.ts';
import { inspectUpload } from '../uploads/check-upload.ts';
import { readUploads } from '../uploads/take-files.ts';
import { storeCorrection } from './record-correction.ts';
import { referenceFromKey } from './reference.ts';
import { callSubmit, type SpooledIntake } from './submit-intake.ts';

type ReplayApp = Pick<App, 'db' | 'files' | 'spool' | 'config' | 'clock' | 'log'>;

/** A scheduled function has 30 s; what is left waits for the next minute. */
const runMs = 20_000;

/**
 * Brings applications that waited in the spool into the database (DESIGN section 4). An entry is removed only after
 * its row is there, and replaying it again changes nothing. Other answers under a key the database has already
 * become a correction to staff. Files are looked at now; what cannot be taken is asked for later.
 */
export async function replaySpooledIntakes(app: ReplayApp): Promise<void> {
  const endsAt = performance.now() + runMs;
  for (const entry of await app.spool.list()) {
    if (entry.kind !== 'intake') continue;
    if (performance.now() > endsAt) return;
    try {
      await replayIntake(app, entry);
      await app.spool.remove(entry);
      app.log('intake_replayed', { application: entry.reference });
    } catch (error) {
      // Still down: every other entry would wait for the same time-outs.
      if (error instanceof DatabaseUnavailable) return;
      const sqlState = error instanceof DatabaseFault ? error.sqlState : '';
      app.log('replay_failed', { application: entry.reference, sqlState, ...describeFault(error) });
      await raiseAlarm(app, entry);
    }
  }
}

async function replayIntake(app: ReplayApp, entry: SpoolEntry): Promise<void> {
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

async function takeWaitingFiles(
  app: ReplayApp,
  tickets: SpooledIntake['tickets'],
): Promise<{ ready: { hash: string; name: string }[]; missing: string[] }> {
  const named = tickets.map(({ ticket, name }) => ({ hash: sha256Hex(ticket), name }));
  const rows = await readUploads(
    app,
    named.map(({ hash }) => hash),
  );
  const ready: { hash: string; name: string }[] = [];
  const missing: string[] = [];
  let storageDown = false;
  for (const [index, { hash, name }] of named.entries()) {
    const row = rows.get(hash);
    // One that was taken out has no name any more.
    const kept = row?.status === 'expired' ? undefined : row?.file_name;
    const fileName = kept ?? name ?? `#${index + 1}`;
    const fits = row && !storageDown ? await isFine(() => inspectUpload(app, row)) : false;
    if (fits === 'down') storageDown = true;
    if (fits === true) ready.push({ hash, name: fileName });
    else missing.push(fileName);
  }
  return { ready, missing };
}

async function isFine(inspect: () => Promise<string | null>): Promise<boolean | 'down'> {
  try {
    return (await inspect()) === null;
  } catch (error) {
    if (error instanceof StorageUnavailable) return 'down';
    throw error;
  }
}

async function userOfSession(app: ReplayApp, sid: string): Promise<string | null> {
  const row = dataOf(await app.db.from('sessions').select('user_id').eq('sid', sid).maybeSingle());
  return row?.user_id ?? null;
}

/** An entry the database refuses would wait for ever: staff hear of it once; the entry stays. */
async function raiseAlarm(app: ReplayApp, entry: SpoolEntry): Promise<void> {
  try {
    dataOf(
      await app.db.from('outbox').upsert(
        {
          kind: 'staff_alarm',
          recipient: null,
          language: 'en',
          payload: { code: 'spooled_application_refused', reference: entry.reference },
          dedupe_key: `staff_alarm:spool:${entry.reference}`,
        },
        { onConflict: 'dedupe_key', ignoreDuplicates: true },
      ),
    );
  } catch (error) {
    app.log('alarm_failed', describeFault(error));
  }
}
