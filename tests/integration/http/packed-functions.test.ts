// @module-tag full
// What a deploy uploads, started as the host starts it: a fresh process in a folder of its own, with no packages around it.
// Bundling everything once more takes more than a minute, so the full run does it.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaperDraft } from '#domain/papers/make-request.ts';
import { readModuleFacts } from '#server/learning/modules.ts';
import { makeAccount } from '#tests/accounts.ts';
import { inFullRun } from '#tests/runs.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';
import { eventOf, startInstance, type InstanceAnswer } from '#tools/benchmarks/cold/start-instance.ts';
import { buildFunctions, type BuiltFunctions } from '#tools/build/functions.ts';
import { packFunctions } from '#tools/benchmarks/cold/pack-functions.ts';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';
import { clientInPreparing, workerOf } from './matter-in-preparing.ts';
import { makeWorld, type World } from './world.ts';

let stack: SharedStack;
let sql: postgres.Sql;
let world: World;
let built: BuiltFunctions;
const dir = mkdtempSync(join(tmpdir(), 'packed-'));
// In the tree, as in a deploy: patterns of files that go along start there.
const source = join(PROJECT_ROOT, 'node_modules/.cache', `packed-${randomUUID()}`);
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
  world = await makeWorld(sql, stack);
  built = await buildFunctions({ root: PROJECT_ROOT, functionsDir: 'functions', target: source });
  await packFunctions(PROJECT_ROOT, dir, 'none', source);
}, 180_000);
afterAll(async () => {
  await sql.end();
  for (const folder of [dir, source]) rmSync(folder, { recursive: true, force: true });
});

/** A call of one person, answered by a fresh instance of a function. */
async function callPacked(
  name: string,
  who: Visitor,
  [method, path]: readonly [method: 'GET' | 'POST', path: string],
  body?: object,
): Promise<InstanceAnswer> {
  const event = eventOf(method, new URL(path, stack.siteUrl), {
    cookie: who.cookieHeader(),
    body: body && JSON.stringify(body),
    // The host names the address that fits, with which the parts of a lone one are found.
    route: path.replace(/(?<=\/matters\/)[^/]+/, ':id'),
  });
  const [answer] = await startInstance(join(dir, name), { ...stack.env, URL: stack.siteUrl }, [event]);
  if (!answer) throw new Error(`${name} gave no answer`);
  return answer;
}

function wordsOf({ statusCode, body }: InstanceAnswer): string {
  const bytes = Buffer.from(body, 'base64');
  expect(statusCode, bytes.toString()).toBe(200);
  return pdfText(bytes);
}

test('a client prints the receipt, the summary of the case and their application', inFullRun, async () => {
  const client = await world.as('client A');
  const { a, orderId } = world;
  for (const path of [
    `/api/receipts/${orderId}`,
    `/api/cases/${a.caseId}/summary`,
    `/api/cases/${a.caseId}/application`,
  ])
    expect(wordsOf(await callPacked('papers', client, ['GET', path])).length, path).toBeGreaterThan(200);
});

test('somebody who passed a quiz prints the certificate', inFullRun, async () => {
  const moduleId = 'housing-rights';
  const account = await makeAccount(sql, { role: 'client' });
  const learner = new Visitor(stack.siteUrl);
  await learner.post('/api/auth/sign-in', { ...account, device: 'own' });
  await learner.post('/api/learning/progress', { moduleId, progress: 75, intent: 'advance' });
  // The key of the quiz goes along with the function as well.
  const quiz = await callPacked('learning', learner, ['POST', '/api/learning/quiz'], {
    moduleId,
    answers: readModuleFacts(moduleId).answers,
  });
  expect([quiz.statusCode, Buffer.from(quiz.body, 'base64').toString()]).toEqual([
    200,
    expect.stringContaining('"passed":true'),
  ]);
  const certificate = ['GET', `/api/learning/certificate?module=${moduleId}`] as const;
  expect(wordsOf(await callPacked('learning', learner, certificate)).length).toBeGreaterThan(100);
});

test('staff print papers for the court, and put them together with what was scanned', inFullRun, async () => {
  const { visitor: sam } = await workerOf(sql, stack, 'staff');
  const { matterId } = await clientInPreparing(sql, stack);
  const ask = async (name: string, way: string, body: object) => {
    const path = `/api/staff/matters/${matterId}/${way}`;
    const answer = await callPacked(name, sam, ['POST', path], { idempotencyKey: randomUUID(), ...body });
    const text = Buffer.from(answer.body, 'base64').toString();
    expect(answer.statusCode, text).toBe(200);
    return JSON.parse(text) as unknown;
  };
  const draft = (await (await sam.get(`/api/staff/matters/${matterId}/made-papers`)).json()) as PaperDraft;
  const papers = draft.papers
    .filter(({ missing }) => missing.length === 0)
    .map(({ kind, language }) => ({ kind, language }));
  expect(papers.length).toBeGreaterThan(2);
  expect(await ask('staff-papers', 'made-papers', { papers })).toMatchObject({ made: papers, refused: [] });
  expect(await ask('staff-packet', 'packet', {})).toMatchObject({ versionNumber: 1 });
  // Photos of exhibits are drawn by a program that goes along as it is.
  const draw = `import('sharp').then(({ default: sharp }) =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } }).jpeg().toBuffer()
  ).then(({ length }) => console.log(length))`;
  const at = { cwd: join(dir, 'staff-packet'), env: {}, encoding: 'utf8' } as const;
  expect(Number(execFileSync(process.execPath, ['--input-type=module', '-e', draw], at))).toBeGreaterThan(
    100,
  );
});

test('no function loads cards, mail, PDFs or what looks into files before somebody asks for it', () => {
  const seldom = /node_modules\/(stripe|nodemailer|pdfkit|fontkit|docx|pdfjs-dist|htmlparser2|qrcode)\//;
  // A packet is all that this one makes.
  const others = [...built].filter(([name]) => name !== 'staff-packet');
  const early = others.flatMap(([name, { outputs }]) => {
    const entry = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === `functions/${name}.ts`);
    const loaded = new Set<string>();
    const load = (file: string): void => {
      if (loaded.has(file)) return;
      loaded.add(file);
      for (const { path, kind, external } of outputs[file]?.imports ?? [])
        if (!external && kind !== 'dynamic-import') load(path);
    };
    load(entry?.[0] ?? '');
    const packages = [...loaded].flatMap((file) =>
      Object.keys(outputs[file]?.inputs ?? {}).flatMap((input) => seldom.exec(input)?.[1] ?? []),
    );
    expect(loaded.size, name).toBeGreaterThan(1);
    return [...new Set(packages)].map((found) => `${name}: ${found}`);
  });
  expect(early).toEqual([]);
});
