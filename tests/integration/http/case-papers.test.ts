// A paper from the upload to the client's own download, through the whole product with its storage.
import { randomUUID } from 'node:crypto';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffPapers } from '#domain/cases/papers.ts';
import { sha256Hex } from '#server/http/tokens.ts';
import { makeInvitedClient } from '#tests/accounts.ts';
import { docx, jpg, pdf } from '#tests/sample-files.ts';
import { startSessionOf } from '#tests/signed-in.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { noConflict, paper as approvedPaper, standing } from '../database/given-matters.ts';
import { AtACase, workerOf } from './matter-in-preparing.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
});
afterAll(() => sql.end());

async function worker(role: 'staff' | 'attorney') {
  return (await colleague(role)).visitor;
}
const colleague = (role: 'staff' | 'attorney') => workerOf(sql, stack, role);
async function clientOf() {
  const { id } = await makeInvitedClient(sql);
  const visitor = new AtACase(stack.siteUrl);
  await startSessionOf(sql, visitor, { id, role: 'client', secondFactor: false });
  const [matter] = await sql<{ id: string; caseId: string }[]>`
    select matter.id, matter.case_id as "caseId" from public.court_matters as matter
    join public.cases on cases.id = matter.case_id where cases.user_id = ${id}`;
  return { visitor, matterId: matter?.id ?? '', caseId: matter?.caseId ?? '' };
}
const key = () => ({ idempotencyKey: randomUUID() });

it('a PDF is kept with the hash of its bytes, read by both, and downloaded as an attachment by its client alone', async () => {
  const [sam, { id: lawyerId, visitor: lawyer }] = await Promise.all([
    worker('staff'),
    colleague('attorney'),
  ]);
  const { visitor: client, matterId, caseId } = await clientOf();
  const other = (await clientOf()).visitor;
  await standing({ sql }, matterId, 'attorney_review');
  const bytes = pdf();
  const papers = `/api/staff/matters/${matterId}/papers`;
  const added = await sam.post(papers, {
    ...key(),
    kind: 'motion',
    ticket: await sam.upload('motion.pdf', bytes),
  });
  expect(added.status, await added.clone().text()).toBe(200);
  const paper = (await added.json()) as { documentId: string; sha256: string; pageCode: string };
  expect(paper.sha256).toBe(sha256Hex(bytes));

  const photo = await sam.post(papers, {
    ...key(),
    kind: 'exhibits',
    ticket: await sam.upload('exhibit.jpg', jpg()),
  });
  expect(photo.status).toBe(400);
  expect(await photo.json()).toMatchObject({ fields: [{ field: 'files', code: 'paper.pdf' }] });

  const download = `/api/account/files/paper/${paper.documentId}`;
  expect((await client.get(download)).status).toBe(404);
  const approval = { documents: [{ documentId: paper.documentId, sha256: paper.sha256 }], language: 'en' };
  const approve = () =>
    lawyer.post(`/api/staff/matters/${matterId}/approval`, { ...key(), ...approval, typedName: 'Pat Law' });
  const [stored] = await sql<{ uploadId: string }[]>`
    select upload_id as "uploadId" from public.generated_documents where id = ${paper.documentId}`;
  const addresses = [
    `/api/staff/files/${stored?.uploadId ?? ''}`,
    ...['papers', 'package', 'plan', 'supporters'].map((part) => `/api/staff/cases/${caseId}/${part}`),
  ];
  for (const unasked of [await approve(), ...(await Promise.all(addresses.map((one) => lawyer.get(one))))])
    expect([unasked.url, await unasked.json()]).toMatchObject([unasked.url, { code: 'conflict_check' }]);
  await noConflict({ sql }, caseId, lawyerId);
  const byLawyer = await approve();
  expect(await byLawyer.json()).toEqual({ moved: true, status: 'client_review' });
  for (const address of addresses) expect((await lawyer.get(address)).status, address).toBeLessThan(400);

  const seen = (await (await client.get(`/api/cases/${caseId}/papers`)).json()) as {
    matters: { papers: { documentId: string; isCurrent: boolean }[] }[];
  };
  expect(seen.matters[0]?.papers).toMatchObject([{ documentId: paper.documentId, isCurrent: true }]);
  const link = await client.get(download);
  expect(link.status).toBe(303);
  const file = await fetch(link.headers.get('location') ?? '');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(sha256Hex(new Uint8Array(await file.arrayBuffer()))).toBe(paper.sha256);
  expect((await other.get(download)).status).toBe(404);

  const byClient = await client.post(`/api/matters/${matterId}/approval`, {
    ...key(),
    ...approval,
    typedName: 'María José Núñez Peña',
  });
  expect(await byClient.json()).toEqual({ moved: true, status: 'ready_to_file' });
  const late = await sam.post(papers, {
    ...key(),
    kind: 'motion',
    ticket: await sam.upload('motion.pdf', bytes),
  });
  expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([409, 'paper_frozen']);
});

