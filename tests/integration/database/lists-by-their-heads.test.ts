import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageSorts } from '#domain/contact/inbox.ts';
import { applicationSorts } from '#domain/intake/review.ts';
import { orderSorts, refundSorts } from '#domain/orders/workplace.ts';
import { ticketSorts } from '#domain/tickets/ticket.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague } from './given-matters.ts';

let database: TestDatabase;
let sam: { id: string; role: string };
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
  const { sql } = database;
  for (const first_name of ['Ana', 'Bea', 'Bea', 'Carla', 'Dora']) {
    const { caseId, userId, orderId } = await given.paidFor(database, { first_name, last_name: 'Peña' });
    await sql`
      insert into public.support_tickets (user_id, case_id, reference, category, subject, description, language)
      values (${userId}, ${caseId}, ${randomBytes(4).toString('hex').toUpperCase()}, 'other', 'Hello', 'A question', 'en')`;
    await given.call(database, 'request_refund', { orderId, userId, reasonCode: 'changed_mind' });
    await sql`
      insert into public.contact_submissions (reference, idempotency_key, request_hash, first_name, last_name, email, inquiry_type, message, language)
      values (${randomBytes(4).toString('hex').toUpperCase()}, ${randomUUID()}, 'x', ${first_name}, 'Peña', 'a@example.com', 'general', 'Hello', 'en')`;
  }
});
afterAll(() => database.drop());

interface ListedRow {
  readonly id: string;
  readonly name?: string | null;
}
const otherLists = [
  ['search_applications', applicationSorts],
  ['search_messages', messageSorts],
  ['search_tickets', ticketSorts],
  ['list_orders', orderSorts],
  ['list_refunds', refundSorts],
] as const;

test.each(otherLists)(
  'each row of %s comes once, whichever head staff press, page after page',
  async (name, sorts) => {
    const pages = async (more: Record<string, unknown>): Promise<string[]> => {
      const rows: ListedRow[] = [];
      let before: string | null = null;
      do {
        const page: Record<string, unknown> = await given.call(database, name, {
          actorId: sam.id,
          limit: 2,
          ...(name.startsWith('list_') && { maxWaiting: 1_000, maxFound: 100 }),
          ...more,
          ...(before !== null && { before }),
        });
        rows.push(...(page['items'] as ListedRow[]));
        before = page['before'] as string | null;
      } while (before !== null);
      return rows.map(({ id }) => id);
    };
    const all = await pages({});
    expect(all.length).toBeGreaterThanOrEqual(5);
    for (const sort of sorts) {
      const up = await pages({ sort });
      expect(up.toSorted(), sort).toEqual(all.toSorted());
      const down = await pages({ sort, down: true });
      expect(down.toSorted(), sort).toEqual(all.toSorted());
      // Those of one key stand by their id both ways; the ends differ.
      if (new Set(all).size > 1 && ['sent', 'asked', 'created'].includes(sort))
        expect(down).toEqual(up.toReversed());
    }
  },
);
