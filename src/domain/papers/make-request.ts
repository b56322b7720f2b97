import * as z from 'zod/mini';
import { paperKinds, type PaperKind } from '../cases/papers.ts';
import { writeKey } from '../cases/move-request.ts';
import { locales, type Locale } from '../languages.ts';
import { isId } from '../record-id.ts';
import { fileTicket } from '../uploads/tickets.ts';
import type { MissingFact } from './assemble.ts';
import type { Lint } from './lint.ts';
import type { MatterStop } from './paper-stops.ts';
import type {
  MissingElement,
  OwnWordField,
  StatementAnswers,
  TakenWay,
  TranslatedWords,
} from './statement.ts';

/** Which papers of a matter are to be made now. */
export const makeRequest = z.object({
  idempotencyKey: writeKey,
  papers: z
    .array(
      z.object({
        kind: z.enum(paperKinds, 'field.wrongType'),
        language: z.enum(locales, 'field.wrongType'),
      }),
      'field.wrongType',
    )
    .check(z.minLength(1, 'papers.required'), z.maxLength(40, 'field.wrongType')),
});

export const packetRequest = z.object({ idempotencyKey: writeKey });

/** An exhibit with black boxes: drawn again, so that nothing is left beneath them. */
export const coverRequest = z.object({
  idempotencyKey: writeKey,
  documentId: z.string('field.wrongType').check(z.refine(isId, 'field.wrongType')),
  ticket: fileTicket,
  boxes: z.int('field.wrongType').check(z.gte(1, 'field.wrongType'), z.lte(2_000, 'field.wrongType')),
});

/** An exhibit as staff see it before it goes into a packet. */
export interface DraftExhibit {
  readonly fileId: string;
  /** "Exhibit A: Denial letter". */
  readonly name: string;
  readonly fileName: string;
  readonly uploadId: string | null;
  readonly coveredAt: string | null;
  readonly coveredUploadId: string | null;
  readonly boxes: number | null;
}

export interface MakeablePaper {
  readonly kind: PaperKind;
  readonly language: Locale;
  readonly title: string;
  readonly isUsual: boolean;
  /** Facts without which it is not made. */
  readonly missing: readonly MissingFact[];
  /** What it must not say. */
  readonly lints: readonly Lint[];
  /** The code of its newest version, when its template or the facts have changed since that was made. */
  readonly outdatedCode: string | null;
}

export interface StatementSheet {
  readonly version: number;
  readonly answers: StatementAnswers;
  readonly language: Locale;
  readonly finishedAt: string | null;
  readonly translatedBy: string | null;
  readonly translation: TranslatedWords;
  readonly readBackAt: string | null;
  /** Told on paper or on the phone, and written down here; null: the client wrote it. */
  readonly takenHow: TakenWay | null;
}

/** What staff read before they make papers. */
export interface PaperDraft {
  readonly stops: readonly MatterStop[];
  /** Papers carry SAMPLE: filing is closed, or no attorney has approved a template. */
  readonly isSample: boolean;
  readonly statement: StatementSheet | null;
  readonly statementLacks: readonly MissingElement[];
  /** Fields of own words that wait for their English. */
  readonly toTranslate: readonly OwnWordField[];
  readonly papers: readonly MakeablePaper[];
  readonly exhibits: readonly DraftExhibit[];
}

export interface MadePaper {
  readonly kind: PaperKind;
  readonly language: Locale;
  /** Null: the newest version says the same already. */
  readonly versionNumber: number | null;
  readonly pageCode: string;
}

export interface MadePapers {
  readonly made: readonly MadePaper[];
  /** Not made, and why. */
  readonly refused: readonly MakeablePaper[];
}
