import { afterAll, beforeAll, expect, test } from 'vitest';
import { countedEvents } from '#domain/tracking/events.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** What was counted today for a package, by event. */
async function counts(packageId: string): Promise<Record<string, number>> {
  const rows = await database.sql<{ event: string; count: number }[]>`
    select event, count from public.daily_counts where package_id = ${packageId} order by event`;
  return Object.fromEntries(rows.map(({ event, count }) => [event, count]));
}

test('from form to payment each fact counts once, however often it is reported', async () => {
  const p = given.application({}, { selected_service_package: 'premium' });
  await given.times(3, () => given.call(database, 'submit_intake', p));
  const [intake] = await database.sql<{ id: string }[]>`
    select id from public.intake_forms where reference = ${p.reference}`;
  const buyer = { intakeId: intake?.id ?? '' };
  expect(await counts('premium')).toEqual({ submit_application: 1 });

  const [order] = await given.times(3, () => given.openOrder(database, buyer, 'premium'));
  expect(await counts('premium')).toEqual({ submit_application: 1, initiate_checkout: 1 });

  const seen = () =>
    database.asServer`select public.count_conversion(${order?.['orderId'] as string}) as counted`;
  expect((await seen())[0]).toEqual({ counted: false });
  const webhook = given.payment(order?.['orderId'], 'premium');
  await given.times(4, () => given.call(database, 'settle_order', webhook));
  expect(await counts('premium')).toEqual({ submit_application: 1, initiate_checkout: 1, purchase: 1 });

  const looks = await given.times(4, seen);
  expect(looks.filter(([row]) => row?.['counted'])).toHaveLength(1);
  expect(await counts('premium')).toEqual({
    submit_application: 1,
    initiate_checkout: 1,
    purchase: 1,
    conversion: 1,
  });
});

test('the table takes the events of the list and nothing else, and names nobody', async () => {
  for (const event of countedEvents)
    await database.sql`insert into public.daily_counts (day, event, count) values ('2000-01-01', ${event}, 1)`;
  await expect(
    database.sql`insert into public.daily_counts (day, event, count) values ('2000-01-01', 'lead', 1)`,
  ).rejects.toThrow(/counted_event/);
  const columns = await database.sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'daily_counts' order by 1`;
  expect(columns.map(({ name }) => String(name))).toEqual(['count', 'day', 'event', 'id', 'package_id']);
});
