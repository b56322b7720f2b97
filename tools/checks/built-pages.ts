// The built pages, for the checks that read them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import type { Document } from 'domhandler';

/** Read and parsed anew each time it is asked for: a thousand parsed pages do not fit into memory. */
export class BuiltPage {
  /** Address people use: /x, or / for the home page. */
  readonly address: string;
  readonly file: string;
  readonly #dist: string;

  constructor(dist: string, file: string) {
    this.#dist = dist;
    this.file = file;
    const address = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`;
    this.address = address === '/index' ? '/' : address;
  }

  get html(): string {
    return readFileSync(join(this.#dist, this.file), 'utf8');
  }

  get document(): Document {
    return parseDocument(this.html);
  }
}

/** Every HTML page of a build. Refuses an empty folder, because a check of nothing would always pass. */
export function builtPages(dist = join(process.cwd(), 'dist')): BuiltPage[] {
  const files = globSync('**/*.html', { cwd: dist }).sort();
  if (files.length === 0) throw new Error(`no pages in ${dist}: run "npm run build" first`);
  return files.map((file) => new BuiltPage(dist, file));
}

/**
 * Whether looking at a page tells something that no other page tells. The pages of counties are one page
 * with other values: the one of which most was checked, and one of which nothing was, stand for all.
 */
export function isWorthLooking(address: string): boolean {
  return !address.includes('/counties/') || /\/(clayton|worth)$/.test(address);
}
