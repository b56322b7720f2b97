// The forms about money: refunds, payments in doubt, plans to pay in parts.
import { randomBytes } from 'node:crypto';
import { referenceFromBytes } from '#domain/reference.ts';
import { centsOf } from '#tests/prices.ts';
import type { Form } from './form.ts';
import { partWith, type Office } from './office.ts';

const price = centsOf('standard');

interface Order {
  readonly orderId: string;
  readonly paymentId: string;
}

/** An order of a client with a case, and the payment that arrived for it; one in doubt has no case yet. */
async function paidOrder(office: Office, { inReview = false } = {}): Promise<Order> {
  const { userId, caseId, intakeId } = await office.newCase();
  const [order] = await office.sql<{ id: string }[]>`
    insert into public.orders ${office.sql({
      reference: referenceFromBytes(randomBytes(16)),
      user_id: userId,
      intake_form_id: inReview ? null : intakeId,
      package_id: 'standard',
      amount_cents: price,
      received_cents: price,
      ...(inReview
        ? { status: 'needs_review', review_reason: 'amount', review_since: new Date() }
        : { status: 'paid', completed_at: new Date() }),
    })} returning id`;
  const orderId = order?.id ?? '';
  const paymentId = `pi_${randomBytes(8).toString('hex')}`;
  await office.sql`insert into public.order_payments ${office.sql({
    payment_id: paymentId,
    order_id: orderId,
    amount_cents: price,
    currency: 'usd',
    package_id: 'standard',
    received_at: new Date(),
  })}`;
  if (!inReview) await office.sql`update public.cases set order_id = ${orderId} where id = ${caseId}`;
  return { orderId, paymentId };
}

async function refundRequest(office: Office, decided: Readonly<Record<string, unknown>> = {}) {
  const { orderId, paymentId } = await paidOrder(office);
  const [row] = await office.sql<{ id: string }[]>`
    insert into public.refund_requests ${office.sql({
      order_id: orderId,
      payment_id: paymentId,
      asked_by_role: 'client',
      reason_code: 'changed_mind',
      ...decided,
    })} returning id`;
  return `/api/staff/refunds/${row?.id ?? ''}`;
}

/** A plan stands as its parts: so many, so many days apart. */
const planShown: Form['shownAs'] = {
  parts: (answer, value) => partsOf(answer).length === value,
  everyDays: (answer, value) => {
    const [first, second] = partsOf(answer).map(({ dueOn }) => Date.parse(String(dueOn)));
    return Math.round(((second ?? 0) - (first ?? 0)) / 86_400_000) === value;
  },
};

function partsOf(answer: unknown): { dueOn: unknown }[] {
  return (answer as { plan: { parts: { dueOn: unknown }[] } }).plan.parts;
}

export const moneyForms: Readonly<Record<string, readonly Form[]>> = {
  'POST /api/staff/orders/:id/refund': [
    {
      given: async (office) => {
        const { orderId, paymentId } = await paidOrder(office);
        return {
          path: `/api/staff/orders/${orderId}/refund`,
          fixed: { paymentId },
          read: async () => {
            const [row] = await office.sql<{ id: string }[]>`
              select id from public.refund_requests where order_id = ${orderId}`;
            return [
              await office.read(`/api/staff/refunds/${row?.id ?? ''}`),
              await office.read(`/api/staff/orders/${orderId}`),
            ];
          },
        };
      },
      shownAs: { paymentId: 'id' },
    },
  ],
  'POST /api/staff/orders/:id/review': [
    {
      given: async (office) => {
        const { orderId } = await paidOrder(office, { inReview: true });
        return {
          path: `/api/staff/orders/${orderId}/review`,
          read: () => office.read(`/api/staff/orders/${orderId}`),
        };
      },
      shownAs: {
        resolution: (answer, value) => partWith(answer, 'resolution', `${String(value)}ed`) !== undefined,
      },
    },
  ],
  'POST /api/staff/refunds/:id/decide': [
    {
      given: async (office) => {
        const path = await refundRequest(office);
        return { path: `${path}/decide`, read: () => office.read(path) };
      },
      shownAs: {
        // What was approved goes on to the card processor, which here knows nothing of this payment.
        decision: (answer, value) =>
          (partWith(answer, 'status', 'declined') === undefined) === (value === 'approve'),
      },
    },
  ],
  'POST /api/staff/refunds/:id/settle': [
    {
      given: async (office) => {
        const path = await refundRequest(office, {
          status: 'failed',
          decided_at: new Date(),
          decision_note: 'Within the time',
          amount_cents: 100,
          failed_at: new Date(),
        });
        return { path: `${path}/settle`, read: () => office.read(path) };
      },
    },
  ],
  'POST /api/staff/applications/:id/plan': [
    {
      given: async (office) => {
        const { intakeId, caseId } = await office.newCase();
        await office.sql`delete from public.case_updates where case_id = ${caseId}`;
        await office.sql`delete from public.court_matters where case_id = ${caseId}`;
        await office.sql`delete from public.cases where id = ${caseId}`;
        await office.sql.begin(async (transaction) => {
          await transaction`set local session_replication_role = replica`;
          await transaction`update public.intake_forms set status = 'accepted' where id = ${intakeId}`;
        });
        const path = `/api/staff/applications/${intakeId}/plan`;
        return {
          path,
          read: async () => {
            const [order] = await office.sql<{ id: string }[]>`
              select id from public.orders where intake_form_id = ${intakeId}`;
            return {
              ...((await office.read(path)) as object),
              order: await office.read(`/api/staff/orders/${order?.id ?? ''}`),
            };
          },
        };
      },
      shownAs: planShown,
    },
  ],
  'POST /api/staff/orders/:id/plan': [
    {
      given: async (office) => {
        const { userId } = await office.newCase();
        const [order] = await office.sql<{ id: string }[]>`
          insert into public.orders ${office.sql({
            reference: referenceFromBytes(randomBytes(16)),
            user_id: userId,
            package_id: 'basic',
            amount_cents: centsOf('basic'),
            status: 'created',
          })} returning id`;
        const path = `/api/staff/orders/${order?.id ?? ''}/plan`;
        return { path, read: () => office.read(path) };
      },
      shownAs: planShown,
    },
  ],
};
