// The workplace over HTTP: what staff read and change, and what the audit log keeps of it. Who gets in, the matrix says.
import { randomBytes, randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { InboxRecord, InboxRow } from '#domain/contact/inbox.ts';
import type { ApplicationRecord, ApplicationRow } from '#domain/intake/review.ts';
import type { AuditRow } from '#domain/audit/entries.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import type { InboxEntry } from '#domain/workplace/inbox.ts';
import type { ListPage } from '#domain/workplace/lists.ts';
import type { Counts } from '#domain/tracking/counts.ts';
import type { OpenWork } from '#domain/workplace/open-work.ts';
import { caseOwner } from '#domain/cases/work-requests.ts';
import { freshEmail, makeInvitedClient } from '#tests/accounts.ts';
import type { TestDatabase } from '#tests/postgres.ts';
import { Applicant } from '#tests/applicant.ts';
import { pdf } from '#tests/sample-files.ts';
import { signedInStaff, type SignedIn } from '#tests/signed-in.ts';
import { sha256Hex } from '#server/http/tokens.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';
import * as given from '../database/given.ts';

let stack: SharedStack;
let sql: postgres.Sql;
let database: TestDatabase;
let sam: SignedIn;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
  database = { sql, asServer: sql } as TestDatabase;
  sam = await signedInStaff(sql, { ...stack, rights: ['figures'] });
});
afterAll(() => sql.end());

const word = () => `w${randomBytes(5).toString('hex')}`;
const json = async <Body>(response: Response) => {
  expect(response.status).toBe(200);
  return (await response.json()) as Body;
};
const linesAbout = async (id: string) =>
  (
    await sql<{ action: string; details: unknown }[]>`
      select action, details from public.audit_entries where object_id = ${id} order by position`
  ).map(({ action, details }) => [action, details]);

describe('the workplace', () => {
  it('finds nothing under ids that are none, and names what cannot be meant', async () => {
    const { visitor } = sam;
    for (const address of ['applications', 'messages', 'files'])
      for (const id of ['1', "x'--", randomUUID()])
        expect((await visitor.get(`/api/staff/${address}/${encodeURIComponent(id)}`)).status).toBe(404);
    const wrong = [
      [{ before: '2026-02-30T10:00:00.000000Z_x' }, 'before'],
      [{ search: 'x'.repeat(101) }, 'search'],
      [{ status: 'lost' }, 'status'],
    ] as const;
    for (const [body, field] of wrong) {
      const answer = await visitor.post('/api/staff/applications/search', body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ fields: [{ field }] });
    }
  });
});

