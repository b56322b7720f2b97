import { createHash } from 'node:crypto';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type { OutdatedPaper, PaperKind } from '#domain/cases/papers.ts';
import { requiredPapers } from '#domain/cases/required-papers.ts';
import type * as papers from '#domain/papers/api.staff.ts';
import { assemblePaper, type AssembledPaper } from '#domain/papers/assemble.ts';
import { lintPaper, type LintContext } from '#domain/papers/lint.ts';
import type { MakeablePaper, PaperDraft } from '#domain/papers/make-request.ts';
import type { PaperFacts } from '#domain/papers/paper-facts.ts';
import { exhibitName } from '#domain/papers/paper-words.ts';
import { pendingPapers, plannedPapers } from '#domain/papers/plan.ts';
import { wantedWords } from '#domain/papers/statement.ts';
import { paperTemplate } from '#domain/papers/template.ts';
import type { PrintedPaper } from '#papers/printed-paper.ts';
import type { App } from '../app.ts';
import { command } from '../http/service.ts';
import { noteMatterView } from './note-matter-view.ts';
import { paperFactsOf, readPaperSheet, stopsOf, type PaperSheet } from './read-paper-facts.ts';

/** A paper that can be made, or the reasons why it cannot. */
export interface DraftedPaper extends MakeablePaper {
  readonly templateId: string;
  /** Null while something is missing. */
  readonly paper: PrintedPaper | null;
}

/** The alphabet of references, which has no look-alikes. */
const codeLetters = 'ACDEFGHJKMNPRTWXY34679';

/**
 * The code at the foot of each page. It is derived from everything on the pages: the same paper always gets the same
 * code, and a new version gets a new one.
 */
export function pageCodeOf(paper: AssembledPaper, isSample: boolean): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([paper, isSample]))
    .digest();
  return [...digest.subarray(0, 6)].map((byte) => codeLetters[byte % codeLetters.length]).join('');
}

export const printed = (paper: AssembledPaper, isSample: boolean): PrintedPaper => ({
  ...paper,
  isSample,
  pageCode: pageCodeOf(paper, isSample),
});

/** What the lints of a matter's papers compare with. */
export function lintContextOf(
  app: Pick<App, 'site' | 'config'>,
  { birthDate }: Pick<PaperSheet, 'birthDate'>,
  { court, docketNumber }: Pick<PaperFacts, 'court' | 'docketNumber'>,
): LintContext {
  return {
    court,
    birthDate,
    docketNumber,
    company: [app.site.name, new URL(app.config.siteOrigin).host],
  };
}

/** Every paper the matter may have now, each with the facts it lacks and the words it must not contain. */
export function draftPapers(
  app: Pick<App, 'site' | 'config'>,
  sheet: PaperSheet,
  facts: PaperFacts,
): DraftedPaper[] {
  const templates = sheet.templates.map(({ id, content, approved }) => ({
    id,
    approved,
    template: paperTemplate.parse(JSON.parse(content)),
  }));
  const context = lintContextOf(app, sheet, facts);
  const planned = plannedPapers(facts, {
    packageId: sheet.package,
    status: sheet.matter.status,
    language: sheet.client?.language ?? 'en',
  });
  const makeable = sheet.takesPapers ? planned : planned.filter(({ kind }) => pendingPapers.has(kind));
  return makeable.flatMap(({ kind, language, isUsual }): DraftedPaper[] => {
    const savedTemplate = templates.find(
      ({ template }) => template.kind === kind && template.language === language,
    );
    if (!savedTemplate) return [];
    const assembled = assemblePaper(savedTemplate.template, facts);
    // A paper whose template no attorney has approved is marked even while filing is open.
    const isSample = !sheet.filingOpen || !savedTemplate.approved;
    const paper = 'paper' in assembled ? printed(assembled.paper, isSample) : null;
    return [
      {
        kind,
        language,
        isUsual,
        title: savedTemplate.template.title,
        templateId: savedTemplate.id,
        missing: 'missing' in assembled ? assembled.missing : [],
        lints: paper ? lintPaper(paper, context) : [],
        outdatedCode: outdatedCodeOf(sheet, { kind, language, paper }),
        paper,
      },
    ];
  });
}

/** A version that came back from a word processor is staff's own: no template makes it old. */
function outdatedCodeOf(
  { papers }: Pick<PaperSheet, 'papers'>,
  { kind, language, paper }: Pick<DraftedPaper, 'kind' | 'language' | 'paper'>,
): string | null {
  const newest = papers.find((one) => one.kind === kind && one.language === language);
  if (!newest || newest.templateId === null || newest.pageCode === paper?.pageCode) return null;
  return newest.pageCode;
}

/** The papers that no longer say what template and record say. */
export function outdatedPapers(app: Pick<App, 'site' | 'config'>, sheet: PaperSheet): OutdatedPaper[] {
  const isStopped = stopsOf(sheet).length > 0;
  return draftPapers(app, sheet, paperFactsOf(sheet)).flatMap(
    ({ kind, language, title, outdatedCode: code, missing, lints }) =>
      code === null
        ? []
        : [
            {
              kind,
              language,
              title,
              code,
              canBeMade: !isStopped && missing.length === 0 && lints.length === 0,
            },
          ],
  );
}

/** Whether a motion stands alone in a court where facts that are not agreed need evidence. */
export function lacksAffidavit({ matter: { court }, papers }: PaperSheet): boolean {
  const has = (wanted: PaperKind) => papers.some(({ kind }) => kind === wanted);
  return requiredPapers[court].includes('affidavit') && has('motion') && !has('affidavit');
}

export function withoutPaper({
  kind,
  language,
  title,
  isUsual,
  missing,
  lints,
  outdatedCode,
}: DraftedPaper): MakeablePaper {
  return { kind, language, title, isUsual, missing, lints, outdatedCode };
}

/**
 * Which papers can be made for a matter now. Audits first that staff read its statement. Refuses `not_found`.
 */
export const readPaperDraft = command({
  run: async (
    app: Pick<App, 'db' | 'site' | 'config'>,
    actor: Actor,
    { id: matterId }: CleanInputOf<typeof papers.draft>,
  ): Promise<PaperDraft> => {
    const [sheet] = await Promise.all([
      readPaperSheet(app, matterId),
      noteMatterView(app, actor, matterId, 'statement_viewed'),
    ]);
    const facts = paperFactsOf(sheet);
    const { statement } = sheet;
    const papers = draftPapers(app, sheet, facts);
    return {
      stops: stopsOf(sheet),
      isSample: !sheet.filingOpen || papers.some(({ paper }) => paper?.isSample),
      statement,
      statementLacks: facts.statementLacks,
      toTranslate:
        statement && statement.language !== 'en'
          ? [...wantedWords(statement.answers, facts.judgment), 'toLandlord' as const].filter(
              (field) => statement.answers[field],
            )
          : [],
      papers: papers.map(withoutPaper),
      exhibits: facts.exhibits.flatMap((exhibit) => {
        const file = sheet.files.find(({ id }) => id === exhibit.fileId);
        if (!file) return [];
        const { id: fileId, originalName, uploadId, coveredAt, coveredUploadId, boxes } = file;
        return [
          {
            fileId,
            name: exhibitName(exhibit),
            fileName: originalName,
            uploadId,
            coveredAt,
            coveredUploadId,
            boxes,
          },
        ];
      }),
    };
  },
});
