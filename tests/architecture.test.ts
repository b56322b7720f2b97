import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * Who may import whom (README, "The map"). Each layer lists what it may import: a layer of ours by its folder,
 * or an npm package by name. What is not listed is refused.
 */
interface Layer {
  readonly files: string;
  readonly may: readonly RegExp[];
}

const node = /^node:/;
const react = /^react(-dom)?(\/|$)/;
const inSrc = (...folders: string[]) => new RegExp(`^src/(${folders.join('|')})(/|\\.|$)`);

const layers: Record<string, Layer> = {
  domain: { files: 'src/domain/**', may: [inSrc('domain'), /^zod(\/|$)/] },
  i18n: { files: 'src/i18n/**', may: [inSrc('i18n', 'domain')] },
  collections: {
    files: 'src/collections/**',
    may: [
      inSrc('collections', 'domain', 'i18n'),
      /^content\//,
      /^astro(:|\/|$)/,
      /^(yaml|zod|satteri)(\/|$)/,
      node,
    ],
  },
  // Papers people keep, as PDF: made from facts and words handed in, by the build or by a service.
  papers: {
    files: 'src/papers/**',
    may: [
      inSrc('papers', 'domain'),
      /^src\/styles\/palette\.ts$/,
      /^(pdfkit|qrcode|sharp|docx|fflate|@cantoo\/pdf-lib)$/,
      // Its text alone is read.
      /^pdfjs-dist\/legacy\/build\//,
      node,
    ],
  },
  functions: {
    files: 'functions/**',
    may: [
      inSrc('domain'),
      // How a function is made, and services: never adapters or ports.
      inSrc('server/(?!files|mail/(?!deliver-outbox)|passkeys|payments|spool|database)[a-z-]+'),
    ],
  },
  server: {
    files: 'src/server/**',
    may: [
      inSrc('domain', 'server', 'papers'),
      /^src\/i18n\/(routes|api-errors|format)\.ts$/,
      // Mails have the colors of the screens.
      /^src\/styles\/palette\.ts$/,
      /^zod(\/|$)/,
      /^yaml$/,
      node,
      /^@netlify\/functions$/,
    ],
  },
  ui: {
    files: 'src/ui/**',
    may: [
      inSrc('ui'),
      react,
      // Forms know what a call is and what a schema says about its fields, and no call by its name.
      /^src\/domain\/(api-call|field-facts)\.ts$/,
      /^react-hook-form$/,
      /^@tanstack\/react-table$/,
      /^@hookform\/resolvers\/zod$/,
    ],
  },
  browser: {
    files: 'src/browser/**',
    may: [
      inSrc('browser', 'domain'),
      /^src\/i18n\/routes\.ts$/,
      /^nanostores$/,
      /^fflate$/,
      /^@stripe\/stripe-js(\/|$)/,
      // Drawn and joined in the browser, where what a file holds can harm nobody else.
      /^(pdfjs-dist\/legacy\/build\/|@cantoo\/pdf-lib$)/,
    ],
  },
  islands: {
    files: 'src/islands/**',
    may: [
      inSrc('islands', 'ui', 'browser', 'i18n', 'domain'),
      react,
      /^react-hook-form$/,
      /^@hookform\/resolvers\//,
      /^zod\/mini$/,
      /^@nanostores\/react$/,
      // What is different between two versions.
      /^diff$/,
      // What portal and workplace have read from the server.
      /^@tanstack\/react-query$/,
      /^@simplewebauthn\/browser$/,
      // The finder of the workplace, and its charts.
      /^cmdk$/,
      /^@visx\/(axis|responsive|scale|shape)$/,
    ],
  },
  pages: {
    files: 'src/{pages,layouts,components}/**',
    may: [
      inSrc(
        'pages',
        'layouts',
        'components',
        'islands',
        'collections',
        'papers',
        'i18n',
        'domain',
        'styles',
        'browser/page',
      ),
      // Looks that island and page share: classes alone, no React.
      /^src\/ui\/button\.ts$/,
      // Makes the script in the head short.
      /^vite$/,
      /^content\//,
      /^astro(:|\/|$)/,
      // Types alone: the vocabulary of structured data.
      /^schema-dts$/,
      /^@astrojs\/rss$/,
      node,
    ],
  },
};

