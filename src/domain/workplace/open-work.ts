import type { CountedEvent } from '../tracking/events.ts';
import type { OpenDue } from './due-work.ts';

/** What waits for staff, in numbers, references and times, without any person. */
export interface OpenWork extends OpenDue {
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
  /** What has been counted today so far; null for who may not see figures. */
  readonly today: Partial<Record<CountedEvent, number>> | null;
}
