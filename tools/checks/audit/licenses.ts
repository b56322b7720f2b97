// Under which licenses the packages of the lock file may be used. Code under another one may not be shipped before somebody
// has read it.

export interface LockedPackage {
  readonly license?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

/** They let us use and ship a package without publishing our own sources. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  // libvips, which comes as a library of its own beside sharp.
  'LGPL-3.0-or-later',
]);

/** How some write theirs. */
const otherSpellings: Readonly<Record<string, string>> = {
  'Apache 2': 'Apache-2.0',
  'MPL 2.0': 'MPL-2.0',
  'MIT and ISC': 'MIT AND ISC',
};

/** They name none in their package.json; it stands in the text beside it, which somebody read. */
const readByHand: Readonly<Record<string, string>> = {
  callsite: 'MIT',
  'png-js': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** Whether a license, or a choice of several, may be used: `(MIT OR GPL-2.0)`, `MIT AND Zlib`. */
export function isAllowed(license: string): boolean {
  const bare = otherSpellings[license] ?? license.replaceAll(/[()]/g, '');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((one) => allowed.has(one.trim())));
}

/** A sentence for each package whose license is unknown or does not let us use it. */
export function licenseFaults(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages).flatMap(([place, { license, resolved, link }]) => {
    const name = place.split('node_modules/').at(-1) ?? place;
    // Our own: the project, and folders of it.
    if (place === '' || link || (resolved === undefined && !place.includes('node_modules/'))) return [];
    const known = license ?? readByHand[name];
    if (known === undefined) return [`${place} names no license: read its text, and write it down here.`];
    return isAllowed(known) ? [] : [`${place} is under ${known}: take another package, or ask a lawyer.`];
  });
}
