import * as z from 'zod/mini';
import { isPackageId, type PackageId } from '#domain/packages/catalogue.ts';
import { intakeThrottles } from '#domain/throttles.ts';
import type { Device } from '#domain/intake/devices.ts';
import { findSession } from '../access/require-session.ts';
import { throttle } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { clearCookie, cookieNames } from '../http/cookies.ts';
import type { Call } from '../http/call.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { createdOnce } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { readIntakeBody } from '../intake/read-intake-body.ts';
import type { SpoolEntry } from '../spool/spool.ts';
import { callOnce } from '../submissions/call-once.ts';
import { keyOf } from '../submissions/idempotency-key.ts';
import { entryOf, type Spooled } from '../submissions/spooled.ts';
import { tryDatabase } from '../submissions/try-database.ts';
import { readWaiting, waitInSpool } from '../submissions/wait-in-spool.ts';
import { readNamed, reasonAgainstTickets, refuseSentFiles, takeFiles } from '../uploads/take-files.ts';
import { countSentFiles } from '../uploads/upload-quota.ts';
import { appliedCookie } from './applied-cookie.ts';
import { argumentsOf, draftHashOf, type SubmitArguments } from './intake-arguments.ts';
import { makePayToken } from './pay-token.ts';
import { requireOpenIntake } from './require-open-intake.ts';
import type { IntakeInput } from './read-intake-body.ts';

/** What the page shows: the durable reference, and where to pay. */
export interface SubmittedAnswer {
  readonly reference: string;
  readonly payToken: string;
  readonly selectedServicePackage: PackageId;
  readonly stored: 'now' | 'later';
  readonly filesMissing: readonly string[];
  readonly alreadyPaid: boolean;
}

export interface Submitted {
  /** False for a repeat of the same content under the same key. */
  readonly created: boolean;
  readonly answer: SubmittedAnswer;
  readonly cookies: readonly string[];
}

export type SpooledIntake = Spooled<SubmitArguments>;

const intakeStored = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.enum(['created', 'repeated', 'conflict']),
    intakeId: z.string(),
    reference: z.string(),
    alreadyPaid: z.boolean(),
  }),
  z.object({ outcome: z.literal('bad_ticket'), badTickets: z.array(z.string()) }),
]);

type SubmitApp = Pick<App, 'db' | 'files' | 'scanner' | 'spool' | 'config' | 'site' | 'clock' | 'log'>;
type SubmitCall = Pick<Call, 'request' | 'cookies' | 'ip' | 'locale' | 'reference'>;

/**
 * Takes an application exactly once per key and answers with its durable reference, in the order that loses none: what
 * waits in the spool under its key wins, so that a key never gets two; else the database takes it; and when that does
 * not answer, or fails, the spool does (`stored: 'later'`).
 * - Storage that is down never stops an application: its files are named in `filesMissing` and asked for later.
 * - While applications are paused, one that was begun is taken, and so is any the database cannot be asked about.
 * Refuses `intake_paused`, fields that are wrong, `throttled`, `conflict` with the first reference for other
 * answers under the same key, and `unavailable` when nothing could take it.
 */
export const submitIntake = command({
  reads: readIntakeBody,
  sendsMail: true,
  run: async (app: SubmitApp, _actor, input: IntakeInput, { call }): Promise<Submitted> => {
    const { reference } = call;
    const key = keyOf(call.request, input.requestHash);
    await refuseSentFiles(input.files);

    const waiting = await readWaiting(app, 'intake', key);
    if (waiting) return answerWaiting(app, waiting, input, false);

    const stored = await tryDatabase(app, { event: 'intake_fault', reference }, () =>
      storeNow(app, input, call, key),
    );
    if (stored) return stored;

    const submission = intakeToKeep(app, input, call, key);
    const { entry, created } = await waitInSpool(
      app,
      entryOf(app, { kind: 'intake', key }, input, call, submission),
      reference,
    );
    return answerWaiting(app, entry, input, created);
  },
  respond: createdOnce,
});

function answerWaiting(app: SubmitApp, entry: SpoolEntry, input: IntakeInput, created: boolean): Submitted {
  const { arguments: spooled } = entry.payload as SpooledIntake;
  const packageId = packageOf(spooled.intake.selected_service_package, input);
  const cookies = [appliedCookie(app, { reference: entry.reference, packageId, stored: 'later' }, 'public')];
  if (entry.requestHash !== input.requestHash) throw conflict(app, entry.reference, cookies);
  return {
    created,
    answer: {
      reference: entry.reference,
      payToken: makePayToken(app.config.appSecret, entry.reference),
      selectedServicePackage: packageId,
      stored: 'later',
      filesMissing: spooled.filesMissing,
      alreadyPaid: false,
    },
    cookies: [...cookies, clearCookie(cookieNames.draft)],
  };
}

