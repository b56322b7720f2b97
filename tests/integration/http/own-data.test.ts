// A copy of everything, and having everything deleted: over HTTP, against the whole product.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OwnAccount } from '#domain/access/own-account.ts';
import type { OwnDataAnswer } from '#domain/own-data/own-data.ts';
import type { DataRequest, DataRequestDetail } from '#domain/own-data/requests.ts';
import { freshEmail, makeAccount } from '#tests/accounts.ts';
import { Applicant } from '#tests/applicant.ts';
import { pdf } from '#tests/sample-files.ts';
import { signedInClient, signedInStaff, startSessionOf } from '#tests/signed-in.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { putStatus } from '#tests/put-status.ts';
import { Visitor } from '#tests/visitor.ts';
import { inFullRun } from '#tests/runs.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
});
afterAll(() => sql.end());

const file = pdf(2_000);

/** Words only staff write and read; none of them may reach a client. */
const canary = 'canary-for-staff-alone';

/** A signed-in client with an application, its file, a message and a case with notes of staff all over it. */
async function clientWithACase() {
  const account = await makeAccount(sql, { email: freshEmail('copia') });
  const person = new Applicant(stack.siteUrl);
  person.answers = { ...person.answers, email: account.email };
  await startSessionOf(sql, person, { id: account.id, role: 'client', secondFactor: false });
  const ticket = await person.upload('acta año.pdf', file);
  const response = await person.send({ tickets: [ticket] });
  expect(response.status).toBe(201);
  const { reference } = (await response.json()) as { reference: string };
  const message = await person.post(
    '/api/contact',
    {
      firstName: 'Ana',
      lastName: 'Núñez',
      email: account.email,
      inquiryType: 'general',
      message: 'Una pregunta mía',
    },
    { 'idempotency-key': randomUUID() },
  );
  expect(message.status).toBe(201);
  const [intake] = await sql<{ id: string }[]>`
    update public.intake_forms set notes = ${canary}, user_id = ${account.id}
    where reference = ${reference} returning id`;
  await sql`update public.contact_submissions set suspicion = 'too_fast', user_id = ${account.id}
    where email = ${account.email}`;
  const [opened] = await sql<{ id: string }[]>`
    insert into public.cases ${sql({
      user_id: account.id,
      intake_form_id: intake?.id ?? '',
      case_number: `FK-2026-${reference.slice(0, 6)}`,
      package_type: 'standard',
      status: 'closed',
      title: canary,
    })} returning id`;
  await sql`insert into public.case_updates ${sql([
    { case_id: opened?.id ?? '', title: 'Good news', description: 'It is filed', is_internal: false },
    { case_id: opened?.id ?? '', title: canary, description: canary, is_internal: true },
  ])}`;
  await sql`insert into public.case_documents ${sql({
    case_id: opened?.id ?? '',
    file_name: 'x.pdf',
    original_name: canary,
    file_type: 'application/pdf',
    file_size: 10,
    file_path: `test/${reference}.pdf`,
    is_client_visible: false,
  })}`;
  return { ...account, person, reference };
}

const copyOf = (person: Visitor, currentPassword: string) =>
  person.post('/api/account/data', { currentPassword });
const requestOf = async (email: string) =>
  (await sql<{ id: string }[]>`select id from public.data_requests where email = ${email}`)[0]?.id ?? '';
const mailsTo = async (email: string, subject: RegExp) => {
  const mails = (await stack.mail.messages()) as unknown as { subject: string; text: string }[];
  return mails.filter((mail) => subject.test(mail.subject) && JSON.stringify(mail).includes(email));
};

/** Every name of a field, wherever it stands. */
function names(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(names);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...names(inner)]);
}

