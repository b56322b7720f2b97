import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the card fields take their colors from names that the theme has', () => {
  const theme = readFileSync('src/styles/tokens.css', 'utf8');
  const source = readFileSync('src/browser/stripe.ts', 'utf8');
  const names = [...source.matchAll(/color\('(--[a-z-]+)'\)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !theme.includes(`${name}:`))).toEqual([]);
});
