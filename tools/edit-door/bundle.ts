// Sveltia CMS and the page around it as files of ours: what the package would fetch from another host while it runs is
// bundled beside it, or left out where no form here asks for it.
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fetchOnDemand } from '#tools/on-demand/fetch.ts';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';

const page = join(import.meta.dirname, 'page');

/** Colors of code, maps, drawings made smaller and data of photographs: no form of ours uses them. */
const unused = /^(?:@shikijs\/(?:langs|themes)\/|leaflet(?:\/|$)|terra-draw|svgo|exifr|turndown)/;

/** The package's own fonts, which its style sheet would fetch from this host. */
const fontHost = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[:@][^/]*\/([\w-]+)\.woff2/g;

/** Asked as soon as the page opens; the policy would refuse it, with an error on the console of every editor. */
const gitHubsHealth = 'https://www.githubstatus.com/api/v2/status.json';
const noAnswer = 'data:application/json,{}';

/** Refuses a package that asks for it in another way. */
function withoutHealth(code: string): string {
  if (!code.includes(gitHubsHealth)) throw new Error(`The editor no longer asks ${gitHubsHealth}.`);
  return code.replaceAll(gitHubsHealth, noAnswer);
}

/** Leads each font to its file in the package. Refuses a package whose fonts have changed their names. */
function withOwnFonts(code: string, assets: string): string {
  const files = readdirSync(assets);
  return code.replaceAll(fontHost, (address, family: string, cut: string) => {
    const file = files.find((name) => name.startsWith(`${family}-${cut}-`) && name.endsWith('.woff2'));
    if (!file) throw new Error(`${assets} has no file for the font ${address}.`);
    return `/edit/assets/${file}`;
  });
}

/** Writes the page's scripts, styles and fonts into a folder. Fetches the package when it is not there yet. */
export async function bundleDoor(folder: string): Promise<void> {
  const editor = join(fetchOnDemand('edit-door'), '@sveltia/cms/npm');
  const script = join(editor, 'index.js');
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: PROJECT_ROOT,
    base: '/edit/',
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '@sveltia/cms': script } },
    plugins: [
      {
        name: 'unused-parts',
        enforce: 'pre',
        resolveId: (source) => (unused.test(source) ? `\0unused` : null),
        load: (id) => (id === '\0unused' ? 'export default {}' : null),
      },
      {
        name: 'own-answers',
        transform: (code, id) =>
          id === script ? withoutHealth(withOwnFonts(code, join(editor, 'assets'))) : null,
      },
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      target: 'es2022',
      chunkSizeWarningLimit: 4000,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(page, 'door.ts'),
        output: { entryFileNames: 'door.js', assetFileNames: 'assets/[name][extname]' },
      },
    },
  });
  cpSync(join(page, 'door.css'), join(folder, 'door.css'));
  cpSync(join(PROJECT_ROOT, 'public/favicon.svg'), join(folder, 'mark.svg'));
}
