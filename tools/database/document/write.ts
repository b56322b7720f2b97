// npm run docs:data: writes docs/data.md from the migrations and the code.
import { writeFile } from 'node:fs/promises';
import { withScratchDatabase } from '../scratch.ts';
import { seed } from '../seed.ts';
import { dataDocument, makeDataDocument } from './make.ts';

const text = await withScratchDatabase(async (sql, url) => {
  await seed(url);
  return makeDataDocument(sql);
});
await writeFile(dataDocument, text);
console.log('Wrote docs/data.md');