describe('a copy of everything', () => {
  it(
    'names the passkeys of somebody who worked here before, and nothing that opens them',
    inFullRun,
    async () => {
      const { id, password } = await makeAccount(sql);
      await sql`
      insert into public.passkeys (user_id, credential_id, public_key, counter, device)
      values (${id}, ${randomUUID()}, 'canary-key', 1, 'iphone')`;
      const person = new Visitor(stack.siteUrl);
      await startSessionOf(sql, person, { id, role: 'client', secondFactor: false });
      const answer = await copyOf(person, password);
      expect(answer.status).toBe(200);
      const { data } = (await answer.json()) as OwnDataAnswer;
      expect(data.account).toMatchObject({ passkeys: [{ device: 'iphone', used_at: null }] });
      expect(JSON.stringify(data)).not.toContain('canary-key');
    },
  );

  it('holds answers, agreement, case, messages and files, and the files are the very bytes that were sent', async () => {
    const { person, password, reference, email } = await clientWithACase();
    const answer = await copyOf(person, password);
    expect(answer.status).toBe(200);
    const { data, files } = (await answer.json()) as OwnDataAnswer;
    expect(data.account).toMatchObject({ email });
    expect(data.applications).toMatchObject([
      { reference, answers: { first_name: person.answers['firstName'] }, agreement: { language: 'en' } },
    ]);
    expect(data.cases).toMatchObject([{ updates: [{ title: 'Good news' }] }]);
    expect(data.messages).toMatchObject([{ message: 'Una pregunta mía' }]);
    expect(data.mails).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'application_received' })]),
    );
    expect(data.sessions).toHaveLength(1);
    expect(files.map(({ kind, name }) => [kind, name])).toEqual([['application', 'acta año.pdf']]);
    const led = await person.get(`/api/account/files/application/${files[0]?.id}`);
    expect(led.status).toBe(303);
    const saved = await fetch(led.headers.get('location') ?? '');
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(new Uint8Array(await saved.arrayBuffer())).toEqual(file);
  });

  it('holds nothing staff keep to themselves, by content and by the names of fields', async () => {
    const { person, password } = await clientWithACase();
    const text = await (await copyOf(person, password)).text();
    expect(text).not.toContain(canary);
    const found = new Set(names(JSON.parse(text)));
    for (const name of [
      'notes',
      'internal_notes',
      'is_internal',
      'reviewed_by',
      'handled_by',
      'assigned_to',
      'created_by',
      'decided_by',
      'decision_note',
      'suspicion',
      'hashed_password',
      'totp_secret',
      'permissions',
      'role',
      'sid',
      'token_hash',
      'ticket_hash',
      'idempotency_key',
      'request_hash',
      'object_key',
      'file_path',
      'payload',
    ])
      expect(found, name).not.toContain(name);
  });

  it('is given against the password alone, noted, and not to staff', inFullRun, async () => {
    const { person, password, id } = await clientWithACase();
    const wrong = await copyOf(person, 'not my password');
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ fields: [{ code: 'currentPassword.wrong' }] });
    const noted = () =>
      sql`select from public.audit_entries where action = 'data_downloaded' and object_id = ${id}`;
    expect(await noted()).toHaveLength(0);
    await copyOf(person, password);
    expect(await noted()).toHaveLength(1);
    expect((await copyOf(new Visitor(stack.siteUrl), password)).status).toBe(401);
    const staff = await signedInStaff(sql, { siteUrl: stack.siteUrl });
    expect((await copyOf(staff.visitor, password)).status).toBe(403);
  });

  it('leads nobody to the files of somebody else, or to one staff did not show', async () => {
    const { person, password, id } = await clientWithACase();
    const { files } = (await (await copyOf(person, password)).json()) as OwnDataAnswer;
    const other = await signedInClient(sql, { siteUrl: stack.siteUrl });
    const [hidden] = await sql<{ id: string }[]>`
      select d.id from public.case_documents d join public.cases c on c.id = d.case_id where c.user_id = ${id}`;
    for (const [visitor, address] of [
      [other.visitor, `application/${files[0]?.id}`],
      [person, `case/${hidden?.id}`],
      [person, `message/${files[0]?.id}`],
      [person, `staff/${files[0]?.id}`],
      [person, 'application/1'],
    ] as const)
      expect((await visitor.get(`/api/account/files/${address}`)).status, address).toBe(404);
  });
});

