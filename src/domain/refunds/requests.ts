import * as z from 'zod/mini';
import { writeKey } from '../cases/move-request.ts';
import { text } from '../text.ts';
import { refundReasons, refundTextMax, settlementMeans, settlementReferenceMax } from './rule.ts';

/** A client asks for money back. */
export const askRefundRequest = z.object({
  orderId: z.uuid('field.wrongType'),
  reasonCode: z.enum(refundReasons, 'refundReason.required'),
  words: z.optional(text({ max: refundTextMax, multiline: true })),
});

/** Why staff decided so. The client reads it. */
const note = text({ max: refundTextMax, multiline: true, required: 'note.required' });
const amountCents = z.int('amount.wrong').check(z.gte(1, 'amount.wrong'), z.lte(10_000_000, 'amount.wrong'));

export const decideRefundRequest = z.discriminatedUnion(
  'decision',
  [
    z.object({ decision: z.literal('approve'), amountCents, note }),
    z.object({ decision: z.literal('decline'), note }),
  ],
  'choice.required',
);

/** Staff give money back that nobody asked for. */
export const giveBackRequest = z.object({
  idempotencyKey: writeKey,
  paymentId: text({ max: 255, required: 'field.wrongType' }),
  amountCents,
  reasonCode: z.enum([...refundReasons, 'review'], 'refundReason.required'),
  note,
});

/** A refund that failed was paid by other means. The client reads how, and the number of the check or transfer. */
export const settleRefundRequest = z.object({
  means: z.enum(settlementMeans, 'settlement.means'),
  reference: text({ max: settlementReferenceMax, required: 'settlement.reference' }),
});

/** What happens with a payment that did not agree with its order. */
export const resolveReviewRequest = z.object({
  resolution: z.enum(['accept', 'refund'], 'resolution.required'),
  note,
});
