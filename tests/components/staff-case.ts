// A case as the workplace shows it: one court case under review, and what its parts are given.
import type { CaseSheet, MatterSheet } from '#domain/cases/case-sheet.ts';
import type { CaseRow } from '#domain/cases/queue.ts';
import { type Locale } from '#domain/languages.ts';
import { staffWords } from '#i18n/staff.ts';
import type { CasePartProps } from '#islands/staff/cases/part-props.ts';

export const caseId = '7c0e8f0a-1111-4222-8333-444455556666';
export const move = (to: MatterSheet['status'], more: Partial<MatterSheet['moves'][number]> = {}) => ({
  to,
  needs: [],
  lacks: [],
  held: false,
  ...more,
});
export const matter = (more: Partial<MatterSheet> = {}): MatterSheet => ({
  id: 'm1',
  place: 1,
  version: 4,
  status: 'waiting_for_client',
  statusSince: '2026-11-20T15:00:00Z',
  turn: 'us',
  leftOutAt: null,
  sameDisputeAs: null,
  court: 'magistrate',
  county: 'DeKalb',
  docketNumber: '24-D-01',
  nameAsFiled: 'Ana Nunez',
  aliases: [],
  addressThen: null,
  filingYear: null,
  filedAgainstOn: null,
  judgedOn: null,
  caseOutcome: null,
  judgment: 'unknown',
  writRecordedIn: null,
  recordMatchedAt: null,
  recordMatchedBy: null,
  attorney: null,
  papersPreparedOn: null,
  signedCopyAt: null,
  courtFeeSettledAt: null,
  filedOn: null,
  filedBy: null,
  filedHow: null,
  hearingAt: null,
  hearingPlace: null,
  decidedOn: null,
  outcome: null,
  outcomePart: null,
  limitEndsOn: null,
  hiddenSeenOn: null,
  endReason: null,
  sources: {},
  parties: [],
  moves: [
    move('in_review'),
    move('preparing', { needs: ['record_matched'], lacks: ['record_matched'] }),
    move('cancelled', { needs: ['end_reason'] }),
  ],
  ...more,
});
export const row: CaseRow = {
  id: caseId,
  number: 'FK-2026-ACDE34',
  client: 'Ana Núñez',
  status: 'in_review',
  statusSince: '2026-11-20T15:00:00Z',
  statusDays: 2,
  packageId: 'standard',
  urgency: null,
  language: 'es',
  turn: 'us',
  matters: [{ place: 1, status: 'in_review', county: 'DeKalb', docketNumber: '24-D-01' }],
  owner: null,
  due: null,
  reachedAt: null,
  quietDays: null,
  unread: 0,
  missing: 0,
  holds: [],
  flags: ['more_matters'],
  hearingAt: null,
  erased: false,
  isLate: true,
  isSoonLate: false,
};
export const sheet = (matters: readonly MatterSheet[]) =>
  ({
    row,
    matters,
    client: { firstName: 'Ana' },
    rules: { attorneyNeeded: true, staffDeliver: false },
    closures: [],
    readAt: '2026-11-22T15:00:00Z',
    colleagues: [],
  }) as unknown as CaseSheet;

/** A part of the page of a case as staff see it. */
export const casePartProps = (
  locale: Locale,
  matters: readonly MatterSheet[] = [matter()],
  role: 'staff' | 'attorney' = 'staff',
): CasePartProps => ({
  words: staffWords[locale],
  locale,
  id: caseId,
  siteEmail: 'help@example.com',
  member: {
    id: 'sam',
    name: 'Sam Lee',
    email: 'sam@example.com',
    role,
    rights: [],
    preferences: { shortcuts: true },
  },
  onChanged: () => undefined,
  item: sheet(matters),
  reload: async () => undefined,
});
