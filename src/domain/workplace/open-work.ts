import type { CountedEvent } from '../tracking/events.ts';

/** What waits for staff, as numbers and times; no person in it. */
export interface OpenWork {
  readonly applications: number;
  readonly applicationsPaid: number;
  readonly oldestPaidApplication: string | null;
  readonly messages: number;
  /** A robot may have sent them; not among `messages`. */
  readonly messagesSuspicious: number;
  readonly oldestMessage: string | null;
  readonly orders: number;
  readonly refunds: number;
  readonly mail: number;
  readonly dataRequests: number;
  readonly nextDataRequest: string | null;
  /** What was counted today so far. */
  readonly today: Partial<Record<CountedEvent, number>>;
}
