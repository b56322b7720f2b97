import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supabaseFileStore } from '#server/files/supabase-file-store.ts';
import { connectDatabase } from '#server/database/client.ts';
import { sha256Hex } from '#server/http/tokens.ts';
import { uploadMessages as es } from '#i18n/es/upload-messages.ts';
import { Applicant, type RefusalBody, type SentApplication } from '#tests/applicant.ts';
import { docx, encryptedPdf, jpg, pdf, png } from '#tests/sample-files.ts';
import { signedInStaff } from '#tests/signed-in.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';

let stack: SharedStack;
let sql: postgres.Sql;
const stored = () =>
  supabaseFileStore(connectDatabase(stack.env['SUPABASE_URL'] ?? '', stack.env['SUPABASE_SECRET_KEY'] ?? ''));

beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => {} });
});
afterAll(() => sql.end());

const applicant = (language: 'en' | 'es' = 'en') => new Applicant(stack.siteUrl, language);
const firstField = async (response: Response) => ((await response.json()) as RefusalBody).fields?.[0];

describe('files with an application', () => {
  it('arrive byte for byte, also one of 9.9 MB, under names with accents', async () => {
    const person = applicant('es');
    const large = pdf(9_900_000);
    const small = docx();
    const tickets = [
      await person.upload('sentencia año 2019.pdf', large),
      await person.upload('carta.docx', small),
    ];
    for (const ticket of tickets) expect((await person.check(ticket)).status).toBe(200);
    const response = await person.send({ tickets });
    expect(response.status).toBe(201);
    const { reference } = (await response.json()) as SentApplication;
    const rows = await sql`
      select doc.file_name, doc.file_path, doc.file_size from intake_documents doc
      join intake_forms form on form.id = doc.intake_form_id where form.reference = ${reference}
      order by doc.file_size`;
    expect(rows.map(({ file_name }) => file_name)).toEqual(['carta.docx', 'sentencia año 2019.pdf']);
    for (const [index, bytes] of [small, large].entries()) {
      const back = await stored().read(String(rows[index]?.file_path));
      expect(Buffer.compare(Buffer.from(back ?? []), Buffer.from(bytes))).toBe(0);
      expect(rows[index]?.file_size).toBe(bytes.length);
      expect(rows[index]?.file_path).not.toContain('carta');
    }
    const link = await stored().signDownload(String(rows[1]?.file_path), 'sentencia año 2019.pdf');
    const download = await fetch(link);
    expect(download.headers.get('content-disposition')).toContain(
      encodeURIComponent('sentencia año 2019.pdf'),
    );
    expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
    await download.body?.cancel();
  });

  it('are checked at the latest when the application is sent', async () => {
    const person = applicant();
    const ticket = await person.upload('photo.jpg', jpg());
    expect((await person.send({ tickets: [{ ticket, name: 'photo.jpg' }] })).status).toBe(201);
    const [row] = await sql`select status from uploads where ticket_hash = ${sha256Hex(ticket)}`;
    expect(row).toMatchObject({ status: 'attached' });
  });

  it('are known by their bytes, whatever a phone calls them, and get the ending of what they are', async () => {
    const person = applicant();
    const tickets = [await person.upload('1000012345', jpg()), await person.upload('notas.pdf', png())];
    expect((await person.send({ tickets: tickets.map((ticket) => ({ ticket, name: 'x' })) })).status).toBe(
      201,
    );
    const rows = await sql<{ file_name: string; file_type: string }[]>`
      select file_name, file_type from uploads where ticket_hash = any (${tickets.map(sha256Hex)}) order by file_name`;
    expect(rows.map((row) => [row.file_name, row.file_type])).toEqual([
      ['1000012345.jpg', 'image/jpeg'],
      ['notas.png', 'image/png'],
    ]);
  });

  it('sent again with the same application stay attached once', async () => {
    const person = applicant();
    const tickets = [await person.upload('photo.png', png())];
    expect((await person.send({ tickets })).status).toBe(201);
    expect((await person.send({ tickets })).status).toBe(200);
    expect((await person.check(tickets[0] ?? '')).status).toBe(200);
  });

  it.each([
    ['notas.pdf', new TextEncoder().encode('Notas'), 'file.content'],
    ['acta.pdf', encryptedPdf(), 'file.encrypted'],
    ['carta.docx', docx({ 'word/vbaProject.bin': new Uint8Array(9) }), 'file.content'],
    ['orden.docx', docx({ 'word/embeddings/a.bin': new Uint8Array(9) }), 'file.linked'],
  ] as const)('%s is refused with the reason in the person’s language', async (name, bytes, key) => {
    const person = applicant('es');
    const ticket = await person.upload(name, bytes);
    const refused = await person.check(ticket);
    expect(refused.status).toBe(400);
    expect(await firstField(refused)).toEqual({ field: 'files', code: key, message: es[key] });
    const response = await person.send({ tickets: [ticket] });
    expect([response.status, (await firstField(response))?.code]).toEqual([400, key]);
    expect(await sql`select id from intake_forms where idempotency_key = ${person.key}`).toHaveLength(0);
    const [row] = await sql`select object_key, status from uploads where ticket_hash = ${sha256Hex(ticket)}`;
    expect(row?.status).toBe('rejected');
    expect(await stored().read(String(row?.object_key))).toBeNull();
    // Without the file the same form goes through.
    expect((await person.send()).status).toBe(201);
  });

  it('that can act by themselves, as forms of courts do, are taken and staff are told', async () => {
    const person = applicant();
    const script = '2 0 obj\n<< /S /JavaScript /JS (x) >>\nendobj';
    const tickets = [
      await person.upload('court form.pdf', pdf(0, script)),
      await person.upload('a.pdf', pdf()),
    ];
    for (const ticket of tickets) expect((await person.check(ticket)).status).toBe(200);
    const { reference } = (await (await person.send({ tickets })).json()) as SentApplication;
    const [form] = await sql`select id from intake_forms where reference = ${reference}`;
    const staff = await signedInStaff(sql, stack);
    const opened = await staff.visitor.get(`/api/staff/applications/${form?.id}`);
    const { files } = (await opened.json()) as { files: { name: string; active: boolean; scan: string }[] };
    expect(files.map(({ name, active, scan }) => [name, active, scan])).toEqual([
      ['a.pdf', false, 'unscanned'],
      ['court form.pdf', true, 'unscanned'],
    ]);
  });

  it('fill no more than a day’s share of the storage from one address', async () => {
    const person = applicant();
    const counted = async () =>
      (await sql`select key, count from throttles where key like 'upload-bytes:%'`) as unknown as {
        key: string;
        count: number;
      }[];
    await sql`delete from throttles where key like 'upload-bytes:%'`;
    const ticket = await person.upload('photo.png', png());
    // Its address takes the largest file there is, until somebody looks at what came.
    expect(await counted()).toMatchObject([{ count: 10 * 1024 }]);
    expect((await person.check(ticket)).status).toBe(200);
    expect((await person.check(ticket)).status).toBe(200);
    expect(await counted()).toMatchObject([{ count: 1 }]);
    const file = { name: 'a.pdf', size: 900, type: 'application/pdf' };
    await sql`update throttles set count = 2 * 1024 * 1024 - 9000 where key like 'upload-bytes:%'`;
    const refused = await person.post('/api/uploads', file);
    expect([refused.status, ((await refused.json()) as RefusalBody).code]).toEqual([429, 'throttled']);
    expect(await counted()).toMatchObject([{ count: 2 * 1024 * 1024 - 9000 }]);
    await sql`delete from throttles where key like 'upload-bytes:%'`;
    expect((await person.post('/api/uploads', file)).status).toBe(201);
  });

  it('that arrived only in part, or not at all, are asked for again', async () => {
    const person = applicant();
    const response = await person.post('/api/uploads', {
      name: 'a.pdf',
      size: 5_000,
      type: 'application/pdf',
    });
    const { ticket, url, headers } = (await response.json()) as {
      ticket: string;
      url: string;
      headers: Record<string, string>;
    };
    expect((await firstField(await person.check(ticket)))?.code).toBe('file.missing');
    await fetch(url, { method: 'PUT', headers, body: new Uint8Array(pdf(1_000)) });
    expect((await firstField(await person.check(ticket)))?.code).toBe('file.missing');
  });

  it.each([
    [{ name: 'a.pdf', size: 10 * 1024 * 1024 + 1, type: 'application/pdf' }, 'size', 'file.tooLarge'],
    [{ name: 'a.pdf', size: 0, type: 'application/pdf' }, 'size', 'file.empty'],
    [{ name: 'a.pdf.exe', size: 5, type: '' }, 'type', 'file.type'],
    [{ name: 'a.svg', size: 5, type: 'image/svg+xml' }, 'type', 'file.type'],
  ])('%j gets no ticket', async (file, field, code) => {
    const refused = await applicant().post('/api/uploads', file);
    expect(refused.status).toBe(400);
    expect(await firstField(refused)).toMatchObject({ field, code });
  });

  it('can be more than ten by mistake, and the person hears it', async () => {
    const person = applicant();
    const tickets = Array.from({ length: 11 }, (_, index) => String(index).padStart(43, 'A'));
    expect((await firstField(await person.send({ tickets })))?.code).toBe('files.tooMany');
  });
});

