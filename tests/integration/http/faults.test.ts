// Faults that reach a person: what a browser reports is kept as a code and a place, counted by day, and nothing else.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultAlarmFrom, faultReportBytes } from '#domain/operations/faults.ts';
import { forwardFault } from '#server/operations/forward-fault.ts';
import { signedInStaff } from '#tests/signed-in.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => {} });
});
afterAll(() => sql.end());

const fault = { code: 'TypeError', place: '/es/intake-form@/_astro/Wizard.abc.js:1:2', build: 'abc1234' };
const send = (body: unknown) => new Visitor(stack.siteUrl).post('/api/faults', body);
const forgetTries = () => sql`delete from public.throttles where key like 'faults:%'`;

it('a fault of a browser is counted by its place, shown to staff, and at its fifth time wakes them once', async () => {
  await forgetTries();
  for (let times = 0; times < faultAlarmFrom.browser + 2; times += 1)
    expect((await send(fault)).status).toBe(200);
  const staff = await signedInStaff(sql, stack);
  const { items } = (await (await staff.visitor.get('/api/staff/faults')).json()) as {
    items: { place: string }[];
  };
  expect(items.find(({ place }) => place === fault.place)).toMatchObject({
    side: 'browser',
    codes: ['TypeError'],
    count: faultAlarmFrom.browser + 2,
    days: 1,
    build: 'abc1234',
  });
  const alarms = await sql`
    select payload from public.outbox where kind = 'staff_alarm' and payload ->> 'id' = ${fault.place}`;
  expect(alarms).toHaveLength(1);
});

it('words, addresses and long reports are refused and kept nowhere', async () => {
  await forgetTries();
  for (const words of ['Cannot read Ana Núñez', 'ana@example.com said so'])
    for (const field of ['code', 'place', 'build', 'reference'])
      expect((await send({ ...fault, [field]: words })).status, field).toBe(400);
  expect((await send({ ...fault, place: `/${'a'.repeat(faultReportBytes)}` })).status).toBe(413);
  expect((await send('no JSON')).status).toBe(400);
  // What is sent beside the four is not kept.
  expect((await send({ ...fault, place: '/only', message: 'Ana Núñez', stack: 'Ana' })).status).toBe(200);
  const [row] = await sql`select to_jsonb(faults)::text as row from public.faults where place = '/only'`;
  expect(row?.['row']).not.toContain('Ana');
});

it('one network cannot fill the list', async () => {
  await forgetTries();
  const statuses = [];
  for (let times = 0; times < 32; times += 1)
    statuses.push((await send({ ...fault, place: `/flood/${times}` })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  await forgetTries();
});

it('where the operator named a service for faults, it gets code, place and release, and nothing more', async () => {
  const bodies: string[] = [];
  const service = createServer((request, response) => {
    let body = `${request.url ?? ''} ${String(request.headers['x-sentry-auth'])}\n`;
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  try {
    await forwardFault(new URL(`http://public-key@127.0.0.1:${port}/sub/42`), 'server', {
      ...fault,
      reference: 'ACDE2345',
    });
    await forwardFault(null, 'server', fault);
  } finally {
    service.close();
  }
  expect(bodies).toHaveLength(1);
  const [line = '', ...lines] = (bodies[0] ?? '').trim().split('\n');
  expect(line).toContain('/sub/api/42/envelope/');
  expect(line).toContain('sentry_key=public-key');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    exception: { values: [{ type: 'TypeError', value: fault.place }] },
    release: 'abc1234',
    tags: { side: 'server', reference: 'ACDE2345' },
  });
});
