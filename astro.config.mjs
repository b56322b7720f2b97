import { defineConfig } from 'astro/config';
import mdx from '@astrojs/mdx';
import tailwind from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import searchIndex from './tools/search/index.mjs';
import sitemapOfListedPages from './tools/build/sitemap.ts';
import socialImages from './tools/social-images/integration.ts';
import staticNetlify from './tools/build/static-netlify.mjs';
import guardedIslands from './tools/build/guarded-islands.ts';
import { scriptName } from './tools/build/plain-file-names.ts';
import { replacedElements } from './src/collections/replaced-elements.ts';

// Netlify sets URL in every build; SITE_URL serves a build made elsewhere.
const site = process.env.SITE_URL || process.env.URL || 'http://localhost:8888';

export default defineConfig({
  site,
  output: 'static',
  adapter: staticNetlify(),
  session: false,
  trailingSlash: 'never',
  // 'preserve' writes x.html for /x: with any other format every specified address costs a redirect.
  // While one page is written, others are made.
  build: { format: 'preserve', inlineStylesheets: 'always', concurrency: 4 },
  devToolbar: { enabled: false },
  prefetch: false,
  // Shorter than an attribute, and as specific.
  scopedStyleStrategy: 'class',
  integrations: [
    guardedIslands(),
    mdx({ optimize: { ignoreElementNames: replacedElements } }),
    searchIndex(),
    sitemapOfListedPages(),
    socialImages(),
  ],
  // Shiki colors code with style attributes, which the content security policy forbids; texts here hold no code.
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      // connect-src differs by page and is added by the layout (src/layouts/policy.ts).
      directives: [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "img-src 'self' data:",
      ],
    },
  },
  vite: {
    plugins: [tailwind()],
    // The release, as faults name it. Netlify sets the commit in every build.
    define: {
      'import.meta.env.PUBLIC_BUILD': JSON.stringify(process.env.COMMIT_REF?.slice(0, 12) || 'local'),
    },
    build: {
      modulePreload: false,
      // Phones that get no newer system: what they do not know, such as light-dark(), is written in the older way.
      cssTarget: ['chrome100', 'safari15', 'firefox100'],
      // A constant shared by two small scripts would become a file of its own and push both out of the page.
      rolldownOptions: {
        // Astro marks each text that it may take the head of, and the bundler warns of the mark, text by text.
        checks: { moduleLevelDirective: false },
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
      },
    },
    // In the browser alone: React and the looks of controls in one file, the parts of forms in another, what pages say
    // that wait for the server in a third. Left to itself the bundler makes a dozen files of a few hundred bytes, each with a request and its
    // headers. A group takes along what its files import, unless one before it has that already.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              chunkFileNames: scriptName,
              entryFileNames: scriptName,
              codeSplitting: {
                groups: [
                  {
                    name: 'site',
                    test: /src\/(browser\/storage|domain\/(languages|packages\/catalogue)|i18n\/(routes|fill))\.ts$|vite\/preload-helper/,
                  },
                  // Apart: whoever reads a lesson without an account makes no calls.
                  { name: 'api', test: /src\/browser\/api\.ts$/ },
                  {
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler|nanostores|@astrojs\/react)\/|src\/ui\/(button\.ts|control\.ts|ProgressBar\.tsx|Guard\.tsx|typed-values\.ts|island-client\.ts)$/,
                  },
                  // By themselves: the next group would take them along, and other pages would load it for them.
                  { name: 'store', test: /node_modules\/@nanostores\/react\// },
                  { name: 'shared-device', test: /src\/browser\/shared-device\.ts$/ },
                  // What the list and a lesson begin with. Their late parts use it too, which would cut it in pieces.
                  {
                    name: 'learning',
                    test: /src\/(domain\/learning\/(actions|progress|quiz)|islands\/learning\/(use-learning|ToastArea|Slot))\.tsx?$/,
                  },
                  {
                    name: 'field',
                    test: /src\/(ui\/(Field|TextInput|Select|Choices)\.tsx|browser\/type-phone\.ts)$/,
                  },
                  {
                    name: 'form',
                    test: /node_modules\/react-hook-form\/|src\/(ui\/DateParts\.tsx|domain\/intake\/birth-date\.ts)$/,
                  },
                  {
                    name: 'state',
                    test: /src\/(ui\/(DoneNote|FactList|Fault|StateHead)\.tsx|islands\/calls\/lazy-with-fallback\.tsx|browser\/(api-fault|back-again)\.ts|i18n\/(fault-texts|[a-z]+\/not-loaded)\.ts)$/,
                  },
                  {
                    name: 'calls',
                    test: /src\/(islands\/(calls\/use-(pages|answer)|dashboard\/(WhenStirred|Message|lead-to))|ui\/FocusedNote)\.tsx?$/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    resolve: {
      // An island named by "#islands/…" in a client directive is resolved by Vite alone, which does not read
      // the imports of package.json there.
      alias: {
        '#islands': fileURLToPath(new URL('./src/islands', import.meta.url)),
      },
    },
  },
});