/** Packages that may be imported in one place only: each outside world has one adapter. */
const oneHome: Record<string, RegExp> = {
  stripe: /^src\/server\/payments\//,
  nodemailer: /^src\/server\/mail\//,
  '@supabase/supabase-js': /^src\/server\/(database|files)\//,
  '@netlify/blobs': /^src\/server\/spool\//,
  'ical-generator': /^src\/server\/calendar\//,
  'temporal-polyfill': /^src\/server\/calendar\//,
  // The browser's is fetched for the one press that packs a copy of one's data.
  fflate: /^src\/(server\/files|browser\/save-own-data|papers\/(?:word-paper|smaller-files))/,
  htmlparser2: /^src\/server\/(files|received-mail)\//,
  'postal-mime': /^src\/server\/received-mail\//,
  pdfkit: /^src\/papers\//,
  '@simplewebauthn/server': /^src\/server\/passkeys\//,
  '@simplewebauthn/browser': /^src\/islands\/account\//,
  otpauth: /^src\/server\/access\//,
  'ipaddr.js': /^src\/server\/access\//,
  'sms-segments-calculator': /^src\/server\/texts\//,
  'libphonenumber-js': /^src\/server\/phones\//,
  // In papers; social images and icons are made by tools.
  sharp: /^src\/papers\//,
  qrcode: /^src\/(papers|server\/access)\//,
  'fxa-common-password-list': /^src\/server\/access\//,
};

const aliases = JSON.parse(readFileSync('package.json', 'utf8')).imports as Record<string, string>;

interface Import {
  readonly from: string;
  readonly target: string;
}

function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const found: Import[] = [];
  const pattern = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g;
  for (const match of source.matchAll(pattern)) {
    found.push({ from: file, target: resolveTarget(file, match[2] ?? '') });
  }
  return found;
}

function resolveTarget(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.normalize(join(dirname(file), specifier));
  const alias = Object.keys(aliases).find((key) => specifier.startsWith(key.slice(0, -1)));
  if (alias) return specifier.replace(alias.slice(0, -1), (aliases[alias] ?? '').slice(2, -1));
  return specifier;
}

const isCode = (file: string) => /\.(ts|tsx|astro|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file);
const filesOf = (pattern: string) =>
  globSync(pattern)
    .filter(isCode)
    .map((file) => file.replaceAll('\\', '/'));

const allowedPackage = (target: string, file: string) => {
  const home = Object.entries(oneHome).find(([name]) => target === name || target.startsWith(`${name}/`));
  return home ? home[1].test(file) : false;
};

describe('the layers import only what the house rules allow', () => {
  for (const [name, layer] of Object.entries(layers)) {
    it(`${name}`, () => {
      const wrong = filesOf(layer.files)
        .flatMap(importsOf)
        .filter(({ from, target }) => {
          if (target === from) return false;
          if (layer.may.some((pattern) => pattern.test(target))) return false;
          if (/\.(css|svg|png|avif|webp)(\?.*)?$/.test(target)) return name !== 'pages';
          return !(name === 'server' && (allowedPackage(target, from) || mailWords(from, target)));
        })
        .map(({ from, target }) => `${from} imports ${target}`);
      expect(wrong).toEqual([]);
    });
  }
});

/**
 * Mails are written by the server, so mail alone may hold words; the hosted payment page names the package, and the
 * certificate, a receipt, a case and an application on paper are papers of one person (docs/decisions/2026-11-21-certificates.md); a calendar reads a file
 * in the language of whose dates they are.
 */
