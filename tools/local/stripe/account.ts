import type { ApiObject } from './objects.ts';
import type { Store } from './store.ts';

/** What all parts of the sandbox share. */
export interface Account {
  readonly store: Store;
  /** Where the sandbox answers, without a slash at the end. */
  baseUrl: string;
  /** Records an event with the object as it is now, and sends it to the webhook endpoints. */
  emit(type: string, object: ApiObject, previous?: Record<string, unknown>): void;
  /** The API request being answered; null if a person or a test control acts. */
  request: { id: string; idempotencyKey: string | null } | null;
  /** Whether payments made from now on stay `processing` until they are settled. */
  settleLater: boolean;
  /** By payment intent or Checkout Session: the cents received, if they should differ from the amount. */
  readonly receivedAmounts: Map<string, number>;
  /** Milliseconds until a card of the kind "will be disputed" is disputed, and until a pending refund is decided. */
  readonly laterMs: number;
  /** Runs something later, unless the sandbox closes first. */
  later(ms: number, run: () => void): void;
}
