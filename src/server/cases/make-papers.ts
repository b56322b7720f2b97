import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as matters from '#domain/matters/api.staff.ts';
import type { MadePaper, MadePapers, MakeablePaper } from '#domain/papers/make-request.ts';
import { readPaperFonts } from '#papers/fonts.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { keyOf } from '../writes/write-key.ts';
import { addVersions } from './add-versions.ts';
import { draftPapers, withoutPaper, type DraftedPaper } from './draft-papers.ts';
import { storeWritten, writePaper, type WrittenPaper } from './paper-files.ts';
import { paperFactsOf, paperSheetAnswer, sheetOf, stopsOf, type PaperSheet } from './read-paper-facts.ts';

type MakingApp = Pick<App, 'db' | 'files' | 'clock' | 'log' | 'config' | 'site' | 'scanner'>;

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
export const makePapers = command({
  first: {
    sql: 'read_paper_facts',
    params: ({ id: matterId }: CleanInputOf<typeof matters.makePapers>) => ({ matterId }),
    answer: paperSheetAnswer,
  },
  run: async (
    app: MakingApp,
    actor: Actor,
    { id: matterId, idempotencyKey, papers: wanted }: CleanInputOf<typeof matters.makePapers>,
    { first: answer },
  ): Promise<MadePapers> => {
    const sheet = sheetOf(answer);
    refuseStops(sheet);
    const known = paperFactsOf(sheet);
    // The motion speaks of the affidavit that is made with it.
    const facts = {
      ...known,
      hasAffidavit: known.hasAffidavit || wanted.some(({ kind }) => kind === 'affidavit'),
    };
    const results: (WrittenPaper | MadePaper)[] = [];
    const refused: MakeablePaper[] = [];
    const writing = { sheet, facts, fonts: readPaperFonts() };
    for (const drafted of draftPapers(app, sheet, facts)) {
      if (!wanted.some((one) => one.kind === drafted.kind && one.language === drafted.language)) continue;
      const result = await writePaper(writing, drafted);
      if ('lints' in result) refused.push({ ...withoutPaper(drafted), lints: result.lints });
      else results.push(result);
    }
    const written = results.filter((one) => 'pdf' in one);
    const keyOfPaper = ({ kind, language }: DraftedPaper) =>
      keyOf(`made_${kind}_${language}`, actor, idempotencyKey);
    const versions = await storeWritten(app, written, { facts, keyOfPaper });
    const added = await addVersions(app, { ...byActor(actor), matterId }, versions);
    const made = results.map((one): MadePaper => {
      const version = 'pdf' in one ? added[written.indexOf(one)] : one;
      if (!version) throw new Error('a version that was added has no answer');
      const { kind, language } = 'pdf' in one ? one.drafted : one;
      return { kind, language, versionNumber: version.versionNumber, pageCode: version.pageCode };
    });
    return { made, refused };
  },
});
