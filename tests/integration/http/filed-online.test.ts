// Papers that a client filed through the court's own system: the number it gave them, and the copy with the stamp.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CasePage } from '#domain/portal/case-page.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { pdf } from '#tests/sample-files.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { standing } from '../database/given-matters.ts';
import { clientInPreparing, json, workerOf } from './matter-in-preparing.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
});
afterAll(() => sql.end());

it('a client who filed online reports the envelope number with the stamped copy, and both stand in the case', async () => {
  const { visitor: client, matterId, caseId } = await clientInPreparing(sql, stack);
  const { visitor: sam } = await workerOf(sql, stack, 'staff');
  await standing({ sql }, matterId, 'ready_to_file');
  const [matter] = await sql<{ version: number }[]>`
    select version from public.court_matters where id = ${matterId}`;
  const report = async (more: object) =>
    client.post(`/api/cases/${caseId}/matters/${matterId}/move`, {
      idempotencyKey: randomUUID(),
      version: matter?.version,
      to: 'filed',
      filedOn: officeDate(new Date()),
      filedHow: 'e_filing',
      ...more,
    });
  const long = await report({ filedEnvelope: '9'.repeat(61), tickets: [] });
  expect(await long.json()).toMatchObject({ fields: [{ field: 'filedEnvelope' }] });
  const copy = Buffer.from(pdf());
  const stamped = await client.upload('stamped.pdf', copy);
  expect((await report({ filedEnvelope: ' 20148833 ', tickets: [stamped] })).status).toBe(200);

  const [stored] = await sql`
    select status, filed_how, filed_envelope, filed_by from public.court_matters where id = ${matterId}`;
  expect(stored).toEqual({
    status: 'filed',
    filed_how: 'e_filing',
    filed_envelope: '20148833',
    filed_by: 'client',
  });
  const page = await json<CasePage>(await client.get(`/api/cases/${caseId}`));
  expect(page.matters[0]?.filedEnvelope).toBe('20148833');
  // The copy is theirs to open again, and ours to look at.
  const [file] = await sql<{ id: string; uploadId: string }[]>`
    select id, upload_id as "uploadId" from public.case_documents where case_id = ${caseId} and original_name = 'stamped.pdf'`;
  for (const [who, address] of [
    [client, `/api/account/files/case/${file?.id}`],
    [sam, `/api/staff/files/${file?.uploadId}`],
  ] as const) {
    const answer = await who.get(address);
    expect(answer.status, address).toBe(303);
    const opened = await fetch(answer.headers.get('location') ?? '');
    expect(Buffer.from(await opened.arrayBuffer()).equals(copy)).toBe(true);
  }
});
