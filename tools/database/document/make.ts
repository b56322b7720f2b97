import { fileURLToPath } from 'node:url';
import type { Sql } from 'postgres';
import { readCatalog } from './catalog.ts';
import { renderDataDocument } from './render.ts';
import { readUses } from './uses.ts';

export const dataDocument = fileURLToPath(new URL('../../../docs/data.md', import.meta.url));

/** What docs/data.md should say about a database that is migrated and seeded. Reads our code from the root. */
export async function makeDataDocument(sql: Sql): Promise<string> {
  const catalog = await readCatalog(sql);
  return renderDataDocument(catalog, readUses(catalog));
}
