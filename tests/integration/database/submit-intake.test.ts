import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const submit = (p: ReturnType<typeof given.application>) => given.call(database, 'submit_intake', p);

test('an application is kept with its signature and mails, as it was given', async () => {
  const p = given.application({ filesMissing: ['carta.pdf'] });
  const answer = await submit(p);
  expect(answer).toMatchObject({ outcome: 'created', reference: p.reference, alreadyPaid: false });
  const id = answer['intakeId'] as string;
  const [intake] = await database.sql`
    select *, date_of_birth::text as born from public.intake_forms where id = ${id}`;
  expect(intake).toMatchObject({
    ...Object.fromEntries(Object.entries(p.intake).filter(([name]) => name !== 'date_of_birth')),
    born: '1990-02-28',
    state: 'Georgia',
    status: 'submitted',
    language: 'es',
    user_id: null,
    files_missing: ['carta.pdf'],
  });
  const [agreement] = await database.sql`select * from public.intake_agreements where intake_form_id = ${id}`;
  expect(agreement).toMatchObject({ signature: 'Ana Núñez', agreement_version: '1', ip: '203.0.113.7' });
  expect(await given.mailsOf(database, 'intake_form_id', id)).toEqual([
    'application_received waiting',
    'payment_reminder waiting',
    'staff_application waiting',
  ]);
});

test('fifty presses at once with the same key make one application, one signature and one set of mails', async () => {
  // Several rounds: which of the two unique indexes the presses meet at is a matter of microseconds.
  for (let round = 0; round < 10; round += 1) {
    const early = given.application();
    expect(given.tally(await given.times(20, () => submit(early)))).toEqual({ created: 1, repeated: 19 });
  }
  const p = given.application();
  const answers = await given.times(50, () => submit(p));
  expect(given.tally(answers)).toEqual({ created: 1, repeated: 49 });
  expect(new Set(answers.map((answer) => answer['intakeId'])).size).toBe(1);
  const [counted] = await database.sql`
    select (select count(*)::int from public.intake_forms where idempotency_key = ${p.idempotencyKey}) as forms,
      (select count(*)::int from public.outbox o join public.intake_forms f on f.id = o.intake_form_id
        where f.idempotency_key = ${p.idempotencyKey}) as mails`;
  expect(counted).toEqual({ forms: 1, mails: 3 });
});

test('other answers under the same key are refused with the first reference, and change nothing', async () => {
  const p = given.application();
  await submit(p);
  const changed = given.application(
    { idempotencyKey: p.idempotencyKey, reference: given.newReference() },
    { first_name: 'Eva' },
  );
  expect(await submit(changed)).toMatchObject({ outcome: 'conflict', reference: p.reference });
  const rows = await database.sql`
    select first_name from public.intake_forms where idempotency_key = ${p.idempotencyKey}`;
  expect([...rows]).toEqual([{ first_name: 'Ana' }]);
});

test('what the form must not set, such as its status or owner, stays ours', async () => {
  const user = await given.account(database);
  const answer = await submit(given.application({}, { status: 'accepted', user_id: user.id, notes: 'x' }));
  const [row] = await database.sql`
    select status, user_id, notes from public.intake_forms where id = ${answer['intakeId'] as string}`;
  expect(row).toEqual({ status: 'submitted', user_id: null, notes: null });
});

test('checked files come along, each once', async () => {
  const files = [await given.upload(database), await given.upload(database)];
  const ticketHashes = files.map((file) => file.ticket_hash);
  const p = given.application({ ticketHashes });
  expect(await submit(p)).toMatchObject({ outcome: 'created' });
  expect(await submit(p)).toMatchObject({ outcome: 'repeated' });
  const documents = await database.sql`
    select file_path from public.intake_documents d join public.intake_forms f on f.id = d.intake_form_id
    where f.reference = ${p.reference} order by 1`;
  expect(documents.map((row) => row['file_path'])).toEqual(files.map((file) => file.object_key).sort());
  const other = await submit(given.application({ ticketHashes }));
  expect(other).toMatchObject({ outcome: 'bad_ticket' });
  expect((other['badTickets'] as string[]).sort()).toEqual(ticketHashes.sort());
});

test('a file that was not checked or is for something else is refused, and nothing of the application is kept', async () => {
  const bad = [
    await given.upload(database, { status: 'pending' }),
    await given.upload(database, { status: 'rejected' }),
    await given.upload(database, { status: 'expired' }),
    await given.upload(database, { purpose: 'contact' }),
  ].map((file) => file.ticket_hash);
  const good = (await given.upload(database)).ticket_hash;
  for (const ticket of [...bad, given.newHash()]) {
    const p = given.application({ ticketHashes: [good, ticket] });
    expect(await submit(p)).toEqual({ outcome: 'bad_ticket', badTickets: [ticket] });
    expect(await database.sql`select from public.intake_forms where reference = ${p.reference}`).toHaveLength(
      0,
    );
    expect(await submit({ ...p, ticketHashes: [] })).toMatchObject({ outcome: 'created' });
  }
  const [kept] = await database.sql`select status from public.uploads where ticket_hash = ${good}`;
  expect(kept).toEqual({ status: 'checked' });
});

