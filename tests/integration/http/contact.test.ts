// What the contact call takes, refuses and shows to whom.
import fc from 'fast-check';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactMessages as en } from '#i18n/en/contact-messages.ts';
import { uploadMessages as filesEn } from '#i18n/en/upload-messages.ts';
import { contactMessages as es } from '#i18n/es/contact-messages.ts';
import { sha256Hex } from '#server/http/tokens.ts';
import { makeAccount } from '#tests/accounts.ts';
import { inFullRun } from '#tests/runs.ts';
import { Applicant, type RefusalBody } from '#tests/applicant.ts';
import { jpg, pdf, png } from '#tests/sample-files.ts';
import { signedIn, signedInClient, signedInStaff } from '#tests/signed-in.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';
import { Writer, type SentMessage } from '#tests/writer.ts';
import { seed } from '#tests/chance.ts';

let stack: SharedStack;
let sql: postgres.Sql;

beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => {} });
});
afterAll(() => sql.end());

const writer = (language: 'en' | 'es' = 'en') => new Writer(stack.siteUrl, language);
const rowsOf = (person: Writer) =>
  sql`select * from contact_submissions where email = ${String(person.message['email'])} order by created_at`;
const mailsOf = (reference: string) =>
  sql`select kind, recipient, language, payload from outbox where payload ->> 'reference' = ${reference} order by kind::text`;
const words = { en, es };
const gone = Symbol('left out');

/** Every rule of the form, each broken by one field, and the message it must give. */
const broken: [field: string, value: unknown, key: keyof typeof en][] = [
  ['firstName', '', 'firstName.required'],
  ['firstName', '   ', 'firstName.required'],
  ['firstName', gone, 'firstName.required'],
  ['firstName', 'ñ'.repeat(101), 'text.tooLong'],
  ['firstName', 7, 'field.wrongType'],
  ['lastName', '', 'lastName.required'],
  ['email', '', 'email.invalid'],
  ['email', gone, 'email.invalid'],
  ['email', 'maria@', 'email.invalid'],
  ['email', 'maria@example.com\r\nBcc: all@example.com', 'email.space'],
  ['phone', '404 555', 'phone.invalid'],
  ['inquiryType', '', 'inquiryType.required'],
  ['inquiryType', 'correction', 'inquiryType.required'],
  ['message', '', 'message.required'],
  ['message', gone, 'message.required'],
  ['message', 'x'.repeat(5_001), 'text.tooLong'],
];

describe.each(['en', 'es'] as const)('a message that breaks a rule (%s)', (language) => {
  it.each(broken)('%s = %j is refused with its own sentence', async (field, value, key) => {
    const person = writer(language);
    if (value === gone) delete person.message[field];
    else person.message[field] = value;
    const response = await person.send();
    expect(response.status).toBe(400);
    const refused = (await response.json()) as RefusalBody;
    expect(refused.fields).toEqual([{ field, code: key, message: words[language][key] }]);
  });
});

