import type { ScheduleName } from './schedules.ts';

/** What can be wrong. A closed list, so that a monitor can react to it and a stranger learns nothing else. */
export const healthCodes = [
  /** The database does not answer, or did not keep what was written. */
  'database',
  /** Storage does not answer: no file can be sent or opened. */
  'storage',
  /** If the database went down, submissions could not wait anywhere. */
  'waiting_room',
  /** A mail that was due ten minutes ago has not even been tried, or the provider accepts none. */
  'mail_late',
  /** A payment event has waited for ten minutes. */
  'payments_late',
  /** A scheduled function has not ended well for too long. */
  'schedule_silent',
] as const;
export type HealthCode = (typeof healthCodes)[number];

/** What the database knows about the state of things. Ages are in seconds; 0 means that nothing waits. */
export interface HealthFacts {
  readonly wrote: boolean;
  readonly silent: readonly ScheduleName[];
  readonly oldestMailSeconds: number;
  /** How many mails were refused five times or more and are still tried, and to how many addresses. */
  readonly retrying: number;
  readonly retryingTo: number;
  readonly sentLately: boolean;
  readonly deadLetters: number;
  readonly oldestEventSeconds: number;
  readonly eventsGivenUp: number;
  readonly stuckSubmissions: number;
  /** The last good end of the schedule that has been silent longest; null while none is. */
  readonly silentSince: string | null;
}

export const lateSeconds = 10 * 60;

/** One address that accepts no mail is its owner's problem. Several at once, while none accepts any, is ours. */
const refusedAddresses = 3;

/** What is wrong, in the order of the list. Pass `null` for what did not answer, and whether storage did. */
export function judgeHealth(
  facts: HealthFacts | null,
  waiting: number | null,
  hasStorage: boolean,
): readonly HealthCode[] {
  const wrong: Record<HealthCode, boolean> = {
    database: facts === null || !facts.wrote,
    // Storage keeps its list of files in the database, so without that its silence tells nothing of its own.
    storage: facts !== null && !hasStorage,
    waiting_room: waiting === null,
    mail_late:
      facts !== null &&
      (facts.oldestMailSeconds > lateSeconds || (facts.retryingTo >= refusedAddresses && !facts.sentLately)),
    payments_late: facts !== null && facts.oldestEventSeconds > lateSeconds,
    schedule_silent: facts !== null && facts.silent.length > 0,
  };
  return healthCodes.filter((code) => wrong[code]);
}

/**
 * Since when each of these has been wrong, as far as the facts tell: a mail or an event that waits says when it began to.
 * Of the others nothing is known but when somebody first saw it.
 */
export function failingSince(
  failing: readonly HealthCode[],
  facts: HealthFacts | null,
  firstSeen: ReadonlyMap<HealthCode, number>,
  now: number,
): Partial<Record<HealthCode, string>> {
  const waited: Partial<Record<HealthCode, number>> = {
    mail_late: facts?.oldestMailSeconds ?? 0,
    payments_late: facts?.oldestEventSeconds ?? 0,
    schedule_silent: facts?.silentSince ? (now - Date.parse(facts.silentSince)) / 1_000 : 0,
  };
  return Object.fromEntries(
    failing.map((code) => {
      const at = Math.min(firstSeen.get(code) ?? now, now - (waited[code] ?? 0) * 1_000);
      return [code, `${new Date(at).toISOString().slice(0, 19)}Z`];
    }),
  );
}

/** What staff see of the health. */
export interface ServiceState {
  readonly failing: readonly HealthCode[];
  readonly oldestMailSeconds: number;
  readonly oldestEventSeconds: number;
  readonly retrying: number;
  /** Null if the waiting room does not answer. */
  readonly waitingSubmissions: number | null;
  readonly schedules: readonly {
    readonly name: ScheduleName;
    readonly ranAt: string | null;
    readonly failed: boolean;
    readonly silent: boolean;
  }[];
}
