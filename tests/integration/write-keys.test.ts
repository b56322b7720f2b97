// @module-tag full
// The key of a write counts for what was first sent under it. Other words under the same key are refused with that reason, and
// never gets the answer to words that were kept instead of theirs.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeInvitedClient } from '#tests/accounts.ts';
import { signedInClient, signedInStaff } from '#tests/signed-in.ts';
import { createTestStack } from '#tests/stack.ts';
import type { Visitor } from '#tests/visitor.ts';
import { createNetlifyHost, type NetlifyHost } from '#tools/local/netlify/host.ts';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';
import type { LocalStack } from '#tools/local/stack.ts';
import { inFullRun } from '#tests/runs.ts';

let stack: LocalStack;
let host: NetlifyHost;
beforeAll(async () => {
  stack = await createTestStack({ site: 'none' });
  host = await createNetlifyHost({
    projectRoot: PROJECT_ROOT,
    dist: 'tests/fixtures/small-site',
    localDir: stack.localDir,
    only: ['cases', 'staff-case', 'staff-messages'],
    env: stack.env,
    timers: false,
    log: () => undefined,
  });
}, 180_000);
afterAll(async () => {
  await host.close();
  await stack.close();
});

const keyUsed = { code: 'key_used' };

async function caseOf(userId?: string): Promise<string> {
  const owner = await makeInvitedClient(stack.sql);
  const [one] = await stack.sql<{ id: string }[]>`
    update public.cases set user_id = ${userId ?? owner.id} where user_id = ${owner.id} returning id`;
  return one?.id ?? '';
}

const notesIn = (caseId: string) =>
  stack.sql`select description from public.case_updates where case_id = ${caseId} and is_internal and created_by is not null`;

async function note(visitor: Visitor, caseId: string, idempotencyKey: string, text: string) {
  const answer = await visitor.post(`/api/staff/cases/${caseId}/notes`, { idempotencyKey, text });
  return { status: answer.status, body: (await answer.json().catch(() => null)) as unknown };
}

it('staff who change a note after a lost answer hear that the first one counts', async () => {
  const { visitor } = await signedInStaff(stack.sql, { siteUrl: host.url });
  const caseId = await caseOf();
  const key = randomUUID();
  const first = await note(visitor, caseId, key, 'The clerk called back.');
  expect(first.status).toBeLessThan(300);
  expect(await note(visitor, caseId, key, 'The clerk did not call back.')).toMatchObject({
    status: 409,
    body: keyUsed,
  });
  expect(await note(visitor, caseId, key, 'The clerk called back.')).toEqual(first);
  expect(await notesIn(caseId)).toEqual([{ description: 'The clerk called back.' }]);
});

it('the key of one case does not stand for the same words in another', async () => {
  const { visitor } = await signedInStaff(stack.sql, { siteUrl: host.url });
  const [one, other] = [await caseOf(), await caseOf()];
  const key = randomUUID();
  await note(visitor, one, key, 'Hearing room changed.');
  expect(await note(visitor, other, key, 'Hearing room changed.')).toMatchObject({
    status: 409,
    body: keyUsed,
  });
  expect(await notesIn(other)).toEqual([]);
});

it('a client reads it in their own language', inFullRun, async () => {
  const { visitor, id } = await signedInClient(stack.sql, { siteUrl: host.url, language: 'es' });
  const caseId = await caseOf(id);
  const key = randomUUID();
  const send = (message: string) =>
    visitor.post(`/api/cases/${caseId}/messages`, {
      idempotencyKey: key,
      language: 'es',
      message,
      tickets: [],
    });
  expect((await send('Llego a las diez.')).ok).toBe(true);
  const changed = await send('Llego a las once.');
  expect(changed.status).toBe(409);
  expect(await changed.json()).toMatchObject({
    ...keyUsed,
    message: expect.stringContaining('ya se había mandado con otro contenido'),
  });
});

it('a saved reply is not exchanged for the one that has its key', inFullRun, async () => {
  const { visitor } = await signedInStaff(stack.sql, { siteUrl: host.url });
  const reply = {
    id: randomUUID(),
    titleEn: 'Hours',
    titleEs: 'Horario',
    bodyEn: 'We are open.',
    bodyEs: 'Abrimos.',
  };
  const first = await visitor.post('/api/staff/replies', reply);
  expect(first.ok).toBe(true);
  expect(await (await visitor.post('/api/staff/replies', reply)).json()).toEqual(await first.json());
  const other = await visitor.post('/api/staff/replies', { ...reply, bodyEn: 'We are closed.' });
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject(keyUsed);
});

it('no function of the database takes a key without looking at what was first sent under it', async () => {
  const unguarded = await stack.sql`
    select p.proname as name from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
    where n.nspname = 'public' and (p.prosrc ~ 'idempotencyKey' or 'p_idempotency_key' = any (p.proargnames))
      and p.prosrc !~ 'private\\.answer_of_write\\(' and p.prosrc !~ 'requestHash|request_hash'
    order by 1`;
  // They hand their key on to one that looks.
  expect(unguarded.map(({ name }) => name)).toEqual([
    'add_paper_versions',
    'finish_text_answer',
    'report_cannot_come',
  ]);
});
