import * as z from 'zod/mini';
import type { ChargeOutcome, KeptCard } from './card-consent.ts';
import type { EarlyDate } from './early-date.ts';
import type { OrderStatus } from './status.ts';
import { isDate } from '../cases/dates.ts';
import { writeKey } from '../cases/move-request.ts';
import { packageIds } from '../packages/catalogue.ts';
import { addDays } from '../promises/office-date.ts';

// Paying a price in parts, granted by staff. Five parts or more, a fee or interest would be lending.

/** How many parts there can be. */
export const partCounts = [2, 3, 4] as const;
/** Days between two parts. */
export const partIntervals = [14, 30] as const;

export const planStatuses = ['active', 'paid', 'stopped'] as const;
export type PlanStatus = (typeof planStatuses)[number];

/** Who or what ended a plan. */
export const planEnds = ['client', 'staff', 'case_over', 'money_back', 'other_order'] as const;
export type PlanEnd = (typeof planEnds)[number];

/** Days: a reminder before the day, the most by which it may be moved, then a hold, then staff decide. */
export const partDays = { remindBefore: 3, moveAtMost: 14, holdAfter: 14, decideAfter: 60 } as const;

/** Equal parts in cents; the last takes what remains. The database cuts the same way, and a test compares the two. */
export function splitInParts(amountCents: number, count: number): number[] {
  const each = Math.floor(amountCents / count);
  return Array.from({ length: count }, (_, index) =>
    index < count - 1 ? each : amountCents - each * (count - 1),
  );
}

/**
 * Whether staff may let this order be paid in parts: nothing was paid and nothing is under way. One with an application
 * gets its plan there. As `private.why_no_plan_for_order` has it, which also asks whose order it is.
 */
export function mayBePaidInParts(order: {
  readonly status: OrderStatus;
  readonly toReview: boolean;
  readonly application: unknown;
}): boolean {
  return (
    (order.status === 'created' || order.status === 'failed') && !order.toReview && order.application === null
  );
}

/** Staff let an order be paid in parts that a client began without an application. */
export const grantForOrderRequest = z.object({
  idempotencyKey: writeKey,
  parts: z.literal([...partCounts], 'choice.required'),
  everyDays: z.literal([...partIntervals], 'choice.required'),
});
export type GrantForOrderRequest = z.infer<typeof grantForOrderRequest>;

/** Staff let an application be paid in parts. */
export const grantRequest = z.extend(grantForOrderRequest, {
  packageId: z.enum(packageIds, 'package.required'),
});
export type GrantRequest = z.infer<typeof grantRequest>;

/** Client or staff stop a plan. */
export const stopRequest = z.object({ idempotencyKey: writeKey });
export type StopRequest = z.infer<typeof stopRequest>;

/** The client moves the day of a part. */
export const moveDayRequest = z.object({
  idempotencyKey: writeKey,
  to: z.string('part.day').check(z.refine(isDate, 'part.day')),
});

/** `late`: its day is over. `next`: what is to be paid now. */
export type PartState = 'paid' | 'late' | 'next' | 'later' | 'void';

export interface PlanPart {
  readonly id: string;
  readonly place: number;
  readonly amountCents: number;
  /** `YYYY-MM-DD`, at the office. */
  readonly dueOn: string;
  readonly movedFrom: string | null;
  readonly paidAt: string | null;
  readonly state: PartState;
  /** How charging the kept card for it ended; null when nothing was tried. */
  readonly charge: ChargeOutcome | null;
  /** The last day to which it may be moved; null when it may not. */
  readonly movableTo: string | null;
}

/** A plan as its client and staff read it. */
export interface PaymentPlan {
  readonly id: string;
  readonly status: PlanStatus;
  readonly stopReason: PlanEnd | null;
  readonly parts: readonly PlanPart[];
  /** The last court date before the last part that the client told. */
  readonly earlyDate: EarlyDate | null;
  /** The card that is charged on the days, if the client agreed. */
  readonly card: KeptCard | null;
}

interface StoredPart {
  readonly id: string;
  readonly place: number;
  readonly amountCents: number;
  readonly dueOn: string;
  readonly movedFrom: string | null;
  readonly paidAt: string | null;
  readonly charge: ChargeOutcome | null;
}

/** The parts of a plan in their order, with what each of them is on this day of the office. */
export function readParts(stored: readonly StoredPart[], status: PlanStatus, today: string): PlanPart[] {
  const parts = stored.toSorted((a, b) => a.place - b.place);
  const next = parts.find(({ paidAt }) => paidAt === null);
  return parts.map((part, index) => ({
    ...part,
    state: stateOf(part, part === next, status, today),
    movableTo: status === 'active' ? movableTo(part, parts[index + 1], today) : null,
  }));
}

function stateOf(part: StoredPart, isNext: boolean, status: PlanStatus, today: string): PartState {
  if (part.paidAt !== null) return 'paid';
  if (status !== 'active') return 'void';
  if (part.dueOn < today) return 'late';
  return isNext ? 'next' : 'later';
}

/** Once for each part, before it is late, and not past the day of the next one. */
function movableTo(part: StoredPart, next: StoredPart | undefined, today: string): string | null {
  if (part.paidAt !== null || part.movedFrom !== null || part.dueOn < today) return null;
  const furthest = addDays(part.dueOn, partDays.moveAtMost);
  const last = next && next.dueOn < furthest ? next.dueOn : furthest;
  return last > part.dueOn ? last : null;
}
