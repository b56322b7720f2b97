import type { RefundStatus } from '#domain/refunds/rule.ts';
import type { OrdersWords } from '#i18n/en/staff/orders.ts';
import { Badge, type Tone } from '../Badge.tsx';

const tones: Record<RefundStatus, Tone> = {
  asked: 'danger',
  declined: 'quiet',
  approved: 'wait',
  sent: 'good',
  failed: 'danger',
  settled: 'good',
};

/** The state of a refund request. */
export function refundBadge(status: RefundStatus, labels: OrdersWords) {
  return <Badge tone={tones[status]}>{labels.refunds.statuses[status]}</Badge>;
}
