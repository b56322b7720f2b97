import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generateRowTypes, rowTypesFile } from './row-types.ts';
import { withScratchDatabase } from './scratch.ts';

const code = await withScratchDatabase((sql) => generateRowTypes(sql));
await mkdir(dirname(rowTypesFile), { recursive: true });
await writeFile(rowTypesFile, code);
console.log('Wrote src/server/database/schema.ts');
