// Somebody who helps a client, from the mailed link to the end of the permission.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { accessThrottles } from '#domain/access/throttles.ts';
import type { SupporterView } from '#domain/supporters/supporter-view.ts';
import { freshEmail, makeInvitedClient } from '#tests/accounts.ts';
import { inFullRun } from '#tests/runs.ts';
import { signedInClient } from '#tests/signed-in.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
});
afterAll(() => sql.end());

/** A client with a hearing, a request that is open and a message from us. */
async function clientWithNews() {
  const owner = await makeInvitedClient(sql);
  const { visitor, id } = await signedInClient(sql, { siteUrl: stack.siteUrl, language: 'es' });
  await sql`update public.cases set user_id = ${id} where user_id = ${owner.id}`;
  const [one] = await sql<{ id: string }[]>`select id from public.cases where user_id = ${id}`;
  const caseId = one?.id ?? '';
  await sql`
    insert into public.calendar_events (user_id, case_id, matter_id, title, event_type, start_date, location)
    select ${id}, ${caseId}, matter.id, 'hearing', 'hearing', '2099-03-12T14:30:00Z', 'Room 2A'
    from public.court_matters as matter where matter.case_id = ${caseId}`;
  await sql`insert into public.file_requests (case_id, what, language) values (${caseId}, 'canary-request', 'es')`;
  await sql`
    insert into public.client_messages (user_id, case_id, subject, message, sender_role, language)
    values (${id}, ${caseId}, 'FK', 'canary-message', 'staff', 'es')`;
  return { visitor, caseId };
}

const linkTo = (email: string, nth: number) =>
  vi.waitFor(
    async () => {
      const mails = (await stack.mail.messages()) as unknown as { text: string }[];
      const found = mails.filter((mail) => JSON.stringify(mail).includes(email));
      const token = /\/es\/supporter\?token=([\w-]+)/.exec(found[nth]?.text ?? '')?.[1];
      if (!token) throw new Error('no link yet');
      return token;
    },
    { timeout: 20_000, interval: 200 },
  );

it('a daughter sees by a mailed link what her mother ticked, nothing else, and nothing after it is ended', async () => {
  const { visitor, caseId } = await clientWithNews();
  const email = freshEmail('hija');
  const wish = {
    idempotencyKey: randomUUID(),
    name: 'Ana Ruiz',
    email,
    bond: 'family',
    sees: ['dates'],
    language: 'es',
    agreed: true,
  };
  const unagreed = await visitor.post(`/api/cases/${caseId}/supporters`, { ...wish, agreed: false });
  expect((await unagreed.json()).fields).toMatchObject([{ field: 'agreed', code: 'supporter.agree' }]);
  const added = await visitor.post(`/api/cases/${caseId}/supporters`, wish);
  expect(added.status).toBe(200);
  const { id } = (await added.json()) as { id: string };

  const daughter = new Visitor(stack.siteUrl, 'es');
  expect((await daughter.get('/api/supporter')).status).toBe(410);
  const token = await linkTo(email, 0);
  expect((await daughter.post('/api/supporter/link/use', { token })).status).toBe(204);
  expect((await new Visitor(stack.siteUrl).post('/api/supporter/link/use', { token })).status).toBe(410);
  const answer = await daughter.get('/api/supporter');
  const text = await answer.text();
  const view = JSON.parse(text) as SupporterView;
  expect(view).toMatchObject({ name: 'Ana Ruiz', requests: null, messages: null });
  expect(view.dates?.map(({ kind, place }) => [kind, place])).toEqual([['hearing', 'Room 2A']]);
  expect(text).not.toContain('canary');
  // A supporter is nobody elsewhere.
  for (const path of [`/api/cases/${caseId}`, '/api/dashboard', `/api/cases/${caseId}/messages`])
    expect((await daughter.get(path)).status).toBe(401);

  expect((await daughter.post('/api/supporter/link', { email })).status).toBe(202);
  const again = await linkTo(email, 1);
  expect((await visitor.call('DELETE', `/api/supporters/${id}`)).status).toBe(204);
  expect((await daughter.get('/api/supporter')).status).toBe(410);
  expect((await daughter.post('/api/supporter/link/use', { token: again })).status).toBe(410);
});

it('whoever was allowed all of it reads requests and messages too', inFullRun, async () => {
  const { visitor, caseId } = await clientWithNews();
  const email = freshEmail('trabajadora');
  const wish = { name: 'Lupe', email, bond: 'caseworker', sees: ['dates', 'requests', 'messages'] };
  const body = { ...wish, idempotencyKey: randomUUID(), language: 'es', agreed: true };
  expect((await visitor.post(`/api/cases/${caseId}/supporters`, body)).status).toBe(200);
  const worker = new Visitor(stack.siteUrl, 'es');
  await worker.post('/api/supporter/link/use', { token: await linkTo(email, 0) });
  const view = (await (await worker.get('/api/supporter')).json()) as SupporterView;
  expect(view.requests?.map(({ what }) => what)).toEqual(['canary-request']);
  expect(view.messages?.map((message) => message.text)).toEqual(['canary-message']);
  const [read] = await sql`select read_at from public.client_messages where case_id = ${caseId}`;
  expect(read?.read_at).toBeNull();
  expect((await worker.call('DELETE', '/api/supporter')).status).toBe(204);
  expect((await worker.get('/api/supporter')).status).toBe(410);
});

it('a stranger who keeps asking for links to an address does not keep a client from letting its owner in', async () => {
  const { visitor, caseId } = await clientWithNews();
  const email = freshEmail('hermana');
  const stranger = new Visitor(stack.siteUrl, 'es');
  const asked = [];
  for (let times = 0; times <= accessThrottles.supporterLinksPerAddress.limit; times += 1)
    asked.push((await stranger.post('/api/supporter/link', { email })).status);
  expect(asked.at(-1)).toBe(429);
  const wish = { name: 'Rosa', email, bond: 'family', sees: ['dates'], language: 'es', agreed: true };
  const added = await visitor.post(`/api/cases/${caseId}/supporters`, {
    ...wish,
    idempotencyKey: randomUUID(),
  });
  expect(added.status).toBe(200);
});
