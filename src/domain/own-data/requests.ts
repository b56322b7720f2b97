// Wishes to be forgotten: what is asked and answered, by the person and by staff.
import * as z from 'zod/mini';
import { email } from '../email.ts';
import { locales, type Locale } from '../languages.ts';
import { listRequest } from '../workplace/lists.ts';

export const dataRequestStatuses = ['open', 'done', 'declined', 'withdrawn'] as const;
export type DataRequestStatus = (typeof dataRequestStatuses)[number];

/** Why staff say no. The person reads a sentence for each, in the mail that tells them. */
export const declineReasons = ['open_matter', 'not_verified', 'must_keep', 'nothing_found'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The staff list: `search` finds a reference or an address. */
export const dataRequestsRequest = z.extend(listRequest, {
  status: z.optional(z.enum(dataRequestStatuses, 'field.wrongType')),
});

export const noteRequest = z.object({
  email: email('email.invalid'),
  language: z.enum(locales, 'language.required'),
});

export const eraseRequest = z.object({
  /** Also what came under the address from somebody who was not signed in. */
  alsoByAddress: z.boolean('field.wrongType'),
});

export const declineRequest = z.object({ reason: z.enum(declineReasons, 'reason.required') });

/** Counts by kind: what a deletion takes away and what has to stay. */
export type ErasedCounts = Readonly<Record<string, number>>;

/** A line of the staff list. */
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
  /** What was deleted; while it is open, what would be, with the account alone and with the address as well. */
  readonly removed: ErasedCounts | null;
  readonly wouldRemove: { readonly account: ErasedCounts; readonly alsoByAddress: ErasedCounts } | null;
  /** A case or a payment is open: it cannot be done yet. */
  readonly openMatter: boolean;
}
