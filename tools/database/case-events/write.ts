// npm run docs:cases: writes docs/case-events.md by letting each event happen to a case in each state.
import { writeFile } from 'node:fs/promises';
import { withScratchDatabase } from '../scratch.ts';
import { seed } from '../seed.ts';
import { caseEventsDocument, makeCaseEventsDocument } from './make.ts';

const text = await withScratchDatabase(async (sql, url) => {
  await seed(url);
  return makeCaseEventsDocument(sql);
});
await writeFile(caseEventsDocument, text);
console.log('Wrote docs/case-events.md');