const mailWords = (from: string, target: string) =>
  (from.startsWith('src/server/mail/') && target.startsWith('src/i18n/')) ||
  // So are texts, whose words a person must have read before they allow them.
  (from === 'src/server/text-consent/consent-words.ts' &&
    /^src\/i18n\/(fill|text-consent)\.ts$/.test(target)) ||
  (from.startsWith('src/server/texts/') && /^src\/i18n\/(fill|text-consent|texts)\.ts$/.test(target)) ||
  (from.startsWith('src/server/checkout/') && target === 'src/i18n/packages.ts') ||
  (from === 'src/server/calendar/calendar-file.ts' &&
    /^src\/i18n\/(calendar|format|routes)\.ts$/.test(target)) ||
  (from === 'src/server/learning/write-certificate.ts' &&
    /^src\/i18n\/(certificate|format)\.ts$/.test(target)) ||
  (from === 'src/server/portal/write-receipt.ts' &&
    /^src\/i18n\/(receipt|format|packages|page|payment-method)\.ts$/.test(target)) ||
  (from === 'src/server/portal/write-application.ts' &&
    /^src\/i18n\/(answer-texts|application-paper|format|intake|page|routes)\.ts$/.test(target)) ||
  (from === 'src/server/intake/write-help-page.ts' &&
    /^src\/i18n\/(answer-texts|format|help-page|intake)\.ts$/.test(target)) ||
  (/^src\/server\/help\/(?:handed-on|write-handed-on)\.ts$/.test(from) &&
    /^src\/i18n\/(answer-texts|format|help-page|intake|referral-paper)\.ts$/.test(target)) ||
  (/^src\/server\/cases\/(?:write-filing-files|filing-sheet)\.ts$/.test(from) &&
    /^src\/i18n\/(filing-files|format)\.ts$/.test(target)) ||
  (from === 'src/server/portal/write-case-summary.ts' &&
    /^src\/i18n\/(case-page|case-summary|cases|format|matter-name|packages|page|reading-texts)\.ts$/.test(
      target,
    ));

interface Topic {
  /** What it may use. Every name stands above: no topic can come to rest on itself. */
  readonly uses: readonly string[];
  /** Its files that other topics may import; the rest is its own affair. */
  readonly front: readonly string[] | 'all';
}

