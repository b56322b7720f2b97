import type { PaperKind } from '../cases/papers.ts';
import { isPending, type CaseStatus } from '../cases/status.ts';
import type { Locale } from '../languages.ts';
import type { PackageId } from '../packages/catalogue.ts';
import type { PaperFacts } from './paper-facts.ts';

export interface PlannedPaper {
  readonly kind: PaperKind;
  readonly language: Locale;
  /** Made unless staff take it off the list. */
  readonly isUsual: boolean;
}

/** In which order the papers of a packet stand. */
export const packetOrder: readonly PaperKind[] = [
  'cover_letter',
  'motion',
  'affidavit',
  'translator_affidavit',
  'consent',
  'proposed_order',
  'notice_of_hearing',
  'certificate_of_service',
  'change_of_address',
  'exhibits',
];

/** What may be made while the court decides, whoever filed and although the other papers are frozen. */
export const pendingPapers: ReadonlySet<PaperKind> = new Set(['change_of_address']);

/** Packages that include a letter to landlords, in words that the client writes for it. */
export const hasLandlordLetter = (packageId: PackageId): boolean =>
  packageId === 'premium' || packageId === 'vip';

interface PlanContext {
  readonly packageId: PackageId;
  readonly status: CaseStatus;
  /** In which the client reads. */
  readonly language: Locale;
}

/**
 * The papers that can be made for a matter as it stands. An affidavit is always among the usual ones: superior and state
 * court may want it, and in magistrate court it is recommended; the attorney may leave it out.
 */
export function plannedPapers(
  facts: Pick<PaperFacts, 'toldIn' | 'exhibits' | 'judgment'>,
  { packageId, status, language }: PlanContext,
): PlannedPaper[] {
  const planned: PlannedPaper[] = [];
  /** Once papers are filed only what may still change is made unless staff ask for more. */
  const usual = (kind: PaperKind, inLanguage: Locale = 'en') =>
    planned.push({ kind, language: inLanguage, isUsual: !isPending(status) });
  const offered = (kind: PaperKind, inLanguage: Locale = 'en') =>
    planned.push({ kind, language: inLanguage, isUsual: false });
  /** A letter goes out in English; beside it the client reads it in Spanish. */
  const letter = (kind: PaperKind) => {
    offered(kind);
    if (language === 'es') offered(kind, 'es');
  };
  usual('motion');
  usual('proposed_order');
  usual('affidavit');
  if (facts.toldIn !== 'en') usual('translator_affidavit');
  usual('notice_of_hearing');
  usual('certificate_of_service');
  if (facts.exhibits.length > 0) usual('exhibits');
  usual('cover_letter');
  usual('other', language);
  offered('fee_affidavit', language);
  offered('consent');
  planned.push({ kind: 'change_of_address', language: 'en', isUsual: isPending(status) });
  if (facts.judgment === 'paid') letter('satisfaction_request');
  if (hasLandlordLetter(packageId)) letter('landlord_letter');
  if (status === 'granted' || status === 'notifying') letter('screening_letter');
  return planned;
}
