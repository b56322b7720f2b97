import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const call = (name: string, p: Parameters<typeof given.call>[2]) => given.call(database, name, p);

function draft(tokenHash: string, more: Record<string, unknown> = {}) {
  return {
    tokenHash,
    answers: { firstName: 'Ana' },
    tickets: [],
    step: 1,
    language: 'es',
    device: 'own',
    expiresAt: given.inHours(720),
    ...more,
  } as Parameters<typeof given.call>[2];
}
async function linkTo(draftId: unknown, hours = 72) {
  const tokenHash = given.newHash();
  await database.sql`insert into public.draft_links ${database.sql({
    token_hash: tokenHash,
    draft_id: draftId as string,
    expires_at: given.inHours(hours),
  })}`;
  return tokenHash;
}
const sweep = async () =>
  (
    await database.asServer<{ answer: { objectKeys: string[]; removed: Record<string, number> } }[]>`
      select public.sweep_expired() as answer`
  )[0]?.answer;
const age = (table: string, column: string, id: string, interval: string) =>
  database.sql`update ${database.sql('public')}.${database.sql(table)}
    set ${database.sql(column)} = now() - ${interval}::interval where id = ${id}`;

test('saving goes on in the same draft', async () => {
  const token = given.newHash();
  const first = await call('save_draft', draft(token));
  const second = await call('save_draft', draft(token, { answers: { firstName: 'Eva' }, step: 2 }));
  expect(second['draftId']).toBe(first['draftId']);
  const [row] =
    await database.sql`select answers, step from public.intake_drafts where token_hash = ${token}`;
  expect(row).toEqual({ answers: { firstName: 'Eva' }, step: 2 });
});

test('first saves of two tabs at once make one draft', async () => {
  const token = given.newHash();
  const answers = await given.times(20, () => call('save_draft', draft(token)));
  expect(new Set(answers.map((answer) => answer['draftId'])).size).toBe(1);
});

test('a message begun on the phone is not written over by the laptop, which did not know it', async () => {
  const { caseId, userId } = await given.paidFor(database);
  const keep = (text: string | null, seen: number) =>
    call('keep_message_draft', {
      caseId: String(caseId),
      actorId: String(userId),
      language: 'es',
      text,
      seen,
    });
  expect(await keep('Del teléfono', 0)).toMatchObject({ outcome: 'done', version: 1 });
  const met = { outcome: 'elsewhere', text: 'Del teléfono', version: 1 };
  expect(await keep('De la computadora', 0)).toMatchObject(met);
  expect(await keep(null, 0)).toMatchObject(met);
  // The same text twice is no other text: an answer was lost.
  expect(await keep('Del teléfono', 0)).toMatchObject({ outcome: 'done', version: 2 });
  expect(await keep('Los dos', 2)).toMatchObject({ outcome: 'done', version: 3 });
  expect(await keep(null, 3)).toMatchObject({ outcome: 'done', version: 0 });
  expect(await keep('Otra vez', 3)).toMatchObject({ outcome: 'done', version: 1 });
});

test('an expired draft is not continued but begun anew, and links to it are gone', async () => {
  const token = given.newHash();
  const old = await call('save_draft', draft(token));
  const link = await linkTo(old['draftId']);
  await age('intake_drafts', 'expires_at', old['draftId'] as string, '1 second');
  const fresh = await call('save_draft', draft(token));
  expect(fresh['draftId']).not.toBe(old['draftId']);
  const used = { linkHash: link, newTokenHash: given.newHash(), expiresAt: given.inHours(1) };
  expect(await call('use_draft_link', used)).toEqual({ outcome: 'gone' });
});

test('an open page whose draft ended goes on with a new one, and loses nothing that was taken back and given again', async () => {
  const page = randomUUID();
  const save = (number: number, answers: Record<string, string>, base: object) =>
    call('save_draft', draft(given.newHash(), { answers, edit: { page, number }, base }));
  // It was at its seventh save when the draft was sent or ran out; an answer that counts from there is no old one.
  const fresh = await save(8, { firstName: 'Ana' }, { version: 7, changed: ['signature'], tickets: [] });
  expect(fresh).toMatchObject({ version: 8, elsewhere: {} });
});

