// Files nobody names go after a day; files somebody names never do, whatever happened before (random histories).
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { seed } from '#tests/chance.ts';
import { isFullRun } from '#tests/runs.ts';

let database: TestDatabase;
let intakeId: string;
let caseId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ intakeId, caseId } = await given.paidFor(database));
});
afterAll(() => database.drop());

interface File {
  readonly id: string;
  readonly ticket: string;
  readonly ticket_hash: string;
  readonly object_key: string;
  readonly purpose: string;
}

const file = fc.nat(5);
const step = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    purpose: fc.constantFrom('intake', 'contact', 'case'),
    status: fc.constantFrom('checked', 'checked', 'checked', 'pending', 'rejected'),
  }),
  fc.record({
    kind: fc.constantFrom('apply' as const, 'write' as const, 'file' as const),
    files: fc.array(file, { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('draft' as const),
    files: fc.array(file, { maxLength: 3 }),
    hours: fc.constantFrom(1, 20, 30, 700),
  }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 10, 23, 25, 100) }),
  fc.record({ kind: fc.constant('sweep' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Everything made so far is so many hours older. */
async function wait(hours: number): Promise<void> {
  await database.sql`update public.uploads set created_at = created_at - make_interval(hours => ${hours})`;
  await database.sql`update public.intake_drafts set expires_at = expires_at - make_interval(hours => ${hours})`;
}

/** What somebody names at this moment, asked in the plainest way. */
async function named(): Promise<Set<string>> {
  const rows = await database.sql<{ object_key: string }[]>`
    select object_key from public.uploads where contact_submission_id is not null
      or id in (select upload_id from public.intake_documents)
      or id in (select upload_id from public.case_documents where upload_id is not null)
      or ticket_hash in (select encode(sha256(convert_to(chosen ->> 'ticket', 'UTF8')), 'hex')
        from public.intake_drafts, jsonb_array_elements(tickets) as chosen where expires_at > now())`;
  return new Set(rows.map((row) => row.object_key));
}

async function sweep(): Promise<void> {
  const names = await named();
  const orphans = await database.sql<{ object_key: string }[]>`
    select object_key from public.uploads where created_at < now() - interval '24 hours'`;
  const [row] = await database.asServer<
    { answer: { objectKeys: string[] } }[]
  >`select public.sweep_expired() as answer`;
  const swept = new Set(row?.answer.objectKeys);
  expect([...swept].filter((key) => names.has(key))).toEqual([]);
  expect(orphans.filter(({ object_key: key }) => !names.has(key) && !swept.has(key))).toEqual([]);
  await given.call(database, 'forget_uploads', { objectKeys: [...swept] });
  const left = await database.sql<{ object_key: string }[]>`select object_key from public.uploads`;
  expect([...names].filter((key) => !left.some((one) => one.object_key === key))).toEqual([]);
}

async function play(one: Step, files: File[]): Promise<void> {
  if (one.kind === 'wait') return wait(one.hours);
  if (one.kind === 'sweep') return sweep();
  if (one.kind === 'add') {
    const ticket = randomUUID();
    const { purpose, status } = one;
    const made = await given.upload(database, { purpose, status, ticket_hash: given.hash(ticket) });
    files.push({ ...made, ticket, purpose });
    return;
  }
  const wanted =
    one.kind === 'apply' ? 'intake' : one.kind === 'write' ? 'contact' : one.kind === 'file' ? 'case' : null;
  const chosen = one.files
    .flatMap((nth) => files[nth] ?? [])
    .filter(({ purpose }) => wanted === null || purpose === wanted);
  if (chosen.length === 0) return;
  const ticketHashes = chosen.map((each) => each.ticket_hash);
  if (one.kind === 'apply') await given.call(database, 'add_intake_files', { intakeId, ticketHashes });
  if (one.kind === 'write') {
    await given.call(database, 'submit_contact', {
      idempotencyKey: randomUUID(),
      requestHash: given.newHash(),
      reference: given.newReference(),
      language: 'en',
      contact: {
        first_name: 'L',
        last_name: 'P',
        email: 'l@example.com',
        inquiry_type: 'general',
        message: 'Hi',
      },
      ticketHashes,
      mails: [],
    });
  }
  if (one.kind === 'file') {
    await database.sql`
      insert into public.case_documents (case_id, upload_id, file_name, original_name, file_type, file_size, file_path)
      select ${caseId}, id, 'a', 'a', file_type, file_size, object_key from public.uploads
      where ticket_hash = any (${ticketHashes}) and status <> 'expired'
        and id not in (select upload_id from public.case_documents where upload_id is not null)`;
  }
  if (one.kind === 'draft') {
    await given.call(database, 'save_draft', {
      tokenHash: given.newHash(),
      answers: {},
      tickets: chosen.map(({ ticket }) => ({ ticket, name: 'a.pdf' })),
      step: 1,
      language: 'es',
      device: 'own',
      expiresAt: given.inHours(one.hours),
    });
  }
}

const numRuns = isFullRun ? 2_000 : 60;

test('whatever was uploaded, attached, left lying and swept: what is named stays, what is not goes after a day', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 25 }), async (history) => {
      await database.sql`delete from public.intake_documents`;
      await database.sql`delete from public.case_documents`;
      await database.sql`delete from public.intake_drafts`;
      await database.sql`delete from public.uploads`;
      const files: File[] = [];
      for (const one of history) await play(one, files);
      await sweep();
    }),
    { numRuns, seed },
  );
}, 300_000);
