import * as z from 'zod/mini';
import type { CleanInputOf } from '#domain/api-call.ts';
import * as answers from '#domain/cases/answers.ts';
import type * as cases from '#domain/cases/api.ts';
import {
  approvalRoles,
  paperKinds,
  paperStates,
  readingWays,
  type StaffPaperMatter,
  type StaffPapers,
} from '#domain/cases/papers.ts';
import { caseStatuses, isPending } from '#domain/cases/status.ts';
import { locales } from '#domain/languages.ts';
import type { App } from '../app.ts';
import { Refusal } from '../http/refusal.ts';
import { query } from '../http/service.ts';
import { lacksAffidavit, outdatedPapers } from './draft-papers.ts';
import { readPaperSheet } from './read-paper-facts.ts';
import { staffFiles } from './stored-files.ts';

const matter = {
  id: z.string(),
  place: z.int(),
  status: z.enum(caseStatuses),
  version: z.int(),
  county: z.nullable(z.string()),
  docketNumber: z.nullable(z.string()),
  signedCopyAt: z.nullable(z.string()),
  courtFeeSettledAt: z.nullable(z.string()),
  inDanger: z.boolean(),
};
const version = {
  status: z.enum(paperStates),
  number: z.int(),
  sha256: z.string(),
  pageCode: z.string(),
  name: z.string(),
  size: z.int(),
  changeAsked: z.nullable(z.string()),
  createdAt: z.string(),
};
const paper = { kind: z.enum(paperKinds), title: z.nullable(z.string()), language: z.enum(locales) };

const staffPapers = z.object({
  matters: z.array(
    z.object({
      ...matter,
      takesPapers: z.boolean(),
      attorneyNeeded: z.boolean(),
      alike: z.nullable(z.object({ share: z.int(), caseNumber: z.string() })),
      papers: z.array(
        z.object({
          ...paper,
          id: z.string(),
          versions: z.array(
            z.object({
              ...version,
              id: z.string(),
              uploadId: z.nullable(z.string()),
              isMade: z.boolean(),
              attorneyApproved: z.boolean(),
              word: z.nullable(z.object({ uploadId: z.string(), name: z.string(), size: z.int() })),
              returnedNote: z.nullable(z.string()),
              madeById: z.nullable(z.string()),
              madeBy: z.nullable(z.string()),
              approvals: z.array(
                z.object({
                  as: z.enum(approvalRoles),
                  typedName: z.nullable(z.string()),
                  language: z.enum(locales),
                  at: z.string(),
                  ownWork: z.boolean(),
                  recorded: z.boolean(),
                  readAs: z.nullable(z.enum(readingWays)),
                  alikeReason: z.nullable(z.string()),
                }),
              ),
              copies: staffFiles,
            }),
          ),
        }),
      ),
    }),
  ),
});

/** The papers of the actor's own case that are ready for them to read. Refuses `not_found`. */
export const ownPapers = query({
  sql: 'read_own_papers',
  params: ({ id }: CleanInputOf<typeof cases.papers>) => ({ caseId: id }),
  answer: z.nullable(answers.papers),
  toResult: (stored) => {
    if (!stored) throw new Refusal('not_found');
    return stored;
  },
});

/**
 * All papers of a case with all their versions, for staff, and which of them are out of date; the look is audited first.
 * Refuses `not_found`.
 */
export const papersOfCase = query({
  sql: 'read_case_papers',
  notes: { action: 'case_papers_viewed', object: 'case' },
  params: ({ id: caseId }: CleanInputOf<typeof cases.papers>) => ({ caseId }),
  answer: staffPapers,
  toResult: async ({ matters }, { app }): Promise<StaffPapers> => ({
    matters: await Promise.all(matters.map(async (one) => ({ ...one, ...(await readPaperState(app, one)) }))),
  }),
});

type PaperState = Pick<StaffPaperMatter, 'outdated' | 'lacksAffidavit'>;

/** Only while versions may still be added: what the court has stays as it is. */
async function readPaperState(
  app: Pick<App, 'db' | 'site' | 'config'>,
  { id, papers, takesPapers, status }: z.infer<typeof staffPapers>['matters'][number],
): Promise<PaperState> {
  if (papers.length === 0 || !(takesPapers || isPending(status)))
    return { outdated: [], lacksAffidavit: false };
  const sheet = await readPaperSheet(app, id);
  return { outdated: outdatedPapers(app, sheet), lacksAffidavit: takesPapers && lacksAffidavit(sheet) };
}
