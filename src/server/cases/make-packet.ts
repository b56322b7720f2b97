import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as matters from '#domain/matters/api.staff.ts';
import { assemblePaper } from '#domain/papers/assemble.ts';
import type { MadePaper } from '#domain/papers/make-request.ts';
import type { PaperFacts } from '#domain/papers/paper-facts.ts';
import { exhibitName } from '#domain/papers/paper-words.ts';
import { packetOrder } from '#domain/papers/plan.ts';
import { paperTemplate } from '#domain/papers/template.ts';
import { kindOfFile } from '#domain/uploads/rules.ts';
import { readPaperFonts } from '#papers/fonts.ts';
import { UnreadableExhibit, writePacket, type ExhibitFile, type UploadedPaper } from '#papers/packet.ts';
import type { PrintedPaper } from '#papers/printed-paper.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { sha256Hex } from '../http/tokens.ts';
import { storeMadeFiles } from '../uploads/take-files.ts';
import { keyOf } from '../writes/write-key.ts';
import { addVersions } from './add-versions.ts';
import { printed } from './draft-papers.ts';
import { refuseStops } from './make-papers.ts';
import { dayOfPapers, versionFacts } from './paper-files.ts';
import { paperFactsOf, paperSheetAnswer, sheetOf, type PaperSheet } from './read-paper-facts.ts';

type MakingApp = Pick<App, 'db' | 'files' | 'clock' | 'log' | 'config' | 'site' | 'scanner'>;

/** The newest version of a paper, with what it was made from. */
const version = z.object({
  paperId: z.string(),
  pageCode: z.string(),
  key: z.string(),
  variables: z.unknown(),
  template: z.nullable(z.string()),
});
type Version = z.infer<typeof version>;

/**
 * All papers for the court as they stand, and the exhibits, in one file. The pages are those of the newest versions,
 * made here or uploaded, with their codes. Refuses as `makePapers`, `papers` when nothing was made yet, and
 * `exhibit_unreadable` with the exhibit's name, because half a packet is worse than none. Throws `StorageUnavailable`.
 */
export const makePacket = command({
  first: {
    sql: 'read_packet',
    params: ({ id: matterId }: CleanInputOf<typeof matters.makePacket>) => ({ matterId }),
    answer: z.object({ sheet: paperSheetAnswer, versions: z.array(version) }),
  },
  run: async (
    app: MakingApp,
    actor: Actor,
    { id: matterId, ...request }: CleanInputOf<typeof matters.makePacket>,
    { first: { sheet: answer, versions } },
  ): Promise<MadePaper> => {
    const sheet = sheetOf(answer);
    refuseStops(sheet);
    const facts = paperFactsOf(sheet);
    const papers = await readPapers(app, sheet, versions);
    if (papers.length === 0) throw refuseField('papers', 'papers.required');
    const bytes = await writePacket(papers, await readExhibits(app, sheet, facts), {
      title: titleOf(facts),
      language: 'en',
      author: facts.presentName ?? '',
      date: dayOfPapers(sheet),
      fonts: readPaperFonts(),
    }).catch((error: unknown) => {
      if (error instanceof UnreadableExhibit)
        throw new Refusal('exhibit_unreadable', { extra: { exhibit: error.exhibit } });
      throw error;
    });
    const sha256 = sha256Hex(bytes);
    const before = sheet.papers.find(({ kind }) => kind === 'packet');
    if (before?.sha256 === sha256 && before.status !== 'replaced')
      return { kind: 'packet', language: 'en', versionNumber: null, pageCode: before.pageCode };
    const key = keyOf('made_packet', actor, request.idempotencyKey);
    const [ticketHash] = await storeMadeFiles(app, [
      { key, name: `papers-${sheet.matter.place}.pdf`, type: 'application/pdf', bytes },
    ]);
    const packet = {
      idempotencyKey: key,
      kind: 'packet',
      language: 'en',
      title: null,
      ticketHash,
      sha256,
      ...(before && { paperId: before.paperId, version: before.version }),
    };
    const [added] = await addVersions(app, { ...byActor(actor), matterId }, [packet]);
    if (!added) throw new Error('the packet that was added has no answer');
    const { versionNumber, pageCode } = added;
    return { kind: 'packet', language: 'en', versionNumber, pageCode };
  },
});

const titleOf = ({ docketNumber }: PaperFacts) => `Papers for case ${docketNumber ?? ''}`.trim();

/**
 * The papers of the packet: those made here printed again from the facts of their newest versions, those that came back
 * from a word processor as they were uploaded.
 */
async function readPapers(
  app: Pick<App, 'files'>,
  sheet: PaperSheet,
  versions: readonly Version[],
): Promise<(PrintedPaper | UploadedPaper)[]> {
  const wanted = sheet.papers
    .filter(({ kind, status }) => packetOrder.includes(kind) && status !== 'returned')
    .toSorted((one, other) => packetOrder.indexOf(one.kind) - packetOrder.indexOf(other.kind));
  return Promise.all(
    wanted.map(async ({ paperId, kind, title, language }) => {
      const row = versions.find((one) => one.paperId === paperId);
      if (!row) throw new Refusal('not_found');
      const stored = versionFacts.safeParse(row.variables);
      if (row.template !== null && stored.success) {
        const template = paperTemplate.parse(JSON.parse(row.template));
        const assembled = assemblePaper(template, stored.data.facts);
        const paper = 'paper' in assembled ? printed(assembled.paper, stored.data.isSample) : null;
        // Printing it would give other pages than those that were approved.
        if (paper?.pageCode !== row.pageCode) throw new Refusal('packet_uploaded', { extra: { kind } });
        return paper;
      }
      const shipped = sheet.templates
        .map(({ content }) => paperTemplate.parse(JSON.parse(content)))
        .find((one) => one.kind === kind && one.language === language);
      const name = title ?? shipped?.title ?? kind;
      const bytes = await app.files.read(row.key);
      if (!bytes) throw new Refusal('exhibit_unreadable', { extra: { exhibit: name } });
      return { title: name, pageCode: row.pageCode, bytes, isSample: !sheet.filingOpen };
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
