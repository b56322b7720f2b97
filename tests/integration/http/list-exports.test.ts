// A list that staff save as a file is noted as a look; the audit log leaves the workplace for a reason alone.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInStaff } from '#tests/signed-in.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => {} });
});
afterAll(() => sql.end());

const path = '/api/staff/list-exports';
const notedOf = (id: string) =>
  sql<{ details: unknown }[]>`
    select details from public.audit_entries where actor_id = ${id} and action = 'list_exported'`;

it('an admin saves the audit log, and why stands in it', async () => {
  const { visitor, id } = await signedInStaff(sql, { siteUrl: stack.siteUrl, role: 'admin' });
  const reason = `A client asked who read the file ${randomUUID()}`;
  expect((await visitor.post(path, { list: 'audit', rows: 12, reason })).status).toBeLessThan(300);
  expect((await notedOf(id)).map(({ details }) => details)).toEqual([{ list: 'audit', rows: 12, reason }]);
});

it('an admin who gives no reason is asked for one, and nothing is noted', async () => {
  const { visitor, id } = await signedInStaff(sql, { siteUrl: stack.siteUrl, role: 'admin' });
  const response = await visitor.post(path, { list: 'audit', rows: 12 });
  expect([response.status, ((await response.json()) as { fields: unknown }).fields]).toEqual([
    400,
    [expect.objectContaining({ field: 'reason', code: 'field.required' })],
  ]);
  expect(await notedOf(id)).toEqual([]);
});

it('nobody but an admin saves the audit log, whatever the reason', async () => {
  const { visitor, id } = await signedInStaff(sql, { siteUrl: stack.siteUrl });
  expect((await visitor.post(path, { list: 'audit', rows: 12, reason: 'I am curious' })).status).toBe(403);
  expect(await notedOf(id)).toEqual([]);
});
