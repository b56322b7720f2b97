// All visitors of a run come from one address, as a whole town never does: what the files before this one did would
// count against its visitors. Each file begins with nobody counted, by us or by the platform; its own tests of limits are
// not touched.
import postgres from 'postgres';
import { beforeAll, inject } from 'vitest';
import { sharedStack } from './stack.ts';

beforeAll(async () => {
  const sql = postgres(inject('stack').databaseUrl, { max: 1, onnotice: () => {} });
  await sql`delete from public.throttles`;
  await sql.end();
  await (await sharedStack()).forgetCallers();
});