describe('a stranger', () => {
  it('cannot use a ticket that was already sent with an application', async () => {
    const person = applicant();
    const ticket = await person.upload('photo.png', png());
    expect((await person.send({ tickets: [ticket] })).status).toBe(201);
    const thief = applicant();
    const response = await thief.send({ tickets: [ticket] });
    expect([response.status, (await firstField(response))?.code]).toEqual([400, 'file.missing']);
    expect((await thief.call('DELETE', '/api/uploads', { ticket })).status).toBe(204);
    const [row] = await sql`select status from uploads where ticket_hash = ${sha256Hex(ticket)}`;
    expect(row).toMatchObject({ status: 'attached' });
  });

  it('cannot add a file to somebody’s application', async () => {
    const person = applicant();
    const { reference } = (await (await person.send()).json()) as SentApplication;
    const thief = applicant();
    const tickets = [await thief.upload('photo.png', png())];
    expect((await thief.post('/api/application/files', { tickets })).status).toBe(404);
    thief.cookies.set(
      '__Host-applied',
      `${Buffer.from(JSON.stringify({ reference })).toString('base64url')}.x`,
    );
    expect((await thief.post('/api/application/files', { tickets })).status).toBe(404);
    expect(
      await sql`select doc.id from intake_documents doc join intake_forms form on form.id = doc.intake_form_id
        where form.reference = ${reference}`,
    ).toHaveLength(0);
  });
});

