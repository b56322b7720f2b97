import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('what a client typed is text in the spreadsheet of whoever opens the list, never a formula', () => {
  const names = [
    '=HYPERLINK("http://x")',
    '+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '  =2',
    '＝1',
    '＋1',
    '－2',
    '＠A1',
  ];
  const lines = toCsv(
    ['Client'],
    names.map((name) => [name]),
  ).split('\r\n');
  expect(lines.slice(1, -1).every((line) => /^"?'/.test(line))).toBe(true);
});

it('commas, quotes and line breaks stay in their cell, and accents survive', () => {
  expect(toCsv(['Client', 'Note'], [['Núñez, "Ana"', 'one\ntwo']])).toBe(
    '\uFEFFClient,Note\r\n"Núñez, ""Ana""","one\ntwo"\r\n',
  );
});

it('where the spreadsheet splits at semicolons, what a client typed behind one is no formula of its own', () => {
  const typed = ['x;=HYPERLINK("http://x")', 'x; ＝1', 'x\n@SUM(A1)', 'x;\t+1'];
  const file = toCsv(
    ['Client', 'Note'],
    typed.map((text) => ['Ana', text]),
  );
  expect(file).toContain(`Ana,"x;'=HYPERLINK(""http://x"")"`);
  const cells = file.split(/[;\r\n]+/);
  expect(cells.filter((cell) => /^\s*[=+@＝]/.test(cell))).toEqual([]);
});

it('an amount below zero stays a number that the spreadsheet sums', () => {
  expect(toCsv(['Left'], [['-295.00'], ['-2']])).toBe('\uFEFFLeft\r\n-295.00\r\n-2\r\n');
});
