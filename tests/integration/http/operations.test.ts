// What monitors, staff and the operator see of the running service: over HTTP, against the whole product.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Failure } from '#domain/operations/failures.ts';
import type { ServiceState } from '#domain/operations/health.ts';
import { schedules } from '#domain/operations/schedules.ts';
import { freshEmail } from '#tests/accounts.ts';
import { signedIn, signedInClient, signedInStaff } from '#tests/signed-in.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
});
afterAll(() => sql.end());

async function deadMail(kind: string) {
  const email = freshEmail('dead');
  const [row] = await sql<{ id: string }[]>`insert into public.outbox ${sql({
    kind,
    recipient: email,
    status: 'dead',
    last_error: 'EENVELOPE:550',
    attempts: 12,
    dedupe_key: randomUUID(),
  })} returning id`;
  return { id: row?.id ?? '', email };
}
const statusOf = async (id: string) =>
  (await sql<{ status: string }[]>`select status from public.outbox where id = ${id}`)[0]?.status;

describe('a monitor that asks for the health', () => {
  it('reads by the status whether somebody has to look, and learns codes and counts alone', async () => {
    await stack.runSchedule('deliver-outbox');
    const response = await fetch(`${stack.siteUrl}/api/health`);
    const text = await response.text();
    const health = JSON.parse(text);
    expect(Object.keys(health).sort()).toEqual(['failing', 'since', 'status', 'waitingForStaff']);
    expect([200, 503]).toContain(response.status);
    expect(response.status === 200).toBe(health.status === 'ok');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(text).not.toMatch(/\d+\.\d+|@|http/);
    expect(health.failing).not.toContain('database');
  });

  it('costs the database one look in ten seconds, however often it asks', async () => {
    const beat = async () =>
      (await sql<{ ran_at: Date }[]>`select ran_at from public.heartbeats where name = 'health'`)[0]?.ran_at;
    await fetch(`${stack.siteUrl}/api/health`);
    const before = await beat();
    await Promise.all(Array.from({ length: 10 }, () => fetch(`${stack.siteUrl}/api/health`)));
    expect(await beat()).toEqual(before);
  });
});

describe('mails that were given up', () => {
  it('are listed for staff with the reason and the first letters of the address, and sent again', async () => {
    const { visitor, id: staffId } = await signedInStaff(sql, { siteUrl: stack.siteUrl });
    const mail = await deadMail('contact_received');
    const response = await visitor.post('/api/staff/mail/search', { what: 'mail' });
    expect(response.status).toBe(200);
    const text = await response.text();
    const { items } = JSON.parse(text) as { items: Failure[] };
    expect(items.find((item) => item.id === mail.id)).toMatchObject({
      what: 'mail',
      kind: 'contact_received',
      code: 'EENVELOPE:550',
      tries: 12,
      recipient: 'd•••@e•••.com',
    });
    expect(text).not.toContain(mail.email);

    const again = await visitor.post('/api/staff/mail/requeue', { what: 'mail', id: mail.id });
    expect([again.status, await again.json()]).toEqual([200, { count: 1 }]);
    expect(await statusOf(mail.id)).not.toBe('dead');
    const noted =
      await sql`select action, object_id from public.audit_entries where actor_id = ${staffId} order by position`;
    expect(noted).toEqual([
      { action: 'dead_letters_viewed', object_id: null },
      { action: 'mail_requeued', object_id: mail.id },
    ]);
  });

  it('are sent again all of a kind', async () => {
    const { visitor } = await signedInStaff(sql, { siteUrl: stack.siteUrl });
    const [one, two, other] = [
      await deadMail('quiz_result'),
      await deadMail('quiz_result'),
      await deadMail('receipt'),
    ];
    const again = await visitor.post('/api/staff/mail/requeue', { what: 'mail', kind: 'quiz_result' });
    expect(await again.json()).toEqual({ count: 2 });
    for (const { id } of [one, two]) expect(await statusOf(id)).not.toBe('dead');
    expect(await statusOf(other.id)).toBe('dead');
    const nothing = await visitor.post('/api/staff/mail/requeue', { what: 'mail', id: randomUUID() });
    expect(await nothing.json()).toEqual({ count: 0 });
    expect((await visitor.post('/api/staff/mail/requeue', { what: 'file', id: '1' })).status).toBe(400);
  });

  it('and the state of the service are for staff who showed their second factor, and nobody else', async () => {
    const siteUrl = stack.siteUrl;
    const client = await signedInClient(sql, { siteUrl });
    const half = await signedIn(sql, { siteUrl, role: 'staff', secondFactor: false });
    const statuses = async (visitor: Visitor) => [
      (await visitor.post('/api/staff/mail/search', {})).status,
      (await visitor.post('/api/staff/mail/requeue', { what: 'mail', kind: 'receipt' })).status,
      (await visitor.get('/api/staff/health')).status,
    ];
    expect(await statuses(new Visitor(siteUrl, 'en'))).toEqual([401, 401, 401]);
    expect(await statuses(client.visitor)).toEqual([403, 403, 403]);
    expect(await statuses(half.visitor)).toEqual([403, 403, 403]);
    const { visitor } = await signedInStaff(sql, { siteUrl });
    const state = (await (await visitor.get('/api/staff/health')).json()) as ServiceState;
    expect(state.schedules.map(({ name }) => name)).toEqual(Object.keys(schedules));
  });
});
