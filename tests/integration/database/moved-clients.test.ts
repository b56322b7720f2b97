import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, paper, standing } from './given-matters.ts';
import { caseMails, fileTicket, openTasks, write, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: Who;
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
});
afterAll(() => database.drop());

const there = { address: '9 Oak Street', city: 'Decatur', state: 'Georgia', zip: '30030' };

async function clientAt(status: Parameters<typeof standing>[2]) {
  const paid = await given.paidFor(database);
  const { id: matterId } = await firstMatter(database, paid.caseId);
  await database.sql`
    update public.matter_parties set address = '1 Elm Street', city = 'Atlanta', address_on = '2026-01-05'
    where matter_id = ${matterId} and is_client`;
  await standing(database, matterId, status);
  const client: Who = { id: paid.userId, role: 'client' };
  const moves = (more = {}) =>
    write(database, 'report_address', client, { caseId: paid.caseId as string, ...there, ...more });
  return { ...paid, caseId: paid.caseId as string, matterId, client, moves };
}

test('who moves while papers are filed has the notice to the court on the list that day, and it can still be made', async () => {
  const { caseId, matterId, moves } = await clientAt('filed');
  await database.sql`
    update public.court_matters set filed_on = '2026-01-10', filed_by = 'client' where id = ${matterId}`;
  expect(await moves()).toEqual({ outcome: 'done' });
  expect(await openTasks(database, caseId)).toContain('address_changed');
  const [update] = await database.sql`
    select is_internal, created_by_role from public.case_updates where case_id = ${caseId} and code = 'address_changed'
    order by created_at desc limit 1`;
  expect(update).toEqual({ is_internal: false, created_by_role: 'client' });
  expect((await caseMails(database, caseId)).map(({ kind }) => kind)).toContain('staff_case');
  const { addressOn } = await given.call(database, 'read_matter_steps', {
    actorId: sam.id,
    actorRole: 'staff',
    matterId,
  });
  expect((addressOn as string) > '2026-01-10').toBe(true);

  const make = async (kind: string) =>
    write(database, 'add_paper_version', sam, {
      matterId,
      kind,
      title: null,
      ticketHash: await fileTicket(database),
      sha256: given.newHash(),
    });
  expect(await make('change_of_address')).toMatchObject({ outcome: 'done' });
  expect(await make('motion')).toEqual({ outcome: 'frozen' });

  // The same address again is no move.
  await moves();
  const tasks = await database.sql`
    select id from public.case_tasks where case_id = ${caseId} and code = 'address_changed'`;
  expect(tasks).toHaveLength(1);
});

test('the notice waits for an attorney, then for the client, and the court case stays where it is', async () => {
  const { caseId, matterId, client } = await clientAt('hearing_set');
  const lawyer = await colleague(database, 'attorney');
  const waits = async () =>
    (await database.sql`select 1 from public.attorney_work where matter_id = ${matterId}`).length;
  expect(await waits()).toBe(0);
  const { documentId, sha256 } = await write(database, 'add_paper_version', sam, {
    matterId,
    kind: 'change_of_address',
    title: null,
    ticketHash: await fileTicket(database),
    sha256: given.newHash(),
  });
  expect(await waits()).toBe(1);
  const documents = [{ documentId: documentId as string, sha256: sha256 as string }];
  const approve = (who: Who) =>
    write(database, 'approve_papers', who, { matterId, documents, typedName: 'Ana Núñez' });
  expect(await approve(client)).toEqual({ outcome: 'not_ready' });
  const stays = { outcome: 'done', moved: false, status: 'hearing_set' };
  expect(await approve(lawyer)).toEqual(stays);
  expect(await waits()).toBe(0);
  expect((await caseMails(database, caseId)).map(({ kind }) => kind)).toContain('papers_ready');
  expect(await approve(client)).toEqual(stays);
});

test('a new address makes a task where papers name the old one, and none where there are no papers', async () => {
  const without = await clientAt('preparing');
  await without.moves();
  expect(await openTasks(database, without.caseId)).not.toContain('address_changed');
  const printed = await clientAt('client_review');
  await paper(database, printed.matterId, ['attorney']);
  await printed.moves();
  expect(await openTasks(database, printed.caseId)).toContain('address_changed');
});

