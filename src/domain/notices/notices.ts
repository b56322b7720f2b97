import * as z from 'zod/mini';
import type { CaseStatus } from '../cases/status.ts';
import { isId } from '../record-id.ts';
import { isPagePlace } from '../workplace/lists.ts';
import type { NoticeCode, NoticeKind } from './kinds.ts';

/** Notices on one page under the bell. */
export const noticesPerPage = 20;

/** What a client reads under the bell. Times are ISO 8601 in UTC. */
export interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  /** `other`: something this version has no words for. */
  readonly code: NoticeCode | 'other';
  readonly caseId: string | null;
  readonly caseNumber: string | null;
  /** Where the case moved. */
  readonly to: CaseStatus | null;
  /** The date it tells of. */
  readonly at: string | null;
  readonly isRead: boolean;
  readonly createdAt: string;
}

/** Those of the last 90 days whose cause is not done, the newest first. */
export interface Notices {
  readonly items: readonly Notice[];
  readonly before: string | null;
  readonly unread: number;
}

/** A page of them; without `before`, the newest. */
export const noticesQuery = z.object({
  before: z.optional(z.string().check(z.refine(isPagePlace, 'field.wrongType'))),
});
export type NoticesQuery = z.infer<typeof noticesQuery>;

/** Those that were on the screen. */
export const noticesRead = z.object({
  ids: z
    .array(z.string('field.wrongType').check(z.refine(isId, 'field.wrongType')), 'field.wrongType')
    .check(z.maxLength(100, 'field.wrongType')),
});
export type NoticesRead = z.infer<typeof noticesRead>;
