// Every field of every file of content/, broken in every way an editor may: emptied, left out, too long, of another kind,
// hostile. Each time the file is named, with a line and the field, in a sentence; never with a program's error.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { isCollection, isMap, isScalar, parseDocument, type Document } from 'yaml';
import { splitText } from '#domain/front-matter.ts';
import { checkContent } from '#tools/content/check/content-faults.ts';
import { inFullRun } from './runs.ts';

type Path = readonly (string | number)[];

/** What becomes of a field. `undefined` takes it out. */
const blows: Readonly<Record<string, unknown>> = {
  'left out': undefined,
  nothing: null,
  empty: '',
  'only spaces': '   ',
  'far too long': 'word '.repeat(2_000),
  'a broken number': 12.5,
  'a huge number': 1e21,
  'a list': ['x', 'y'],
  fields: { x: 'y' },
  'a script': '<script>alert(1)</script>',
  'letters turned around': 'Fresh \u202Eyek',
  'a NUL': 'Fresh\u0000Key',
};
type Blow = keyof typeof blows;

/** Which of them a field may bear, because it is then right. All others have to be refused. */
const borne: readonly (readonly [Blow, RegExp])[] = [
  // One of a list, as long as there are enough others.
  ['left out', /\.\d+$|^\S+ \d+$|(?:tags|glossary)\.yml [\w-]+$/],
  [
    'left out',
    /mdx (?:cover|of|updated|draft|reviewed|typed)$|\.url$|\.(?:hint|note|secondary)$|mdx exercises\.[\w-]+\.(?:hint|note)$/,
  ],
  [
    'left out',
    /policy\.yml changes$|launch\.yml confirmations\.\d+\.policies$|(?:facts|counties|when|findings|ordered|to)$/,
  ],
  ['left out', /papers\/\S+ (?:needs|readingHelp)$/],
  [
    'left out',
    /sections\.yml [\w.]+\.(?:needs|instead)$|packages\/\w+\.yml (?:features\.\d+\.(?:needs|instead)|whileClosed[\w.-]*)$/,
  ],
  ['left out', /papers\/[\w.-]+\.yml blocks\.\d+\.(?:follows|label|inRow)$/],
  ['left out', /georgia\.yml \d+\.said$/],
  [
    'nothing',
    /help\/[\w-]+\.yml (?:phone|otherPhone|counties|hours|languages|short|agreedAddress)$|\.confirmed$|founder\.yml founder$|(?:popular\.yml |\.)source$|ratingSource$|reviewingLawyer$/,
  ],
  ['left out', /site\.yml plannedWork$/],
  ['nothing', /site\.yml (?:phone|address|preparer|notice|tracking\.(?:metaPixel|analytics))$/],
  ['a list', /site\.yml address$/],
  ['a list', /exercises\.[\w-]+\.(?:income|expenses)$/],
];
const isBorne = ({ blow, file, path }: Case) =>
  borne.some(([one, place]) => one === blow && place.test(`${file} ${path.join('.')}`));

/** Files of one kind share their fields, so each field of the kind is broken in one of them. */
const kindOf = (file: string) =>
  file
    .replace(/^content\/blog\/[^/]+\/(?:en|es)/, 'post')
    .replace(/^content\/learning\/[^/]+\/(?:en|es)/, 'lesson')
    .replace(/^content\/learning\/[^/]+\/module/, 'module')
    .replace(/^content\/policies\/[^/]+/, 'policy')
    .replace(/^content\/help\/[\w-]+/, 'help')
    .replace(/^content\/packages\/\w+/, 'package')
    .replace(/^content\/papers\/[\w.-]+/, 'paper');

