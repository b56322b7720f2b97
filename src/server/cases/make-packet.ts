import type { Actor } from '#domain/access/roles.ts';
import { assemblePaper, exhibitName } from '#domain/papers/assemble.ts';
import type { MadePaper, PacketRequest } from '#domain/papers/make-request.ts';
import type { PaperFacts } from '#domain/papers/paper-facts.ts';
import { packetOrder } from '#domain/papers/plan.ts';
import { paperTemplate } from '#domain/papers/template.ts';
import { kindOfFile } from '#domain/uploads/rules.ts';
import { readPaperFonts } from '#papers/fonts.ts';
import { UnreadableExhibit, writePacket, type ExhibitFile, type UploadedPaper } from '#papers/packet.ts';
import type { PrintedPaper } from '#papers/printed-paper.ts';
import type { App } from '../app.ts';
import { addVersion } from './add-paper.ts';
import { writeOf } from '../writes/write-key.ts';
import { dataOf } from '../database/client.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { sha256Hex } from '../http/tokens.ts';
import { storeMadeFile } from '../uploads/take-files.ts';
import { printed } from './draft-papers.ts';
import { dayOfPapers, refuseStops, versionFacts } from './make-papers.ts';
import { paperFactsOf, readPaperSheet, type PaperSheet } from './read-paper-facts.ts';

type MakingApp = Pick<App, 'db' | 'files' | 'clock' | 'log' | 'config' | 'site' | 'scanner'>;

/**
 * All papers for the court as they stand, and the exhibits, in one file. The pages are those of the newest versions,
 * made here or uploaded, with their codes. Refuses as `makePapers`, `papers` when nothing was made yet, and
 * `exhibit_unreadable` with the exhibit's name, because half a packet is worse than none. Throws `StorageUnavailable`.
 */
export async function makePacket(
  app: MakingApp,
  actor: Actor,
  matterId: string,
  { idempotencyKey }: PacketRequest,
): Promise<MadePaper> {
  const sheet = await readPaperSheet(app, matterId);
  refuseStops(sheet);
  const facts = paperFactsOf(sheet);
  const papers = await readPapers(app, sheet);
  if (papers.length === 0) throw refuseField('papers', 'papers.required');
  const author = facts.presentName ?? '';
  const file = {
    title: titleOf(facts),
    language: 'en' as const,
    author,
    date: dayOfPapers(sheet),
    fonts: readPaperFonts(),
  };
  const bytes = await writePacket(papers, await readExhibits(app, sheet, facts), file).catch(
    (error: unknown) => {
      if (error instanceof UnreadableExhibit)
        throw new Refusal('exhibit_unreadable', { extra: { exhibit: error.exhibit } });
      throw error;
    },
  );
  const sha256 = sha256Hex(bytes);
  const before = sheet.papers.find(({ kind }) => kind === 'packet');
  if (before?.sha256 === sha256 && before.status !== 'replaced')
    return { kind: 'packet', language: 'en', versionNumber: null, pageCode: before.pageCode };
  const write = writeOf('made_packet', actor, idempotencyKey);
  const ticketHash = await storeMadeFile(app, write.idempotencyKey, {
    name: `papers-${sheet.matter.place}.pdf`,
    type: 'application/pdf',
    bytes,
  });
  const paper = { kind: 'packet', language: 'en', title: null, ticketHash, sha256 };
  const { versionNumber, pageCode } = await addVersion(
    app,
    {
      ...write,
      ...paper,
      matterId,
      ...(before && { paperId: before.paperId, version: before.version }),
    },
    [ticketHash],
  );
  return { kind: 'packet', language: 'en', versionNumber, pageCode };
}

const titleOf = ({ docketNumber }: PaperFacts) => `Papers for case ${docketNumber ?? ''}`.trim();

/**
 * The papers of the packet: those made here printed again from the facts of their newest versions, those that came back
 * from a word processor as they were uploaded.
 */
async function readPapers(
  app: Pick<App, 'db' | 'files'>,
  sheet: PaperSheet,
): Promise<(PrintedPaper | UploadedPaper)[]> {
  const wanted = sheet.papers
    .filter(({ kind, status }) => packetOrder.includes(kind) && status !== 'returned')
    .toSorted((one, other) => packetOrder.indexOf(one.kind) - packetOrder.indexOf(other.kind));
  const rows = dataOf(
    await app.db
      .from('generated_documents')
      .select('paper_id, version_number, page_code, file_path, variables, document_templates(content)')
      .in(
        'paper_id',
        wanted.map(({ paperId }) => paperId),
      ),
  );
  return Promise.all(
    wanted.map(async ({ paperId, version, kind, title, language }) => {
      const row = rows.find((one) => one.paper_id === paperId && one.version_number === version);
      if (!row) throw new Refusal('not_found');
      const stored = versionFacts.safeParse(row.variables);
      if (row.document_templates && stored.success) {
        const template = paperTemplate.parse(JSON.parse(row.document_templates.content));
        const assembled = assemblePaper(template, stored.data.facts);
        const paper = 'paper' in assembled ? printed(assembled.paper, stored.data.isSample) : null;
        // Printing it would give other pages than those that were approved.
        if (paper?.pageCode !== row.page_code) throw new Refusal('packet_uploaded', { extra: { kind } });
        return paper;
      }
      const shipped = sheet.templates
        .map(({ content }) => paperTemplate.parse(JSON.parse(content)))
        .find((one) => one.kind === kind && one.language === language);
      const name = title ?? shipped?.title ?? kind;
      const bytes = await app.files.read(row.file_path);
      if (!bytes) throw new Refusal('exhibit_unreadable', { extra: { exhibit: name } });
      return { title: name, pageCode: row.page_code, bytes, isSample: !sheet.filingOpen };
    }),
  );
}

async function readExhibits(
  app: Pick<App, 'files'>,
  sheet: PaperSheet,
  facts: PaperFacts,
): Promise<ExhibitFile[]> {
  const read: ExhibitFile[] = [];
  for (const exhibit of facts.exhibits) {
    const name = exhibitName(exhibit);
    const file = sheet.files.find(({ id }) => id === exhibit.fileId);
    const extension = file && kindOfFile(file.name)?.extension;
    const type = extension === 'jpeg' ? 'jpg' : extension;
    const bytes = file && (await app.files.read(file.key));
    if (!bytes || (type !== 'pdf' && type !== 'jpg' && type !== 'png'))
      throw new Refusal('exhibit_unreadable', { extra: { exhibit: name } });
    read.push({ name, type, bytes });
  }
  return read;
}
