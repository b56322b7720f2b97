import type { CountedEvent } from '../tracking/events.ts';

/** What waits for staff, in numbers and times, without any person. */
export interface OpenWork {
  readonly applications: number;
  readonly applicationsPaid: number;
  readonly oldestPaidApplication: string | null;
  readonly messages: number;
  /** Perhaps sent by robots; not included in `messages`. */
  readonly messagesSuspicious: number;
  readonly oldestMessage: string | null;
  readonly orders: number;
  readonly refunds: number;
  readonly mail: number;
  readonly dataRequests: number;
  readonly nextDataRequest: string | null;
  /** What has been counted today so far. */
  readonly today: Partial<Record<CountedEvent, number>>;
}
