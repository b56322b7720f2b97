// Makes the search index of the built pages, in dist/pagefind, one per language. Only what is marked with
// `data-pagefind-body` is searched: texts people look for, never forms or the portal. Pagefind reads the pages itself.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { close, createIndex } from 'pagefind';
import sirv from 'sirv';
import { searchRecords } from './records.mjs';

/** Pagefind also brings ready-made interfaces; the site has its own. */
const notOurs = 'pagefind-{ui,modular-ui,component-ui,highlight}*';

export default function searchIndex() {
  let dist;
  return {
    name: 'search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        dist = fileURLToPath(config.outDir);
      },
      'astro:build:done': async ({ dir }) => {
        await writeIndex(fileURLToPath(dir));
        leaveMarksOut(fileURLToPath(dir));
      },
      // While developing there are no built pages to search: the index of the last build answers, if there is one.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/pagefind', sirv(join(dist, 'pagefind'), { dev: true }));
      },
    },
  };
}

/** Indexes a build. Refuses what Pagefind refuses. */
export async function writeIndex(dist) {
  const done = ({ errors, ...answer }) => {
    if (errors.length > 0) throw new Error(`The search index cannot be made: ${errors.join(', ')}`);
    return answer;
  };
  const { index } = done(await createIndex());
  done(await index.addDirectory({ path: dist }));
  for (const record of searchRecords(dist)) done(await index.addHTMLFile(record));
  const folder = join(dist, 'pagefind');
  done(await index.writeFiles({ outputPath: folder }));
  for (const file of globSync(notOurs, { cwd: folder })) rmSync(join(folder, file));
  await close();
}

/** Marks for the index are up to 120 bytes of a page that should come in one round trip, and serve no reader. */
function leaveMarksOut(dist) {
  const marks = / data-(?:pagefind-[\w-]+|(?:search-)?typed)(?:="[^"]*")?/g;
  for (const page of globSync('**/*.html', { cwd: dist })) {
    const file = join(dist, page);
    const html = readFileSync(file, 'utf8');
    const left = html.replace(marks, '');
    if (left !== html) writeFileSync(file, left);
  }
}
