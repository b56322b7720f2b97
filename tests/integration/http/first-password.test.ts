// A first password that five wrong birth dates locked: staff open it for a caller who answers what only the client knows.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailboxTriesADay, type MailboxFact } from '#domain/access/lost-mailbox.ts';
import { makeInvitation, makeInvitedClient } from '#tests/accounts.ts';
import { signedInStaff } from '#tests/signed-in.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';

let stack: SharedStack;
let sql: postgres.Sql;
let sam: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
  sam = await signedInStaff(sql, stack);
});
afterAll(() => sql.end());

/** A client whose first password five guesses at the birth date have locked. */
async function lockedClient() {
  const ana = await makeInvitedClient(sql);
  const token = await makeInvitation(sql, ana);
  const browser = new Visitor(stack.siteUrl);
  const choose = (dateOfBirth: string, link = token) =>
    browser.post('/api/auth/set-password', { token: link, password: 'a strange password', dateOfBirth });
  for (let day = 10; day < 15; day += 1) await choose(`1985-01-${day}`);
  expect((await choose(ana.birthDate)).status).toBe(423);
  const [row] = await sql<{ id: string; number: string }[]>`
    select id, case_number as number from public.cases where user_id = ${ana.id}`;
  return { ...ana, choose, caseId: row?.id ?? '', caseNumber: row?.number ?? '' };
}
type Client = Awaited<ReturnType<typeof lockedClient>>;

const said = (facts: Partial<Record<MailboxFact, string>>) => ({
  idempotencyKey: randomUUID(),
  facts: Object.entries(facts).map(([fact, answer]) => ({ fact, answer })),
});
const right = ({ birthDate, caseNumber }: Client) => said({ birth_date: birthDate, case_number: caseNumber });
const wrong = ({ caseNumber }: Client) => said({ birth_date: '1901-01-01', case_number: caseNumber });
const unlock = ({ caseId }: Client, body: object, { visitor } = sam) =>
  visitor.post(`/api/staff/cases/${caseId}/first-password`, body);
const cardOf = async ({ caseId }: Client) =>
  (await (await sam.visitor.get(`/api/staff/cases/${caseId}/client`)).json()) as {
    passwordLockedAt: string | null;
  };
const auditOf = ({ caseId }: Client, action: string) => sql<{ details: unknown }[]>`
  select details from public.audit_entries where object_id = ${caseId} and action = ${action}`;

describe('staff who unlock a first password', () => {
  it('see in the case that it is locked, type two facts, and the client gets in by the new link', async () => {
    const ana = await lockedClient();
    expect((await cardOf(ana)).passwordLockedAt).toEqual(expect.any(String));
    expect((await unlock(ana, right(ana))).status).toBe(204);
    expect((await cardOf(ana)).passwordLockedAt).toBeNull();
    const token = await vi.waitFor(
      async () => {
        const mails = (await stack.mail.messages()) as unknown as { text: string }[];
        const mail = mails.find(
          (one) => JSON.stringify(one).includes(ana.email) && one.text.includes('token='),
        );
        if (!mail) throw new Error('no mail yet');
        return /\?token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
      },
      { timeout: 20_000, interval: 200 },
    );
    expect((await ana.choose('1985-01-10', token)).status).toBe(400);
    expect((await ana.choose(ana.birthDate, token)).status).toBe(200);
    expect(await auditOf(ana, 'first_password_unlocked')).toEqual([
      { details: { facts: 'birth_date, case_number' } },
    ]);
  });

  it('are refused answers that are not on file, and after five tries the right ones and a lost mailbox too', async () => {
    const ana = await lockedClient();
    for (let tries = 0; tries < mailboxTriesADay; tries += 1)
      expect(await (await unlock(ana, wrong(ana))).json()).toMatchObject({
        fields: [{ field: 'facts', code: 'mailbox.wrongFacts' }],
      });
    expect((await unlock(ana, right(ana))).status).toBe(429);
    expect((await cardOf(ana)).passwordLockedAt).toEqual(expect.any(String));
    expect(await auditOf(ana, 'mailbox_facts_wrong')).toHaveLength(mailboxTriesADay);
    await sql`update public.intake_forms set phone_number = '404-555-0142' where user_id = ${ana.id}`;
    const mailbox = await sam.visitor.post(`/api/staff/cases/${ana.caseId}/mailbox`, {
      ...right(ana),
      email: `nueva-${randomUUID()}@example.com`,
      calledAt: new Date(Date.now() - 60_000).toISOString(),
      numberOnFile: true,
      seen: ana.email,
    });
    expect(mailbox.status).toBe(429);
  });

  it('need two facts, one of which a landlord would not know', async () => {
    const ana = await lockedClient();
    for (const [facts, code] of [
      [{ birth_date: ana.birthDate }, 'mailbox.twoFacts'],
      [{ street_address: '1', phone_end: '2' }, 'mailbox.publicFacts'],
      [{ birth_date: ana.birthDate, docket_number: '1' }, 'mailbox.notOnFile'],
    ] as const)
      expect(await (await unlock(ana, said(facts))).json()).toMatchObject({
        fields: [{ field: 'facts', code }],
      });
  });

  it('unlock it once, and read that nothing is locked where a colleague was faster', async () => {
    const ana = await lockedClient();
    const body = right(ana);
    expect([(await unlock(ana, body)).status, (await unlock(ana, body)).status]).toEqual([204, 204]);
    expect((await unlock(ana, right(ana))).status).toBe(409);
    expect(
      await sql`select 1 from public.outbox where user_id = ${ana.id} and kind = 'password_reset'`,
    ).toHaveLength(1);
  });

  it('are no attorneys, and not the client', async () => {
    const ana = await lockedClient();
    const lawyer = await signedInStaff(sql, { ...stack, role: 'attorney' });
    expect([403, 409]).toContain((await unlock(ana, right(ana), lawyer)).status);
    expect((await cardOf(ana)).passwordLockedAt).toEqual(expect.any(String));
  });
});
