import * as z from 'zod/mini';
import { courtTypes, judgmentStates, partyRoles } from '#domain/cases/matters.ts';
import { paperKinds, paperStates } from '#domain/cases/papers.ts';
import { caseStatuses } from '#domain/cases/status.ts';
import { caseOutcomes } from '#domain/intake/options.ts';
import { locales } from '#domain/languages.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import type { PaperFacts, ServedParty } from '#domain/papers/paper-facts.ts';
import { stopsOfPapers, type MatterStop } from '#domain/papers/paper-stops.ts';
import { missingOfStatement, ownWordFields } from '#domain/papers/statement.ts';
import { fullName } from '#domain/person-name.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { statementSheet } from './read-statement.ts';

const words = z.nullable(z.string());

const party = z.object({
  role: z.enum(partyRoles),
  name: z.string(),
  isClient: z.boolean(),
  address: words,
  phone: words,
  attorneyOfRecord: words,
  registeredAgent: words,
  isGone: z.boolean(),
});
type Party = z.infer<typeof party>;

const sheet = z.object({
  outcome: z.literal('done'),
  caseId: z.string(),
  package: z.enum(packageIds),
  takesPapers: z.boolean(),
  /** Whether anything can be filed; until then papers say SAMPLE. */
  filingOpen: z.boolean(),
  inDanger: z.boolean(),
  recordMatched: z.boolean(),
  /** A flag that nobody has cleared stops papers. */
  flagged: z.boolean(),
  matter: z.object({
    status: z.enum(caseStatuses),
    place: z.int(),
    court: z.enum(courtTypes),
    county: words,
    docketNumber: words,
    nameAsFiled: words,
    addressThen: words,
    filedAgainstOn: words,
    judgedOn: words,
    caseOutcome: z.nullable(z.enum(caseOutcomes)),
    judgment: z.enum(judgmentStates),
    writRecordedIn: words,
  }),
  parties: z.array(party),
  client: z.nullable(z.object({ firstName: words, lastName: words, language: z.enum(locales) })),
  birthDate: words,
  statement: z.nullable(statementSheet),
  /** Name and key are those of the newest covered copy, where there is one. */
  files: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      key: z.string(),
      originalName: z.string(),
      uploadId: words,
      coveredAt: words,
      coveredUploadId: words,
      boxes: z.nullable(z.int()),
    }),
  ),
  templates: z.array(
    z.object({ id: z.string(), content: z.string(), version: z.int(), approved: z.boolean() }),
  ),
  papers: z.array(
    z.object({
      paperId: z.string(),
      kind: z.enum(paperKinds),
      title: words,
      language: z.enum(locales),
      version: z.int(),
      sha256: z.string(),
      status: z.enum(paperStates),
      templateId: words,
      pageCode: z.string(),
    }),
  ),
});
export type PaperSheet = z.infer<typeof sheet>;

/** What `read_paper_facts` answers. */
export const paperSheetAnswer = z.union([sheet, outcome('unknown')]);

/** Refuses `not_found` where there is no such matter. */
export function sheetOf(answer: z.infer<typeof paperSheetAnswer>): PaperSheet {
  if (answer.outcome !== 'done') throw new Refusal('not_found');
  return answer;
}

/** Everything that a matter's papers are made from. Refuses `not_found`. */
export async function readPaperSheet(app: Pick<App, 'db'>, matterId: string): Promise<PaperSheet> {
  return sheetOf(await callSql(app, 'read_paper_facts', { matterId }, paperSheetAnswer));
}

/** What prevents all papers of the matter from being made. */
export function stopsOf({ takesPapers, recordMatched, flagged, inDanger, matter }: PaperSheet): MatterStop[] {
  const { status } = matter;
  return stopsOfPapers({ status, takesPapers, isMatched: recordMatched, isFlagged: flagged, inDanger });
}

/** Who gets a copy: everybody in the record but the client, through the representative that the record names. */
function servedOf({ name, address, attorneyOfRecord, registeredAgent, isGone }: Party): ServedParty {
  if (attorneyOfRecord) return { name, through: 'attorney', address: attorneyOfRecord, isGone };
  if (registeredAgent) return { name, through: 'agent', address: registeredAgent, isGone };
  return { name, through: 'self', address, isGone };
}

/** The facts of a matter as papers state them: the client's words in English, exhibits lettered in order. */
export function paperFactsOf({ matter, parties, client, statement, papers }: PaperSheet): PaperFacts {
  const answers = statement?.answers ?? {};
  const movant = parties.find(({ isClient }) => isClient);
  const others = parties.filter(({ isClient }) => !isClient);
  const isTranslated = statement !== null && statement.language !== 'en';
  const ownWords = ownWordFields.flatMap((field) => {
    const text = isTranslated ? statement.translation[field]?.text : answers[field];
    return text ? [[field, text] as const] : [];
  });
  const toldWords = ownWordFields.flatMap((field) => {
    const text = answers[field];
    return text ? [[field, text] as const] : [];
  });
  return {
    court: matter.court,
    county: matter.county,
    docketNumber: matter.docketNumber,
    nameAsFiled: matter.nameAsFiled,
    presentName: fullName(client?.firstName, client?.lastName) || null,
    plaintiffs: others.filter(({ role }) => role === 'plaintiff').map(({ name }) => name),
    otherRespondents: others.filter(({ role }) => role === 'respondent').map(({ name }) => name),
    served: others.map(servedOf),
    address: movant?.address ?? null,
    phone: movant?.phone ?? null,
    addressThen: matter.addressThen,
    filedAgainstOn: matter.filedAgainstOn,
    judgedOn: matter.judgedOn,
    caseOutcome: matter.caseOutcome,
    judgment: matter.judgment,
    writRecordedIn: matter.writRecordedIn,
    part: answers.part ?? null,
    nature: answers.nature ?? null,
    length: answers.length ?? null,
    years: answers.years ?? null,
    until: answers.until ?? null,
    words: Object.fromEntries(ownWords),
    told: Object.fromEntries(toldWords),
    isReadBack: !isTranslated || statement.readBackAt !== null,
    statementLacks: missingOfStatement(statement, matter.judgment),
    exhibits: (answers.exhibits ?? []).map(({ kind, proves, fileId }, index) => ({
      letter: String.fromCodePoint(65 + index),
      kind,
      proves,
      fileId,
    })),
    hasAffidavit: papers.some(({ kind }) => kind === 'affidavit'),
    translator: isTranslated ? statement.translatedBy : null,
    toldIn: statement?.language ?? 'en',
  };
}
