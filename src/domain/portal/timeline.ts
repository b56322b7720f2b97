import * as z from 'zod/mini';
import type { DocketFinding } from '../cases/court-checks.ts';
import type { PaperKind } from '../cases/papers.ts';
import type { CaseStatus, CaseUpdateCode } from '../cases/status.ts';
import type { Locale } from '../languages.ts';
import { isPagePlace } from '../workplace/lists.ts';
import { timelineKinds, type MoneyMove, type TimelineKind } from './timeline-kinds.ts';

/** Entries of one page, and bytes of their texts: a phone on a slow line reads the newest at once. */
export const timelinePage = 20;
export const timelineBytes = 30_000;

/** Characters of a message in the list; the thread has all of it. */
export const timelineExcerpt = 280;

/** A page of what happened; without `before`, the newest. */
export const timelineQuery = z.object({
  kind: z.optional(z.enum(timelineKinds, 'field.wrongType')),
  before: z.optional(z.string().check(z.refine(isPagePlace, 'field.wrongType'))),
});

/** One thing that happened. Times are ISO 8601. No internal entry may ever appear here. */
export interface TimelineEntry {
  readonly id: string;
  readonly at: string;
  readonly kind: TimelineKind;
  /** What the system wrote is a code; what a person wrote has a text and perhaps a title. */
  readonly code?: CaseUpdateCode | undefined;
  readonly title?: string | undefined;
  readonly text: string | null;
  readonly language?: Locale | undefined;
  readonly status?: CaseStatus | undefined;
  readonly hearingAt?: string | undefined;
  /** When the call is or was, of which the entry tells. */
  readonly callAt?: string | undefined;
  /** What a look at the court's record found, and on which day. */
  readonly found?: DocketFinding | undefined;
  readonly on?: string | undefined;
  readonly paper?: PaperKind | undefined;
  /** Which matter of the case, where it is about one. */
  readonly matter?: number | undefined;
  readonly from?: 'client' | 'us' | undefined;
  readonly name?: string | undefined;
  /** More of the message is in the thread. */
  readonly isCut?: boolean | undefined;
  readonly money?: MoneyMove | undefined;
  readonly amountCents?: number | undefined;
}

export interface Timeline {
  readonly items: readonly TimelineEntry[];
  /** Where the next older page begins; null on the last. */
  readonly before: string | null;
}
