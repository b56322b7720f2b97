// A client's dates as a file and under a secret address, as calendars get them.
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessThrottles } from '#domain/access/throttles.ts';
import { makeInvitedClient } from '#tests/accounts.ts';
import { readTwice } from '#tests/calendar-parsers.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { signedInClient } from '#tests/signed-in.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
});
afterAll(() => sql.end());

async function clientWithHearing() {
  const owner = await makeInvitedClient(sql);
  const { visitor, id } = await signedInClient(sql, { siteUrl: stack.siteUrl, language: 'es' });
  await sql`
    insert into public.calendar_events (user_id, case_id, matter_id, title, event_type, start_date, location)
    select ${id}, one.id, matter.id, 'hearing', 'hearing', '2099-03-12T14:30:00Z', 'Room 2A'
    from public.cases as one join public.court_matters as matter on matter.case_id = one.id
    where one.user_id = ${owner.id}`;
  return visitor;
}

it('a calendar gets the dates of a client under the secret address, without signing in, until it is ended', async () => {
  const visitor = await clientWithHearing();
  const made = await visitor.post('/api/calendar/address', { withPlace: false });
  const { url } = (await made.json()) as { url: string };
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  expect(text).toContain('DTSTART;TZID=America/New_York:20990312T103000');
  // Two parsers read the same in it; nobody may miss a hearing.
  expect(readTwice(bytes)).toMatchObject({
    method: 'PUBLISH',
    events: [{ start: '2099-03-12T14:30:00.000Z', title: 'Cita', place: '', priority: 1, cancelled: false }],
  });
  expect(text).not.toContain('Room 2A');
  await visitor.post('/api/calendar/address', { withPlace: true });
  expect((await fetch(url)).status).toBe(404);
});

it('a network that asks for calendars too often is told to wait, and then served again', async () => {
  const visitor = await clientWithHearing();
  const { url } = (await (await visitor.post('/api/calendar/address', { withPlace: false })).json()) as {
    url: string;
  };
  await sql`delete from public.throttles where key like 'calendar-ip:%'`;
  const { limit } = accessThrottles.calendarPerIp;
  expect((await fetch(url)).status).toBe(200);
  await sql`update public.throttles set count = ${limit - 1} where key like 'calendar-ip:%'`;
  expect((await fetch(url)).status).toBe(200);
  const refused = await fetch(url);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'throttled']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await sql`update public.throttles set expires_at = now() where key like 'calendar-ip:%'`;
  expect((await fetch(url)).status).toBe(200);
});

it('a client saves one date in the language of the page; that of somebody else is not found', async () => {
  const visitor = await clientWithHearing();
  const other = await clientWithHearing();
  const { items } = (await (await visitor.get('/api/calendar')).json()) as { items: { uid: string }[] };
  const address = `/api/calendar/file?language=es&uid=${items[0]?.uid ?? ''}`;
  const answer = await visitor.get(address);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="dates.ics"');
  const bytes = async (one: Response) => new Uint8Array(await one.arrayBuffer());
  expect(readTwice(await bytes(answer)).events).toMatchObject([{ title: 'Cita', sequence: 0 }]);
  expect((await other.get(address)).status).toBe(404);
  // Called off, the file takes the date out of a calendar that has it.
  await sql`update public.calendar_events set status = 'cancelled' where uid = ${items[0]?.uid ?? ''}`;
  expect(readTwice(await bytes(await visitor.get(address)))).toMatchObject({
    method: 'CANCEL',
    events: [{ cancelled: true, sequence: 1 }],
  });
});
