import type { App } from '../app.ts';
import { sidOf } from '../access/session.ts';
import type { Call } from '../http/endpoint.ts';
import type { SpoolEntry } from '../spool/spool.ts';
import { refuseSentFiles } from '../uploads/take-files.ts';
import type { SubmissionInput } from './read-files.ts';
import type { SentTicket } from './read-parts.ts';
import { tryDatabase } from './try-database.ts';
import { readWaiting, waitInSpool } from './wait-in-spool.ts';

/** What waits in the spool: the arguments of the SQL function, and what has still to be looked up or looked at. */
export interface Spooled<Arguments extends { readonly reference: string }> {
  readonly arguments: Arguments;
  readonly tickets: readonly SentTicket[];
  /** Hash of the session's token: who is signed in cannot be asked while the database is down. */
  readonly sid: string | null;
}

/** Who is signed in, asked only while the database answers. */
export type FindUser = () => Promise<string | undefined>;

/** How one kind of submission is taken. */
interface Taking<Taken, Waiting extends Spooled<{ readonly reference: string }>> {
  /** Has the database take it. */
  readonly store: () => Promise<Taken>;
  /** What waits of it when the database cannot; the tickets and the session are added. */
  readonly keep: () => Omit<Waiting, 'tickets' | 'sid'>;
  /** The answer for an entry that waits under the key; refuses other content under the same key. */
  readonly answer: (entry: SpoolEntry, created: boolean) => Taken;
}

/** How the log calls each kind. */
const named = { intake: 'intake', contact: 'message' } as const satisfies Record<SpoolEntry['kind'], string>;

/**
 * Takes a submission exactly once per key, in the order that loses none: what waits in the spool under its key wins,
 * so that a key never gets two; else the database takes it; and when that does not answer, or fails, the spool does.
 * Refuses files whose bytes are not what their names say, what `store` and `answer` refuse, and `unavailable` when
 * nothing could take it.
 */
export async function takeSubmission<Taken, Waiting extends Spooled<{ readonly reference: string }>>(
  app: Pick<App, 'spool' | 'clock' | 'log'>,
  kind: SpoolEntry['kind'],
  key: string,
  input: SubmissionInput,
  call: Pick<Call, 'cookies' | 'reference'>,
  { store, keep, answer }: Taking<Taken, Waiting>,
): Promise<Taken> {
  await refuseSentFiles(input.files);
  const waiting = await readWaiting(app, kind, key);
  if (waiting) return answer(waiting, false);

  const { reference } = call;
  const stored = await tryDatabase(app, { event: `${named[kind]}_fault`, reference }, store);
  if (stored) return stored;

  const payload = { ...keep(), tickets: input.tickets, sid: sidOf(call) };
  const entry: SpoolEntry = {
    kind,
    key,
    reference: payload.arguments.reference,
    requestHash: input.requestHash,
    keptAt: app.clock().toISOString(),
    payload,
  };
  const kept = await waitInSpool(app, entry, reference);
  if (kept.created) app.log(`${named[kind]}_spooled`, { reference, submission: entry.reference });
  return answer(kept.entry, kept.created);
}
