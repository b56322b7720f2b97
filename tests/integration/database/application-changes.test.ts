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

test('a mistyped address is changed before payment, and nothing more goes to the old one', async () => {
  const { intakeId } = await given.submitted(database, { email: 'ana@exmaple.com' });
  const email = 'ana@example.com';
  const mails = [given.mail('application_received', email)];
  expect(await call('change_intake_email', { intakeId, email, mails })).toMatchObject({ outcome: 'done' });
  const rows = await database.sql`
    select kind, recipient, status from public.outbox where intake_form_id = ${intakeId} order by position`;
  expect([...rows]).toEqual([
    { kind: 'application_received', recipient: 'ana@exmaple.com', status: 'cancelled' },
    { kind: 'payment_reminder', recipient: email, status: 'waiting' },
    { kind: 'staff_application', recipient: null, status: 'waiting' },
    { kind: 'application_received', recipient: email, status: 'waiting' },
  ]);
});

test('after payment the address is that of an account and is not changed here', async () => {
  const { intakeId } = await given.paidFor(database);
  expect(await call('change_intake_email', { intakeId, email: 'x@example.com', mails: [] })).toEqual({
    outcome: 'paid',
  });
  expect(
    await call('change_intake_email', { intakeId: randomUUID(), email: 'x@example.com', mails: [] }),
  ).toEqual({
    outcome: 'unknown',
  });
});

test('files that were missing are added later, each once', async () => {
  const answer = await call('submit_intake', given.application({ filesMissing: ['orden.pdf', 'carta.pdf'] }));
  const intakeId = answer['intakeId'] as string;
  const file = await given.upload(database, { file_name: 'orden.pdf' });
  const p = { intakeId, ticketHashes: [file.ticket_hash] };
  const answers = await given.times(5, () => call('add_intake_files', p));
  expect(given.tally(answers)).toEqual({ done: 1, bad_ticket: 4 });
  expect(answers.find((one) => one.outcome === 'done')).toEqual({
    outcome: 'done',
    filesMissing: ['carta.pdf'],
  });
  const other = await given.upload(database, { file_name: 'IMG_1.jpg' });
  expect(
    await call('add_intake_files', { intakeId, ticketHashes: [other.ticket_hash], filesMissing: [] }),
  ).toEqual({ outcome: 'done', filesMissing: [] });
});

test('a correction reaches staff with the application it is about, once', async () => {
  const { intakeId } = await given.submitted(database);
  const p = {
    intakeId,
    reference: given.newReference(),
    idempotencyKey: randomUUID(),
    requestHash: given.newHash(),
    message: 'El condado es Fulton',
    answers: { evictionCounty: 'Fulton' },
    language: 'es',
    mails: [given.mail('staff_correction', null)],
  };
  const answers = await given.times(10, () => call('record_correction', p));
  expect(given.tally(answers)).toEqual({ created: 1, repeated: 9 });
  const rows = await database.sql`
    select first_name, inquiry_type, message, corrected_answers from public.contact_submissions
    where intake_form_id = ${intakeId}`;
  expect([...rows]).toEqual([
    { first_name: 'Ana', inquiry_type: 'correction', message: p.message, corrected_answers: p.answers },
  ]);
  expect(await given.mailsOf(database, 'intake_form_id', intakeId)).toContain('staff_correction waiting');
  expect(await call('record_correction', { ...p, requestHash: given.newHash() })).toMatchObject({
    outcome: 'conflict',
  });
});

test('what the caller leaves out may also be null', async () => {
  const sent = given.application();
  const answer = await call('submit_intake', {
    ...sent,
    userId: null,
    ticketHashes: null,
    filesMissing: null,
    draftTokenHash: null,
    mails: null,
  });
  expect(answer.outcome).toBe('created');
  const intakeId = answer['intakeId'] as string;
  const none = { ticketHashes: null, filesMissing: null, mails: null };
  expect(await call('add_intake_files', { intakeId, ...none })).toMatchObject({ outcome: 'done' });
  const words = { reference: given.newReference(), message: 'x', language: null, answers: null, mails: null };
  expect(await call('record_correction', { intakeId, ...words })).toMatchObject({ outcome: 'created' });
  const [row] = await database.sql`
    select corrected_answers, language from public.contact_submissions where intake_form_id = ${intakeId}`;
  expect(row).toEqual({ corrected_answers: null, language: 'es' });
});