function conflict(app: SubmitApp, firstReference: string, cookies: readonly string[]): Refusal {
  const payToken = makePayToken(app.config.appSecret, firstReference);
  return new Refusal('conflict', { extra: { firstReference, payToken }, cookies });
}

async function storeNow(
  app: SubmitApp,
  input: IntakeInput,
  call: SubmitCall,
  key: string,
): Promise<Submitted> {
  await requireOpenIntake(app, call, key);
  const [session, device, uploads] = await Promise.all([
    findSession(call, app),
    deviceOf(app, call),
    readNamed(app, input),
    throttle(app, 'intake', call.ip, intakeThrottles.intakePerIp),
    countSentFiles(app, call.ip, input.files),
  ]);
  const ownFiles = await takeFiles(app, key, 'intake', input, uploads);
  const files = { ...ownFiles, filesMissing: [...ownFiles.filesMissing, ...input.missing] };
  const result = await callSubmit(app, (attempt) => ({
    ...argumentsOf(app, input, call, key, files, attempt),
    userId: session?.userId ?? null,
  }));
  if (result.outcome === 'bad_ticket') {
    throw refuseField('files', reasonAgainstTickets(uploads.values(), result.badTickets));
  }
  const stored =
    result.outcome === 'created' && !result.alreadyPaid ? null : await readStored(app, result.intakeId);
  const packageId = packageOf(stored?.selected_service_package, input);
  const cookies = [appliedCookie(app, { reference: result.reference, packageId, stored: 'now' }, device)];
  if (result.outcome === 'conflict') throw conflict(app, result.reference, cookies);
  if (result.outcome === 'repeated') await forgetDraft(app, call);
  app.log('intake_stored', { reference: call.reference, intake: result.intakeId, outcome: result.outcome });
  return {
    created: result.outcome === 'created',
    answer: {
      reference: result.reference,
      payToken: makePayToken(app.config.appSecret, result.reference),
      selectedServicePackage: packageId,
      stored: 'now',
      filesMissing: stored?.files_missing ?? files.filesMissing,
      alreadyPaid: result.alreadyPaid,
    },
    cookies: [...cookies, clearCookie(cookieNames.draft)],
  };
}

/** Calls `submit_intake`; `argumentsFor` gives the arguments with the nth reference. */
export function callSubmit(
  app: Pick<App, 'db'>,
  argumentsFor: (attempt: number) => SubmitArguments,
): Promise<z.infer<typeof intakeStored>> {
  return callOnce(app, 'submit_intake', argumentsFor, intakeStored);
}

async function readStored(app: SubmitApp, intakeId: string) {
  return dataOf(
    await app.db
      .from('intake_forms')
      .select('selected_service_package, files_missing')
      .eq('id', intakeId)
      .maybeSingle(),
  );
}

function packageOf(stored: string | undefined, input: IntakeInput): PackageId {
  return isPackageId(stored) ? stored : input.answers.selectedServicePackage;
}

/** The draft knows whose device it is; without a draft it counts as a public one. */
async function deviceOf(app: SubmitApp, call: SubmitCall): Promise<Device> {
  const hash = draftHashOf(call);
  if (!hash) return 'public';
  const row = dataOf(
    await app.db.from('intake_drafts').select('device').eq('token_hash', hash).maybeSingle(),
  );
  return row?.device === 'own' ? 'own' : 'public';
}

/** The first call took the draft away; what was saved between a lost answer and this repeat goes too. */
async function forgetDraft(app: SubmitApp, call: SubmitCall): Promise<void> {
  const hash = draftHashOf(call);
  if (hash) dataOf(await app.db.from('intake_drafts').delete().eq('token_hash', hash).select('id'));
}

/** Tickets are looked at when the database is back; bytes in the call are asked for later. */
function intakeToKeep(app: SubmitApp, input: IntakeInput, call: SubmitCall, key: string) {
  const filesMissing = [...input.files.map(({ name }) => name), ...input.missing];
  return { arguments: argumentsOf(app, input, call, key, { ticketHashes: [], filesMissing }, 0) };
}
