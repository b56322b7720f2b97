import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '#tools/database/seed.ts';
import { caseEventsDocument, makeCaseEventsDocument } from '#tools/database/case-events/make.ts';
import { isFullRun } from '#tests/runs.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';

let database: TestDatabase;
let text: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await seed(database.url);
  text = await makeCaseEventsDocument(database.sql, isFullRun ? undefined : 1);
}, 120_000);
afterAll(() => database.drop());

test('whatever can happen to a case in any state has an answer, and docs/case-events.md says it; else run "npm run docs:cases"', async () => {
  const document = await readFile(caseEventsDocument, 'utf8');
  // The everyday run makes the first section; most others are the same, word for word.
  expect(isFullRun ? document : document.slice(0, text.length)).toBe(text);
});

test('every cell names state, turn, clock, mail and money, or the sentence of a refusal', () => {
  const cells = text.split('\n').filter((line) => line.startsWith('- `'));
  expect(cells.length).toBeGreaterThan(isFullRun ? 700 : 200);
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