/** The topics of the server, from the ground up. */
const serverTopics: Readonly<Record<string, Topic>> = {
  database: { uses: [], front: 'all' },
  payments: { uses: [], front: ['payments', 'refund-facts'] },
  passkeys: { uses: [], front: ['passkeys'] },
  files: { uses: ['database'], front: ['file-store', 'check-content', 'virus-scanner'] },
  http: { uses: ['database', 'files', 'payments'], front: 'all' },
  spool: { uses: ['http'], front: ['spool'] },
  audit: { uses: ['database', 'http'], front: ['write-entry'] },
  // Keys of writes that may be sent twice, and what a write refuses that comes too late.
  writes: { uses: ['audit', 'database', 'http'], front: 'all' },
  access: {
    uses: ['database', 'http', 'passkeys'],
    front: [
      'account-tries',
      'check-own-password',
      'printed-name',
      'require-session',
      'require-staff',
      'session',
      'throttle',
    ],
  },
  // A number as networks know it, beside what was typed.
  phones: { uses: [], front: ['e164'] },
  // What the box for texts says, which numbers they may go to, and whether they count as a way at all.
  'text-consent': { uses: ['phones'], front: ['consent-words', 'known-ways'] },
  people: { uses: ['access', 'audit', 'database', 'http', 'writes'], front: [] },
  pictures: { uses: ['database', 'http'], front: [] },
  replies: { uses: ['audit', 'database', 'http'], front: [] },
  counties: { uses: ['audit', 'database', 'http', 'writes'], front: ['spanish-values'] },
  // The templates of papers; papers are made in `cases`.
  templates: { uses: ['audit', 'database', 'http', 'writes'], front: [] },
  // What the lists of staff share.
  workplace: { uses: ['audit', 'database', 'http'], front: ['page-place', 'payer', 'search-limits'] },
  operations: {
    uses: ['access', 'audit', 'database', 'http', 'payments'],
    front: ['each-row', 'faults', 'raise-alarm', 'run-tasks'],
  },
  uploads: {
    uses: ['access', 'database', 'files', 'http'],
    front: [
      'check-upload',
      'forget-upload',
      'look-at-file',
      'take-files',
      'take-waiting-files',
      'ticket',
      'upload-quota',
    ],
  },
  // What sending a form has in common, whichever it is.
  submissions: { uses: ['access', 'database', 'http', 'spool', 'uploads'], front: 'all' },
  // Whether payments are taken at all.
  sale: { uses: ['database'], front: ['takes-payments'] },
  drafts: {
    uses: ['access', 'database', 'http', 'sale', 'uploads'],
    front: ['draft-cookie', 'living-draft', 'mail-link'],
  },
  help: { uses: ['access', 'database', 'http', 'writes'], front: [] },
  eligibility: { uses: ['access', 'database', 'http', 'submissions'], front: [] },
  contact: {
    uses: ['access', 'audit', 'database', 'http', 'phones', 'spool', 'submissions', 'uploads'],
    front: [],
  },
  learning: { uses: ['access', 'database', 'http'], front: [] },
  // What a client hears, and how.
  notices: { uses: ['database', 'http', 'phones', 'writes'], front: [] },
  calendar: { uses: ['access', 'audit', 'database', 'http', 'phones', 'writes'], front: ['read-dates'] },
  intake: {
    uses: [
      'access',
      'database',
      'drafts',
      'http',
      'phones',
      'sale',
      'spool',
      'submissions',
      'text-consent',
      'uploads',
    ],
    front: ['free-help-first', 'applied-cookie', 'intake-mails', 'pay-link', 'pay-token', 'paying-cookie'],
  },
  refunds: {
    uses: ['audit', 'database', 'http', 'operations', 'payments', 'workplace', 'writes'],
    front: ['decide-refund', 'list-refunds', 'read-money', 'rule-of-order', 'send-refunds', 'settlement'],
  },
  checkout: {
    uses: [
      'access',
      'audit',
      'database',
      'http',
      'intake',
      'operations',
      'payments',
      'refunds',
      'sale',
      'writes',
    ],
    front: ['close-pages', 'read-plan'],
  },
  // Applications and orders as staff read and decide them.
  applications: { uses: ['audit', 'checkout', 'database', 'http', 'intake', 'refunds', 'writes'], front: [] },
  orders: { uses: ['audit', 'checkout', 'database', 'http', 'refunds', 'workplace'], front: [] },
  // Case work of staff. The client's side of the same cases is the portal.
  cases: {
    uses: [
      'access',
      'audit',
      'counties',
      'database',
      'files',
      'http',
      'payments',
      'phones',
      'sale',
      'text-consent',
      'uploads',
      'writes',
    ],
    front: [
      'due-from-now',
      'move-matter',
      'read-file-requests',
      'read-matter',
      'read-package',
      'read-sights',
      'read-thread',
      'take-case-files',
    ],
  },
  // Mail that comes in: answers of clients, and reports of mail that did not arrive.
  'received-mail': {
    uses: ['cases', 'database', 'http', 'operations', 'submissions', 'uploads'],
    front: [],
  },
  plans: { uses: ['database', 'http', 'writes'], front: [] },
  tickets: { uses: ['database', 'http', 'writes'], front: [] },
  portal: {
    uses: ['access', 'cases', 'checkout', 'database', 'http', 'refunds', 'uploads', 'writes'],
    front: ['read-case'],
  },
  // Those who look at a case by the consent of its client.
  supporters: {
    uses: ['access', 'calendar', 'cases', 'database', 'http', 'portal', 'writes'],
    front: [],
  },
  'own-data': { uses: ['access', 'audit', 'database', 'http', 'workplace'], front: [] },
  retention: { uses: ['database'], front: [] },
  // Texts out and in. An answer becomes a message of its case, its pictures files.
  texts: {
    uses: ['cases', 'database', 'http', 'intake', 'text-consent', 'uploads', 'writes'],
    front: ['send-texts'],
  },
  mail: {
    uses: ['access', 'database', 'drafts', 'http', 'intake', 'operations', 'sale', 'text-consent', 'texts'],
    front: ['deliver-outbox', 'deliver-outbox-soon'],
  },
  // How a function is made: nothing of the server rests on it.
  entry: { uses: ['access', 'database', 'http', 'mail', 'operations', 'submissions'], front: [] },
};