describe('a staff member', () => {
  it('gives a task to who owns the case by now, whoever that was when the list was read', async () => {
    const { id: clientId } = await makeInvitedClient(sql);
    const [one] = await sql<{ id: string }[]>`
      update public.cases set assigned_to = ${sam.id} where user_id = ${clientId} returning id`;
    const { status } = await sam.visitor.post(`/api/staff/cases/${one?.id}/tasks`, {
      idempotencyKey: randomUUID(),
      act: 'add',
      title: 'Call the client',
      ownerId: caseOwner,
      dueAt: null,
    });
    expect(status).toBe(200);
    const [task] = await sql`
      select owner_id from public.case_tasks where case_id = ${one?.id ?? ''} and title = 'Call the client'`;
    expect(task).toEqual({ owner_id: sam.id });
  });

  it('finds an application, and the log keeps that, but not the words', async () => {
    const last = word();
    const { intakeId } = await given.submitted(database, { last_name: last });
    const me = await signedInStaff(sql, stack);
    const page = await json<ListPage<ApplicationRow>>(
      await me.visitor.post('/api/staff/applications/search', { search: last, status: 'submitted' }),
    );
    expect(page).toMatchObject({ items: [{ id: intakeId, lastName: last, paid: false }], before: null });
    const lines =
      await sql`select action, object_id, details from public.audit_entries where actor_id = ${me.id}`;
    expect([...lines]).toEqual([{ action: 'applications_viewed', object_id: null, details: {} }]);
  });

  it('reads in list and record the language that a client chose since, and finds the application by it', async () => {
    const last = word();
    const { intakeId, userId } = await given.paidFor(database, { last_name: last, preferred_language: 'es' });
    const found = async (language: string) =>
      (
        await json<ListPage<ApplicationRow>>(
          await sam.visitor.post('/api/staff/applications/search', { search: last, language }),
        )
      ).items.map((one) => one.language);
    expect([await found('es'), await found('en')]).toEqual([['es'], []]);
    await sql`update public.users set preferred_language = 'en' where id = ${userId}`;
    expect([await found('es'), await found('en')]).toEqual([[], ['en']]);
    const record = await json<ApplicationRecord>(
      await sam.visitor.get(`/api/staff/applications/${intakeId}`),
    );
    expect([record.reads, record.answers.preferredLanguage]).toEqual(['en', 'es']);
  });

  it('reads one with answers, signature, corrections, order and case', async () => {
    const paid = await given.paidFor(database, { case_numbers: '19D01234', knows_case_number: 'yes' });
    await given.call(database, 'record_correction', {
      intakeId: paid.intakeId,
      reference: given.newReference(),
      message: 'El condado es Fulton',
      answers: { evictionCounty: 'Fulton' },
      language: 'es',
      mails: [],
    });
    const record = await json<ApplicationRecord>(
      await sam.visitor.get(`/api/staff/applications/${paid.intakeId}`),
    );
    expect(record).toMatchObject({
      reference: paid.reference,
      status: 'submitted',
      answers: {
        firstName: 'Ana',
        dateOfBirth: '1990-02-28',
        benefits: ['snap', 'wic'],
        caseNumbers: '19D01234',
      },
      agreement: { signature: 'Ana Núñez', version: '1' },
      corrections: [{ message: 'El condado es Fulton', answers: { evictionCounty: 'Fulton' } }],
      orders: [{ id: paid.orderId, status: 'paid', amountCents: 49_500 }],
      case: { id: paid.caseId },
    });
    expect(record.answers).not.toHaveProperty('landlordName');
    expect(await linesAbout(paid.intakeId)).toEqual([['application_viewed', {}]]);
  });

  it('downloads a file of it by an address that works for a minute, as an attachment; not one that belongs to nothing', async () => {
    const person = new Applicant(stack.siteUrl);
    const ticket = await person.upload('orden del tribunal.pdf', pdf());
    const [waiting] = await sql<{ id: string }[]>`
      select id from public.uploads where ticket_hash = ${sha256Hex(ticket)}`;
    const id = waiting?.id ?? '';
    expect((await sam.visitor.get(`/api/staff/files/${id}`)).status).toBe(404);
    expect((await person.send({ tickets: [ticket] })).status).toBe(201);
    const answer = await sam.visitor.get(`/api/staff/files/${id}`);
    expect(answer.status).toBe(303);
    const download = await fetch(answer.headers.get('location') ?? '');
    expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
    await download.body?.cancel();
    expect(await linesAbout(id)).toEqual([['file_opened', {}]]);
    await sql`update public.uploads set scan = 'infected' where id = ${id}`;
    expect((await sam.visitor.get(`/api/staff/files/${id}`)).status).toBe(404);
  });

  it('decides once, and the person is told by a mail whose subject says nothing', async () => {
    const email = freshEmail('ana');
    const { intakeId } = await given.submitted(database, { email });
    const decide = (from: string, to: string, note = 'Nos falta el condado.') =>
      sam.visitor.post(`/api/staff/applications/${intakeId}/decision`, { from, to, note });
    expect((await decide('submitted', 'declined', ' ')).status).toBe(400);
    expect((await decide('submitted', 'submitted')).status).toBe(400);
    expect((await decide('accepted', 'withdrawn')).status).toBe(409);
    expect(await json(await decide('submitted', 'declined'))).toEqual({
      status: 'declined',
      refundedCents: 0,
      refundLeftOpen: false,
    });
    expect((await decide('submitted', 'accepted')).status).toBe(409);
    const mail = await vi.waitFor(
      async () => {
        const mails = (await stack.mail.messages()) as unknown as { subject: string; text: string }[];
        const found = mails.find(
          (one) => JSON.stringify(one).includes(email) && one.text.includes('no la podemos aceptar'),
        );
        if (!found) throw new Error('no mail yet');
        return found;
      },
      { timeout: 20_000, interval: 200 },
    );
    expect(mail.text).toContain('Nos falta el condado.');
    expect(mail.subject).not.toMatch(/solicitud|desaloj|sell/i);
    expect(await linesAbout(intakeId)).toEqual([
      ['application_decided', { from: 'submitted', to: 'declined' }],
    ]);
  });

  it('writes notes that no colleague overwrites unseen', async () => {
    const { intakeId } = await given.submitted(database);
    const note = (notes: string, seen: string) =>
      sam.visitor.post(`/api/staff/applications/${intakeId}/notes`, { notes, seen });
    expect((await note('Call first\n<script>', '')).status).toBe(200);
    expect((await note('other', '')).status).toBe(409);
    const record = await json<ApplicationRecord>(
      await sam.visitor.get(`/api/staff/applications/${intakeId}`),
    );
    expect(record.notes).toBe('Call first\n<script>');
  });

  it('finds a message, reads it, marks it as answered and takes that back', async () => {
    const last = word();
    const visitor = new Visitor(stack.siteUrl, 'es');
    const response = await visitor.post('/api/contact', {
      firstName: 'Luz',
      lastName: last,
      email: freshEmail('luz'),
      inquiryType: 'pricing',
      message: '¿Cuánto cuesta?',
    });
    expect(response.status).toBe(201);
    const find = async (filter = {}) =>
      (
        await json<ListPage<InboxRow>>(
          await sam.visitor.post('/api/staff/messages/search', { search: last, ...filter }),
        )
      ).items;
    const [row] = await find({ handled: 'open', type: 'pricing' });
    expect(row).toMatchObject({ lastName: last, beginning: '¿Cuánto cuesta?', handledAt: null });
    const address = `/api/staff/messages/${row?.id}`;
    await json(await sam.visitor.post(`${address}/handled`, { handled: true, version: 1 }));
    expect(await json<InboxRecord>(await sam.visitor.get(address))).toMatchObject({
      message: '¿Cuánto cuesta?',
      handledBy: 'María José Núñez Peña',
    });
    expect(await find({ handled: 'open' })).toEqual([]);
    const late = await sam.visitor.post(`${address}/handled`, { handled: false, version: 1 });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { code: 'stale', by: 'María José Núñez Peña', version: 2 },
    ]);
    await json(await sam.visitor.post(`${address}/handled`, { handled: false, version: 2 }));
    expect(await find({ handled: 'open' })).toHaveLength(1);
    expect(await linesAbout(row?.id ?? '')).toEqual([
      ['message_handled', { handled: true }],
      ['messages_viewed', {}],
      ['message_handled', { handled: false }],
    ]);
  });

  it('reads in the inbox who waits longer than we promised, and not of who wrote just now', async () => {
    const write = async (lastName: string) => {
      const response = await new Visitor(stack.siteUrl, 'en').post('/api/contact', {
        firstName: 'Luz',
        lastName,
        email: freshEmail('luz'),
        inquiryType: 'pricing',
        message: 'How much is it?',
      });
      expect(response.status).toBe(201);
    };
    const [long, now] = [word(), word()];
    await write(long);
    await write(now);
    await sql`update public.contact_submissions set created_at = now() - interval '9 days' where last_name = ${long}`;
    const { items } = await json<ListPage<InboxEntry>>(
      await sam.visitor.post('/api/staff/inbox/search', { source: 'contact' }),
    );
    const lateness = (lastName: string) => items.find(({ who }) => who === `Luz ${lastName}`)?.isLate;
    expect(lateness(long)).toBe(true);
    // Of many that wait, the list holds the oldest.
    expect(lateness(now)).not.toBe(true);
  });

  it('answers a message in its language by mail, with what a saved reply left blank filled in', async () => {
    const email = freshEmail('luz');
    const response = await new Visitor(stack.siteUrl, 'es').post('/api/contact', {
      firstName: 'Luz',
      lastName: word(),
      email,
      inquiryType: 'general',
      message: '¿Qué necesitan de mí?',
    });
    const { reference } = (await response.json()) as { reference: string };
    const [row] = await sql`select id from public.contact_submissions where reference = ${reference}`;
    const address = `/api/staff/messages/${String(row?.['id'])}`;
    const answer = (text: string, version = 1) =>
      sam.visitor.post(`${address}/answer`, { answer: text, version, idempotencyKey: randomUUID() });

    for (const text of ['', 'Hola, {{name}}: gracias.', 'Hola, Luz}}: gracias.', 'x'.repeat(5_001)]) {
      const refused = await answer(text);
      expect([refused.status, ((await refused.json()) as { fields: object[] }).fields], text).toMatchObject([
        400,
        [{ field: 'answer' }],
      ]);
    }
    const text = 'Hola, Luz:\n\nEl condado y el año {1} bastan.';
    expect(await json(await answer(text))).toEqual({ version: 2 });
    const mail = await vi.waitFor(
      async () => {
        const mails = (await stack.mail.messages()) as unknown as { text: string; subject: string }[];
        const found = mails.find((one) => JSON.stringify(one).includes(email) && one.text.includes('bastan'));
        if (!found) throw new Error('no answer yet');
        return found;
      },
      { timeout: 20_000, interval: 200 },
    );
    expect(mail.subject).toContain('Nuestra respuesta a su mensaje');
    expect(mail.subject).not.toMatch(/desalojo|eviction/i);
    expect(mail.text).toContain(text);
    expect(await json<InboxRecord>(await sam.visitor.get(address))).toMatchObject({
      handledBy: 'María José Núñez Peña',
      version: 2,
      answers: [{ body: text, language: 'es', by: 'María José Núñez Peña' }],
    });
    const late = await answer('Otra cosa.');
    expect([late.status, await late.json()]).toMatchObject([409, { by: 'María José Núñez Peña' }]);
    expect((await linesAbout(String(row?.['id']))).map(([action]) => action)).toEqual([
      'message_answered',
      'messages_viewed',
    ]);
  });

  it('sees what waits, what was counted, and who did what', async () => {
    await given.submitted(database);
    const work = await json<OpenWork>(await sam.visitor.get('/api/staff/today'));
    expect(work.applications).toBeGreaterThan(0);
    // What falls due first stands first.
    const paid = await given.paidFor(database);
    // Before whatever else this run left waiting: the list ends after twenty.
    await sql`update public.intake_forms set submitted_at = now() - interval '10 years' where id = ${paid.intakeId}`;
    await sql`update public.orders set completed_at = now() - interval '10 years' where id = ${paid.orderId}`;
    const { due } = await json<OpenWork>(await sam.visitor.get('/api/staff/today'));
    const times = due.map(({ dueAt }) => Date.parse(dueAt ?? ''));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(due.find(({ id }) => id === paid.caseId)).toEqual({
      section: 'cases',
      id: paid.caseId,
      reference: paid.reference,
      who: 'Ana Núñez',
      county: 'DeKalb',
      clock: 'work_start',
      state: 'late',
      dueAt: expect.any(String),
      distance: { way: 'late_by', unit: 'business_days', count: expect.any(Number) },
      owner: null,
    });
    await sql`
      insert into public.daily_counts (day, event, package_id, count)
      select current_date - days, 'conversion', packages.id, 3
      from generate_series(10, 300) as days, public.service_packages as packages on conflict do nothing`;
    const query = { days: 30 };
    await json(await sam.visitor.post('/api/staff/counts/search', query));
    const { counts } = await json<Counts>(await sam.visitor.post('/api/staff/counts/search', { days: 365 }));
    const [stored] = await sql`select count(*)::int as rows, sum(count)::int as sum from public.daily_counts`;
    const sum = counts.reduce((total, { count }) => total + count, 0);
    expect({ rows: counts.length, sum }).toEqual({ ...stored });
    expect((await sam.visitor.post('/api/staff/counts/search', { days: 31 })).status).toBe(400);
    const log = await json<ListPage<AuditRow>>(
      await sam.visitor.post('/api/staff/audit/search', { actorId: sam.id, action: 'counts_viewed' }),
    );
    expect(log.items[1]).toMatchObject({ actor: 'María José Núñez Peña', details: query });
  });

  it('reads in the audit log what colleagues did, too, of all or of one of them', async () => {
    const { visitor, id } = await signedInStaff(sql, stack);
    await json(await sam.visitor.post('/api/staff/messages/search', {}));
    const search = async (body: object) =>
      (await json<ListPage<AuditRow>>(await visitor.post('/api/staff/audit/search', body))).items;
    const [all, theirs, own] = await Promise.all(
      [{ action: 'messages_viewed' }, { actorId: sam.id }, { actorId: id }].map(search),
    );
    // Of the two, only the colleague looked at messages.
    expect(all?.length).toBeGreaterThan(0);
    expect(theirs?.map(({ action }) => action)).toContain('messages_viewed');
    expect(own?.map(({ action }) => action)).not.toContain('messages_viewed');
    const today = officeDate(new Date());
    const [looks, changes, before] = await Promise.all(
      [
        { actorId: sam.id, kind: 'looks', period: `${addDays(today, -1)}/${addDays(today, 1)}` },
        { actorId: sam.id, kind: 'changes' },
        { actorId: sam.id, period: `${addDays(today, -9)}/${addDays(today, -2)}` },
      ].map(search),
    );
    expect(looks?.map(({ action }) => action)).toContain('messages_viewed');
    expect(changes?.filter(({ action }) => action.endsWith('_viewed'))).toEqual([]);
    expect(before).toEqual([]);
    expect((await visitor.post('/api/staff/audit/search', { period: '2026-11-31/2026-12-01' })).status).toBe(
      400,
    );
  });
});
