import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { Lint } from '#domain/papers/lint.ts';
import type { MadePaper, MadePapers, MakeablePaper, MakeRequest } from '#domain/papers/make-request.ts';
import type { PaperFacts } from '#domain/papers/paper-facts.ts';
import { writePdf } from '#papers/court-paper.ts';
import { readPaperFonts, type PaperFonts } from '#papers/fonts.ts';
import type { PrintedPaper } from '#papers/printed-paper.ts';
import { writeWord } from '#papers/word-paper.ts';
import type { App } from '../app.ts';
import { addVersion } from './add-paper.ts';
import { writeOf } from '../writes/write-key.ts';
import { Refusal } from '../http/refusal.ts';
import { sha256Hex } from '../http/tokens.ts';
import { storeMadeFile } from '../uploads/take-files.ts';
import { draftPapers, withoutPaper, type DraftedPaper } from './draft-papers.ts';
import { paperFactsOf, readPaperSheet, stopsOf, type PaperSheet } from './read-paper-facts.ts';

type MakingApp = Pick<App, 'db' | 'files' | 'clock' | 'log' | 'config' | 'site' | 'scanner'>;

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

/** Throws the refusal if no papers can be made for this matter now. */
export function refuseStops(sheet: PaperSheet): void {
  const [stop] = stopsOf(sheet);
  if (stop === 'frozen') throw new Refusal('paper_frozen');
  if (stop === 'flags') throw new Refusal('paper_flagged');
  if (stop === 'danger') throw new Refusal('paper_danger');
  if (stop) throw new Refusal('move_incomplete');
}

/**
 * Makes papers of a matter as PDF and Word file, each the next version of its paper; one that would read
 * like its newest version stays as it is, with its approvals. A paper that lacks a fact or contains forbidden words is
 * not made, and the answer says why. Refuses `not_found`, `stale`, `paper_frozen`, `paper_flagged`, `paper_danger`,
 * and `move_incomplete` before the record was matched. Throws `StorageUnavailable`.
 */
export async function makePapers(
  app: MakingApp,
  actor: Actor,
  matterId: string,
  { idempotencyKey, papers: wanted }: MakeRequest,
): Promise<MadePapers> {
  const sheet = await readPaperSheet(app, matterId);
  refuseStops(sheet);
  const known = paperFactsOf(sheet);
  // The motion speaks of the affidavit that is made with it.
  const facts = {
    ...known,
    hasAffidavit: known.hasAffidavit || wanted.some(({ kind }) => kind === 'affidavit'),
  };
  const made: MadePaper[] = [];
  const refused: MakeablePaper[] = [];
  const making = { app, actor, matterId, idempotencyKey, sheet, facts, fonts: readPaperFonts() };
  for (const drafted of draftPapers(app, sheet, facts)) {
    if (!wanted.some((one) => one.kind === drafted.kind && one.language === drafted.language)) continue;
    const answer = await makeOne(making, drafted);
    if ('pageCode' in answer) made.push(answer);
    else refused.push({ ...withoutPaper(drafted), lints: answer.lints });
  }
  return { made, refused };
}

interface Making {
  readonly app: MakingApp;
  readonly actor: Actor;
  readonly matterId: string;
  readonly idempotencyKey: string;
  readonly sheet: PaperSheet;
  readonly facts: PaperFacts;
  readonly fonts: PaperFonts;
}

async function makeOne(
  { app, actor, matterId, idempotencyKey, sheet, facts, fonts }: Making,
  { kind, language, title, templateId, paper, lints }: DraftedPaper,
): Promise<MadePaper | { readonly lints: readonly Lint[] }> {
  if (!paper || lints.length > 0) return { lints };
  const before = sheet.papers.find((one) => one.kind === kind && one.language === language);
  // The code comes from all that the pages say; how they are set may have changed since.
  if (before && before.templateId !== null && before.pageCode === paper.pageCode)
    return { kind, language, versionNumber: null, pageCode: before.pageCode };
  const author = facts.presentName ?? '';
  const date = dayOfPapers(sheet);
  const { bytes, pages } = await writePdf(paper, { author, date, fonts });
  if (kind === 'proposed_order' && pages > mostOrderPages)
    return { lints: [{ code: 'order_long', what: String(pages) }] };
  const sha256 = sha256Hex(bytes);
  const word = await writeWord(paper, author, date);
  const write = writeOf(`made_${kind}_${language}`, actor, idempotencyKey);
  const store = (extension: 'pdf' | 'docx', type: string, file: Uint8Array) =>
    storeMadeFile(app, write.idempotencyKey, { name: fileNameOf(paper, extension), type, bytes: file });
  const ticketHash = await store('pdf', 'application/pdf', bytes);
  const wordTicketHash = await store('docx', wordType, word);
  const variables: VersionFacts = { facts, isSample: paper.isSample };
  const added = await addVersion(
    app,
    {
      ...write,
      matterId,
      kind,
      language,
      // The kind alone would not tell several of them apart.
      title: kind === 'other' ? title : null,
      ...(before && { paperId: before.paperId, version: before.version }),
      ticketHash,
      sha256,
      wordTicketHash,
      wordSha256: sha256Hex(word),
      pageCode: paper.pageCode,
      templateId,
      facts: variables,
    },
    [ticketHash, wordTicketHash],
  );
  return { kind, language, versionNumber: added.versionNumber, pageCode: added.pageCode };
}

/** "motion-K3M7PQ.pdf": the code identifies the version, and nothing reveals what the case is about. */
function fileNameOf({ kind, pageCode }: PrintedPaper, extension: string): string {
  return `${kind.replaceAll('_', '-')}-${pageCode}.${extension}`;
}
