import type { ScheduleName } from './schedules.ts';

/** What is wrong. A closed list: a monitor may react to it, and a stranger learns nothing else. */
export const healthCodes = [
  /** The database does not answer, or did not keep what was written. */
  'database',
  /** Submissions could not wait anywhere, should the database go. */
  'waiting_room',
  /** A mail that was due ten minutes ago was not even tried, or the provider takes none. */
  'mail_late',
  /** A payment event was not processed for ten minutes. */
  'payments_late',
  /** Something that runs by itself has not ended well for too long. */
  'schedule_silent',
] as const;
export type HealthCode = (typeof healthCodes)[number];

/** What the database knows of the state of things. Ages in seconds; 0: nothing waits. */
export interface HealthFacts {
  readonly wrote: boolean;
  readonly silent: readonly ScheduleName[];
  readonly oldestMailSeconds: number;
  /** Mails that were refused five times or more and are still tried, and to how many addresses. */
  readonly retrying: number;
  readonly retryingTo: number;
  readonly sentLately: boolean;
  readonly deadLetters: number;
  readonly oldestEventSeconds: number;
  readonly eventsGivenUp: number;
  readonly stuckSubmissions: number;
}

export const lateSeconds = 10 * 60;

/** One address that takes no mail is its owner's affair; several at once, and none that does, is ours. */
const refusedAddresses = 3;

/** What is wrong, in the order of the list; `null` for what did not answer. */
export function judgeHealth(facts: HealthFacts | null, waiting: number | null): readonly HealthCode[] {
  const wrong: Record<HealthCode, boolean> = {
    database: facts === null || !facts.wrote,
    waiting_room: waiting === null,
    mail_late:
      facts !== null &&
      (facts.oldestMailSeconds > lateSeconds || (facts.retryingTo >= refusedAddresses && !facts.sentLately)),
    payments_late: facts !== null && facts.oldestEventSeconds > lateSeconds,
    schedule_silent: facts !== null && facts.silent.length > 0,
  };
  return healthCodes.filter((code) => wrong[code]);
}

/** What staff see of it. */
export interface ServiceState {
  readonly failing: readonly HealthCode[];
  readonly oldestMailSeconds: number;
  readonly oldestEventSeconds: number;
  readonly retrying: number;
  /** Null: the waiting room does not answer. */
  readonly waitingSubmissions: number | null;
  readonly schedules: readonly {
    readonly name: ScheduleName;
    readonly ranAt: string | null;
    readonly failed: boolean;
    readonly silent: boolean;
  }[];
}