/** While the second is broken, nothing is said of the first. */
const readWith: readonly (readonly [RegExp, RegExp])[] = [
  [/^content\/blog\/.*mdx$/, /^content\/blog\/tags\.yml$/],
  [/^content\/learning\/.*mdx$/, /^content\/learning\/(?:glossary|[^/]+\/module)\.yml$/],
  [/^content\/papers\//, /^content\/facts\/georgia\.yml$/],
  [/^content\/questions\.yml$/, /^content\/(?:site|launch)\.yml$/],
];

/**
 * Files whose parts have nothing to do with each other: one field of each may be broken in the same round. A file with
 * 2,300 cases of its own would otherwise need as many rounds.
 */
const inParts = /^content\/home\/sections\.yml$/;
const partOf = ({ file, path }: Case) => (inParts.test(file) ? `${file} ${String(path[0])}` : file);

const isRead = (file: string) => readWith.some(([, read]) => read.test(file));

interface Case {
  readonly file: string;
  readonly path: Path;
  readonly blow: Blow;
}

/** A field's place without the position in a list, or the name an editor gave the entry. */
const shapeOf = (file: string, path: Path) =>
  path
    .map((part, index) => {
      const isName = /(?:tags|glossary)\.yml$/.test(file) ? index === 0 : path[index - 1] === 'exercises';
      return typeof part === 'number' || isName ? '#' : part;
    })
    .join('.');

/** Paths of all fields of a file, of lists the first entry that has each. */
function fieldsOf(file: string, document: Document): Path[] {
  const found = new Map<string, Path>();
  const walk = (node: unknown, path: Path): void => {
    if (path.length > 0) {
      const shape = shapeOf(file, path);
      if (!found.has(shape)) found.set(shape, path);
    }
    if (!isCollection(node)) return;
    for (const [index, item] of node.items.entries())
      if (!isMap(node)) walk(item, [...path, index]);
      else if (typeof item === 'object' && item !== null && 'key' in item && isScalar(item.key))
        walk((item as { value?: unknown }).value, [...path, String(item.key.value)]);
  };
  walk(document.contents, []);
  return [...found.values()];
}

const yamlOf = (file: string, text: string) => (file.endsWith('.mdx') ? splitText(text).frontmatter : text);
const files = globSync('content/**/*.{yml,mdx}')
  .map((file) => file.replaceAll('\\', '/'))
  // Policies have no facts above their text, and the stamps are written by a command.
  .filter((file) => !/^content\/(?:policies\/.*\.mdx|translations\.yml)$/.test(file))
  // What others are read with comes last, and so after them in the rounds.
  .sort((a, b) => Number(isRead(a)) - Number(isRead(b)) || a.localeCompare(b));

/** Each field of each kind of file with each blow, dealt out among the files that have the field. */
function casesOf(): Case[] {
  const withField = new Map<string, { file: string; path: Path }[]>();
  for (const file of files)
    for (const path of fieldsOf(file, parseDocument(yamlOf(file, readFileSync(file, 'utf8'))))) {
      const shape = `${kindOf(file)} ${shapeOf(file, path)}`;
      withField.set(shape, [...(withField.get(shape) ?? []), { file, path }]);
    }
  const load = new Map<string, number>();
  const loadOf = (file: string) => load.get(file) ?? 0;
  return [...withField.values()].flatMap((places) =>
    Object.keys(blows).map((blow) => {
      const at = places.reduce((least, one) => (loadOf(one.file) < loadOf(least.file) ? one : least));
      load.set(at.file, loadOf(at.file) + 1);
      return { ...at, blow };
    }),
  );
}

/** Rounds in which many files are broken, each part at most once and none beside what it is read with. */
function roundsOf(cases: readonly Case[]): Case[][] {
  const rounds: Case[][] = [];
  for (const own of Map.groupBy(cases, partOf).values()) {
    const file = own[0]?.file ?? '';
    const users = readWith.find(([, read]) => read.test(file))?.[0];
    const first = users ? rounds.findLastIndex((round) => round.some((one) => users.test(one.file))) + 1 : 0;
    for (const [index, one] of own.entries()) (rounds[first + index] ??= []).push(one);
  }
  return rounds;
}

const root = mkdtempSync(join(tmpdir(), 'content-fields-'));
cpSync('content', join(root, 'content'), { recursive: true });
cpSync('public', join(root, 'public'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

function broken({ file, path, blow }: Case, right: string): string {
  const yaml = yamlOf(file, right);
  const document = parseDocument(yaml);
  if (blows[blow] === undefined) document.deleteIn(path);
  else document.setIn(path, document.createNode(blows[blow]));
  const changed = document.toString({ lineWidth: 0 });
  return file.endsWith('.mdx') ? right.replace(yaml, () => changed.trimEnd()) : changed;
}

/** The check as its command does it: without a wait, so that no other test sees the folder. */
function checkedBelow(folder: string, words: boolean) {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return checkContent({ words });
  } finally {
    process.chdir(before);
  }
}

const program =
  /\bat \S+ \(|(?:Type|Range|Reference|Syntax)Error|undefined|\[object|Cannot read|Invalid (?:input|option|key|string)|Too (?:big|small)|received|expected|node_modules/;

/** What an editor should have been told and was not. */
function misses(round: readonly Case[], { words = false } = {}): string[] {
  const right = new Map(round.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]));
  for (const one of round) {
    const file = join(root, one.file);
    writeFileSync(file, broken(one, readFileSync(file, 'utf8')));
  }
  try {
    const { faults } = checkedBelow(root, words);
    const lines = [...faults].flatMap(([file, sentences]) => sentences.map((one) => `${file}: ${one}`));
    return [
      ...lines.filter((one) => program.test(one)).map((one) => `a program's words: ${one}`),
      ...round.flatMap(({ file, path, blow }) => {
        const field = path.findLast((part) => typeof part === 'string') ?? '';
        const own = faults.get(file) ?? [];
        const part = inParts.test(file) ? String(path[0]) : '';
        const isTold = own.some(
          (one) => /\bline \d+\b/.test(one) && one.includes(String(field)) && one.includes(part),
        );
        if (isTold || isBorne({ file, path, blow })) return [];
        return [`${file} ${path.join('.')} (${blow}): ${own.join(' | ') || 'nothing is said'}`];
      }),
    ];
  } finally {
    for (const [file, text] of right) writeFileSync(join(root, file), text);
  }
}

const cases = casesOf();

describe('an editor who breaks a field is told its file, line and name', () => {
  it('in one field of each file', () => {
    // Another field and another blow in each, the same every time.
    const sample = [...Map.groupBy(cases, ({ file }) => file)].flatMap(([file, own], index) =>
      isRead(file) ? [] : (own[(index * 37) % own.length] ?? []),
    );
    expect(misses(sample, { words: true })).toEqual([]);
  });

  it('in every field of every file', { ...inFullRun, timeout: 1_200_000 }, async () => {
    expect(cases.length).toBeGreaterThan(2_000);
    const missed: string[] = [];
    for (const round of roundsOf(cases)) {
      missed.push(...misses(round));
      // The parser's memory is given back between two tasks only: without a pause, hundreds of rounds hold gigabytes.
      await setImmediate();
    }
    expect(missed).toEqual([]);
  });
});
