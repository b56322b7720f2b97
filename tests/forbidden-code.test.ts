// What docs/security.md says our code never does: found by reading all of it. Who needs an exception names it here.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const product = globSync(['src/**/*.{ts,tsx,astro}', 'functions/*.ts']).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const text = new Map(product.map((file) => [file, readFileSync(file, 'utf8')]));

interface Rule {
  readonly never: string;
  readonly sign: RegExp;
  readonly where?: RegExp;
  readonly but?: readonly string[];
}
const server = /^(src\/server|functions)\//;

const rules: readonly Rule[] = [
  { never: 'runs a text as code', sign: /\beval\(|\bnew Function\(/ },
  { never: 'starts a process', sign: /child_process/ },
  {
    never: 'writes data as HTML in the browser',
    sign: /\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML/,
    // Marks in what the search found, escaped by our own build; and what an island holds of the page's own HTML.
    but: ['src/browser/page/search.ts', 'src/ui/island-client.ts'],
  },
  {
    never: 'listens to messages of other windows',
    sign: /\bonmessage\b|addEventListener\(\s*['"]message['"]/,
    // Tabs of this site tell each other that somebody is there: a channel of one origin, whose messages are empty.
    but: ['src/browser/tabs.ts'],
  },
  {
    never: 'repeats a limit of a text, or the zone of the office, beside the markup',
    sign: /maxLength=\{[\d_]+\}|'America\/New_York'/,
    where: /^src\/(islands|i18n)\//,
    // As long as what is typed there is by its nature: a code, a year, an amount.
    but: [
      'src/islands/account/CodeField.tsx',
      'src/islands/account/RecoveryCode.tsx',
      'src/islands/staff/cases/MatterForm.tsx',
      'src/islands/staff/orders/DollarField.tsx',
    ],
  },
  { never: 'takes a certificate unseen', sign: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/ },
  {
    never: 'asks an address on the server but through a library that has it from the configuration',
    sign: /\bfetch\(|node:https?['"]/,
    where: server,
    but: [
      'src/server/database/client.ts',
      'src/server/operations/forward-fault.ts',
      // Providers whose own libraries weigh megabytes; their addresses are in the configuration.
      'src/server/received-mail/ses-incoming-mail.ts',
      'src/server/texts/twilio-texts.ts',
    ],
  },
  { never: 'asks the server by hand in an island', sign: /(?<![\w.])fetch\(/, where: /^src\/islands\// },
  {
    never: 'uses a hash or cipher other than SHA-256 and AES-256-GCM',
    sign: /create(Hash|Hmac)\((?!'sha256')|create(Cipheriv|Decipheriv)\((?!cipherName\b)|cipherName = (?!'aes-256-gcm')/,
    where: server,
    // Twilio signs by HMAC with SHA-1 and by nothing else.
    but: ['src/server/texts/twilio-signature.ts'],
  },
  {
    never: 'makes a secret of guessable numbers',
    sign: /Math\.random/,
    where: server,
    // Pauses between tries, and the order of what is brought in.
    but: [
      'src/server/access/require-session.ts',
      'src/server/submissions/try-database.ts',
      'src/server/mail/failed-mail.ts',
      'src/server/spool/blobs-spool.ts',
      'src/server/received-mail/process-received.ts',
      'src/server/texts/send-texts.ts',
    ],
  },
  {
    never: 'makes an idempotency key in an island but by the one rule for how long it is kept',
    sign: /randomUUID/,
    where: /^src\/(?:islands|ui)\//,
    but: ['src/ui/form/OpenForm.tsx', 'src/ui/form/write-key.ts'],
  },
  {
    // STYLE.md, Naming: a participle says what happened to a thing, not what it is.
    never: 'calls a value "said", "kept" or the like',
    sign: /\b(?:const|let) (?:said|asked|told|given|kept|held|sent|wished|found)\b/,
  },
];

it.each(rules)('nothing in the product $never', ({ sign, where = /./, but = [] }) => {
  const found = [...text].filter(([file, code]) => where.test(file) && sign.test(code)).map(([file]) => file);
  expect(found.toSorted()).toEqual([...but].toSorted());
});

it('whoever reads from the server shows when that fails: a part that is missing looks as if nothing were in it', () => {
  const silent = [...text].flatMap(([file, code]) =>
    [...code.matchAll(/const (\w+|\{[^}]*\}) = useApiQuery\b/g)]
      .filter(([, taken = '']) => taken.startsWith('{') && !/\b(?:fault|error)\b/.test(taken))
      .map(() => file),
  );
  expect(silent.toSorted()).toEqual([
    // Whether files can be sent from this browser: without it their way is mail, which is always open.
    'src/islands/dashboard/papers/FilesWanted.tsx',
    // Numbers beside the names of views: the list works without, and says by itself when it cannot be read.
    'src/islands/staff/applications/Applications.tsx',
    'src/islands/staff/cases/Cases.tsx',
    // Whether a text may tell of a message: without it a mail does, as always, and the tab History shows the fault.
    'src/islands/staff/cases/thread/MessageForm.tsx',
    // Names for choosing an owner: the workload of all, which the same call answers, says so.
    'src/islands/staff/cases/use-colleagues.ts',
    // Shortcuts to the filters of a list, which works without.
    'src/islands/staff/cases/use-saved-views.ts',
  ]);
});
