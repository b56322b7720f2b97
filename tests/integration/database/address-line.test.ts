// One rule for all places that join an address, in the database and in the domain.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressLine, states } from '#domain/postal-address.ts';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';
import type { TestDatabase } from '#tests/postgres.ts';
import { by, openCaseDesk, type CaseDesk } from './case-desk.ts';
import { call } from './given.ts';

let desk: CaseDesk;
let database: TestDatabase;
beforeAll(async () => {
  desk = await openCaseDesk();
  ({ database } = desk);
});
afterAll(() => database.drop());

test('the database writes every address as the domain does', async () => {
  const parts = [...states, 'Ontario', '', null].flatMap((state) =>
    ['9 Oak Street', '', null].flatMap((address) =>
      ['Decatur', null].flatMap((city) => ['30030', null].map((zip) => ({ address, city, state, zip }))),
    ),
  );
  const rows = await database.sql<{ line: string | null }[]>`
    select private.address_line(one ->> 'address', one ->> 'city', one ->> 'state', one ->> 'zip') as line
    from jsonb_array_elements(${database.sql.json(parts)}) with ordinality as all_parts (one, place) order by place`;
  expect(rows.map(({ line }) => line ?? '')).toEqual(parts.map(addressLine));
});

test('staff read where a client lives as an envelope says it', async () => {
  const { caseId } = await desk.caseAt('in_review', { street_address2: 'Apt 4' });
  const sheet = await call(database, 'open_case', { caseId, ...by(desk.sam) });
  expect(sheet['client']).toMatchObject({ address: '1 Peachtree St, Apt 4, Decatur, GA 30030' });
});

test('no other function joins a city with its state', () => {
  const joins = /concat_ws\((?:[^()]|\([^()]*\))*?(?:\([^()]*?)?(?:\b|_)city\b/u;
  const folder = join(PROJECT_ROOT, 'supabase/migrations');
  const joined = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .filter((name) => joins.test(readFileSync(join(folder, name), 'utf8')));
  expect(joined).toEqual(['20261121000100_foundations.sql']);
});
