import type { ScheduleName } from './schedules.ts';

/** What can be wrong. A closed list, so that a monitor can react to it and a stranger learns nothing else. */
export const healthCodes = [
  /** The database does not answer, or did not keep what was written. */
  'database',
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
}

export const lateSeconds = 10 * 60;

/** One address that accepts no mail is its owner's problem. Several at once, while none accepts any, is ours. */
const refusedAddresses = 3;

/** What is wrong, in the order of the list. Pass `null` for what did not answer. */
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