describe('having everything deleted', () => {
  it('is asked for with the password, promised within 30 days, shown on the page, and can be taken back', async () => {
    const { person, password, email } = await clientWithACase();
    expect((await person.post('/api/account/erasure', { currentPassword: 'wrong' })).status).toBe(400);
    const response = await person.post('/api/account/erasure', { currentPassword: password });
    expect(response.status).toBe(202);
    const { dueAt } = (await response.json()) as { dueAt: string };
    expect((Date.parse(dueAt) - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
    const own = (await (await person.get('/api/account')).json()) as OwnAccount;
    expect(own.erasureDue).toBe(dueAt);
    await vi.waitFor(async () => expect(await mailsTo(email, /received your request/)).toHaveLength(1), {
      timeout: 20_000,
    });
    expect((await person.call('DELETE', '/api/account/erasure')).status).toBe(204);
    expect((await person.call('DELETE', '/api/account/erasure')).status).toBe(404);
    expect(((await (await person.get('/api/account')).json()) as OwnAccount).erasureDue).toBeNull();
  });

  it('is not asked for while a case goes on', async () => {
    const { person, password, id } = await clientWithACase();
    const cases = await sql<{ id: string }[]>`select id from public.cases where user_id = ${id}`;
    await putStatus(
      sql,
      'cases',
      cases.map((one) => one.id),
      'preparing',
    );
    const refused = await person.post('/api/account/erasure', { currentPassword: password });
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'open_case']);
  });

  it('is carried out by staff, who see beforehand how much it is: the person is out and told', async () => {
    const { person, password, email, id } = await clientWithACase();
    await person.post('/api/account/erasure', { currentPassword: password });
    const { visitor: staff } = await signedInStaff(sql, { siteUrl: stack.siteUrl, rights: ['erase'] });
    const requestId = await requestOf(email);
    const list = (await (await staff.post('/api/staff/data-requests/search', { status: 'open' })).json()) as {
      items: DataRequest[];
    };
    expect(list.items.map((item) => item.id)).toContain(requestId);
    const found = await staff.post('/api/staff/data-requests/search', { search: email });
    expect(((await found.json()) as { items: DataRequest[] }).items).toHaveLength(1);
    const detail = (await (
      await staff.get(`/api/staff/data-requests/${requestId}`)
    ).json()) as DataRequestDetail;
    expect(detail).toMatchObject({ openMatter: false, wouldRemove: { account: { files: 2, messages: 1 } } });
    const address = `/api/staff/data-requests/${requestId}/erase`;
    const done = await staff.post(address, { alsoByAddress: false });
    expect(await done.json()).toEqual({ removed: detail.wouldRemove?.account });
    expect((await staff.post(address, { alsoByAddress: false })).status).toBe(409);
    expect((await person.get('/api/account')).status).toBe(401);
    const [user] = await sql`select email, first_name from public.users where id = ${id}`;
    expect(user).toEqual({ email: `erased.${id}@account.invalid`, first_name: null });
    await vi.waitFor(async () => expect(await mailsTo(email, /is deleted/)).toHaveLength(1), {
      timeout: 20_000,
    });
  });

  it(
    'noted by staff for somebody who wrote can be declined, with a reason the person reads',
    inFullRun,
    async () => {
      const email = freshEmail('carta');
      const { visitor: staff, id: staffId } = await signedInStaff(sql, {
        siteUrl: stack.siteUrl,
        rights: ['erase'],
      });
      const noted = await staff.post('/api/staff/data-requests', { email, language: 'es' });
      expect(noted.status).toBe(201);
      const { id } = (await noted.json()) as { id: string };
      expect((await staff.post('/api/staff/data-requests', { email, language: 'es' })).status).toBe(200);
      const address = `/api/staff/data-requests/${id}/decline`;
      expect((await staff.post(address, { reason: 'no mood' })).status).toBe(400);
      // Deleting is for somebody else: they noted it themselves.
      const alone = await staff.post(`/api/staff/data-requests/${id}/erase`, { alsoByAddress: false });
      expect([alone.status, ((await alone.json()) as { code: string }).code]).toEqual([409, 'erase_second']);
      expect((await staff.post(address, { reason: 'nothing_found' })).status).toBe(204);
      await vi.waitFor(
        async () => {
          const [mail] = await mailsTo(email, /Sobre su petición/);
          expect(mail?.text).toContain('no encontramos nada');
        },
        { timeout: 20_000 },
      );
      const entries = await sql<{ action: string }[]>`
      select action from public.audit_entries where object_id = ${id} and actor_id = ${staffId} order by position`;
      expect(entries.map(({ action }) => action)).toEqual(['data_request_noted', 'data_request_decided']);
    },
  );

  it.each([
    ['a stranger', 401],
    ['a client', 403],
  ])('is nothing %s can see or decide', async (who, status) => {
    const visitor =
      who === 'a client'
        ? (await signedInClient(sql, { siteUrl: stack.siteUrl })).visitor
        : new Visitor(stack.siteUrl);
    const id = randomUUID();
    const answers = [
      await visitor.post('/api/staff/data-requests/search', {}),
      await visitor.get(`/api/staff/data-requests/${id}`),
      await visitor.post('/api/staff/data-requests', { email: freshEmail(), language: 'en' }),
      await visitor.post(`/api/staff/data-requests/${id}/erase`, { alsoByAddress: true }),
      await visitor.post(`/api/staff/data-requests/${id}/decline`, { reason: 'must_keep' }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  });
});
