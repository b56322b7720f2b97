import { searchForm } from '../search/search-form.ts';
import { fullName } from '../person-name.ts';

/**
 * Whether a signature reads like the name: compared without case, accents, punctuation and double spaces, and in any
 * order, since much of the world writes the family's name first.
 * A difference warns, it never blocks, since people sign with a second surname or without one.
 */
export function signatureMatchesName(signature: string, firstName: string, lastName: string): boolean {
  const wanted = plain(fullName(firstName, lastName));
  return wanted === '' || plain(signature) === wanted;
}

function plain(name: string): string {
  return searchForm(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}