describe('the topics of the server', () => {
  const topicOf = (file: string) => /^src\/server\/([^/]+)\//.exec(file)?.[1];
  const crossings = filesOf('src/server/**')
    .flatMap(importsOf)
    .flatMap(({ from, target }) => {
      const [topic, other] = [topicOf(from), topicOf(target)];
      return topic && other && topic !== other ? [{ from, target, topic, other }] : [];
    });

  it('each is in the list, and uses only what stands above it', () => {
    const names = Object.keys(serverTopics);
    expect(names.toSorted()).toEqual(
      [...new Set(filesOf('src/server/**').flatMap((file) => topicOf(file) ?? []))].toSorted(),
    );
    const upwards = Object.entries(serverTopics).flatMap(([name, { uses }], place) =>
      uses.filter((other) => !names.slice(0, place).includes(other)).map((other) => `${name} uses ${other}`),
    );
    expect(upwards).toEqual([]);
  });

  it('use each other as the list says, and nothing is listed that is not used', () => {
    const used = Object.keys(serverTopics).map((name) => [
      name,
      [...new Set(crossings.filter(({ topic }) => topic === name).map(({ other }) => other))].toSorted(),
    ]);
    const listed = Object.entries(serverTopics).map(([name, { uses }]) => [name, uses.toSorted()]);
    expect(used).toEqual(listed);
  });

  it('offer some files to each other and keep the rest to themselves', () => {
    const behind = crossings
      .filter(({ target, other }) => {
        const front = serverTopics[other]?.front ?? [];
        return front !== 'all' && !front.includes(/([^/]+)\.ts$/.exec(target)?.[1] ?? '');
      })
      .map(({ from, target }) => `${from} imports ${target}`);
    expect(behind).toEqual([]);
  });
});

describe('the server keeps its rooms apart', () => {
  const imports = filesOf('src/server/**').flatMap(importsOf);

  it('a service never reaches an adapter: only compose.ts builds them', () => {
    const adapters =
      /^src\/server\/(files\/supabase|mail\/smtp|payments\/stripe|received-mail\/ses|spool\/blobs)/;
    const wrong = imports.filter(
      ({ from, target }) =>
        adapters.test(target) && from !== 'src/server/compose.ts' && dirname(from) !== dirname(target),
    );
    expect(wrong).toEqual([]);
  });

  it('the environment is read in two places: by the functions and by the build', () => {
    const readers = [...filesOf('src/**'), ...filesOf('functions/**')].filter((file) =>
      /process\.env/.test(readFileSync(file, 'utf8')),
    );
    expect(readers.sort()).toEqual(['src/collections/build-environment.ts', 'src/server/compose.ts']);
  });

  it('each outside package has one home', () => {
    const all = [...filesOf('src/**'), ...filesOf('functions/**')].flatMap(importsOf);
    const wrong = all.filter(({ from, target }) => {
      const home = Object.entries(oneHome).find(([name]) => target === name || target.startsWith(`${name}/`));
      return home && !home[1].test(from);
    });
    expect(wrong).toEqual([]);
  });
});

describe('no file rests on itself', () => {
  it('by value or by type, over any number of others', () => {
    const files = ['src/**', 'functions/**'].flatMap(filesOf);
    const targets = new Map(files.map((file) => [file, importsOf(file).map(({ target }) => target)]));
    expect(circlesOf(targets)).toEqual([]);
  });
});

/** Groups of files that reach each other (Tarjan's strongly connected components of more than one file). */
function circlesOf(targets: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const low = (file: string) => lowest.get(file) ?? Infinity;
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file) ?? 0);
    open.push(file);
    for (const target of targets.get(file) ?? []) {
      if (target === file || !targets.has(target)) continue;
      if (!order.has(target)) visit(target);
      if (open.includes(target)) lowest.set(file, Math.min(low(file), low(target)));
    }
    if (low(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) circles.push(circle.toSorted());
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return circles;
}

