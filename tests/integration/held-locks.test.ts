// @module-tag full
// Somebody holds a lock for twelve seconds, as a stuck list, a migration or a slow moment of the database would. Whoever
// uses the site hears something before ten seconds are over, nothing that visitors send is lost, and no connection
// waits on for somebody who has left.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#server/access/password.ts';
import { Applicant } from '#tests/applicant.ts';
import { makeInvitedClient } from '#tests/accounts.ts';
import { everyday } from '#tests/runs.ts';
import { signedInClient, signedInStaff } from '#tests/signed-in.ts';
import { Visitor } from '#tests/visitor.ts';
import { Writer } from '#tests/writer.ts';
import { setOutageStage } from './outage.ts';

const stage = setOutageStage({ warmUp: () => new Writer(stage.stack.siteUrl).send() });

const heldMs = 12_000;
const mostMs = 10_000;

async function timed(
  call: Promise<Response>,
): Promise<{ status: number; retryAfter: number; ms: number; code: unknown }> {
  const began = performance.now();
  const answer = await call;
  const body = (await answer.json().catch(() => null)) as { code?: unknown; stored?: unknown } | null;
  return {
    status: answer.status,
    retryAfter: Number(answer.headers.get('retry-after')),
    ms: performance.now() - began,
    code: body?.code ?? body?.stored,
  };
}

/** Everybody who uses the site while `lock` is held, and what waits in the database a little after the last answer. */
async function useSiteWhile(lock: (sql: postgres.TransactionSql) => Promise<unknown>, client: Client) {
  const { sql, siteUrl } = stage.stack;
  const [staff, portal] = await Promise.all([
    signedInStaff(sql, { siteUrl }),
    signedInClient(sql, { siteUrl }),
  ]);
  let isHeld = () => {};
  const ready = new Promise<void>((resolve) => (isHeld = resolve));
  const holding = sql.begin(async (transaction) => {
    await lock(transaction);
    isHeld();
    await new Promise((resolve) => setTimeout(resolve, heldMs));
  });
  await ready;
  const lists = Array.from({ length: 20 }, (_, at) =>
    timed(
      staff.visitor.call(
        'POST',
        `/api/staff/${['cases', 'applications', 'orders', 'messages'][at % 4]}/search`,
        {},
      ),
    ),
  );
  const others = {
    'sign-in': timed(new Visitor(siteUrl).call('POST', '/api/auth/sign-in', { ...client, device: 'own' })),
    dashboard: timed(portal.visitor.call('GET', '/api/dashboard')),
    application: timed(new Applicant(siteUrl).send()),
    message: timed(new Writer(siteUrl).send()),
  };
  const named = async (calls: Record<string, ReturnType<typeof timed>>) =>
    Object.fromEntries(
      await Promise.all(Object.entries(calls).map(async ([name, call]) => [name, await call])),
    );
  const [answers, listed] = await Promise.all([
    named(others) as Promise<Record<keyof typeof others, Awaited<ReturnType<typeof timed>>>>,
    Promise.all(lists),
  ]);
  // Whatever the answers were, nothing of theirs waits on.
  const waiting = () => sql`
    select query from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(waiting, { timeout: 4_000 }).toHaveLength(0);
  await holding;
  return { answers, lists: listed };
}

interface Client {
  readonly email: string;
  readonly password: string;
}
async function makeClientWithPassword(): Promise<Client & { id: string; caseId: string; intakeId: string }> {
  const { sql } = stage.stack;
  const { id, email } = await makeInvitedClient(sql);
  const password = `correct horse ${randomUUID()}`;
  await sql`update public.users set hashed_password = ${await hashPassword(password)} where id = ${id}`;
  const [one] = await sql<{ caseId: string; intakeId: string }[]>`
    select id as "caseId", intake_form_id as "intakeId" from public.cases where user_id = ${id}`;
  return { id, email, password, caseId: one?.caseId ?? '', intakeId: one?.intakeId ?? '' };
}

const inTime = (answers: readonly { ms: number }[]) =>
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(mostMs);

describe('while somebody holds', { timeout: 60_000 }, () => {
  it('both turns of the lists, staff are told when to come back, and nobody else notices', async () => {
    const client = await makeClientWithPassword();
    const { answers, lists } = await useSiteWhile(
      (sql) => sql`
        select pg_advisory_xact_lock(hashtext('readings that take turns'), 1),
          pg_advisory_xact_lock(hashtext('readings that take turns'), 2)`,
      client,
    );
    for (const list of lists) expect(list).toMatchObject({ status: 503, code: 'busy', retryAfter: 5 });
    expect(answers).toMatchObject({
      'sign-in': { status: 200 },
      dashboard: { status: 200 },
      application: { status: 201, code: 'now' },
      message: { status: 201, code: 'now' },
    });
    inTime([...lists, ...Object.values(answers)]);
  });

  it('one turn, the lists go on by the other', everyday(false), async () => {
    const client = await makeClientWithPassword();
    const { lists } = await useSiteWhile(
      (sql) => sql`select pg_advisory_xact_lock(hashtext('readings that take turns'), 1)`,
      client,
    );
    expect(lists.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(10);
    for (const list of lists) expect([200, 503]).toContain(list.status);
    inTime(lists);
  });

  const tables = [
    'cases',
    'intake_forms',
    'contact_submissions',
    'orders',
    'audit_entries',
    'throttles',
    'outbox',
    'users',
    'sessions',
  ];
  it.each(tables)(
    'the table %s, everybody hears in time, and what visitors send is taken',
    everyday(false),
    async (table) => {
      const client = await makeClientWithPassword();
      const { answers, lists } = await useSiteWhile(
        (sql) => sql`lock table public.${sql(table)} in access exclusive mode`,
        client,
      );
      for (const list of lists) {
        expect([200, 503]).toContain(list.status);
        if (list.status === 503) expect(list.retryAfter).toBeGreaterThan(0);
      }
      for (const name of ['application', 'message'] as const)
        expect(answers[name]).toMatchObject({ status: 201 });
      for (const name of ['sign-in', 'dashboard'] as const)
        expect([200, 503]).toContain(answers[name].status);
      inTime([...lists, ...Object.values(answers)]);
    },
  );

  it.each([
    [
      'the account and the case of a client',
      (one: Awaited<ReturnType<typeof makeClientWithPassword>>) => (sql: postgres.TransactionSql) => sql`
      select from public.users as person join public.cases as bought on bought.user_id = person.id
      where person.id = ${one.id} for update`,
    ],
    [
      'the lock of an address',
      (one: Awaited<ReturnType<typeof makeClientWithPassword>>) => (sql: postgres.TransactionSql) => sql`
      select private.lock_address(${one.email})`,
    ],
    [
      'the lock of a checkout',
      (one: Awaited<ReturnType<typeof makeClientWithPassword>>) => (sql: postgres.TransactionSql) => sql`
      select pg_advisory_xact_lock(hashtextextended('open_order:' || ${one.id}, 0))`,
    ],
  ] as const)(
    '%s, that client hears in time and all others are served',
    everyday(false),
    async (_what, lockOf) => {
      const client = await makeClientWithPassword();
      const { answers, lists } = await useSiteWhile(lockOf(client), { ...client });
      for (const list of lists) expect(list.status).toBe(200);
      expect(answers).toMatchObject({
        dashboard: { status: 200 },
        application: { status: 201 },
        message: { status: 201 },
      });
      expect([200, 503]).toContain(answers['sign-in'].status);
      inTime([...lists, ...Object.values(answers)]);
    },
  );
});
