// From what a client tells to a packet for the court, through the whole product with its storage.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffPapers } from '#domain/cases/papers.ts';
import type { MadePapers, PaperDraft } from '#domain/papers/make-request.ts';
import type { OwnStatement } from '#domain/papers/own-statement.ts';
import { readPdfText } from '#papers/pdf-text.ts';
import { sha256Hex } from '#server/http/tokens.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import type { Visitor } from '#tests/visitor.ts';
import { noConflict, paper, standing } from '../database/given-matters.ts';
import { clientInPreparing, english, json, statementAnswers, workerOf } from './matter-in-preparing.ts';
import { inFullRun } from '#tests/runs.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
});
afterAll(() => sql.end());

const key = () => ({ idempotencyKey: randomUUID() });

interface OnScreen {
  readonly client: Visitor;
  readonly sam: Visitor;
  readonly matterId: string;
  readonly stored: readonly { readonly id: string; readonly kind: string; readonly code: string }[];
}

/** Fulton's magistrate court takes papers by eFileGA: one download has all files, and a sheet of what to type where. */
async function filedOnScreen({ client, sam, matterId, stored }: OnScreen) {
  const zipOf = async (who: Visitor, address: string) => {
    const answer = await who.get(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const files = new Map<string, string>();
    for (const [name, file] of Object.entries(unzipSync(bytes)))
      files.set(name, (await readPdfText(file)).flat().join('\n'));
    return files;
  };
  const own = `/api/matters/${matterId}/e-filing?language=es`;
  const files = await zipOf(client, own);
  const names = [...files.keys()];
  expect(names).toEqual([
    '00-Lea-esto-primero.pdf',
    '01-Motion-to-limit-public-access-to-court-records-19ED012345.pdf',
    expect.stringMatching(/^02-.*Affidavit.*-19ED012345\.pdf$/i),
    expect.stringMatching(/^03-.*-19ED012345\.pdf$/),
    expect.stringMatching(/^04-.*order.*-19ED012345\.pdf$/i),
    expect.stringMatching(/^05-.*hearing.*-19ED012345\.pdf$/i),
    expect.stringMatching(/^06-Certificate-of-service-19ED012345\.pdf$/i),
    expect.stringMatching(/^07-.*xhibits.*-19ED012345\.pdf$/),
    '08-Exhibit-A-Denial-letter-or-adverse-action-notice-19ED012345.pdf',
  ]);
  const sheet = files.get(names[0] ?? '')?.replace(/\s+/g, ' ');
  for (const said of [
    'eFileGA',
    'Magistrate Court of Fulton County, Georgia',
    '19ED012345',
    'Peachtree Homes LLC',
    'Maria Lopes',
    'existing case',
    'envelope number',
    'Falta firmar',
    ...names.slice(1),
  ])
    expect(sheet).toContain(said);
  // Each paper can be searched; the photo is a picture, and the sheet says so.
  for (const [name, text] of files) expect(text.trim().length, name).toBeGreaterThan(20);
  expect(files.get(names[1] ?? '')).toContain(english.harm);
  expect((await sam.get(own)).status).toBe(404);

  // What came back signed goes to the court in place of what was printed, and its words are found in the picture.
  const motion = stored.find(({ kind }) => kind === 'motion');
  const photo = await sharp({ create: { width: 850, height: 1100, channels: 3, background: '#eeeeee' } })
    .jpeg()
    .toBuffer();
  const [matter] = await sql<{ version: number }[]>`
    select version from public.court_matters where id = ${matterId}`;
  const taken = await sam.post(`/api/staff/matters/${matterId}/signed-copy`, {
    ...key(),
    version: matter?.version,
    documents: [{ documentId: motion?.id }],
    codes: motion?.code,
    tickets: [await sam.upload('signed.jpg', photo)],
  });
  expect(taken.status).toBe(204);
  const signed = await zipOf(sam, `/api/staff/matters/${matterId}/e-filing?language=en`);
  const scan = [...signed].find(([name]) => name.startsWith('01-Motion'))?.[1];
  expect(scan).toContain(english.harm.slice(0, 30));
  const told = signed.get('00-Read-this-first.pdf')?.replace(/\s+/g, ' ');
  expect(told).toContain('Affidavit');
  expect(told).not.toMatch(/Not signed yet: Motion/);
}

it('a statement told in Spanish becomes papers that both approve, and one packet', async () => {
  const [{ visitor: sam }, { visitor: lawyer, id: lawyerId }] = await Promise.all([
    workerOf(sql, stack, 'staff'),
    workerOf(sql, stack, 'attorney'),
  ]);
  const { visitor: client, matterId, caseId } = await clientInPreparing(sql, stack);
  const statement = `/api/matters/${matterId}/statement`;
  const draftAt = `/api/staff/matters/${matterId}/made-papers`;
  const draft = async () => json<PaperDraft>(await sam.get(draftAt));
  const of = ({ papers }: PaperDraft, kind: string) => papers.find((one) => one.kind === kind);

  // Nothing told yet: the motion names what it lacks, and is not made.
  expect(of(await draft(), 'motion')?.missing).toEqual(
    expect.arrayContaining(['part', 'nature', 'length', 'story', 'harm', 'apart', 'outweighs']),
  );
  const early = await json<MadePapers>(
    await sam.post(draftAt, { ...key(), papers: [{ kind: 'motion', language: 'en' }] }),
  );
  expect([early.made, early.refused.map(({ kind }) => kind)]).toEqual([[], ['motion']]);

  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#335577' } })
    .jpeg()
    .toBuffer();
  // The client tells it, with a photo that proves a sentence.
  const request = await client.post(`/api/cases/${caseId}/messages`, {
    ...key(),
    language: 'es',
    message: 'La carta.',
    tickets: [await client.upload('carta.jpg', photo)],
  });
  expect(request.status).toBe(200);
  const own = await json<OwnStatement>(await client.get(statement));
  const fileId = own.files[0]?.id ?? '';
  const exhibits = [{ fileId, kind: 'denial_letter', proves: 'harm', sentence: statementAnswers.harm }];
  const save = {
    ...key(),
    version: 0,
    language: 'es',
    answers: { ...statementAnswers, exhibits },
    finished: true,
  };
  expect(await json(await client.post(statement, save))).toEqual({ version: 1 });
  expect(await json(await client.post(statement, save))).toEqual({ version: 1 });
  const foreign = await client.post(statement, {
    ...save,
    ...key(),
    version: 1,
    answers: { exhibits: [{ ...exhibits[0], fileId: randomUUID() }] },
  });
  expect(foreign.status).toBe(400);

  // English by somebody named, read back by the client.
  expect(of(await draft(), 'motion')?.missing).toEqual(['translation']);
  const translation = { version: 1, translator: 'Rosa Díaz', words: english };
  await json(await sam.post(`/api/staff/matters/${matterId}/translation`, { ...key(), ...translation }));
  expect(of(await draft(), 'motion')?.missing).toEqual(['read_back']);
  await json(await client.post(`/api/matters/${matterId}/read-back`, { ...key(), version: 2 }));

  const ready = await draft();
  expect([ready.isSample, ready.stops, ready.statementLacks]).toEqual([true, [], []]);
  const papers = ready.papers
    .filter(({ isUsual }) => isUsual)
    .map(({ kind, language }) => ({ kind, language }));
  const answer = await json<MadePapers>(await sam.post(draftAt, { ...key(), papers }));
  expect(answer.refused).toEqual([]);
  expect(answer.made.map(({ kind }) => kind)).toEqual([
    'motion',
    'proposed_order',
    'affidavit',
    'translator_affidavit',
    'notice_of_hearing',
    'certificate_of_service',
    'exhibits',
    'cover_letter',
    'other',
  ]);
  // The same facts: nothing new to read or approve.
  const again = await json<MadePapers>(await sam.post(draftAt, { ...key(), papers }));
  expect(again.made.every(({ versionNumber }) => versionNumber === null)).toBe(true);

  const packet = await json<{ versionNumber: number }>(
    await sam.post(`/api/staff/matters/${matterId}/packet`, key()),
  );
  expect(packet.versionNumber).toBe(1);
  const stored = await sql<
    { id: string; kind: string; sha256: string; code: string; upload: string; word: string | null }[]
  >`
    select version.id, paper.kind, version.sha256, version.page_code as code, version.upload_id as upload,
           version.word_upload_id as word
    from public.case_papers as paper join public.generated_documents as version on version.paper_id = paper.id
    where paper.matter_id = ${matterId}`;
  const bytesOf = async (upload: string) => {
    const link = await sam.get(`/api/staff/files/${upload}`);
    return new Uint8Array(await (await fetch(link.headers.get('location') ?? '')).arrayBuffer());
  };
  const motion = stored.find(({ kind }) => kind === 'motion');
  const bytes = await bytesOf(motion?.upload ?? '');
  expect(sha256Hex(bytes)).toBe(motion?.sha256);
  const text = pdfText(bytes);
  expect(text).toContain('SAMPLE. Not for filing.');
  expect(text).toContain(motion?.code);
  expect(text).toContain(english.harm);
  expect(text).not.toContain(statementAnswers.harm);
  expect((await bytesOf(motion?.word ?? '')).subarray(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
  const whole = pdfText(await bytesOf(stored.find(({ kind }) => kind === 'packet')?.upload ?? ''));
  for (const { kind, code } of stored)
    if (kind !== 'packet' && kind !== 'other') expect(whole, kind).toContain(code);
  expect(whole).toContain('Exhibit A: Denial letter or adverse action notice, page 1 of 1');

  // The attorney approves each; the packet waits for nobody. Then the client reads, and approves.
  expect((await lawyer.get(draftAt)).status).toBe(409);
  await noConflict({ sql }, caseId, lawyerId);
  expect((await lawyer.get(draftAt)).status).toBe(200);
  await standing({ sql }, matterId, 'attorney_review');
  const documents = stored
    .filter(({ kind }) => kind !== 'packet')
    .map(({ id, sha256 }) => ({ documentId: id, sha256 }));
  const approval = { documents, language: 'en', typedName: 'Pat Law' };
  expect(
    await json(await lawyer.post(`/api/staff/matters/${matterId}/approval`, { ...key(), ...approval })),
  ).toEqual({
    moved: true,
    status: 'client_review',
  });
  const seen = await json<{ matters: { papers: { kind: string }[] }[] }>(
    await client.get(`/api/cases/${caseId}/papers`),
  );
  expect(seen.matters[0]?.papers.map(({ kind }) => kind)).toContain('packet');
  // In Spanish to read along: their own words, the name of who put them into English, the code of the paper beside it.
  const copyAt = `/api/papers/${motion?.id}/reading-copy?language=es`;
  const copy = pdfText(new Uint8Array(await (await client.get(copyAt)).arrayBuffer()));
  for (const part of [
    statementAnswers.harm,
    'Rosa Díaz',
    english.harm,
    motion?.code,
    'No se presenta ni se envía',
  ])
    expect(copy).toContain(part);
  expect((await sam.get(copyAt)).status).toBe(404);
  expect((await client.get(copyAt.replace('es', 'en'))).status).toBe(404);
  // Under their own name, and once they said whether who gets a copy is a danger to them.
  const approve = (typedName: string) =>
    client.post(`/api/matters/${matterId}/approval`, { ...key(), ...approval, typedName });
  const other = await approve('Pat Law');
  expect([other.status, await other.json()]).toMatchObject([400, { fields: [{ field: 'typedName' }] }]);
  const open = await approve('Maria Jose Nunez Pena');
  expect([open.status, await open.json()]).toMatchObject([409, { code: 'paper_danger_open' }]);
  const [landlord] = await sql<{ id: string; version: number }[]>`
    select id, version from public.matter_parties where matter_id = ${matterId} and not is_client`;
  const danger = { ...key(), version: landlord?.version, answer: 'no' };
  expect((await client.post(`/api/parties/${landlord?.id ?? ''}/danger`, danger)).status).toBe(200);
  expect(await json(await approve('Maria Jose Nunez Pena'))).toEqual({
    moved: true,
    status: 'ready_to_file',
  });
  await filedOnScreen({ client, sam, matterId, stored });
  // What was approved stays as it is, until the client tells it in other words: then it comes back to be made again.
  expect((await sam.post(draftAt, { ...key(), papers })).status).toBe(409);
  const late = await client.post(statement, {
    ...save,
    ...key(),
    version: 3,
    answers: { ...statementAnswers, harm: 'Otra.' },
  });
  expect(late.status).toBe(200);
  const [matter] = await sql<{ status: string }[]>`
    select status from public.court_matters where id = ${matterId}`;
  expect(matter?.status).toBe('preparing');
  expect(of(await draft(), 'motion')?.missing).toEqual(['translation']);
}, 60_000);

it('staff are told that a paper no longer says what the record says, and make that one again', async () => {
  const { visitor: sam } = await workerOf(sql, stack, 'staff');
  const { matterId, caseId } = await clientInPreparing(sql, stack);
  const draftAt = `/api/staff/matters/${matterId}/made-papers`;
  const outdated = async () =>
    (await json<PaperDraft>(await sam.get(draftAt))).papers
      .filter(({ outdatedCode }) => outdatedCode !== null)
      .map(({ kind, outdatedCode }) => ({ kind, outdatedCode }));
  const papers = ['cover_letter', 'consent'].map((kind) => ({ kind, language: 'en' }));
  const first = await json<MadePapers>(await sam.post(draftAt, { ...key(), papers }));
  expect(first.refused).toEqual([]);
  expect(await outdated()).toEqual([]);

  // The clerk's letter says where the client lives; the consent does not.
  await sql`update public.matter_parties set address = '9 New Road, Atlanta, GA 30303' where matter_id = ${matterId} and is_client`;
  const code = first.made.find(({ kind }) => kind === 'cover_letter')?.pageCode;
  expect(await outdated()).toEqual([{ kind: 'cover_letter', outdatedCode: code }]);
  // They read it with the case, before they open anything.
  const onCase = await json<StaffPapers>(await sam.get(`/api/staff/cases/${caseId}/papers`));
  expect(onCase.matters[0]?.outdated).toEqual([
    { kind: 'cover_letter', language: 'en', title: 'Letter to the clerk', code, canBeMade: true },
  ]);
  const second = await json<MadePapers>(await sam.post(draftAt, { ...key(), papers }));
  const versions = second.made.map(({ kind, versionNumber }) => [kind, versionNumber]);
  expect(Object.fromEntries(versions)).toEqual({ cover_letter: 2, consent: null });
  expect(await outdated()).toEqual([]);
});

it(
  'a motion of superior court speaks of its affidavit as long as there is one',
  { ...inFullRun, timeout: 60_000 },
  async () => {
    const { visitor: sam } = await workerOf(sql, stack, 'staff');
    const { visitor: lawyer, id: lawyerId } = await workerOf(sql, stack, 'attorney');
    const { visitor: client, matterId, caseId } = await clientInPreparing(sql, stack);
    await sql`update public.court_matters set court = 'superior' where id = ${matterId}`;
    const answers = { ...statementAnswers, ...english };
    await json(
      await client.post(`/api/matters/${matterId}/statement`, {
        ...key(),
        version: 0,
        language: 'en',
        answers,
        finished: true,
      }),
    );
    const draftAt = `/api/staff/matters/${matterId}/made-papers`;
    const papers = ['motion', 'affidavit'].map((kind) => ({ kind, language: 'en' }));
    const textOf = async () => {
      const [row] = await sql<{ upload: string }[]>`
      select version.upload_id as upload from public.case_papers as paper
      join public.generated_documents as version on version.paper_id = paper.id
      where paper.matter_id = ${matterId} and paper.kind = 'motion' order by version_number desc limit 1`;
      const link = await sam.get(`/api/staff/files/${row?.upload ?? ''}`);
      return pdfText(
        new Uint8Array(await (await fetch(link.headers.get('location') ?? '')).arrayBuffer()),
      ).replaceAll(/\s+/g, ' ');
    };
    const reference = 'stated in the affidavit filed with this motion';
    const onCase = async () =>
      (await json<StaffPapers>(await sam.get(`/api/staff/cases/${caseId}/papers`))).matters[0];
    await json(await sam.post(draftAt, { ...key(), papers }));
    expect(await textOf()).toContain(reference);
    expect(await onCase()).toMatchObject({ outdated: [], lacksAffidavit: false });

    const affidavit = (await onCase())?.papers.find(({ kind }) => kind === 'affidavit')?.id ?? '';
    expect((await sam.call('DELETE', `/api/staff/papers/${affidavit}`)).status).toBe(403);
    await noConflict({ sql }, caseId, lawyerId);
    expect((await lawyer.call('DELETE', `/api/staff/papers/${affidavit}`)).status).toBe(204);
    expect(await onCase()).toMatchObject({
      outdated: [{ kind: 'motion', canBeMade: true }],
      lacksAffidavit: true,
    });
    await json(await sam.post(draftAt, { ...key(), papers: [{ kind: 'motion', language: 'en' }] }));
    expect(await textOf()).not.toContain('affidavit');
    expect(await onCase()).toMatchObject({ outdated: [], lacksAffidavit: true });
  },
);

it(
  'who approves or returns a version that was replaced is told by whom, when and which paper',
  { ...inFullRun, timeout: 60_000 },
  async () => {
    const { visitor: sam } = await workerOf(sql, stack, 'staff');
    const { visitor: lawyer, id: lawyerId } = await workerOf(sql, stack, 'attorney');
    const { matterId, caseId } = await clientInPreparing(sql, stack);
    await noConflict({ sql }, caseId, lawyerId);
    const make = async () => {
      const papers = [{ kind: 'cover_letter', language: 'en' }];
      const { made } = await json<MadePapers>(
        await sam.post(`/api/staff/matters/${matterId}/made-papers`, { ...key(), papers }),
      );
      const { matters } = await json<StaffPapers>(await sam.get(`/api/staff/cases/${caseId}/papers`));
      const letter = matters[0]?.papers.find(({ kind }) => kind === 'cover_letter');
      const version = letter?.versions[0];
      return {
        pageCode: made[0]?.pageCode,
        named: [{ documentId: version?.id ?? '', sha256: version?.sha256 ?? '' }],
      };
    };
    const first = await make();
    await sql`update public.matter_parties set address = '9 New Road, Atlanta, GA 30303' where matter_id = ${matterId} and is_client`;
    const second = await make();
    // The motion that its court wants is there already; the letter is what is left to approve.
    await paper({ sql }, matterId, ['attorney']);
    await standing({ sql }, matterId, 'attorney_review');
    const what = { language: 'en', typedName: 'Pat Law' };
    const at = `/api/staff/matters/${matterId}`;
    const words = 'Page 1: the street.';
    for (const response of [
      await lawyer.post(`${at}/approval`, { ...key(), ...what, documents: first.named }),
      await lawyer.post(`${at}/return`, {
        ...key(),
        language: 'en',
        documents: first.named,
        words,
      }),
    ]) {
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({
        code: 'stale',
        changedBy: 'Sam',
        changedAt: expect.any(String),
        papers: [{ kind: 'cover_letter', versionNumber: 2, pageCode: second.pageCode }],
      });
    }
    const approved = await lawyer.post(`${at}/approval`, { ...key(), ...what, documents: second.named });
    expect(await json(approved)).toMatchObject({ moved: true, status: 'client_review' });
  },
);
