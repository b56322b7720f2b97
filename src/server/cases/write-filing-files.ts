// What somebody uploads to a court's filing system, put together so that nothing has to be made there: each paper and each exhibit
// as a PDF of its own under a name for the clerk, and a sheet of what to type where. The system itself is not called.
import type * as cases from '#domain/cases/api.ts';
import type { PaperKind } from '#domain/cases/papers.ts';
import { clerkName, filingFileMax, filingSystemsOf, filingZipMax } from '#domain/papers/filing-files.ts';
import type { Locale } from '#domain/languages.ts';
import { packetOrder } from '#domain/papers/plan.ts';
import { exhibitName } from '#domain/papers/paper-words.ts';
import { paperTemplate } from '#domain/papers/template.ts';
import { kindOfFile } from '#domain/uploads/rules.ts';
import { filingFilesWords } from '#i18n/filing-files.ts';
import { caseSummaryPaper } from '#papers/case-summary.ts';
import { readPaperFonts } from '#papers/fonts.ts';
import { readPdfText } from '#papers/pdf-text.ts';
import { UnreadableExhibit, writePacket } from '#papers/packet.ts';
import { asZip, inParts, picturesAsPdf, smallerPicture, withWords } from '#papers/smaller-files.ts';
import type { App } from '../app.ts';
import { readSpanishValues } from '../counties/spanish-values.ts';
import { Refusal } from '../http/refusal.ts';
import { filingSheet, type FiledFile } from './filing-sheet.ts';
import { dayOfPapers } from './paper-files.ts';
import { paperFactsOf, sheetOf, type PaperSheet } from './read-paper-facts.ts';
import type { FilingApp, StoredFiling } from './stored-filing.ts';

interface Written {
  readonly kind: PaperKind | 'exhibit';
  readonly title: string;
  readonly bytes: Uint8Array;
}

/** Signed by hand, so that what goes to the court is the copy that came back. */
const signedKinds: ReadonlySet<PaperKind> = new Set([
  'motion',
  'affidavit',
  'translator_affidavit',
  'consent',
  'certificate_of_service',
  'change_of_address',
]);

/** A letter to the clerk is paper's; on a screen the sheet takes its place. */
const filedKinds: readonly PaperKind[] = packetOrder.filter((kind) => kind !== 'cover_letter');

/**
 * The ZIP of a matter in the language of the person who files. Refuses `not_found`, also where the county file names no
 * system; `paper_not_ready` before the client has approved a paper; `exhibit_unreadable`; and `filing_too_large`.
 */
export async function writeFilingFiles(
  app: FilingApp,
  read: StoredFiling | null,
  language: Locale,
): Promise<cases.SentZip> {
  if (!read) throw new Refusal('not_found');
  const sheet = sheetOf(read.sheet);
  const spanish = readSpanishValues();
  const county = read.county.map((one) => ({ ...one, spanish: spanish.get(one.value) ?? null }));
  const systems = filingSystemsOf(county.find(({ field }) => field === 'efiling')?.value);
  if (systems.length === 0) throw new Refusal('not_found');
  const facts = paperFactsOf(sheet);
  const papers = await readPapers(app, sheet, read);
  if (papers.written.length === 0) throw new Refusal('paper_not_ready');
  const written = [...papers.written, ...(await writeExhibits(app, sheet))];
  const files: (FiledFile & { readonly bytes: Uint8Array })[] = [];
  for (const { kind, title, bytes } of written) {
    const parts = await inParts(bytes, filingFileMax);
    for (const [index, part] of parts.entries()) {
      const place = files.length + 1;
      const name = clerkName({
        place,
        title,
        docketNumber: facts.docketNumber,
        part: parts.length > 1 ? { number: index + 1, of: parts.length } : null,
      });
      const isSearchable = (await readPdfText(part)).some((lines) => lines.length > 0);
      files.push({ name, kind, title, isSearchable, bytes: part });
    }
  }
  const tooLarge = files.find(({ bytes }) => bytes.length > filingFileMax);
  if (tooLarge) throw new Refusal('filing_too_large', { extra: { exhibit: tooLarge.title } });
  const firstPage = await caseSummaryPaper(
    filingSheet(app, language, {
      facts,
      county,
      files,
      unsigned: papers.unsigned,
      isSample: !sheet.filingOpen,
    }),
  );
  const zip = asZip(
    [{ name: filingFilesWords[language].sheetName, bytes: firstPage }, ...files],
    dayOfPapers(sheet),
  );
  if (zip.length > filingZipMax) throw new Refusal('filing_too_large');
  return { bytes: zip, type: 'application/zip', name: `papers-to-file-${sheet.matter.place}.zip` };
}

