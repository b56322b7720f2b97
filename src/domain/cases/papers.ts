import * as z from 'zod/mini';
import { locales, type Locale } from '../languages.ts';
import { isId } from '../record-id.ts';
import { text } from '../text.ts';
import { fileTicket, someFileTickets } from '../uploads/tickets.ts';
import { pageCodesMax } from './limits.ts';
import type { StaffCaseFile } from './case-file.ts';
import { writeKey } from './move-request.ts';
import type { CaseStatus } from './status.ts';

/** The papers of a matter. `packet`: all of them in one file; `court_letter`: one that came from the court. */
export const paperKinds = [
  'motion',
  'proposed_order',
  'affidavit',
  'notice_of_hearing',
  'certificate_of_service',
  'change_of_address',
  'fee_affidavit',
  'consent',
  'satisfaction_request',
  'translator_affidavit',
  'exhibits',
  'cover_letter',
  'landlord_letter',
  'screening_letter',
  'court_letter',
  'other',
  'packet',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Papers that tell the client's harm, as `approve_papers` knows them. */
export const papersOfHarm: readonly PaperKind[] = ['motion', 'affidavit'];

/** The states of one version of a paper. */
export const paperStates = [
  'draft',
  'returned',
  'attorney_approved',
  'client_approved',
  'replaced',
  'signed',
  'filed',
] as const;
export type PaperState = (typeof paperStates)[number];

/** How a client knows a paper that they did not open here; `opened` is what the page saw itself. */
export const readingWays = ['opened', 'on_paper', 'read_to_me', 'not_read'] as const;
export type ReadingWay = (typeof readingWays)[number];

/** Who an approval speaks for. */
export const approvalRoles = ['client', 'attorney'] as const;
export type ApprovalRole = (typeof approvalRoles)[number];

export const paperTitleMax = 200;
export const paperNoteMax = 2_000;
/** Characters of what a client wants changed in one paper. */
export const changeMax = 5_000;
export const typedNameMax = 200;

const id = z.string('field.wrongType').check(z.refine(isId, 'field.wrongType'));
const sha256 = z.string('field.wrongType').check(z.regex(/^[0-9a-f]{64}$/, 'field.wrongType'));
const version = z.int32('field.wrongType').check(z.positive('field.wrongType'));
const language = z.enum(locales, 'field.wrongType');
/** No matter has as many papers. */
const mostAtOnce = 40;
const named = { documentId: id, sha256 };
const someOf = <Item extends z.ZodMiniType>(item: Item) =>
  z
    .array(item, 'field.wrongType')
    .check(z.minLength(1, 'papers.required'), z.maxLength(mostAtOnce, 'field.wrongType'));

/** A PDF as a new paper of a matter, or as the next version of one (`paperId`, and the version that was on the screen). */
export const paperUpload = z
  .object({
    idempotencyKey: writeKey,
    ticket: fileTicket,
    /** The Word file that the PDF was made from, kept beside it. */
    wordTicket: z.optional(z.nullable(fileTicket)),
    paperId: z.optional(id),
    version: z.optional(version),
    kind: z.optional(z.enum(paperKinds, 'field.wrongType')),
    title: z.optional(z.nullable(text({ max: paperTitleMax }))),
    language: z._default(language, 'en'),
  })
  .check(
    z.refine(({ paperId, kind }) => paperId !== undefined || kind !== undefined, {
      error: 'kind.required',
      path: ['kind'],
    }),
    z.refine((request) => request.paperId === undefined || request.version !== undefined, {
      error: 'field.wrongType',
      path: ['version'],
    }),
    // The kind does not say what it is.
    z.refine(({ paperId, kind, title }) => paperId !== undefined || kind !== 'other' || Boolean(title), {
      error: 'title.required',
      path: ['title'],
    }),
  );
export type PaperUpload = z.infer<typeof paperUpload>;

/** Versions somebody has read, each by its hash, under their typed name. */
export const paperApproval = z.object({
  idempotencyKey: writeKey,
  documents: someOf(z.object({ ...named, readAs: z.optional(z.enum(readingWays, 'field.wrongType')) })),
  typedName: text({ max: typedNameMax, required: 'typedName.required' }),
  language,
});
export type PaperApproval = z.infer<typeof paperApproval>;

/** `alikeReason`: why the paper may go on although another client's statement is too alike. */
export const attorneyApproval = z.extend(paperApproval, {
  alikeReason: z.optional(z.nullable(text({ max: paperNoteMax, multiline: true }))),
});

/** The client approved on paper; staff bring the picture of it. */
export const recordedApproval = z.extend(paperApproval, { tickets: someFileTickets });

/** What the attorney returns, with one comment for staff. */
export const paperReturn = z.object({
  idempotencyKey: writeKey,
  documents: someOf(z.object(named)),
  words: text({ max: paperNoteMax, multiline: true, required: 'note.missing' }),
  language,
});

/** What the client wants changed, in their words. */
export const changeRequest = z.object({
  idempotencyKey: writeKey,
  documents: someOf(
    z.object({ ...named, words: text({ max: changeMax, multiline: true, required: 'change.required' }) }),
  ),
  language,
});
export type ChangeRequest = z.infer<typeof changeRequest>;

/** The client wants nothing more done about a matter. */
export const stopRequest = z.object({
  idempotencyKey: writeKey,
  version,
  language,
  words: z.optional(z.nullable(text({ max: changeMax, multiline: true }))),
});
export type StopRequest = z.infer<typeof stopRequest>;

/** The page codes in a text, in capitals. */
export const pageCodesIn = (words: string): readonly string[] =>
  words.toUpperCase().match(/\b[0-9A-Z]{6}\b/g) ?? [];

/** Papers signed for the court; the codes on their pages tell the versions. */
export const signedCopy = z.object({
  idempotencyKey: writeKey,
  version,
  documents: someOf(z.object({ documentId: id })),
  /** The codes on the pages, as somebody read them; the text of a PDF says them by itself. */
  codes: z._default(text({ max: pageCodesMax }), ''),
  tickets: someFileTickets,
});

export const courtFee = z.object({
  idempotencyKey: writeKey,
  version,
  settled: z.boolean('field.wrongType'),
});
export type CourtFee = z.infer<typeof courtFee>;

interface PaperMatter {
  readonly id: string;
  readonly place: number;
  readonly status: CaseStatus;
  readonly version: number;
  readonly county: string | null;
  readonly docketNumber: string | null;
  readonly signedCopyAt: string | null;
  readonly courtFeeSettledAt: string | null;
  /** The client said that somebody who gets a copy is a danger, and the attorney has not decided. */
  readonly inDanger: boolean;
}

export interface GivenApproval {
  readonly as: ApprovalRole;
  readonly typedName: string | null;
  readonly language: Locale;
  readonly at: string;
  /** The attorney had prepared it too. */
  readonly ownWork: boolean;
  /** Taken by staff from a signed copy. */
  readonly recorded: boolean;
  /** How the client knew the paper; null for an attorney, and where nobody asked. */
  readonly readAs: ReadingWay | null;
  readonly alikeReason: string | null;
}

/** A paragraph of harm that tells it in the words of another client. */
export interface AlikeStatement {
  /** Percent of its words. */
  readonly share: number;
  readonly caseNumber: string;
}

export interface PaperVersion {
  readonly id: string;
  readonly number: number;
  readonly status: PaperState;
  readonly sha256: string;
  readonly pageCode: string;
  readonly name: string;
  readonly size: number;
  readonly uploadId: string | null;
  /** Made here from a template, so that nothing in it came from outside. */
  readonly isMade: boolean;
  /** It is the newest, and an attorney's approval of it counts still. */
  readonly attorneyApproved: boolean;
  /** The same version as a Word file. */
  readonly word: { readonly uploadId: string; readonly name: string; readonly size: number } | null;
  readonly returnedNote: string | null;
  readonly changeAsked: string | null;
  readonly createdAt: string;
  readonly madeById: string | null;
  readonly madeBy: string | null;
  readonly approvals: readonly GivenApproval[];
  readonly copies: readonly StaffCaseFile[];
}

export interface StaffPaper {
  readonly id: string;
  readonly kind: PaperKind;
  readonly title: string | null;
  readonly language: Locale;
  /** The newest first. */
  readonly versions: readonly PaperVersion[];
}

/** A paper whose template or facts have changed since its newest version was made. */
export interface OutdatedPaper {
  readonly kind: PaperKind;
  readonly language: Locale;
  readonly title: string;
  /** At the foot of the pages that are out of date. */
  readonly code: string;
  /** Nothing keeps it from being made again now. */
  readonly canBeMade: boolean;
}

export interface StaffPaperMatter extends PaperMatter {
  /** Whether a version of ours may be added now. */
  readonly takesPapers: boolean;
  readonly attorneyNeeded: boolean;
  readonly alike: AlikeStatement | null;
  readonly outdated: readonly OutdatedPaper[];
  /** The motion stands alone where an affidavit belongs to it unless an attorney leaves it out. */
  readonly lacksAffidavit: boolean;
  readonly papers: readonly StaffPaper[];
}
export interface StaffPapers {
  readonly matters: readonly StaffPaperMatter[];
}

/** A version that the client may read. */
export interface ClientPaper {
  readonly paperId: string;
  readonly documentId: string;
  readonly kind: PaperKind;
  readonly title: string | null;
  readonly language: Locale;
  readonly number: number;
  readonly status: PaperState;
  readonly sha256: string;
  readonly pageCode: string;
  readonly name: string;
  readonly size: number;
  readonly changeAsked: string | null;
  readonly createdAt: string;
  /** Made here from the facts of the case. */
  readonly isMade: boolean;
  /** No newer version is there: this one may be approved. */
  readonly isCurrent: boolean;
  readonly approvedAt: string | null;
}
export interface ClientPaperMatter extends PaperMatter {
  readonly nameAsFiled: string | null;
  readonly papers: readonly ClientPaper[];
}
export interface ClientPapers {
  readonly matters: readonly ClientPaperMatter[];
}