test('a link continues the draft on another device once, and the old browser no longer opens it', async () => {
  const token = given.newHash();
  const { draftId } = await call('save_draft', draft(token));
  const linkHash = await linkTo(draftId);
  const answers = await given.times(10, () =>
    call('use_draft_link', { linkHash, newTokenHash: given.newHash(), expiresAt: given.inHours(720) }),
  );
  expect(given.tally(answers)).toEqual({ done: 1, gone: 9 });
  expect(answers.find((answer) => answer.outcome === 'done')?.['draft']).toMatchObject({
    answers: { firstName: 'Ana' },
    step: 1,
    language: 'es',
  });
  expect(await database.sql`select from public.intake_drafts where token_hash = ${token}`).toHaveLength(0);
});

test('a link that ran out continues nothing', async () => {
  const { draftId } = await call('save_draft', draft(given.newHash()));
  const linkHash = await linkTo(draftId, -1);
  const used = { linkHash, newTokenHash: given.newHash(), expiresAt: given.inHours(1) };
  expect(await call('use_draft_link', used)).toEqual({ outcome: 'gone' });
});

test('the sweep removes what ran out and keeps what still holds', async () => {
  const user = await given.account(database);
  const session = (expire: string, endsAt: string) =>
    call('start_session', {
      sid: given.newHash(),
      userId: user.id,
      checkedPassword: 'argon2id-hash',
      expire,
      endsAt,
    });
  await session(given.inHours(-1), given.inHours(24));
  await session(given.inHours(1), given.inHours(-1));
  await session(given.inHours(1), given.inHours(24));
  for (const hours of [-24 * 8, -1, 24]) {
    await call('create_setup_token', {
      tokenHash: given.newHash(),
      userId: user.id,
      purpose: 'reset',
      expiresAt: given.inHours(hours),
    });
  }
  const { draftId } = await call('save_draft', draft(given.newHash()));
  await age('intake_drafts', 'expires_at', draftId as string, '1 second');
  await database.sql`insert into public.throttles (key, expires_at, count)
    values ('old', now() - interval '1 minute', 3), ('new', now() + interval '1 minute', 3)`;
  expect((await sweep())?.removed).toMatchObject({ drafts: 1, sessions: 2, tokens: 1, throttles: 1 });
  expect(await database.sql`select from public.sessions where user_id = ${user.id}`).toHaveLength(1);
  expect(
    await database.sql`select from public.password_setup_tokens where user_id = ${user.id}`,
  ).toHaveLength(2);
});

test('an orphan file is given up after a day and forgotten when its object is gone; a referenced file never', async () => {
  const make = async (more: Record<string, string | null> = {}) => {
    const file = await given.upload(database, more);
    await age('uploads', 'created_at', file.id, '25 hours');
    return file;
  };
  const orphans = [await make(), await make({ status: 'pending' }), await make({ status: 'rejected' })];
  const young = await given.upload(database);

  const applied = await make();
  const { intakeId } = await given.submitted(database);
  await call('add_intake_files', { intakeId, ticketHashes: [applied.ticket_hash] });
  const written = await make({ purpose: 'contact' });
  await call('submit_contact', {
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
    ticketHashes: [written.ticket_hash],
    mails: [],
  });
  const ticket = 'a-ticket-the-draft-hands-back';
  const drafted = await make({ ticket_hash: given.hash(ticket) });
  const { draftId } = await call(
    'save_draft',
    draft(given.newHash(), { tickets: [{ ticket, name: 'a.pdf' }] }),
  );
  const { caseId } = await given.paidFor(database);
  const filed = await make({ purpose: 'case', status: 'attached' });
  await database.sql`insert into public.case_documents ${database.sql({
    case_id: caseId,
    upload_id: filed.id,
    file_name: 'a',
    original_name: 'a',
    file_type: 'application/pdf',
    file_size: 1,
    file_path: filed.object_key,
  })}`;

  const swept = (await sweep())?.objectKeys ?? [];
  expect([...swept].sort()).toEqual(orphans.map((file) => file.object_key).sort());
  expect((await sweep())?.objectKeys).toHaveLength(3);
  const lost = await call(
    'submit_intake',
    given.application({ ticketHashes: [orphans[0]?.ticket_hash ?? ''] }),
  );
  expect(lost.outcome).toBe('bad_ticket');

  const keys = [young, applied, written, drafted, filed].map((file) => file.object_key);
  expect(await call('forget_uploads', { objectKeys: [...swept, ...keys] })).toEqual({
    outcome: 'done',
    forgotten: 3,
  });
  const left =
    await database.sql`select object_key from public.uploads where object_key in ${database.sql(keys)}`;
  expect(left).toHaveLength(keys.length);

  await age('intake_drafts', 'expires_at', draftId as string, '1 second');
  expect((await sweep())?.objectKeys).toEqual([drafted.object_key]);
});
