import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mostEventAttempts, watchedSchedules, type ScheduleName } from '#domain/operations/schedules.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.sql`truncate public.heartbeats, public.outbox, public.stripe_events, public.stuck_submissions cascade`;
});
afterAll(() => database.drop());

const watched = [...watchedSchedules];
const ran = (name: ScheduleName, outcome: 'ok' | 'failed' = 'ok') =>
  given.call(database, 'note_run', { name, outcome, code: 'Error', durationMs: 5, watched });
const health = () => given.call(database, 'check_health', { watched, mostEventAttempts });
const everythingRan = async () => {
  for (const { name } of watched) await ran(name);
};
/** As if so many minutes had gone by since this one was heard of. */
const quiet = (name: ScheduleName, minutes: number) => database.sql`
  update public.heartbeats set succeeded_at = now() - make_interval(mins => ${minutes}),
    ran_at = now() - make_interval(mins => ${minutes}), watched_since = now() - interval '9 days' where name = ${name}`;
const alarms = async () =>
  (
    await database.sql<{ about: string }[]>`
    select payload ->> 'about' as about from public.outbox where kind = 'staff_alarm' order by 1`
  ).map((row) => row.about);

describe('what runs by itself', () => {
  test('is expected from its first deploy on, and nobody is told while all is well', async () => {
    await ran('deliver-outbox');
    expect(await database.sql`select from public.heartbeats`).toHaveLength(watched.length);
    expect(await alarms()).toEqual([]);
    await everythingRan();
    expect((await health())['silent']).toEqual([]);
  });

  test('is missed by the others when it falls silent, and staff get one mail for each silence', async () => {
    await everythingRan();
    await quiet('sweep-expired', 181);
    await quiet('replay-spool', 9);
    for (let turn = 0; turn < 3; turn += 1)
      expect((await ran('deliver-outbox'))['silent']).toEqual(['sweep-expired']);
    await health();
    expect(await alarms()).toEqual(['sweep-expired']);
    await ran('sweep-expired');
    expect((await ran('deliver-outbox'))['silent']).toEqual([]);
    await quiet('sweep-expired', 200);
    await ran('deliver-outbox');
    expect(await alarms()).toEqual(['sweep-expired', 'sweep-expired']);
  });

  test('is missed as well when it runs and always fails', async () => {
    await everythingRan();
    await quiet('process-payments', 16);
    await ran('process-payments', 'failed');
    expect(await alarms()).toEqual(['process-payments']);
    const [row] =
      await database.sql`select outcome, code from public.heartbeats where name = 'process-payments'`;
    expect(row).toEqual({ outcome: 'failed', code: 'Error' });
  });

  test('is found by whoever asks for the health when all of it is dead', async () => {
    await everythingRan();
    for (const { name } of watched) await quiet(name, 5_000);
    expect((await health())['silent']).toHaveLength(watched.length);
    expect(await alarms()).toHaveLength(watched.length);
  });

  test('gets its time to catch up after a pause of everything, and only once', async () => {
    await everythingRan();
    await health();
    const pause = async (minutes: number) => {
      for (const { name } of watched) await quiet(name, minutes);
      await database.sql`update public.heartbeats set ran_at = now() - interval '15 minutes' where name = 'health'`;
    };
    await pause(5_000);
    expect((await health())['silent']).toEqual([]);
    expect(await alarms()).toEqual([]);
    // Nothing ran since: no pause, but a fault.
    await database.sql`update public.heartbeats set
      watched_since = watched_since - interval '9 days', succeeded_at = succeeded_at - interval '10 days',
      ran_at = ran_at - interval '15 minutes'`;
    expect((await health())['silent']).toHaveLength(watched.length);
    expect(await alarms()).toHaveLength(watched.length);
  });

  test('makes one mail when everything was away together and comes back', async () => {
    await everythingRan();
    for (const { name } of watched) await quiet(name, 300);
    await ran('replay-spool');
    await ran('deliver-outbox');
    expect(await alarms()).toEqual(['replay-spool']);
  });

  test('may end at the same moment without one waiting for the other in a circle', async () => {
    await everythingRan();
    await given.times(40, (index) => ran(watched[index % watched.length]?.name ?? 'deliver-outbox'));
    expect(await alarms()).toEqual([]);
  });
});

describe('the health of the service', () => {
  test('is asked by writing and reading, and says how long mails and payment events wait', async () => {
    await database.sql`insert into public.outbox ${database.sql([
      {
        kind: 'receipt',
        recipient: 'a@example.com',
        dedupe_key: 'late',
        status: 'waiting',
        run_after: given.inHours(-1),
      },
      {
        kind: 'payment_reminder',
        recipient: 'b@example.com',
        dedupe_key: 'later',
        status: 'waiting',
        run_after: given.inHours(9),
      },
      {
        kind: 'receipt',
        recipient: 'c@example.com',
        dedupe_key: 'dead',
        status: 'dead',
        run_after: given.inHours(-9),
      },
    ])}`;
    await database.sql`insert into public.outbox (kind, recipient, dedupe_key, attempts)
      select 'receipt', n || '@example.com', 'refused' || n, 6 from generate_series(1, 3) as n`;
    await database.sql`insert into public.stripe_events (id, type, received_at, attempts)
      values ('evt_1', 'charge.refunded', now() - interval '20 minutes', 3),
             ('evt_2', 'charge.refunded', now() - interval '9 hours', ${mostEventAttempts})`;
    expect(await health()).toMatchObject({
      wrote: true,
      oldestMailSeconds: 3_600,
      retrying: 3,
      retryingTo: 3,
      sentLately: false,
      deadLetters: 1,
      oldestEventSeconds: 1_200,
      eventsGivenUp: 1,
      stuckSubmissions: 0,
    });
  });
});