it('a message goes with its files to the other side, who downloads them; a visitor gets no ticket for a case', async () => {
  const sam = await worker('staff');
  const { visitor: client, caseId } = await clientOf();
  const ticket = await client.upload('carta.pdf', pdf());
  const response = await client.post(`/api/cases/${caseId}/messages`, {
    ...key(),
    language: 'es',
    message: 'Aquí está.',
    tickets: [ticket],
  });
  expect(response.status, await response.clone().text()).toBe(200);
  const thread = (await (await sam.get(`/api/staff/cases/${caseId}/messages`)).json()) as {
    items: { text: string; files: { name: string; uploadId: string }[] }[];
  };
  expect(thread.items).toMatchObject([{ text: 'Aquí está.', files: [{ name: 'carta.pdf' }] }]);
  const file = await sam.get(`/api/staff/files/${thread.items[0]?.files[0]?.uploadId ?? ''}`);
  expect(file.status).toBe(303);
  const again = await client.post(`/api/cases/${caseId}/messages`, {
    ...key(),
    language: 'es',
    message: 'Otra vez.',
    tickets: [ticket],
  });
  expect(again.status).toBe(400);
  const nobody = await new AtACase(stack.siteUrl).post('/api/uploads', {
    name: 'a.pdf',
    size: 10,
    type: 'application/pdf',
    purpose: 'case',
  });
  expect(nobody.status).toBe(401);
});

it('a paper edited in Word is read before it is taken, and goes into the packet with the code of its version', async () => {
  const sam = await worker('staff');
  const { matterId, caseId } = await clientOf();
  await standing({ sql }, matterId, 'preparing');
  await sql`
    update public.court_matters set record_matched_at = now(), court = 'magistrate', docket_number = '19ED012345'
    where id = ${matterId}`;
  const papers = `/api/staff/matters/${matterId}/papers`;
  const upload = async (words: string, more: object) => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    document.addPage().drawText(`Case 19ED012345. ${words}`, { x: 72, y: 700, size: 12, font });
    const ticket = await sam.upload('motion.pdf', await document.save());
    return sam.post(papers, { ...key(), ticket, language: 'en', ...more });
  };
  const refused = await upload('My number is 123-45-6789. Please expunge it.', { kind: 'motion' });
  expect(refused.status).toBe(400);
  const { fields } = (await refused.json()) as { fields: { field: string; message: string }[] };
  expect(fields.map(({ message }) => message).join(' ')).toMatch(/last four digits.*expunge/);

  const first = (await (await upload('I ask the court.', { kind: 'motion' })).json()) as {
    paperId: string;
    pageCode: string;
    isChecked: boolean;
  };
  expect(first.isChecked).toBe(true);
  const next = { paperId: first.paperId, version: 1 };
  const old = await upload(`I ask this court. Code ${first.pageCode}`, next);
  expect(old.status).toBe(400);
  const notWord = await sam.upload('motion.pdf', await (await PDFDocument.create()).save());
  expect((await upload('I ask this court.', { ...next, wordTicket: notWord })).status).toBe(400);
  const wordTicket = await sam.upload('motion.docx', docx());
  const second = (await (await upload('I ask this court.', { ...next, wordTicket })).json()) as {
    pageCode: string;
  };
  const { matters } = (await (
    await sam.get(`/api/staff/cases/${caseId}/papers`)
  ).json()) as unknown as StaffPapers;
  const word = matters[0]?.papers[0]?.versions[0]?.word;
  expect(word?.name).toBe('motion.docx');
  expect((await sam.get(`/api/staff/files/${word?.uploadId ?? ''}`)).status).toBe(303);
  expect((await sam.post(`/api/staff/matters/${matterId}/packet`, key())).status).toBe(200);
  const rows = await sql<{ packet: string }[]>`
    select version.file_path as packet from public.generated_documents as version
    join public.case_papers as paper on paper.id = version.paper_id
    where paper.matter_id = ${matterId} and paper.kind = 'packet'`;
  expect(rows).toHaveLength(1);
  expect(second.pageCode).not.toBe(first.pageCode);
});

