// Makes the search index of the built pages, in dist/pagefind, one per language. Only what is marked with
// `data-pagefind-body` is searched: texts people look for, never forms or the portal.
import { createReadStream, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { close, createIndex } from 'pagefind';

/** Pagefind also brings ready-made interfaces; the site has its own. */
const notOurs = /^pagefind-(?:ui|modular-ui|component-ui|highlight)\b/;

const types = { '.js': 'text/javascript', '.json': 'application/json' };

export default function searchIndex() {
  let dist;
  return {
    name: 'search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        dist = fileURLToPath(config.outDir);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const count = await writeIndex(fileURLToPath(dir));
        logger.info(`${count} pages can be searched`);
      },
      // While developing there are no built pages to search: the index of the last build answers, if there is one.
      'astro:server:setup': ({ server }) => {
        const folder = join(dist, 'pagefind');
        server.middlewares.use('/pagefind', (request, response, next) => {
          const file = join(folder, new URL(request.url ?? '/', 'http://x').pathname);
          if (!file.startsWith(folder + sep) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
            next();
            return;
          }
          response.setHeader(
            'content-type',
            types[file.slice(file.lastIndexOf('.'))] ?? 'application/octet-stream',
          );
          createReadStream(file).pipe(response);
        });
      },
    },
  };
}

/** Indexes a build; answers how many pages are in it. Refuses what Pagefind refuses. */
export async function writeIndex(dist) {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(`The search index cannot be made: ${errors.join(', ')}`);
  let count = 0;
  for (const file of globSync('**/*.html', { cwd: dist }).sort()) {
    const content = readFileSync(join(dist, file), 'utf8');
    if (!content.includes('data-pagefind-body')) continue;
    const bare = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`;
    const added = await index.addHTMLFile({ url: bare === '/index' ? '/' : bare, content });
    if (added.errors.length > 0) throw new Error(`${file} cannot be searched: ${added.errors.join(', ')}`);
    count += 1;
  }
  const made = await index.getFiles();
  if (made.errors.length > 0) throw new Error(`The search index cannot be made: ${made.errors.join(', ')}`);
  for (const { path, content } of made.files) {
    if (notOurs.test(path)) continue;
    const file = join(dist, 'pagefind', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await close();
  return count;
}
