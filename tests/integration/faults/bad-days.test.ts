// @module-tag full
// Days on which nothing is broken outright: a clock that is wrong, a disk that is full, a mail provider that is away for an
// hour, a database that takes two seconds for each question. Nobody loses anything, and nobody waits without an end.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHealthFacts } from '#server/operations/check-health.ts';
import { compose } from '#server/compose.ts';
import { deliverOutbox } from '#server/mail/deliver-outbox.ts';
import { judgeHealth } from '#domain/operations/health.ts';
import { makeAccount } from '#tests/accounts.ts';
import { callFunction, runSchedule, type PlatformFunction } from '#tests/faults/call-function.ts';
import { readVerdict } from '#tests/faults/counted.ts';
import { Person } from '#tests/faults/person.ts';
import { startProduct, type Product } from '#tests/faults/product.ts';
import { asTrial } from '#tests/faults/tagged-calls.ts';
import { withWrongClock } from '#tests/faults/wrong-clock.ts';
import { newReference } from '../database/given.ts';
import account from '../../../functions/account.ts';
import signIn from '../../../functions/auth-sign-in.ts';
import replaySpool from '../../../functions/replay-spool.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
}, 180_000);
afterAll(() => product.close());

/** A call as a page makes it, and how long it took. */
async function call(handler: PlatformFunction, address: string, { body, cookie }: Sent = {}) {
  const began = performance.now();
  const { response } = await callFunction(
    handler,
    new Request(`${product.siteUrl}${address}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        origin: product.siteUrl,
        'content-type': 'application/json',
        ...(cookie !== undefined && { cookie }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, headers: response.headers, ms: performance.now() - began };
}
interface Sent {
  readonly body?: object;
  readonly cookie?: string;
}
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
/** Everybody of this file: what nobody sent is counted, too. */
const everybody: Person[] = [];
function people(from: number, count: number): Person[] {
  const some = Array.from({ length: count }, (_, turn) => new Person(from + turn));
  everybody.push(...some);
  return some;
}
/** Nothing is lost, and nothing is there twice. */
async function expectEachOnce(): Promise<void> {
  await Promise.all(everybody.flatMap(({ background }) => background));
  const verdicts = [...(await readVerdict(product.sql, everybody)).values()];
  expect({
    lost: verdicts.flatMap(({ lost }) => lost),
    doubled: verdicts.flatMap(({ doubled }) => doubled),
    wrong: verdicts.flatMap(({ wrong }) => wrong),
  }).toEqual({ lost: [], doubled: [], wrong: [] });
}

describe.each([
  ['ten minutes fast', 10],
  ['ten minutes slow', -10],
])('while the clock of the server is %s', { timeout: 120_000 }, (_, minutes) => {
  it('people send what they have, sign in, and stay signed in once it is right again', async () => {
    const sent = people(minutes > 0 ? 0 : 20, 4);
    const { email, password } = await makeAccount(product.sql);
    const cookie = await withWrongClock(minutes * 60_000, async () => {
      for (const person of sent)
        expect(await person.press(product.siteUrl)).toMatchObject({ shown: { stored: 'now' } });
      const answer = await call(signIn, '/api/auth/sign-in', { body: { email, password, device: 'own' } });
      expect(answer.status).toBe(200);
      const own = cookiesOf(answer.headers);
      expect((await call(account, '/api/account', { cookie: own })).status).toBe(200);
      return own;
    });
    expect((await call(account, '/api/account', { cookie })).status).toBe(200);
    await expectEachOnce();
  });
});

describe('while the disk of the database is full', { timeout: 120_000 }, () => {
  const tables = ['intake_forms', 'contact_submissions', 'sessions'] as const;
  it('what people send is kept and goes in once there is room, and a sign-in asks to come back', async () => {
    const { sql } = product;
    const { email, password } = await makeAccount(sql);
    await sql`
      create function private.no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`;
    for (const table of tables)
      await sql`create trigger no_room before insert on public.${sql(table)} execute function private.no_room()`;
    const sent = people(40, 6);
    for (const person of sent)
      expect(await person.press(product.siteUrl)).toMatchObject({ shown: { stored: 'later' } });
    const refused = await call(signIn, '/api/auth/sign-in', { body: { email, password, device: 'own' } });
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Still full: nothing is given up.
    await runSchedule(replaySpool);
    expect(await compose('dev').spool.count()).toBe(sent.length);

    await sql`drop function private.no_room() cascade`;
    for (let runs = 0; runs < 10 && (await compose('dev').spool.count()) > 0; runs += 1)
      await runSchedule(replaySpool);
    await expectEachOnce();
    expect(await sql`select 1 from public.stuck_submissions`).toHaveLength(0);
  });
});

it(
  'a mail provider that is away for an hour costs no mail: the monitor hears of it, and each arrives once',
  { timeout: 120_000 },
  async () => {
    const { sql, mail } = product;
    await sql`update public.outbox set status = 'sent', sent_at = now() - interval '1 day' where status = 'waiting'`;
    const rows = Array.from({ length: 12 }, () => ({
      kind: 'contact_received',
      recipient: `eva.${randomUUID()}@example.com`,
      language: 'es',
      payload: sql.json({ reference: newReference(), firstName: 'Eva' }),
      dedupe_key: randomUUID(),
    }));
    const written = await sql<{ id: string }[]>`insert into public.outbox ${sql(rows)} returning id`;
    const ids = written.map(({ id }) => id);
    const statuses = async () =>
      (await sql<{ status: string }[]>`select status from public.outbox where id = any (${ids})`).map(
        ({ status }) => status,
      );
    mail.faultOf = () => 'cut';
    // Twelve runs of the schedule, five minutes apart.
    for (let run = 0; run < 12; run += 1) {
      await deliverOutbox(compose('dev'));
      await sql`
        update public.outbox set run_after = run_after - interval '5 minutes', sent_at = sent_at - interval '5 minutes'`;
    }
    expect(new Set(await statuses())).toEqual(new Set(['waiting']));
    expect(judgeHealth(await readHealthFacts(compose('dev')), 0, true)).toContain('mail_late');
    expect(ids.filter((id) => mail.taken.has(id))).toEqual([]);

    mail.faultOf = () => null;
    await sql`update public.outbox set run_after = now() where status = 'waiting'`;
    for (let run = 0; run < 6; run += 1) await deliverOutbox(compose('dev'));
    expect(new Set(await statuses())).toEqual(new Set(['sent']));
    expect(ids.map((id) => mail.taken.get(id)?.times)).toEqual(ids.map(() => 1));
    expect(judgeHealth(await readHealthFacts(compose('dev')), 0, true)).not.toContain('mail_late');
  },
);

describe('while the database takes two seconds for each question', { timeout: 180_000 }, () => {
  const mostMs = 10_000;
  it('whoever sends, signs in or reads hears something within ten seconds, and nothing is lost', async () => {
    const { email, password } = await makeAccount(product.sql);
    const slowly = <Result>(work: () => Promise<Result>): Promise<Result> => {
      const trial = randomUUID();
      product.api.plan(trial, () => 'two seconds');
      return asTrial(trial, work);
    };
    const sent = people(60, 4);
    for (const person of sent) {
      const began = performance.now();
      expect(await slowly(() => person.press(product.siteUrl))).toHaveProperty('shown');
      expect(performance.now() - began).toBeLessThan(mostMs);
    }
    const answer = await slowly(() =>
      call(signIn, '/api/auth/sign-in', { body: { email, password, device: 'own' } }),
    );
    expect(answer.ms).toBeLessThan(mostMs);
    expect([200, 503]).toContain(answer.status);
    for (let runs = 0; runs < 10 && (await compose('dev').spool.count()) > 0; runs += 1)
      await runSchedule(replaySpool);
    await expectEachOnce();
  });
});
