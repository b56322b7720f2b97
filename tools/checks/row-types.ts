import { readFile } from 'node:fs/promises';
import type { Sql } from 'postgres';
import { generateRowTypes, rowTypesFile } from '#tools/database/row-types.ts';

/** What is wrong with the row types in the repository, given a migrated database; null if they are current. */
export async function checkRowTypes(sql: Sql): Promise<string | null> {
  const wanted = await generateRowTypes(sql);
  const current = await readFile(rowTypesFile, 'utf8').catch(() => '');
  return current === wanted ? null : 'src/server/database/schema.ts is out of date: run "npm run db:types"';
}