test('a contact message is kept once with its files', async () => {
  const file = await given.upload(database, { purpose: 'contact', file_name: 'foto.jpg' });
  const p = {
    idempotencyKey: randomUUID(),
    requestHash: given.newHash(),
    reference: given.newReference(),
    language: 'en',
    contact: {
      first_name: 'Luis',
      last_name: 'Paz',
      email: 'luis@example.com',
      inquiry_type: 'pricing',
      message: 'Hi',
    },
    ticketHashes: [file.ticket_hash],
    mails: [given.mail('staff_contact', null)],
  };
  const answers = await given.times(10, () => call('submit_contact', p));
  expect(given.tally(answers)).toEqual({ created: 1, repeated: 9 });
  const [row] =
    await database.sql`select uploaded_files from public.contact_submissions where reference = ${p.reference}`;
  expect(row?.['uploaded_files']).toMatchObject([{ fileName: 'foto.jpg', filePath: file.object_key }]);
  const again = { ...p, idempotencyKey: randomUUID(), reference: given.newReference() };
  expect(await call('submit_contact', again)).toMatchObject({ outcome: 'bad_ticket' });
});

test('a case moves only from where the person saw it, and the move is told and recorded', async () => {
  const { caseId, userId } = await given.paidFor(database);
  const staff = await given.account(database, { role: 'staff' });
  const move = {
    caseId,
    from: 'submitted',
    to: 'in_review',
    actorId: staff.id,
    actorRole: 'staff',
    note: 'Looks good',
  };
  const answers = await given.times(8, () => call('change_case_status', move));
  expect(given.tally(answers)).toEqual({ changed: 1, stale: 7 });
  const updates = await database.sql`
    select code, params, description, status, is_internal, created_by from public.case_updates
    where case_id = ${caseId} and code = 'status_changed'`;
  expect([...updates]).toEqual([
    {
      code: 'status_changed',
      params: { from: 'submitted', to: 'in_review', matter: 1 },
      description: 'Looks good',
      status: 'in_review',
      is_internal: false,
      created_by: staff.id,
    },
  ]);
  const told = await database.sql`
    select params from public.client_notifications where user_id = ${userId} and code = 'status_changed'`;
  expect([...told]).toEqual([{ params: { from: 'submitted', to: 'in_review', matter: 1 } }]);
  expect(await database.sql`select from public.audit_entries where object_id = ${caseId}`).toHaveLength(1);
  expect(await call('change_case_status', { ...move, caseId: randomUUID() })).toMatchObject({
    outcome: 'unknown',
  });
});

test('progress advances to the greatest and is set by the last, if it still stands where the page saw it', async () => {
  const { id: userId } = await given.account(database);
  const record = (progress: number, more: Record<string, string | number> = {}) =>
    call('record_progress', { userId, moduleId: 'housing-rights', progress, ...more });
  expect(await record(50, { intent: 'advance' })).toMatchObject({ outcome: 'saved', progress: 50 });
  expect(await record(25, { intent: 'advance' })).toMatchObject({ progress: 50 });
  expect(await record(10, { intent: 'set', from: 25 })).toMatchObject({ outcome: 'stale', progress: 50 });
  expect(await record(10, { intent: 'set', from: 50 })).toMatchObject({ outcome: 'saved', progress: 10 });
  expect(await record(250)).toMatchObject({ progress: 100 });
  const advanced = await given.times(20, (index) =>
    call('record_progress', { userId, moduleId: 'legal-process', progress: index * 5, intent: 'advance' }),
  );
  expect(advanced.every((answer) => answer.outcome === 'saved')).toBe(true);
  const [row] = await database.sql`
    select progress, certificate_earned from public.learning_progress
    where user_id = ${userId} and module_id = 'legal-process'`;
  expect(row).toEqual({ progress: 95, certificate_earned: false });
});

test('a certificate comes from the graded quiz alone, and a worse result later takes nothing away', async () => {
  const { id: userId } = await given.account(database);
  const quiz = (score: number, passed: boolean) =>
    call('record_quiz', { userId, moduleId: 'housing-rights', score, passed });
  await call('record_progress', { userId, moduleId: 'housing-rights', progress: 80 });
  expect(await quiz(40, false)).toMatchObject({ progress: 80, quizScore: 40, certificateEarnedAt: null });
  const passed = await quiz(80, true);
  expect(passed).toMatchObject({ progress: 100, quizScore: 80 });
  expect(await quiz(20, false)).toMatchObject({
    progress: 100,
    quizScore: 80,
    certificateEarnedAt: passed['certificateEarnedAt'],
  });
});
