import type { OrderRow } from '#domain/orders/workplace.ts';
import type { OrdersWords } from '#i18n/en/staff/orders.ts';
import { Badge, Badges, type Tone } from '../Badge.tsx';

const tones: Record<OrderRow['status'], Tone> = {
  created: 'quiet',
  processing: 'wait',
  paid: 'good',
  needs_review: 'danger',
  failed: 'quiet',
  cancelled: 'quiet',
  partially_refunded: 'wait',
  refunded: 'quiet',
  disputed: 'danger',
};

/** What an order is, and whether a payment of it waits for a decision. */
export function orderBadge(item: Pick<OrderRow, 'status' | 'toReview'>, labels: OrdersWords) {
  return (
    <Badges>
      {item.status !== 'needs_review' && (
        <Badge tone={tones[item.status]}>{labels.statuses[item.status]}</Badge>
      )}
      {item.toReview && <Badge tone="danger">{labels.toReview}</Badge>}
      {item.status === 'needs_review' && !item.toReview && (
        <Badge tone="wait">{labels.statuses.needs_review}</Badge>
      )}
    </Badges>
  );
}
