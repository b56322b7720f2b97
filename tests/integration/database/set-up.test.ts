// What the workplace shows of the operator's files and of days off.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOfferFiles } from '#collections/offers.ts';
import { packages } from '#domain/packages/catalogue.ts';
import { needsOfOffer } from '#domain/packages/offer-file.ts';
import { offerNeeds } from '#domain/packages/offer-needs.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { seed } from '#tools/database/seed.ts';
import { readFilingRules } from '#tools/database/filing-rules.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import { colleague } from './given-matters.ts';
import * as given from './given.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface Offer {
  readonly packages: readonly {
    readonly id: string;
    readonly amountCents: number;
    readonly restsOn: readonly { readonly need: string; readonly isOpen: boolean }[];
  }[];
}

test('staff see each package as it was deployed, with every switch it rests on, open or closed', async () => {
  const sam = await colleague(database);
  const files = readOfferFiles();
  const read = async (staffDeliver: boolean) => {
    const confirmed = { by: 'A Lawyer', on: '2026-11-01' };
    await seed(database.url, { ...readFilingRules(), staffDeliver, ...(staffDeliver && { confirmed }) });
    return (await given.call(database, 'read_offer', {
      actorId: sam.id,
      actorRole: sam.role,
    })) as unknown as Offer;
  };
  for (const staffDeliver of [true, false]) {
    const offer = await read(staffDeliver);
    expect(offer.packages.map(({ id, amountCents }) => [id, amountCents])).toEqual(
      packages.map(({ id, amountCents }) => [id, amountCents]),
    );
    for (const { id } of packages) {
      const shown = offer.packages.find((one) => one.id === id)?.restsOn ?? [];
      expect(
        shown.map(({ need }) => need),
        id,
      ).toEqual(needsOfOffer(files[id]));
      const delivery = shown.find(({ need }) => need === 'staff-delivery');
      if (delivery) expect(delivery.isOpen, id).toBe(staffDeliver);
    }
  }
});

test('what the samples of a local stack confirm is sold there and open, whatever the launch file says', async () => {
  const confirmed = { by: 'A Lawyer', on: '2026-11-01' };
  await seed(database.url, { ...readFilingRules(), staffDeliver: true, confirmed }, new Set(offerNeeds));
  const rows = await database.sql<{ features: string[]; needs: { need: string; isOpen: boolean }[] }[]>`
    select features, rests_on as needs from public.service_packages where is_active`;
  expect(rows.flatMap(({ needs }) => needs).filter(({ isOpen }) => !isOpen)).toEqual([]);
  expect(rows.flatMap(({ features }) => features).join()).toMatch(/30-minute call/);
});

test('days off that are to come are shown to all who work here, and those of who has left are not', async () => {
  const { sql } = database;
  const [ana, gone] = [await colleague(database), await colleague(database)];
  const tomorrow = addDays(officeDate(new Date()), 1);
  const yesterday = addDays(tomorrow, -2);
  for (const [id, day] of [
    [ana.id, tomorrow],
    [ana.id, yesterday],
    [gone.id, tomorrow],
  ] as const)
    await sql`insert into public.call_days_off (staff_id, day) values (${id}, ${day})`;
  await sql`update public.users set deactivated_at = now() where id = ${gone.id}`;
  const shown = await given.call(database, 'read_days_off', { actorId: ana.id, actorRole: ana.role });
  expect(shown).toEqual([{ name: expect.any(String), day: tomorrow }]);
});