async function readPapers(
  app: Pick<App, 'files'>,
  sheet: PaperSheet,
  { versions, copies }: StoredFiling,
): Promise<{ readonly written: readonly Written[]; readonly unsigned: readonly string[] }> {
  const fonts = readPaperFonts();
  const wanted = sheet.papers
    .filter(
      ({ kind, paperId }) =>
        filedKinds.includes(kind) && versions.some((one) => one.paperId === paperId && one.approved),
    )
    .toSorted((one, other) => filedKinds.indexOf(one.kind) - filedKinds.indexOf(other.kind));
  const made = await Promise.all(
    wanted.map(async ({ paperId, kind, title, language, status }) => {
      const shipped = sheet.templates
        .map(({ content }) => paperTemplate.parse(JSON.parse(content)))
        .find((one) => one.kind === kind && one.language === language);
      const name = title ?? shipped?.title ?? kind;
      const key = versions.find((one) => one.paperId === paperId)?.key;
      const bytes = key === undefined ? null : await app.files.read(key);
      if (!bytes) throw new Refusal('exhibit_unreadable', { extra: { exhibit: name } });
      return { paperId, kind, title: name, isSigned: status === 'signed' || status === 'filed', bytes };
    }),
  );
  const scans = await readCopies(app, copies);
  // Several papers may have come back in one scan: it stands in their place.
  const inScans =
    scans.length === 0 ? [] : made.filter(({ kind, isSigned }) => isSigned && signedKinds.has(kind));
  const written: Written[] = [];
  const alone = inScans.length === 1 ? inScans[0] : undefined;
  const lines: string[][] = [];
  for (const { bytes } of inScans) lines.push(...(await readPdfText(bytes)));
  for (const scan of scans) {
    const own =
      scans.length === inScans.length ? made.find(({ paperId }) => paperId === scan.paperId) : alone;
    written.push({
      kind: own?.kind ?? 'motion',
      title: own?.title ?? `Signed ${inScans.map(({ title }) => title).join(', ')}`,
      bytes: await withWords(scan.bytes, own ? await readPdfText(own.bytes) : lines, fonts),
    });
  }
  const rest = made.filter((one) => !inScans.includes(one));
  written.push(...rest);
  return {
    written,
    unsigned: rest.filter(({ kind }) => signedKinds.has(kind)).map(({ title }) => title),
  };
}

/** The copies of each paper as one PDF. */
async function readCopies(app: Pick<App, 'files'>, copies: StoredFiling['copies']) {
  const scans: { readonly paperId: string; readonly bytes: Uint8Array }[] = [];
  for (const [paperId, own] of Map.groupBy(copies, (copy) => copy.paperId)) {
    const pictures: Uint8Array[] = [];
    for (const { key, name } of own) {
      const bytes = await app.files.read(key);
      if (!bytes) throw new Refusal('exhibit_unreadable', { extra: { exhibit: name } });
      if (kindOfFile(name)?.extension === 'pdf') scans.push({ paperId, bytes });
      else pictures.push(await smallerPicture(bytes, filingFileMax / 4));
    }
    if (pictures.length > 0) scans.push({ paperId, bytes: await picturesAsPdf(pictures) });
  }
  return scans;
}

async function writeExhibits(app: Pick<App, 'files'>, sheet: PaperSheet): Promise<Written[]> {
  const facts = paperFactsOf(sheet);
  const written: Written[] = [];
  for (const exhibit of facts.exhibits) {
    const title = exhibitName(exhibit);
    const file = sheet.files.find(({ id }) => id === exhibit.fileId);
    const extension = file && kindOfFile(file.name)?.extension;
    const bytes = file && (await app.files.read(file.key));
    const isPicture = extension === 'jpg' || extension === 'jpeg' || extension === 'png';
    try {
      if (!bytes || (extension !== 'pdf' && !isPicture)) throw new UnreadableExhibit(title);
      const one = isPicture
        ? { name: title, type: 'jpg' as const, bytes: await smallerPicture(bytes, filingFileMax * 0.8) }
        : { name: title, type: 'pdf' as const, bytes };
      const made = await writePacket([], [one], {
        title,
        language: 'en',
        author: facts.presentName ?? '',
        date: dayOfPapers(sheet),
        fonts: readPaperFonts(),
      });
      written.push({ kind: 'exhibit', title, bytes: made });
    } catch (cause) {
      if (cause instanceof UnreadableExhibit)
        throw new Refusal('exhibit_unreadable', { extra: { exhibit: cause.exhibit } });
      throw cause;
    }
  }
  return written;
}
