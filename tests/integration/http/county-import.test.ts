// A county file that staff bring in: who answers for it, and what of it is taken.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CountyPreview } from '#domain/counties/compare-file.ts';
import { maria } from '#domain/intake/sample-person.ts';
import { fullName } from '#domain/person-name.ts';
import { signedInStaff } from '#tests/signed-in.ts';
import { sharedStack } from '#tests/stack.ts';

let sql: postgres.Sql;
let sam: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  const stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => {} });
  sam = await signedInStaff(sql, stack);
});
afterAll(() => sql.end());

const preview = async (csv: string) => {
  const answer = await sam.visitor.post('/api/staff/county-file/preview', { csv });
  expect(answer.status).toBe(200);
  return (await answer.json()) as CountyPreview;
};
const save = (csv: string, { seen }: CountyPreview) =>
  sam.visitor.post('/api/staff/county-file/save', { csv, seen, idempotencyKey: randomUUID() });
const name = fullName(maria().firstName, maria().lastName);

it('a file of a spreadsheet is kept under the name of who brings it, whatever name stands in it', async () => {
  await sql`delete from public.county_values where county = 'Schley' and field = 'phone'`;
  const csv =
    '\ufeffCounty;Court;Field;Value;Source;Checked;By\r\n' +
    'Schley County;Magistrate;phone;229-555-0100;https://example.org/schley;11/20/2026;The clerk herself\r\n';
  const shown = await preview(csv);
  expect(shown).toMatchObject({ faults: [], changes: [{ kind: 'new', value: { by: name } }] });
  expect((await save(csv, shown)).status).toBe(200);
  const [kept] = await sql`
    select value, source, checked_on::text as checked, checked_by as by from public.county_values
    where county = 'Schley' and court = 'magistrate' and field = 'phone'`;
  expect(kept).toEqual({
    value: '229-555-0100',
    source: 'https://example.org/schley',
    checked: '2026-11-20',
    by: name,
  });
});

it('a new value whose source is no page is refused with its line, and one that is kept just so stays', async () => {
  await sql`delete from public.county_values where county = 'Quitman' and field in ('phone', 'fee')`;
  await sql`
    insert into public.county_values (county, court, field, value, source, checked_on, checked_by)
    values ('Quitman', 'magistrate', 'phone', '229-555-0111', 'phone call with the clerk', '2026-11-20', 'Ana Lee')`;
  const head = 'county,court,field,value,source,checked,by\n';
  const same = 'Quitman,magistrate,phone,229-555-0111,phone call with the clerk,2026-11-20,Ana Lee\n';
  const called = 'Quitman,magistrate,fee,$20,phone call with the clerk,2026-11-20,Ana Lee\n';
  expect(await preview(head + same)).toMatchObject({ faults: [], changes: [], same: 1 });
  const refused = await preview(head + same + called);
  expect(refused.faults).toEqual([{ line: 3, column: 'source', fault: 'page' }]);
  expect((await save(head + same + called, refused)).status).toBe(400);
  expect(
    await sql`select 1 from public.county_values where county = 'Quitman' and field = 'fee'`,
  ).toHaveLength(0);
});