it('somebody who filed alone sends a photo with the day, and staff record the signed papers afterwards by the codes in their text', async () => {
  const sam = await worker('staff');
  const { visitor: client, matterId, caseId } = await clientOf();
  const motion = await approvedPaper({ sql }, matterId, ['attorney', 'client']);
  const notice = await approvedPaper({ sql }, matterId, ['attorney', 'client'], 'certificate_of_service');
  await standing({ sql }, matterId, 'ready_to_file');
  const version = async () =>
    (await sql<{ version: number }[]>`select version from public.court_matters where id = ${matterId}`)[0]
      ?.version;
  const report = { to: 'filed', filedOn: '2026-11-20' };
  const move = `/api/cases/${caseId}/matters/${matterId}/move`;
  const lost = { ...key(), ...report, version: await version(), tickets: ['x'.repeat(43)] };
  const refused = await client.post(move, lost);
  expect([refused.status, await refused.json()]).toMatchObject([400, { fields: [{ field: 'files' }] }]);
  const filed = await client.post(move, {
    ...key(),
    ...report,
    version: await version(),
    tickets: [await client.upload('stamp.jpg', jpg())],
  });
  expect(await filed.json()).toMatchObject({ status: 'filed' });
  const files = await sql`select original_name as name from public.case_documents where case_id = ${caseId}`;
  expect(files).toEqual([{ name: 'stamp.jpg' }]);

  const codeOf = async ({ documentId }: { documentId: string }) =>
    (
      await sql<{ code: string }[]>`
        select page_code as code from public.generated_documents where id = ${documentId}`
    )[0]?.code;
  const scan = async (...lines: string[]) => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    for (const line of lines) document.addPage().drawText(line, { x: 72, y: 700, size: 12, font });
    return sam.upload('signed.pdf', await document.save());
  };
  const record = async (ticket: string, codes = '') =>
    sam.post(`/api/staff/matters/${matterId}/signed-copy`, {
      ...key(),
      version: await version(),
      documents: [motion, notice].map(({ documentId }) => ({ documentId })),
      codes,
      tickets: [ticket],
    });
  const foot = async (one: { documentId: string }) => `Page 1 of 1 · Code ${(await codeOf(one)) ?? ''}`;
  const silent = await record(await scan());
  expect(await silent.json()).toMatchObject({ fields: [{ field: 'codes', code: 'pageCode.unread' }] });
  const half = await record(await scan(await foot(motion)));
  expect(await half.json()).toMatchObject({ fields: [{ field: 'codes', code: 'pageCode.wrong' }] });
  const both = await record(
    await scan(await foot(motion)),
    `${((await codeOf(notice)) ?? '').toLowerCase()}, `,
  );
  expect(both.status, await both.clone().text()).toBe(204);
  const [matter] = await sql`
    select signed_copy_at is not null as signed, status from public.court_matters where id = ${matterId}`;
  expect(matter).toEqual({ signed: true, status: 'filed' });
});