test('nobody moves another client, and nobody moves when all is over', async () => {
  const [one, other] = [await clientAt('filed'), await clientAt('filed')];
  expect(await write(database, 'report_address', other.client, { caseId: one.caseId, ...there })).toEqual({
    outcome: 'unknown',
  });
  const over = await clientAt('closed');
  expect(await over.moves()).toEqual({ outcome: 'not_now' });
});

test('a client is told that their words stand in English, until they have said that it is right', async () => {
  const { caseId, matterId, client } = await clientAt('preparing');
  const statement = {
    matterId,
    version: 0,
    answers: { harm: 'Me rechazaron.' },
    finished: true,
    language: 'es',
  };
  const { version } = await write(database, 'save_statement', client, statement);
  const notices = () => database.sql<{ kind: string }[]>`
    select kind from public.client_notifications
    where case_id = ${caseId} and code = 'translation_ready' and done_at is null`;
  const translate = (seen: number) =>
    write(database, 'translate_statement', sam, {
      matterId,
      version: seen,
      translator: 'Eva Luz',
      words: { harm: 'They turned me down.' },
    });
  const first = await translate(version as number);
  const again = await translate(first['version'] as number);
  expect([...(await notices())]).toEqual([{ kind: 'your_turn' }]);
  expect((await caseMails(database, caseId)).map(({ kind }) => kind)).toContain('papers_ready');
  expect(
    await write(database, 'read_back_statement', client, { matterId, version: again['version'] as number }),
  ).toMatchObject({ outcome: 'done' });
  expect([...(await notices())]).toEqual([]);
});

test('every attorney is mailed when a template waits for a yes, and it counts until somebody answered', async () => {
  const lawyer = await colleague(database, 'attorney');
  const waiting = async () => {
    const [row] = await database.sql<{ work: { templates: { unanswered: number; approved: number } } }[]>`
      select public.count_open_work() as work`;
    return row?.work.templates ?? { unanswered: 0, approved: 0 };
  };
  const before = await waiting();
  const sha256 = given.newHash();
  const [template] = await database.sql<{ id: string }[]>`
    insert into public.document_templates (name, template_type, language, version_number, content, sha256, variables)
    values ('Affidavit', 'affidavit', 'en', 900, '{}', ${sha256}, '[]') returning id`;
  const mails = await database.sql`
    select recipient, payload from public.outbox where kind = 'staff_template' and payload ->> 'templateId' = ${template?.id ?? ''}
      and recipient = (select email from public.users where id = ${lawyer.id})`;
  expect(mails).toHaveLength(1);
  expect(await waiting()).toEqual({ ...before, unanswered: before.unanswered + 1 });
  await write(database, 'review_template', lawyer, {
    id: template?.id ?? '',
    sha256,
    answer: 'approved',
    facts: [],
    typedName: 'Ana Núñez',
  });
  expect(await waiting()).toEqual({ ...before, approved: before.approved + 1 });
});

test('a client reads the address that papers of an open case print, and the number of a booked call; nobody else’s', async () => {
  const { caseId, matterId, client, moves } = await clientAt('preparing');
  const read = async (userId: string) => (await given.call(database, 'read_reach', { userId }))['cases'];
  expect(await read(client.id)).toMatchObject([
    { id: caseId, address: expect.stringMatching(/^1 Elm Street, Atlanta/), call: null },
  ]);
  await moves();
  await database.sql`
    insert into public.calendar_events (user_id, case_id, title, event_type, start_date, end_date, phone)
    values (${client.id}, ${caseId}, 'call', 'call', now() + interval '2 days', now() + interval '2 days 30 minutes', '(404) 555-0100')`;
  expect(await read(client.id)).toMatchObject([
    { address: '9 Oak Street, Decatur, GA 30030', call: { phone: '(404) 555-0100' } },
  ]);
  expect(await read(sam.id)).toEqual([]);
  await standing(database, matterId, 'closed');
  expect(await read(client.id)).toEqual([]);
});
