// @module-tag full
// An operator who sends no texts: nothing asks for a number, nothing is stored, and no call behaves as if there were texts. What
// somebody once allowed elsewhere is shown to nobody.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Applicant } from '#tests/applicant.ts';
import { signedInClient, signedInStaff, type SignedIn } from '#tests/signed-in.ts';
import type { TestDatabase } from '#tests/postgres.ts';
import { createTestStack } from '#tests/stack.ts';
import { createNetlifyHost, type NetlifyHost } from '#tools/local/netlify/host.ts';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';
import type { LocalStack } from '#tools/local/stack.ts';
import * as given from '../database/given.ts';

let stack: LocalStack;
let host: NetlifyHost;
let client: SignedIn;
let sam: SignedIn;
let caseId: string;

beforeAll(async () => {
  stack = await createTestStack({ site: 'none' });
  const env = Object.fromEntries(Object.entries(stack.env).filter(([name]) => !name.startsWith('TWILIO_')));
  host = await createNetlifyHost({
    projectRoot: PROJECT_ROOT,
    dist: 'tests/fixtures/small-site',
    localDir: stack.localDir,
    only: ['texts', 'text-webhooks', 'staff-texts', 'staff-case', 'client-intake', 'intake'],
    env,
    timers: false,
    log: () => undefined,
  });
  const { sql } = stack;
  const database = { sql, asServer: sql } as unknown as TestDatabase;
  ({ caseId } = await given.paidFor(database));
  client = await signedInClient(sql, { siteUrl: host.url });
  await sql`update public.cases set user_id = ${client.id} where id = ${caseId}`;
  await sql`
    insert into public.text_consents (user_id, phone, language, words, confirmed_at)
    values (${client.id}, '+14045550171', 'en', 'Yes.', now())`;
  sam = await signedInStaff(sql, { siteUrl: host.url });
}, 180_000);
afterAll(async () => {
  await host.close();
  await stack.close();
});

test('a client is offered nothing, and what they would send is answered as if it were not there', async () => {
  const read = await client.visitor.get('/api/texts');
  expect(await read.json()).toMatchObject({ number: null, consent: null });
  const want = { phone: '(404) 555-0172', language: 'en' };
  expect((await client.visitor.post('/api/texts', want)).status).toBe(404);
  expect((await client.visitor.post('/api/texts/end', {})).status).toBe(404);
  expect(await stack.sql`select from public.text_consents where phone = '+14045550172'`).toHaveLength(0);
});

test('the form asks nobody, and a box that was ticked all the same stores nothing', async () => {
  const person = new Applicant(host.url, 'es');
  const draft = (await person.readDraft()) as { textsFrom?: unknown };
  expect(draft.textsFrom).toBeNull();
  Object.assign(person.answers, { phoneNumber: '(404) 555-0173' });
  expect((await person.sendForm([], { texts: 'true' })).status).toBe(201);
  expect(await stack.sql`select from public.text_consents where phone = '+14045550173'`).toHaveLength(0);
  expect(await stack.sql`select from public.texts`).toHaveLength(0);
});

test('whoever calls as the provider would is told that there is nothing', async () => {
  for (const address of ['/api/text-answers', '/api/text-states?text=00000000-0000-4000-8000-000000000000']) {
    const answer = await fetch(host.url + address, {
      method: 'POST',
      body: new URLSearchParams({ MessageSid: 'SM1', From: '+14045550174', Body: 'Hello' }),
    });
    expect(answer.status, address).toBe(404);
  }
  expect(await stack.sql`select from public.text_answers`).toHaveLength(0);
});

test('staff read of no texts in a case, nor in what was tried', async () => {
  const texts = await (await sam.visitor.get(`/api/staff/cases/${caseId}/texts`)).json();
  expect(texts).toEqual({ consent: null, items: [] });
  const log = await (await sam.visitor.get(`/api/staff/cases/${caseId}/contacts`)).json();
  expect(log.facts.texts).toBeNull();
  expect(log.facts.tries.map(({ channel }: { channel: string }) => channel)).toEqual([
    'mail',
    'portal',
    'letter',
    'call',
  ]);
});
