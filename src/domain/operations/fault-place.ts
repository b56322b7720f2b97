// By itself, because every page has it.

/** A long segment with a digit is an id, a token or a number of a case; so is everything after `?` and `#`. */
export function placeOfPage(path: string): string {
  const bare = path.split(/[?#]/)[0] ?? '';
  return bare
    .split('/')
    .map((part) => (/^(?=.*\d).{6,}$/.test(part) ? ':id' : part.replaceAll(/[^A-Za-z0-9_.:-]/g, '_')))
    .join('/')
    .slice(0, 100);
}
