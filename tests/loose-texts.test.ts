// @module-tag full
// Browsers that translate a page put its texts into elements of their own. React then finds no text that it wants to take
// away or change, unless the text is alone in its element: `{late && <span>{words.late}</span>}` beside other things, not
// `{late && words.late}`.
import { globSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { findLooseTexts } from '#tools/checks/loose-texts.ts';

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());

const goes = 'comes and goes';

/** What stands in a component, and what is found there. */
const examples: readonly (readonly [markup: string, found: string | null])[] = [
  ['<p><b />{is && words.a}</p>', goes],
  ['<p><b />{note}</p>', goes],
  ["<p><b />{is ? name : ''}</p>", goes],
  ['<><b />{note && `(${note})`}</>', goes],
  ['<Beside>{note}</Beside>', goes],
  ['<p>{is && <>{words.a}<b /></>}<b /></p>', goes],
  ['<p>{is && <>{words.a}<b /></>}</p>', goes],
  ['<Alone>{is && <>{words.a}<b /></>}</Alone>', goes],
  ['<p>{is ? <>{words.a}<b /></> : <b />}</p>', 'changes'],
  ['<p><b />{is ? words.a : name}</p>', 'changes'],
  ['<p>{count} %</p>', 'changes'],
  ['<p>{is && <b />} {words.a}</p>', 'stands behind what comes and goes'],
  ['<p>{is && words.a}</p>', null],
  ['<p>{is ? <b /> : count}</p>', null],
  ['<p>{is ? name : note}</p>', null],
  ['<p>{`${count} %`}</p>', null],
  ['<p><b /><span>{is && words.a}</span></p>', null],
  ['<p>{words.a} <b /></p>', null],
  ['<p>{words.a}{is && <b />}</p>', null],
  ['<p>{is && <b />}<b />{words.a}</p>', null],
  ['<Alone>{note}</Alone>', null],
  ['<Beside>{is && <b />}</Beside>', null],
  ['<p><b />{node}</p>', null],
];

const declared = `
  declare namespace JSX { interface Element { a: 1 } interface IntrinsicElements { [tag: string]: unknown } }
  type ReactNode = JSX.Element | string | number | null | undefined;
  declare const is: boolean, name: string, note: string | null, count: number, node: ReactNode, words: { a: string };
  function Alone({ children }: { children?: ReactNode }) { return <p>{children}</p>; }
  function Beside({ children }: { children?: ReactNode }) { return <p><b />{children}</p>; }`;

it('names a text that comes, goes or changes beside others, and none that stays or is alone in its element', () => {
  const texts = new Map(
    examples.map(([markup], index) => [`${index}.tsx`, `${declared}\nexport const shown = ${markup};`]),
  );
  const settings = { jsx: ts.JsxEmit.Preserve, strict: true, lib: ['lib.es5.d.ts'], types: [] };
  const host = ts.createCompilerHost(settings);
  const read = host.getSourceFile;
  host.getSourceFile = (path, ...rest) => {
    const text = texts.get(path);
    return text === undefined
      ? read(path, ...rest)
      : ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  };
  const program = ts.createProgram([...texts.keys()], settings, host);
  for (const [index, [markup, expected]] of examples.entries())
    expect(
      findLooseTexts(program, [`${index}.tsx`]).map(({ why }) => why),
      markup,
    ).toEqual(expected === null ? [] : [expected]);
});

it('people whose browser translates the page keep every part: no text comes, goes or changes loosely beside others', () => {
  const files = globSync('src/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'));
  expect(files.length).toBeGreaterThan(400);
  const found = findLooseTexts(ts.createProgram(files, options), files);
  expect(found.map(({ file, line, text, why }) => `${file}:${line} ${why}: ${text}`)).toEqual([]);
}, 180_000);
