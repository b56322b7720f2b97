import { fileURLToPath } from 'node:url';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import type { Sql } from 'postgres';
import { format, resolveConfig } from 'prettier';

export const rowTypesFile = fileURLToPath(new URL('../../src/server/database/schema.ts', import.meta.url));

/** The `Database` type of a migrated database, in the shape `supabase-js` takes and the style of this repository. */
export async function generateRowTypes(sql: Sql): Promise<string> {
  const database = { query: async (text: string) => ({ rows: [...(await sql.unsafe(text))] }) };
  const metadata = await introspect(database, { includedSchemas: ['public'] });
  const code = await generateTypescript(sortGeneratorMetadata(metadata), {
    detectOneToOneRelationships: true,
    format: (text) => Promise.resolve(text),
  });
  const style = await resolveConfig(rowTypesFile);
  const header = '// Made from the migrations by "npm run db:types"; a test says when it is out of date.\n';
  return format(header + code, { ...style, plugins: [], parser: 'typescript' });
}