describe('taking a file out again', () => {
  it('removes it from storage', async () => {
    const person = applicant();
    const ticket = await person.upload('photo.png', png());
    const [row] = await sql`select object_key from uploads where ticket_hash = ${sha256Hex(ticket)}`;
    expect((await person.call('DELETE', '/api/uploads', { ticket })).status).toBe(204);
    expect(await stored().read(String(row?.object_key))).toBeNull();
    const [left] = await sql`select status, file_name from uploads where ticket_hash = ${sha256Hex(ticket)}`;
    expect(left).toEqual({ status: 'expired', file_name: '-' });
  });

  it('also removes bytes that arrive afterwards, since their signed address still works', async () => {
    const person = applicant();
    const response = await person.post('/api/uploads', { name: 'late.png', size: png().length, type: '' });
    const { ticket, url, headers } = (await response.json()) as {
      ticket: string;
      url: string;
      headers: Record<string, string>;
    };
    await person.call('DELETE', '/api/uploads', { ticket });
    expect((await fetch(url, { method: 'PUT', headers, body: new Uint8Array(png()) })).status).toBe(200);
    const [row] = await sql`select object_key from uploads where ticket_hash = ${sha256Hex(ticket)}`;
    const key = String(row?.object_key);
    expect(await stored().read(key)).not.toBeNull();
    await stack.runSchedule('sweep-expired');
    expect(await stored().read(key)).toBeNull();
    await sql`update uploads set created_at = now() - interval '4 hours' where object_key = ${key}`;
    await stack.runSchedule('sweep-expired');
    expect(await sql`select id from uploads where object_key = ${key}`).toHaveLength(0);
  });

  it('happens by itself a day after it was forgotten, but never to a file somebody counts on', async () => {
    const person = applicant();
    const orphan = await person.upload('orphan.png', png());
    const ownTicket = await person.upload('sent.png', png());
    const drafted = await person.upload('drafted.png', png());
    await person.send({ tickets: [ownTicket] });
    const other = applicant();
    await other.saveDraft({
      tickets: [{ ticket: drafted, name: 'drafted.png', size: png().length, type: 'image/png' }],
    });
    const hashes = [orphan, ownTicket, drafted].map((ticket) => sha256Hex(ticket));
    await sql`update uploads set created_at = now() - interval '25 hours' where ticket_hash in ${sql(hashes)}`;
    const rows = await sql`select ticket_hash, object_key from uploads where ticket_hash in ${sql(hashes)}`;
    await stack.runSchedule('sweep-expired');
    for (const { ticket_hash, object_key } of rows) {
      const there = (await stored().read(String(object_key))) !== null;
      expect(there).toBe(ticket_hash !== sha256Hex(orphan));
    }
  });
});
