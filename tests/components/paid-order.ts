// For tests: a paid order as its client sees it, of which staff decide whether money goes back.
import type { DashboardOrder } from '#domain/portal/dashboard.ts';

export const paidOrder: DashboardOrder = {
  id: '10000000-0000-4000-8000-000000000001',
  reference: 'ACDE3467',
  packageId: 'basic',
  amountCents: 29_500,
  currency: 'usd',
  status: 'paid',
  createdAt: '2026-11-01T15:00:00Z',
  completedAt: '2026-11-01T15:01:00Z',
  receivedCents: 29_500,
  plan: null,
  refunds: [],
  refundRequest: null,
  refundRule: 'staff_decides',
  secondPayment: false,
};
