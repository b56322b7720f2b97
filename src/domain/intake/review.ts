import * as z from 'zod/mini';
import type { CaseStatus } from '../cases/status.ts';
import { email } from '../email.ts';
import type { Locale } from '../languages.ts';
import { locales } from '../languages.ts';
import type { OrderStatus } from '../orders/status.ts';
import type { PackageId } from '../packages/catalogue.ts';
import { isStorableText, text } from '../text.ts';
import { sortedRequest } from '../workplace/lists.ts';
import type { IntakeAnswers } from './answers.ts';
import type { Urgency } from './options.ts';
import { intakeStatuses, type IntakeStatus } from './status.ts';

/** What staff ask the list of applications for. */
export const applicationSorts = ['client', 'county', 'package', 'state', 'sent'] as const;
export const applicationSearch = sortedRequest(
  {
    status: z.optional(z.enum(intakeStatuses)),
    paid: z.optional(z.enum(['paid', 'unpaid'])),
    language: z.optional(z.enum(locales)),
    files: z.optional(z.enum(['missing', 'complete'])),
  },
  applicationSorts,
);
export type ApplicationSearch = z.infer<typeof applicationSearch>;

/** The views above the list: all, or those of one state. */
export const applicationViews = ['all', ...intakeStatuses] as const;
export type ApplicationView = (typeof applicationViews)[number];

/** How many applications stand in each of them. */
export const applicationViewCounts = z.object({ counts: z.record(z.string(), z.int()) });
export type ApplicationViewCounts = z.infer<typeof applicationViewCounts>;

export const noteMaxLength = 2_000;
export const notesMaxLength = 10_000;

/** A decision about an application, from the status staff saw. The client reads the note in the mail. */
export const decisionRequest = z.object({
  from: z.enum(intakeStatuses),
  to: z.enum(intakeStatuses, 'choice.required'),
  note: text({ max: noteMaxLength, multiline: true, required: 'note.required' }),
});

/** Notes for staff alone, and what stood there on the screen before. */
export const notesRequest = z.object({
  notes: text({ max: notesMaxLength, multiline: true }),
  seen: text({ max: notesMaxLength, multiline: true }),
});
export type NotesRequest = z.infer<typeof notesRequest>;

/** The right address of an application that waits for the owner of another, and the one on the screen before. */
export const addressRequest = z.object({
  email: email(),
  seen: z.string('field.wrongType').check(z.refine((seen) => isStorableText(seen, false), 'text.characters')),
});
export type AddressRequest = z.infer<typeof addressRequest>;

/** An application in the list of staff. */
export interface ApplicationRow {
  readonly id: string;
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly county: string | null;
  readonly urgency: Urgency;
  readonly status: IntakeStatus;
  readonly paid: boolean;
  /** It was paid for, and all of it went back. */
  readonly returned: boolean;
  readonly language: Locale;
  readonly packageId: PackageId;
  readonly filesMissing: number;
  readonly hasNotes: boolean;
  readonly submittedAt: string;
  /** When the answers were removed, at the client's wish or by the retention rules. */
  readonly erasedAt: string | null;
}

/** A file staff may open. */
export interface StaffFile {
  readonly uploadId: string;
  readonly name: string;
  readonly size: number;
  readonly scan: 'unscanned' | 'clean' | 'infected';
  /** A PDF that could run or send something: to be looked at as drawn pages. */
  readonly active: boolean;
  readonly at: string;
}

/** An application as staff read it: everything the client said, and what was decided. */
export interface ApplicationRecord {
  readonly id: string;
  readonly reference: string;
  readonly status: IntakeStatus;
  readonly submittedAt: string;
  /** What the client reads today: as their account says, else as they applied. */
  readonly reads: Locale;
  /** Once it is accepted now, the client hears from us by then. */
  readonly hearsBy: string | null;
  readonly erasedAt: string | null;
  readonly answers: IntakeAnswers;
  /** Its address is that of another client, who did not answer its birth date. */
  readonly waitsForOwner: boolean;
  readonly reviewedAt: string | null;
  readonly reviewedBy: string | null;
  readonly decisionNote: string | null;
  readonly notes: string;
  readonly agreement: {
    readonly signature: string;
    readonly signedAt: string;
    readonly language: Locale;
    readonly version: string;
    readonly agreementHash: string;
    readonly shownHash: string;
    readonly ip: string | null;
  } | null;
  readonly files: readonly StaffFile[];
  readonly filesMissing: readonly string[];
  readonly corrections: readonly {
    readonly id: string;
    readonly reference: string;
    readonly message: string;
    readonly answers: IntakeAnswers | null;
    readonly at: string;
    readonly handled: boolean;
  }[];
  readonly orders: readonly {
    readonly id: string;
    readonly reference: string;
    readonly status: OrderStatus;
    readonly amountCents: number;
    readonly packageId: PackageId;
  }[];
  readonly case: { readonly id: string; readonly number: string; readonly status: CaseStatus } | null;
}

/** What a decision led to. */
export interface DecisionAnswer {
  readonly status: IntakeStatus;
  readonly refundedCents: number;
  /** A payment was left to people: the bank disputes it, or it is on its way back already. */
  readonly refundLeftOpen: boolean;
}
