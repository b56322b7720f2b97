import { searchForm } from '../search/search-form.ts';
import { fullName } from '../person-name.ts';

/**
 * Whether a signature reads like the name: compared without case, accents, punctuation and double spaces.
 * A difference warns, it never blocks, since people sign with a second surname or without one.
 */
export function signatureMatchesName(signature: string, firstName: string, lastName: string): boolean {
  const wanted = plain(fullName(firstName, lastName));
  return wanted === '' || plain(signature) === wanted;
}

function plain(name: string): string {
  return searchForm(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
