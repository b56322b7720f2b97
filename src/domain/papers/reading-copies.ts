import type { ClientPaper, PaperKind } from '../cases/papers.ts';
import type { Locale } from '../languages.ts';

/** Papers for the court, always in English, that have a copy for reading in the client's language. */
export const copiedPapers: ReadonlySet<PaperKind> = new Set([
  'motion',
  'affidavit',
  'proposed_order',
  'certificate_of_service',
]);

/** Whether a paper can be read along: one that came back from a word processor has words that no template knows. */
export function hasReadingCopy(
  { kind, language, isMade }: Pick<ClientPaper, 'kind' | 'language' | 'isMade'>,
  reader: Locale,
): boolean {
  return language !== reader && isMade && copiedPapers.has(kind);
}
