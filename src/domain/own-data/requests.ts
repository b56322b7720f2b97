// Requests to be deleted: what people and staff ask, and what they get.
import * as z from 'zod/mini';
import { email } from '../email.ts';
import { locales, type Locale } from '../languages.ts';
import { listRequest } from '../workplace/lists.ts';

export const dataRequestStatuses = ['open', 'done', 'declined', 'withdrawn'] as const;
export type DataRequestStatus = (typeof dataRequestStatuses)[number];

/** Why staff decline. The mail to the person has a sentence for each. */
export const declineReasons = ['open_matter', 'not_verified', 'must_keep', 'nothing_found'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The staff's list. `search` finds a reference or an address. */
export const dataRequestsRequest = z.extend(listRequest, {
  status: z.optional(z.enum(dataRequestStatuses, 'field.wrongType')),
});

export const noteRequest = z.object({
  email: email(),
  language: z.enum(locales, 'language.required'),
});

export const eraseRequest = z.object({
  /** Also delete what was sent with this address without signing in. */
  alsoByAddress: z.boolean('choice.required'),
});

export const declineRequest = z.object({ reason: z.enum(declineReasons, 'reason.required') });

/** Counts by kind of what a deletion removes and what has to stay. */
export type ErasedCounts = Readonly<Record<string, number>>;

/** A row of the staff's list. */
export interface DataRequest {
  readonly id: string;
  readonly reference: string;
  /** Null once everything is deleted. */
  readonly email: string | null;
  readonly language: Locale;
  readonly source: 'account' | 'staff';
  readonly status: DataRequestStatus;
  readonly dueAt: string;
  readonly decidedAt: string | null;
  readonly reason: DeclineReason | null;
  readonly createdAt: string;
}

export interface DataRequestDetail extends DataRequest {
  readonly hasAccount: boolean;
  /** What was deleted. While the request is open, what would be: for the account alone, and for the address as well. */
  readonly removed: ErasedCounts | null;
  readonly wouldRemove: { readonly account: ErasedCounts; readonly alsoByAddress: ErasedCounts } | null;
  /** The reader may carry it out now; the person who noted it may not do so alone. */
  readonly mayErase: boolean;
  /** From when who noted it may carry it out alone; null where somebody else has to. */
  readonly freeAt: string | null;
  /** A case or a payment is open, so it cannot be done yet. */
  readonly openMatter: boolean;
}
