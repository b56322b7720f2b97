import { minifySync } from 'vite';

const known = new Map<string, string>();

/** A script that is in the page, minified. Nearly every page has the same ones. */
export function minified(name: string, code: string): string {
  const short = known.get(code) ?? minifySync(name, code).code;
  known.set(code, short);
  return short;
}
