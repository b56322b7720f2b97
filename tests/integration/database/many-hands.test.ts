// @module-tag full
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '#tests/chance.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const names = ['basic', 'standard', 'premium', 'vip'] as const;
const action = fc.record({
  kind: fc.constantFrom(
    'open',
    'pay',
    'pay again',
    'give back',
    'note',
    'email',
    'apply',
    'buy',
  ) as fc.Arbitrary<'open' | 'pay' | 'pay again' | 'give back' | 'note' | 'email' | 'apply' | 'buy'>,
  packageId: fc.constantFrom(...names),
  state: fc.constantFrom('processing', 'failed', 'cancelled'),
});

test('whatever clients, tabs and Stripe do at once, nothing blocks in a circle and nothing is fulfilled twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 30, maxLength: 60 }), async (actions) => {
      const user = await given.account(database);
      const { intakeId } = await given.submitted(database, { email: user.email });
      await Promise.all(
        actions.map(async ({ kind, packageId, state }) => {
          if (kind === 'apply')
            return given.call(database, 'submit_intake', given.application({ userId: user.id }));
          if (kind === 'email') {
            return given.call(database, 'change_intake_email', { intakeId, email: user.email, mails: [] });
          }
          const buyer = kind === 'buy' ? { userId: user.id } : { intakeId };
          const { orderId } = await given.openOrder(database, buyer, packageId);
          const p = given.payment(orderId, packageId);
          if (kind === 'note') {
            return given.call(database, 'note_payment_state', {
              orderId: orderId as string,
              state,
            });
          }
          if (kind === 'open') return null;
          if (kind === 'give back') {
            const refunds = [{ id: `re_${randomUUID()}`, amountCents: 1, status: 'succeeded' }];
            return given.call(database, 'settle_order', { ...p, refunds });
          }
          await given.call(database, 'settle_order', p);
          return kind === 'pay again' ? given.call(database, 'settle_order', p) : null;
        }),
      );
      // Each paid order has one case, one receipt and one notice; each application at most one paid order and case.
      const wrong = await database.sql`
        select o.id from public.orders o
        where o.completed_at is not null and o.user_id = ${user.id} and (
          (select count(*) from public.cases c where c.order_id = o.id) <> 1
          or (select count(*) from public.outbox m where m.order_id = o.id and m.kind = 'receipt') <> 1
          or (select count(*) from public.outbox m where m.order_id = o.id and m.kind = 'case_added') <> 1
          or (o.intake_form_id is not null and (select count(*) from public.orders other
            where other.intake_form_id = o.intake_form_id and other.completed_at is not null) <> 1)
        )`;
      expect([...wrong]).toEqual([]);
      const stuck = await database.sql`
        select c.id from public.cases c
        where c.user_id = ${user.id} and (c.status = 'waiting_for_application') <> (c.intake_form_id is null)`;
      expect([...stuck]).toEqual([]);
    }),
    { numRuns: 12, seed },
  );
}, 60_000);
