import * as z from 'zod/mini';
import type { Lint } from '#domain/papers/lint.ts';
import type { MadePaper } from '#domain/papers/make-request.ts';
import type { PaperFacts } from '#domain/papers/paper-facts.ts';
import type { PaperFonts } from '#papers/fonts.ts';
import type { PrintedPaper } from '#papers/printed-paper.ts';
import type { App } from '../app.ts';
import { sha256Hex } from '../http/tokens.ts';
import { storeMadeFiles, type MadeFile } from '../uploads/take-files.ts';
import type { DraftedPaper } from './draft-papers.ts';
import type { PaperSheet } from './read-paper-facts.ts';

/** A judge signs a short order. */
const mostOrderPages = 2;

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What a version keeps of how it was made: enough to print the very same pages again. */
export const versionFacts = z.object({
  facts: z.custom<PaperFacts>((value) => typeof value === 'object' && value !== null && 'court' in value),
  isSample: z.boolean(),
});
type VersionFacts = z.infer<typeof versionFacts>;

/** The date inside the files is that of the statement, so that the same facts make the same bytes on any day. */
export function dayOfPapers({ statement }: Pick<PaperSheet, 'statement'>): Date {
  return new Date(statement?.finishedAt ?? '2026-01-01T00:00:00Z');
}

interface Writing {
  readonly sheet: PaperSheet;
  readonly facts: PaperFacts;
  readonly fonts: PaperFonts;
}

/** The files of a paper that says something new. */
export interface WrittenPaper {
  readonly drafted: DraftedPaper;
  readonly paper: PrintedPaper;
  readonly before: PaperSheet['papers'][number] | undefined;
  readonly pdf: Uint8Array;
  readonly word: Uint8Array;
}

/**
 * Writes a paper as PDF and Word file. Answers its newest version where it would read like that, and why it cannot be
 * made where it cannot.
 */
export async function writePaper(
  { sheet, facts, fonts }: Writing,
  drafted: DraftedPaper,
): Promise<WrittenPaper | MadePaper | { readonly lints: readonly Lint[] }> {
  const { kind, language, paper, lints } = drafted;
  if (!paper || lints.length > 0) return { lints };
  const before = sheet.papers.find((one) => one.kind === kind && one.language === language);
  // The code comes from all that the pages say; how they are set may have changed since.
  if (before && before.templateId !== null && before.pageCode === paper.pageCode)
    return { kind, language, versionNumber: null, pageCode: before.pageCode };
  const author = facts.presentName ?? '';
  const date = dayOfPapers(sheet);
  const { writePdf } = await import('#papers/court-paper.ts');
  const { bytes: pdf, pages } = await writePdf(paper, { author, date, fonts });
  if (kind === 'proposed_order' && pages > mostOrderPages)
    return { lints: [{ code: 'order_long', what: String(pages) }] };
  const { writeWord } = await import('#papers/word-paper.ts');
  return { drafted, paper, before, pdf, word: await writeWord(paper, author, date) };
}

/** Stores both files of each paper, and answers what `addVersions` takes of them. Throws `StorageUnavailable`. */
export async function storeWritten(
  app: Pick<App, 'db' | 'files' | 'clock' | 'log' | 'config' | 'scanner'>,
  written: readonly WrittenPaper[],
  {
    facts,
    keyOfPaper,
  }: { readonly facts: PaperFacts; readonly keyOfPaper: (drafted: DraftedPaper) => string },
) {
  const files = written.flatMap(({ drafted, paper, pdf, word }): MadeFile[] => {
    const key = keyOfPaper(drafted);
    return [
      { key, name: fileNameOf(paper, 'pdf'), type: 'application/pdf', bytes: pdf },
      { key, name: fileNameOf(paper, 'docx'), type: wordType, bytes: word },
    ];
  });
  const hashes = await storeMadeFiles(app, files);
  return written.map(({ drafted, paper, before, pdf, word }, index) => {
    const { kind, language, title, templateId } = drafted;
    const variables: VersionFacts = { facts, isSample: paper.isSample };
    return {
      idempotencyKey: keyOfPaper(drafted),
      kind,
      language,
      // The kind alone would not tell several of them apart.
      title: kind === 'other' ? title : null,
      ...(before && { paperId: before.paperId, version: before.version }),
      ticketHash: hashes[2 * index],
      sha256: sha256Hex(pdf),
      wordTicketHash: hashes[2 * index + 1],
      wordSha256: sha256Hex(word),
      pageCode: paper.pageCode,
      templateId,
      facts: variables,
    };
  });
}

/** "motion-K3M7PQ.pdf": the code identifies the version, and nothing reveals what the case is about. */
function fileNameOf({ kind, pageCode }: PrintedPaper, extension: string): string {
  return `${kind.replaceAll('_', '-')}-${pageCode}.${extension}`;
}
