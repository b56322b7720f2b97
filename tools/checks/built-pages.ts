// The built pages as parsed documents, for the checks that read them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import type { Document } from 'domhandler';

export interface BuiltPage {
  /** Address people use: /x, or / for the home page. */
  readonly address: string;
  readonly file: string;
  readonly html: string;
  readonly document: Document;
}

/** Every HTML page of a build. Refuses an empty folder, because a check of nothing would always pass. */
export function builtPages(dist = join(process.cwd(), 'dist')): BuiltPage[] {
  const files = globSync('**/*.html', { cwd: dist }).sort();
  if (files.length === 0) throw new Error(`no pages in ${dist}: run "npm run build" first`);
  return files.map((file) => {
    const html = readFileSync(join(dist, file), 'utf8');
    const address = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`;
    return { address: address === '/index' ? '/' : address, file, html, document: parseDocument(html) };
  });
}
