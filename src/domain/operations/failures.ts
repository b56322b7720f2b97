import * as z from 'zod/mini';
import { text } from '../text.ts';
import { listRequest } from '../workplace/lists.ts';

/**
 * What can be given up: a mail, an event from the card processor, a submission kept during an outage, a file to remove, a mail
 * that came to us; and a mail of ours that came back.
 */
export const failureKinds = ['mail', 'event', 'submission', 'file', 'received', 'bounce'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** What staff can have tried again. Submissions are tried every five minutes and files every hour anyway. */
export const retriedKinds = ['mail', 'event', 'received'] as const satisfies readonly FailureKind[];

/** Something that was given up, as staff see it: codes, times, and the first letters of the address. */
export interface Failure {
  readonly what: FailureKind;
  readonly id: string;
  /** The kind of mail, the type of event, what was submitted, or what the file was for; of a mail that came in, `mail`. */
  readonly kind: string;
  readonly code: string;
  readonly tries: number;
  readonly createdAt: string;
  readonly failedAt: string;
  /** Null if it was for staff, or is not a mail. */
  readonly recipient: string | null;
  readonly reference: string | null;
}

/** `POST /api/staff/mail/search`. */
export const failureSearch = z.extend(listRequest, { what: z.optional(z.enum(failureKinds)) });
export type FailureSearch = z.infer<typeof failureSearch>;

/** `POST /api/staff/mail/requeue`: one by its id, or all of a kind. */
export const requeueRequest = z.union([
  z.object({ what: z.enum(retriedKinds), id: text({ max: 100 }) }),
  z.object({ what: z.enum(retriedKinds), kind: text({ max: 100 }) }),
]);
export type RequeueRequest = z.infer<typeof requeueRequest>;

/** "m•••@e•••.com": enough to see that it was mistyped, not enough to know whose it is. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return '•••';
  const ending = /\.[a-z]{2,24}$/i.exec(address)?.[0] ?? '';
  return `${address.slice(0, 1)}•••@${address.slice(at + 1, at + 2)}•••${ending}`;
}
