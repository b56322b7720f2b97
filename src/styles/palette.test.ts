import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { palette } from './palette.ts';

it('screens and mails have one palette: the style sheet states the colors of the list, each the same', () => {
  const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const stated = sheet.matchAll(/^ {2}--([a-z]+-\d+): (#[\da-f]{6});$/gm);
  expect(Object.fromEntries([...stated].map(([, name, value]) => [name, value]))).toEqual(palette);
});
