import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '#tools/database/seed.ts';
import { caseEventsDocument, makeCaseEventsDocument } from '#tools/database/case-events/make.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';

let database: TestDatabase;
let text: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await seed(database.url);
  text = await makeCaseEventsDocument(database.sql);
}, 120_000);
afterAll(() => database.drop());

test('whatever can happen to a case in any state has an answer, and docs/case-events.md says it; else run "npm run docs:cases"', async () => {
  expect(await readFile(caseEventsDocument, 'utf8')).toBe(text);
});

test('nothing that happens leaves a cell empty or an unknown answer', () => {
  const cells = text.split('\n').filter((line) => line.startsWith('- `'));
  expect(cells.length).toBeGreaterThan(700);
  for (const cell of cells) expect(cell).toMatch(/: (\*\*\w+\*\*|stays|refused \(\w+(: [\w, ]+)?\))/);
});

test('who is declined without having applied gets the money back all the same', () => {
  const [, declined = ''] = text.split('### we decline');
  expect(declined).toContain(
    '- `waiting_for_application`: **cancelled**; turn: nobody; clock stands; mail; refund asked',
  );
});