describe('the tree keeps its manners', () => {
  it('functions/ holds entry files only', () => {
    const wrong = filesOf('functions/**').filter((file) => !/^functions\/[a-z-]+\.ts$/.test(file));
    expect(wrong).toEqual([]);
  });

  it('no folder or file is a drawer', () => {
    const drawers = /(^|\/)(utils?|helpers?|lib|misc|common|shared)(\/|\.[a-z]+$)/;
    expect(
      [...filesOf('src/**'), ...filesOf('tools/**'), ...filesOf('tests/**')].filter((file) =>
        drawers.test(file),
      ),
    ).toEqual([]);
  });

  it('an island never imports another topic’s island; how they call the server is shared', () => {
    const wrong = filesOf('src/islands/**')
      .flatMap(importsOf)
      .filter(({ from, target }) => {
        const topic = (file: string) => /^src\/islands\/([^/]+)/.exec(file)?.[1];
        return !['calls', undefined, topic(from)].includes(topic(target));
      });
    expect(wrong).toEqual([]);
  });

  it('an island reads a store by useStore of @nanostores/react alone', () => {
    const handwritten = filesOf('src/**').filter((file) =>
      /\buseSyncExternalStore\b/.test(readFileSync(file, 'utf8')),
    );
    expect(handwritten).toEqual([]);
  });

  it('a part that comes later comes by lazyWithFallback(), which survives that it does not come', () => {
    const own = [
      'src/islands/calls/lazy-with-fallback.tsx',
      'src/islands/payment/Checkout.tsx',
      'src/islands/intake/confirmation/',
    ];
    const bare = filesOf('src/**').filter(
      (file) =>
        !own.some((one) => file.includes(one)) &&
        /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(readFileSync(file, 'utf8')),
    );
    expect(bare).toEqual([]);
  });

  it('every package the design chose is in use', () => {
    const chosen = [
      'astro',
      '@astrojs/react',
      '@astrojs/mdx',
      '@astrojs/netlify',
      'react',
      'react-hook-form',
      '@hookform/resolvers',
      'zod',
      'nanostores',
      '@nanostores/react',
      'tailwindcss',
      '@tailwindcss/vite',
      '@stripe/stripe-js',
      'stripe',
      '@netlify/functions',
      '@netlify/blobs',
      '@supabase/supabase-js',
      'vitest',
      'playwright',
    ];
    const sources = [
      ...['src/**', 'functions/**', 'tests/**', 'tools/**'].flatMap((pattern) =>
        globSync(`${pattern}/*.{ts,tsx,astro,mjs,css}`),
      ),
      'astro.config.mjs',
    ];
    const imported = new Set(sources.flatMap(importsOf).map(({ target }) => target));
    const unused = chosen.filter(
      (name) => ![...imported].some((target) => target === name || target.startsWith(`${name}/`)),
    );
    // react-dom has no import of ours: @astrojs/react renders the islands with it.
    expect(unused).toEqual([]);
  });

  it('lengths and colors stand in the theme alone', () => {
    const theme = /^src\/styles\/(tokens|print)\.css$/;
    // Where the layout turns is a matter of the words in it: queries may name a width of their own.
    const own = /^(?!\s*@(?:media|container)).*(?:\drem\b|#[\da-f]{3,8}\b|\brgba?\()/i;
    const wrong = globSync('src/**/*.{css,astro}')
      .filter((file) => !theme.test(file))
      .flatMap((file) =>
        stylesOf(file)
          .filter((line) => own.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(wrong).toEqual([]);
  });
});

/** The lines of a style sheet, or of the style elements of a component. */
function stylesOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const sheets = file.endsWith('.css')
    ? [source]
    : Array.from(source.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g), ([, sheet]) => sheet ?? '');
  return sheets.flatMap((sheet) => sheet.split('\n'));
}
