import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('what a client typed is text in the spreadsheet of whoever opens the list, never a formula', () => {
  const names = ['=HYPERLINK("http://x")', '+1', '-2', '@SUM(A1)', '\t=1', '  =2'];
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