describe('what was given up', () => {
  const list = (more = {}) =>
    given.call(database, 'list_failures', {
      maxEventAttempts: mostEventAttempts,
      ...more,
    }) as unknown as Promise<
      { what: string; id: string; kind: string; code: string; recipient: string | null }[]
    >;
  const requeue = (more: Parameters<typeof given.call>[2] & object) =>
    given.call(database, 'requeue_failures', { mostEventAttempts, actorRole: 'staff', ...more });

  beforeEach(async () => {
    await database.sql`insert into public.outbox (kind, recipient, dedupe_key, status, last_error, attempts)
      values ('receipt', 'ana@example.com', 'one', 'dead', 'EENVELOPE:550', 12),
             ('receipt', 'eva@example.com', 'two', 'dead', 'EENVELOPE:550', 12),
             ('invitation', 'eva@example.com', 'three', 'dead', 'EENVELOPE:550', 12),
             ('receipt', 'eva@example.com', 'four', 'waiting', null, 3)`;
    await database.sql`insert into public.stripe_events (id, type, attempts, last_error)
      values ('evt_dead', 'charge.refunded', ${mostEventAttempts}, 'Error'), ('evt_tried', 'charge.refunded', 2, 'Error')`;
    await given.call(database, 'note_stuck_submission', {
      place: 'intake/abc',
      kind: 'intake',
      reference: 'ACDEFGHJ',
      code: '23514',
    });
    const stuck = await given.upload(database, { status: 'expired' });
    await database.sql`alter table public.uploads disable trigger set_updated_at`;
    await database.sql`update public.uploads set updated_at = now() - interval '2 days' where id = ${stuck.id}`;
    await database.sql`alter table public.uploads enable trigger set_updated_at`;
    return () => database.sql`delete from public.uploads`;
  });

  test('stands in one list: mails, payment events, submissions, and files that will not go', async () => {
    const all = await list();
    expect(given.tally(all.map(({ what }) => ({ outcome: what })))).toEqual({
      mail: 3,
      event: 1,
      submission: 1,
      file: 1,
    });
    expect(await list({ what: 'event' })).toMatchObject([
      { id: 'evt_dead', kind: 'charge.refunded', code: 'Error' },
    ]);
    expect(await list({ kind: 'receipt' })).toHaveLength(2);
    expect(await list({ limit: 2 })).toHaveLength(2);
  });

  test('is tried again, one or all of a kind, and the audit log says so', async () => {
    const [one] = await list({ kind: 'invitation' });
    expect(await requeue({ what: 'mail', ids: [one?.id ?? ''] })).toEqual({ outcome: 'requeued', count: 1 });
    expect(await requeue({ what: 'mail', ids: [one?.id ?? ''] })).toEqual({ outcome: 'nothing', count: 0 });
    expect(await requeue({ what: 'mail', kind: 'receipt' })).toEqual({ outcome: 'requeued', count: 2 });
    expect(await requeue({ what: 'event', ids: ['evt_dead', 'evt_tried'] })).toEqual({
      outcome: 'requeued',
      count: 1,
    });
    expect(
      await database.sql`select attempts from public.outbox where dedupe_key in ('one', 'two', 'three')
      and status = 'waiting'`,
    ).toEqual([{ attempts: 0 }, { attempts: 0 }, { attempts: 0 }]);
    expect(await database.sql`select attempts from public.outbox where dedupe_key = 'four'`).toEqual([
      { attempts: 3 },
    ]);
    const noted = await database.sql`
      select object_type, object_id, details from public.audit_entries where action = 'mail_requeued' order by position`;
    expect(noted).toEqual([
      { object_type: 'outbox', object_id: one?.id, details: { count: 1 } },
      { object_type: 'outbox', object_id: null, details: { kind: 'receipt', count: 2 } },
      { object_type: 'stripe_event', object_id: null, details: { count: 1 } },
    ]);
    await expect(requeue({ what: 'mail' })).rejects.toThrow(/by ids or by a kind/);
  });

  test('tells staff once of a submission that cannot be brought in, however often it is tried', async () => {
    await given.call(database, 'note_stuck_submission', {
      place: 'intake/abc',
      kind: 'intake',
      reference: 'ACDEFGHJ',
      code: '23514',
    });
    expect(await database.sql`select tries from public.stuck_submissions`).toEqual([{ tries: 2 }]);
    expect(await alarms()).toEqual(['submission']);
  });
});

describe('the audit log', () => {
  test('cannot be changed or shortened from the application, nor by a grant too many', async () => {
    const user = await given.account(database, { role: 'staff' });
    await database.asServer`insert into public.audit_entries (actor_id, actor_role, action) values (${user.id}, 'staff', 'audit_viewed')`;
    const tries = [
      `update public.audit_entries set action = 'other'`,
      `delete from public.audit_entries`,
      `truncate public.audit_entries`,
    ];
    for (const statement of tries)
      await expect(database.asServer.unsafe(statement)).rejects.toThrow(/permission denied/);
    await database.sql`grant update, delete, truncate on public.audit_entries to service_role`;
    try {
      for (const statement of [...tries, `update public.audit_entries set actor_id = null`])
        await expect(database.asServer.unsafe(statement)).rejects.toThrow(/never changed/);
    } finally {
      await database.sql`revoke update, delete, truncate on public.audit_entries from service_role`;
    }
    // The rule of the key itself: whoever is removed leaves the line without a name.
    await database.sql`delete from public.users where id = ${user.id}`;
    expect(
      await database.sql`select actor_role from public.audit_entries where action = 'audit_viewed'`,
    ).toHaveLength(1);
  });
});