describe('a message', () => {
  it('is kept as it was written, with the files of the call and of tickets, and both are told', async () => {
    const person = writer('es');
    const ticket = await person.upload('foto.jpg', jpg());
    const sent = [
      { name: 'aviso.pdf', bytes: pdf() },
      { name: 'captura.pdf', bytes: png() },
    ];
    const response = await person.sendForm(sent, { tickets: [ticket] });
    expect(response.status).toBe(201);
    const answer = (await response.json()) as SentMessage;
    expect(answer).toEqual({
      reference: expect.stringMatching(/^[A-Z0-9]{8}$/),
      stored: 'now',
      filesMissing: [],
    });
    const [row, ...others] = await rowsOf(person);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      reference: answer.reference,
      first_name: 'María José',
      last_name: 'Núñez Peña',
      phone: '(404) 555-0199',
      inquiry_type: 'pricing',
      message: person.message['message'],
      language: 'es',
      suspicion: null,
    });
    const names = (row?.['uploaded_files'] as { fileName: string }[] | undefined)?.map(
      ({ fileName }) => fileName,
    );
    expect(names?.toSorted()).toEqual(['aviso.pdf', 'captura.png', 'foto.jpg']);
    expect(await mailsOf(answer.reference)).toMatchObject([
      { kind: 'contact_received', recipient: person.message['email'], language: 'es' },
      { kind: 'staff_contact', recipient: null, payload: { about: 'pricing', clientLanguage: 'es' } },
    ]);
  });

  it('needs neither phone nor files, and takes a phone number however it was written', async () => {
    for (const [phone, kept] of [
      [gone, null],
      ['', null],
      [null, null],
      ['+1 404 555 0199', '(404) 555-0199'],
    ] as const) {
      const person = writer();
      if (phone === gone) delete person.message['phone'];
      else person.message['phone'] = phone;
      expect((await person.send()).status).toBe(201);
      expect((await rowsOf(person))[0]?.['phone']).toBe(kept);
    }
  });

  it('pressed fifty times at once is one message with one reference', async () => {
    const person = writer();
    const responses = await Promise.all(Array.from({ length: 50 }, () => person.send()));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(49);
    const answers = await Promise.all(responses.map(async (one) => (await one.json()) as SentMessage));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await rowsOf(person)).toHaveLength(1);
    expect(await mailsOf(answers[0]?.reference ?? '')).toHaveLength(2);
  });

  it('with other words under the same key is refused with the first reference', async () => {
    const person = writer('es');
    const { reference } = (await (await person.send()).json()) as SentMessage;
    const changed = await person.send({ message: 'Otra cosa.' });
    expect(changed.status).toBe(409);
    expect(await changed.json()).toMatchObject({ code: 'already_received', firstReference: reference });
    expect(await rowsOf(person)).toHaveLength(1);
  });

  it('with a file of no kind that we take, a program or too many is refused by its files', async () => {
    const refusals: [name: string, bytes: Uint8Array, count: number, key: keyof typeof filesEn][] = [
      ['photo.pdf', new TextEncoder().encode('no photo'), 1, 'file.content'],
      ['tool.exe', pdf(), 1, 'file.type'],
      ['empty.pdf', new Uint8Array(), 1, 'file.empty'],
      ['page.pdf', pdf(), 11, 'files.tooMany'],
    ];
    for (const [name, bytes, count, key] of refusals) {
      const response = await writer().sendForm(Array.from({ length: count }, () => ({ name, bytes })));
      expect(response.status).toBe(400);
      expect(((await response.json()) as RefusalBody).fields).toEqual([
        { field: 'files', code: key, message: filesEn[key] },
      ]);
    }
  });

  it('cannot carry off a file that was uploaded for an application', async () => {
    const person = writer();
    const answer = await person.post('/api/uploads', {
      name: 'a.pdf',
      size: pdf().length,
      type: 'application/pdf',
      purpose: 'intake',
    });
    const { ticket, url, method, headers } = await answer.json();
    await fetch(url, { method, headers, body: new Uint8Array(pdf()) });
    const response = await person.send({ tickets: [ticket] });
    expect(response.status).toBe(400);
    expect(((await response.json()) as RefusalBody).fields?.[0]?.code).toBe('file.missing');
  });

  it('and an application whose key was made from the message’s each keep their own file', async () => {
    const person = writer();
    const files = [{ name: 'notice.pdf', type: 'application/pdf', bytes: pdf() }];
    expect((await person.sendForm(files)).status).toBe(201);
    const applicant = new Applicant(stack.siteUrl);
    applicant.key = `contact:${sha256Hex(person.key)}`;
    expect((await applicant.sendForm(files)).status).toBe(201);
  });

  it('from somebody signed in is theirs', async () => {
    const account = await makeAccount(sql);
    const person = writer();
    await person.post('/api/auth/sign-in', { ...account, device: 'own' });
    await person.send();
    expect((await rowsOf(person))[0]?.['user_id']).toBe(account.id);
  });
});