test('two applications that name the same files at once: one gets them, the other is told', async () => {
  const files = await given.times(5, () => given.upload(database));
  const hashes = files.map((file) => file.ticket_hash);
  const answers = await given.times(10, (index) =>
    submit(given.application({ ticketHashes: index % 2 ? hashes : hashes.toReversed() })),
  );
  expect(given.tally(answers)).toEqual({ created: 1, bad_ticket: 9 });
});

test('a sent application ends its draft', async () => {
  const tokenHash = given.newHash();
  const draft = {
    answers: {},
    tickets: [],
    step: 4,
    language: 'es',
    device: 'own',
    expiresAt: given.inHours(1),
  };
  await given.call(database, 'save_draft', { tokenHash, ...draft });
  await submit(given.application({ draftTokenHash: tokenHash }));
  expect(await database.sql`select from public.intake_drafts where token_hash = ${tokenHash}`).toHaveLength(
    0,
  );
});

test('a client who paid before applying pays nothing more: the waiting case takes the application', async () => {
  const user = await given.account(database);
  const { orderId } = await given.openOrder(database, { userId: user.id }, 'premium');
  const settled = await given.call(database, 'settle_order', given.payment(orderId, 'premium'));
  const p = given.application({ userId: user.id });
  const answer = await submit(p);
  expect(answer).toMatchObject({ outcome: 'created', alreadyPaid: true, caseId: settled['caseId'] });
  expect(await submit(p)).toMatchObject({ outcome: 'repeated', alreadyPaid: true });

  const intakeId = answer['intakeId'] as string;
  const [state] = await database.sql`
    select c.status, c.county, c.intake_form_id, o.intake_form_id as ordered_for, f.selected_service_package
    from public.cases c join public.orders o on o.id = c.order_id join public.intake_forms f on f.id = c.intake_form_id
    where c.id = ${settled['caseId'] as string}`;
  expect(state).toEqual({
    status: 'submitted',
    county: 'DeKalb',
    intake_form_id: intakeId,
    ordered_for: intakeId,
    selected_service_package: 'premium',
  });
  const updates = await database.sql`
    select code from public.case_updates where case_id = ${settled['caseId'] as string} order by position`;
  expect(updates.map((row) => row['code'])).toEqual(['payment_received', 'application_received']);
  const mails = await database.sql`
    select kind, payload from public.outbox where intake_form_id = ${intakeId} order by position`;
  expect([...mails]).toEqual([
    { kind: 'application_received', payload: { alreadyPaid: true } },
    { kind: 'staff_application', payload: { alreadyPaid: true } },
  ]);
});

test('one waiting case takes one application: a second one is to be paid', async () => {
  const user = await given.account(database);
  const { orderId } = await given.openOrder(database, { userId: user.id });
  await given.call(database, 'settle_order', given.payment(orderId));
  const answers = await given.times(8, () => submit(given.application({ userId: user.id })));
  expect(answers.filter((answer) => answer['alreadyPaid'] === true)).toHaveLength(1);
});

test('a signature is evidence: nobody changes it, and once it was paid for nobody removes it', async () => {
  const { intakeId } = await given.paidFor(database);
  await expect(
    database.sql`update public.intake_agreements set signature = 'x' where intake_form_id = ${intakeId}`,
  ).rejects.toThrow(/never changed/);
  await expect(
    database.asServer`delete from public.intake_agreements where intake_form_id = ${intakeId}`,
  ).rejects.toThrow(/agreement of a paid application stays/);
});

test('codes, counties and rules of the form hold in the database too', async () => {
  const wrong: Record<string, string | string[] | null>[] = [
    { eviction_county: 'Milton' },
    { urgency: 'soon' },
    { sealing_reasons: [] },
    { sealing_reasons: ['revenge'] },
    { benefits: ['none', 'snap'] },
    { zip_code: '3003' },
    { case_outcome: null },
    { preferred_language: 'fr' },
    { selected_service_package: 'gold' },
  ];
  for (const answers of wrong) {
    await expect(submit(given.application({}, answers))).rejects.toThrow(
      /violates|invalid input value for enum/,
    );
  }
});

test('applications are counted by day and package, without a person', async () => {
  const count = async () => {
    const [row] = await database.sql<{ count: number }[]>`
      select coalesce(sum(count), 0)::int as count from public.daily_counts
      where event = 'submit_application' and package_id = 'vip'`;
    return row?.count ?? 0;
  };
  const before = await count();
  await given.times(5, () => submit(given.application({}, { selected_service_package: 'vip' })));
  expect(await count()).toBe(before + 5);
});
