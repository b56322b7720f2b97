import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clientMailKinds, staffMailKinds } from '#domain/mail/kinds.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.sql`delete from public.outbox`);
afterAll(() => database.drop());

async function enqueue(count: number, more: Record<string, string> = {}) {
  const rows = Array.from({ length: count }, () => ({
    kind: 'receipt',
    recipient: 'ana@example.com',
    dedupe_key: randomUUID(),
    ...more,
  }));
  await database.sql`insert into public.outbox ${database.sql(rows)}`;
}
interface Job {
  id: string;
  attempts: number;
  dedupe_key: string;
}
const claim = async (worker: string, limit = 10, lease = 60) => [
  ...(await database.asServer<Job[]>`select * from public.claim_outbox(${limit}, ${lease}, ${worker})`),
];
const finish = async (id: string, worker: string) =>
  (await database.asServer`select public.finish_outbox(${id}, ${worker}) as ok`)[0]?.['ok'] as boolean;
const fail = async (id: string, worker: string, retryAt: string | null, dead: boolean) =>
  (
    await database.asServer`select public.fail_outbox(${id}, ${worker}, 'smtp_421', ${retryAt}, ${dead}) as ok`
  )[0]?.['ok'] as boolean;
const statuses = async () =>
  (await database.sql<{ status: string }[]>`select status from public.outbox order by position`).map(
    (row) => row.status,
  );

test('ten workers never hold the same mail, and none is left over', async () => {
  await enqueue(1_000);
  const claimed: string[] = [];
  await given.times(10, async (index) => {
    for (;;) {
      const jobs = await claim(`worker-${index}`, 7);
      if (jobs.length === 0) return;
      claimed.push(...jobs.map((job) => job.id));
    }
  });
  expect(claimed).toHaveLength(1_000);
  expect(new Set(claimed).size).toBe(1_000);
});

test('a mail is claimed again when its worker died with the lease, and the dead worker cannot end it', async () => {
  await enqueue(1);
  const [first] = await claim('dead');
  expect(await claim('other')).toEqual([]);
  await database.sql`update public.outbox set locked_until = now() - interval '1 second'`;
  const [second] = await claim('other');
  expect(second).toMatchObject({ id: first?.id, attempts: 2 });
  expect(await finish(second?.id ?? '', 'dead')).toBe(false);
  expect(await fail(second?.id ?? '', 'dead', null, true)).toBe(false);
  expect(await finish(second?.id ?? '', 'other')).toBe(true);
  expect(await statuses()).toEqual(['sent']);
  expect(await claim('other')).toEqual([]);
});

test('a mail that failed waits for its time; one given up is kept for staff and not tried again', async () => {
  await enqueue(2);
  const [later, never] = await claim('worker');
  expect(await fail(later?.id ?? '', 'worker', given.inHours(1), false)).toBe(true);
  expect(await fail(never?.id ?? '', 'worker', null, true)).toBe(true);
  expect(await statuses()).toEqual(['waiting', 'dead']);
  expect(await claim('worker')).toEqual([]);
  await database.sql`update public.outbox set run_after = now() where status = 'waiting'`;
  expect(await claim('worker')).toMatchObject([{ id: later?.id, last_error: 'smtp_421' }]);
});

test('mails go out in the order they were written, and not before their time', async () => {
  await enqueue(1, { dedupe_key: 'second', run_after: given.inHours(-1) });
  await enqueue(1, { dedupe_key: 'tomorrow', run_after: given.inHours(24) });
  await enqueue(1, { dedupe_key: 'first', run_after: given.inHours(-2) });
  await enqueue(1, { dedupe_key: 'third', run_after: given.inHours(-1) });
  await database.sql`update public.outbox set run_after = (select run_after from public.outbox where dedupe_key = 'second')
    where dedupe_key = 'third'`;
  expect((await claim('worker')).map((job) => job.dedupe_key)).toEqual(['first', 'second', 'third']);
});

test('the same fact is told once', async () => {
  const p = given.application();
  await given.call(database, 'submit_intake', p);
  await given.call(database, 'submit_intake', given.application({ mails: p.mails }));
  expect(await statuses()).toHaveLength(p.mails.length);
});

test('every kind of mail there is a template for can be written, and no other', async () => {
  for (const kind of [...clientMailKinds, ...staffMailKinds]) await enqueue(1, { kind });
  await expect(enqueue(1, { kind: 'invented' })).rejects.toThrow(/mail_kind/);
});