describe('a robot', () => {
  it.each([
    ['fills in the field nobody sees', { faxExtension: 'x' }, 'hidden_field'],
    ['is done at once', { filledInMs: '40' }, 'too_fast'],
  ])('that %s gets the same answer; staff see it marked, and no stranger gets mail', async (_, more, why) => {
    const person = writer();
    const response = await person.sendForm([], more);
    expect(response.status).toBe(201);
    const { reference } = (await response.json()) as SentMessage;
    expect(await rowsOf(person)).toMatchObject([{ reference, suspicion: why }]);
    expect((await mailsOf(reference)).filter(({ kind }) => kind === 'contact_received')).toEqual([]);
  });

  it('is told of to staff once a day, however many there are', async () => {
    await Promise.all([1, 2, 3].map(() => writer().send({ faxExtension: 'buy now' })));
    const rows = await sql`select id from outbox where dedupe_key like 'staff_contact:suspected:%'`;
    // Two, should the night fall during the test.
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(3);
  });

  it(
    'sending strange things never breaks anything: each is taken or refused by its field',
    inFullRun,
    async () => {
      const strange = fc.oneof(
        fc.constantFrom<unknown>(
          null,
          true,
          -1,
          {},
          [],
          [[null]],
          { __proto__: { a: 1 } },
          'a\u0000b',
          '\ud800',
          '\ufffd',
          "'; drop table contact_submissions; --",
          'x'.repeat(300_000),
          'a@'.repeat(50_000),
        ),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
        fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { maxLength: 5 }),
        fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
      );
      const fields = ['firstName', 'lastName', 'email', 'phone', 'inquiryType', 'message', 'tickets'];
      const quiet = ['filesMissing', 'filledInMs', 'faxExtension'];
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...fields, ...quiet),
          strange,
          fc.boolean(),
          async (field, value, asForm) => {
            const person = writer('es');
            const response = await (asForm
              ? person.sendForm([], { [field]: value })
              : person.send({ [field]: value }));
            const label = `${field} = ${JSON.stringify(value)?.slice(0, 100)}`;
            if (response.ok) return;
            expect(response.status, label).toBe(400);
            const refused = (await response.json()) as RefusalBody;
            expect(
              refused.fields?.map((one) => one.field),
              label,
            ).toContain(field);
          },
        ),
        { numRuns: 60, seed, endOnFailure: true },
      );
    },
  );

  it.each([
    ['half JSON', 'application/json', '{"firstName": "Ma', 400],
    ['a list', 'application/json', '[]', 400],
    ['a plain form', 'application/x-www-form-urlencoded', 'firstName=Ana', 415],
    ['multipart without boundary', 'multipart/form-data', 'x', 400],
  ])('sending %s is refused politely', async (_, type, body, status) => {
    const response = await writer('es').call('POST', '/api/contact', body, { 'content-type': type });
    expect(response.status).toBe(status);
    expect(((await response.json()) as RefusalBody).message).not.toBe('');
  });

  it('on another site cannot use a visitor’s browser to write', async () => {
    const person = writer();
    const response = await person.post('/api/contact', person.message, { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect(await rowsOf(person)).toEqual([]);
  });
});

describe('reading messages', () => {
  it('is not for strangers, and not for clients', async () => {
    expect((await new Visitor(stack.siteUrl).get('/api/contact')).status).toBe(401);
    const client = await signedInClient(sql, stack);
    const response = await client.visitor.get('/api/contact');
    expect([response.status, (await response.json()).code]).toEqual([403, 'forbidden']);
  });

  it('is not for staff who have shown a password alone', async () => {
    const { visitor } = await signedIn(sql, { ...stack, role: 'admin', secondFactor: false });
    const response = await visitor.get('/api/contact');
    expect([response.status, (await response.json()).code]).toEqual([403, 'second_factor_required']);
  });

  it.each(['staff', 'admin'] as const)(
    'is for %s, newest first, and shows only what they need',
    async (role) => {
      const person = writer();
      await person.send();
      const { visitor: reader, id } = await signedInStaff(sql, { ...stack, role });
      const response = await reader.get('/api/contact');
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const { messages } = await response.json();
      const mine = messages.find((one: { email: string }) => one.email === person.message['email']);
      expect(mine).toMatchObject({ firstName: 'María José', message: person.message['message'], files: [] });
      expect(Object.keys(mine).sort()).toEqual([
        'createdAt',
        'email',
        'files',
        'filesMissing',
        'firstName',
        'handledAt',
        'id',
        'inquiryType',
        'language',
        'lastName',
        'message',
        'phone',
        'reference',
        'suspicion',
      ]);
      const times = messages.map((one: { createdAt: string }) => one.createdAt);
      expect(times).toEqual(times.toSorted().toReversed());
      expect((await reader.get('/api/contact?before=yesterday')).status).toBe(400);
      // What was refused showed nothing.
      expect(
        await sql`select actor_role, action, object_id, details from audit_entries where actor_id = ${id}`,
      ).toEqual([{ actor_role: role, action: 'messages_viewed', object_id: null, details: {} }]);
    },
  );

  it('goes on, a page at a time, where the last page ended', async () => {
    const email = `${Date.now()}@example.com`;
    await sql`
      insert into contact_submissions (reference, first_name, last_name, email, inquiry_type, message, language, created_at)
      select upper(substr(md5(n::text || ${email}), 1, 8)), 'A', 'B', ${email}, 'general', n::text, 'en',
        '2020-01-01'::timestamptz - n * interval '1 second'
      from generate_series(1, 130) as n`;
    const { visitor: reader } = await signedInStaff(sql, stack);
    const first = await (await reader.get('/api/contact?before=2020-01-01T00:00:00Z')).json();
    expect(first.messages).toHaveLength(100);
    const second = await (await reader.get(`/api/contact?before=${first.before}`)).json();
    expect(second.messages.map((one: { message: string }) => one.message).slice(0, 2)).toEqual([
      '101',
      '102',
    ]);
    expect([second.messages.length, second.before]).toEqual([30, null]);
  });
});
