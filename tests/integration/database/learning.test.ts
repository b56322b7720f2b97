import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseCertificateCode } from '#domain/learning/certificate.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

let database: TestDatabase;
let userId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ id: userId } = await given.account(database));
});
afterAll(() => database.drop());

const call = (name: string, p: Parameters<typeof given.call>[2]) => given.call(database, name, p);
const progress = (moduleId: string, more: Record<string, string | number>) =>
  call('record_progress', { userId, moduleId, ...more });
const quiz = (moduleId: string, score: number) =>
  call('record_quiz', { userId, moduleId, score, passed: score >= 60, lockedBelow: 75 });

test('fifty taps on two devices at once leave one row with the highest value, and no second is lost', async () => {
  const answers = await given.times(50, (index) =>
    progress('housing-rights', { progress: ((index * 7) % 20) * 5, intent: 'advance', seconds: 3 }),
  );
  expect(given.tally(answers)).toEqual({ saved: 50 });
  const rows = await database.sql`
    select progress, time_spent from public.learning_progress
    where user_id = ${userId} and module_id = 'housing-rights'`;
  expect([...rows]).toEqual([{ progress: 95, time_spent: 150 }]);
});

test('of nine sliders that saw the same value one is taken, and the others hear what is stored', async () => {
  await progress('legal-process', { progress: 50 });
  const answers = await given.times(9, (index) =>
    progress('legal-process', { progress: 5 * (index + 1), intent: 'set', from: 50 }),
  );
  expect(given.tally(answers)).toEqual({ saved: 1, stale: 8 });
  expect(new Set(answers.map((answer) => answer['progress'])).size).toBe(1);
});

test('a slider moved from a value that was never stored changes nothing', async () => {
  expect(await progress('employment-career', { progress: 100, intent: 'set', from: 50 })).toEqual({
    outcome: 'stale',
    progress: 0,
    updatedAt: null,
  });
});

test('the quiz stays shut until three quarters are stored, and failing it takes nothing away', async () => {
  const module = 'family-relationships';
  expect(await quiz(module, 100)).toEqual({ outcome: 'locked', progress: 0 });
  await progress(module, { progress: 74 });
  expect(await quiz(module, 100)).toEqual({ outcome: 'locked', progress: 74 });
  await progress(module, { progress: 75 });
  expect(await quiz(module, 50)).toMatchObject({
    outcome: 'saved',
    progress: 75,
    quizScore: 50,
    certificateCode: null,
    completedAt: null,
  });
});

test('progress 100 by slider earns no certificate; the passed quiz makes one code, however often it is passed', async () => {
  const module = 'financial-recovery';
  expect(await progress(module, { progress: 100 })).toMatchObject({ progress: 100, certificateCode: null });
  const answers = await given.times(10, () => quiz(module, 100));
  const codes = new Set(answers.map((one) => one['certificateCode']));
  expect(codes.size).toBe(1);
  expect(parseCertificateCode([...codes][0] as string)).toBe([...codes][0]);
  await progress(module, { progress: 0 });
  expect(await progress(module, { progress: 80 })).toMatchObject({ certificateCode: [...codes][0] });
});

test('a code is never given twice, and never without the day it was earned', async () => {
  const codes = await database.sql<{ code: string }[]>`
    select private.new_certificate_code() as code from generate_series(1, 2000)`;
  expect(new Set(codes.map(({ code }) => code)).size).toBe(2000);
  expect(codes.every(({ code }) => parseCertificateCode(code) === code)).toBe(true);
  await expect(
    database.sql`
      update public.learning_progress set certificate_code = private.new_certificate_code()
      where user_id = ${userId} and module_id = 'housing-rights'`,
  ).rejects.toThrow(/learning_progress_certificate_has_code/);
});
