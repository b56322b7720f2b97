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

test('every cell names state, turn, clock, mail and money, or the sentence of a refusal', () => {
  const cells = text.split('\n').filter((line) => line.startsWith('- `'));
  expect(cells.length).toBeGreaterThan(700);
  const named =
    /: (\*\*\w+\*\*|stays); (case shows \w+; )?turn: \w+; clock (runs|stands); (on hold; )?(no )?mail; (no refund|refund \w+|staff decide about the refund)(; task \w+)*$/;
  for (const cell of cells)
    expect(cell).toMatch(cell.includes(': refused') ? /: refused: [A-Z].+\.$/ : named);
});

test('who is declined without having applied gets the money back all the same', () => {
  const [, declined = ''] = text.split('### we decline');
  expect(declined).toContain(
    '- `waiting_for_application`: **cancelled**; turn: nobody; clock stands; mail; refund asked',
  );
});
