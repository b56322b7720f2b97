// Dates of a client in other calendars, read by two parsers that know nothing of us.
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CalendarDate } from '#domain/calendar/dates.ts';
import { calendarFile } from '#server/calendar/calendar-file.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import { readTwice } from '#tests/calendar-parsers.ts';
import * as given from './given.ts';
import { colleague, firstMatter, move, standing } from './given-matters.ts';
import { write, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: Who;
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
});
afterAll(() => database.drop());

const origin = 'https://freshkey.example';

async function filedCase() {
  const { userId, caseId } = await given.paidFor(database);
  const { id: matterId } = await firstMatter(database, caseId);
  await standing(database, matterId, 'filed');
  return { userId: String(userId), caseId: String(caseId), matterId };
}
type Case = Awaited<ReturnType<typeof filedCase>>;

const hearing = (one: Case, hearingAt: string, hearingPlace = 'Room 2A, 160 Pryor St') =>
  move(database, one.matterId, 'hearing_set', sam, { facts: { hearingAt, hearingPlace } });

async function datesOf({ userId }: Case): Promise<CalendarDate[]> {
  const { items } = await given.call(database, 'read_calendar', { actorId: userId });
  return items as unknown as CalendarDate[];
}

const file = async (one: Case, withPlace = false) =>
  readTwice(calendarFile(await datesOf(one), { locale: 'en', origin, withPlace }));

describe('a hearing in the calendar of a client', () => {
  test('that is moved is the same entry at its new hour; canceled, it says so; set again, it is back', async () => {
    const one = await filedCase();
    await hearing(one, '2027-03-12T14:30:00Z');
    const { events: set, method } = await file(one);
    expect(method).toBe('PUBLISH');
    expect(set).toMatchObject([
      {
        start: '2027-03-12T14:30:00.000Z',
        end: '2027-03-12T15:30:00.000Z',
        cancelled: false,
        reminders: ['-PT2H'],
      },
    ]);
    await hearing(one, '2027-03-15T13:30:00Z');
    const { events: moved } = await file(one);
    expect(moved).toMatchObject([{ start: '2027-03-15T13:30:00.000Z', cancelled: false, uid: set[0]?.uid }]);
    expect(moved[0]?.sequence).toBeGreaterThan(set[0]?.sequence ?? 0);
    await move(database, one.matterId, 'filed', sam, { words: { reason: 'continued' } });
    const gone = await file(one);
    expect(gone.method).toBe('CANCEL');
    expect(gone.events).toMatchObject([{ cancelled: true, uid: set[0]?.uid, reminders: [] }]);
    expect(gone.events[0]?.sequence).toBeGreaterThan(moved[0]?.sequence ?? 0);
    await hearing(one, '2027-05-03T13:00:00Z');
    const { events: back } = await file(one);
    expect(back).toMatchObject([{ start: '2027-05-03T13:00:00.000Z', cancelled: false, uid: set[0]?.uid }]);
    expect(back[0]?.sequence).toBeGreaterThan(gone.events[0]?.sequence ?? 0);
  });

  test('says neither what it is nor, unless chosen, where', async () => {
    const one = await filedCase();
    await hearing(one, '2027-03-12T14:30:00Z');
    const plain = await file(one);
    expect(plain.text).not.toMatch(/court|hearing|evict|seal|Pryor|Oak/i);
    expect((await file(one, true)).events[0]?.place).toBe('Room 2A, 160 Pryor St');
  });

  test.each([
    ['2027-03-13T14:00:00Z', '09:00', 'the day before the clocks go forward'],
    ['2027-03-15T13:00:00Z', '09:00', 'the day after'],
    ['2027-11-05T13:00:00Z', '09:00', 'two days before they go back'],
    ['2027-11-08T14:00:00Z', '09:00', 'the day after'],
  ])('at %s stands at %s in Eastern Time: %s', async (at, hour) => {
    const one = await filedCase();
    await hearing(one, at);
    const { text, events } = await file(one);
    expect(events[0]?.start).toBe(new Date(at).toISOString());
    expect(text).toContain(
      `DTSTART;TZID=America/New_York:${at.slice(0, 10).replaceAll('-', '')}T${hour.replace(':', '')}00`,
    );
    expect(text).toContain('BEGIN:VTIMEZONE');
    const [stored] = await database.sql<{ at: Date }[]>`
      select updated_at as at from public.calendar_events where case_id = ${one.caseId} and event_type = 'hearing'`;
    // The same moment to both parsers, in seconds.
    for (const stamp of events[0]?.stamps ?? [])
      expect(Math.abs(Date.parse(stamp) - (stored?.at.getTime() ?? 0))).toBeLessThan(1_000);
  });
});

test('what is asked for by a day, and the end of an order, are days without an hour', async () => {
  const one = await filedCase();
  const { requestId } = await write(database, 'ask_files', sam, {
    caseId: one.caseId,
    what: 'Letter',
    dueOn: '2027-02-01',
  });
  await standing(database, one.matterId, 'granted');
  await database.sql`
    update public.court_matters set limit_ends_on = '2027-12-31' where id = ${one.matterId}`;
  const { events } = await file(one);
  expect(events.map(({ start, end, cancelled }) => [start, end, cancelled])).toEqual([
    ['2027-02-01', '2027-02-02', false],
    ['2027-12-31', '2028-01-01', false],
  ]);
  await write(database, 'decide_file_request', sam, {
    requestId: String(requestId),
    version: 1,
    decision: 'withdrawn',
  });
  expect((await file(one)).events[0]).toMatchObject({ start: '2027-02-01', cancelled: true, sequence: 1 });
  const rows = await database.sql`
    select event_type, is_all_day, priority from public.calendar_events where case_id = ${one.caseId} order by start_date`;
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['request', true, 'medium'],
    ['deadline', true, 'medium'],
  ]);
});

describe('the secret address', () => {
  const secret = () => createHash('sha256').update(randomBytes(32)).digest('hex');
  const keep = (userId: string, tokenHash: string) =>
    given.call(database, 'keep_calendar_address', { userId, tokenHash, language: 'es', withPlace: true });
  const open = (tokenHash: string) => given.call(database, 'read_calendar_by_address', { tokenHash });

  test('opens the dates of one client until it is ended or another is made', async () => {
    const one = await filedCase();
    await hearing(one, '2027-03-12T14:30:00Z');
    const [first, second] = [secret(), secret()];
    await keep(one.userId, first);
    expect(await open(first)).toMatchObject({ outcome: 'done', language: 'es', withPlace: true });
    await keep(one.userId, second);
    expect(await open(first)).toEqual({ outcome: 'unknown' });
    expect((await open(second)).outcome).toBe('done');
    await given.call(database, 'end_calendar_address', { userId: one.userId });
    expect(await open(second)).toEqual({ outcome: 'unknown' });
  });

  test('ends with the account', async () => {
    const one = await filedCase();
    const hash = secret();
    await keep(one.userId, hash);
    await database.sql`update public.users set deactivated_at = now() where id = ${one.userId}`;
    expect(await open(hash)).toEqual({ outcome: 'unknown' });
  });
});
