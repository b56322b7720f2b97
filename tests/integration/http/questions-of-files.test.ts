// @module-tag full
// Where files are stored, storage works between two questions: one more than for other writes, however many files there
// are.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MadePaper, MadePapers, PaperDraft } from '#domain/papers/make-request.ts';
import { Applicant } from '#tests/applicant.ts';
import { readFunctions } from '#tests/functions.ts';
import { pdf, png } from '#tests/sample-files.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import type { Visitor } from '#tests/visitor.ts';
import { Writer } from '#tests/writer.ts';
import { clientInPreparing, workerOf } from './matter-in-preparing.ts';
import { callCounting, type Served } from './questions.ts';

const functions = await readFunctions();

let stack: SharedStack;
let sql: postgres.Sql;
const before = { ...process.env };
beforeAll(async () => {
  stack = await sharedStack();
  Object.assign(process.env, stack.env, { SITE_URL: stack.siteUrl });
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
}, 60_000);
afterAll(async () => {
  process.env = before;
  await sql.end();
});

const files = ['notice.pdf', 'lease.pdf', 'receipt.png'].map((name) => ({
  name,
  type: name.endsWith('pdf') ? 'application/pdf' : 'image/png',
  bytes: name.endsWith('pdf') ? pdf() : png(),
}));

function servedAt(path: string): Served {
  const one = functions.find((found): found is Served => found.access !== 'schedule' && found.path === path);
  if (!one) throw new Error(`nothing at ${path}`);
  return one;
}

/** What a form sends, answered in this process. */
async function countSent(path: string, who: Visitor, send: () => Promise<Response>) {
  let questions = 0;
  const call = who.call.bind(who);
  who.call = async (method, _address, body, headers = {}) => {
    const counted = await callCounting(stack, who, { one: servedAt(path), method, body, headers });
    ({ questions } = counted);
    return counted.response;
  };
  const { status } = await send();
  who.call = call;
  return { status, questions };
}

it.each([
  ['a message', '/api/contact', () => new Writer(stack.siteUrl)],
  ['an application', '/api/client-intake', () => new Applicant(stack.siteUrl)],
])('%s with three files in it asks three times', async (_what, path, open) => {
  const form = open();
  expect(await countSent(path, form, () => form.sendForm(files))).toEqual({ status: 201, questions: 3 });
});

it.each([
  ['a message', '/api/contact', () => new Writer(stack.siteUrl)],
  ['an application', '/api/client-intake', () => new Applicant(stack.siteUrl)],
])('%s with files that were sent before it asks twice', async (_what, path, open) => {
  const form = open();
  const tickets = await Promise.all(files.map(({ name, bytes }) => form.upload(name, bytes)));
  for (const ticket of tickets) await form.post('/api/uploads/check', { ticket });
  expect(await countSent(path, form, () => form.send({ tickets }))).toEqual({ status: 201, questions: 2 });
});

it('papers are made with three questions however many, put together with three, and taken in with two', async () => {
  const { visitor: sam } = await workerOf(sql, stack, 'staff');
  const { matterId } = await clientInPreparing(sql, stack);
  const ask = async <Answer>(way: string, body: object) => {
    const { status, questions, response } = await callCounting(stack, sam, {
      one: servedAt(`/api/staff/matters/:id/${way}`),
      method: 'POST',
      params: { id: matterId },
      body: { idempotencyKey: randomUUID(), ...body },
    });
    expect(status, await response.clone().text()).toBe(200);
    return { questions, answer: (await response.json()) as Answer };
  };
  const at = `/api/staff/matters/${matterId}`;
  const draft = (await (await sam.get(`${at}/made-papers`)).json()) as PaperDraft;
  const papers = draft.papers
    .filter(({ missing }) => missing.length === 0)
    .map(({ kind, language }) => ({ kind, language }));
  const making = await ask<MadePapers>('made-papers', { papers });
  expect(making.answer.made.map(({ kind }) => kind)).toEqual(papers.map(({ kind }) => kind));
  expect(papers.length).toBeGreaterThan(2);
  expect(making.questions).toBe(3);
  const again = await ask<MadePapers>('made-papers', { papers });
  expect(again.answer.made.map(({ versionNumber }) => versionNumber)).toEqual(papers.map(() => null));
  expect(again.questions).toBe(1);

  const packet = await ask<MadePaper>('packet', {});
  expect([packet.answer.versionNumber, packet.questions]).toEqual([1, 3]);

  const ticket = await sam.upload('letter.pdf', pdf());
  await sam.post('/api/uploads/check', { ticket });
  const taken = await ask('papers', {
    ticket,
    kind: 'court_letter',
    language: 'en',
  });
  expect(taken.questions).toBe(2);
});
