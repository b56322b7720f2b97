import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dark, palette } from './palette.ts';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

it('screens and mails have one palette: the style sheet states the colors of the list, each the same', () => {
  const stated = sheet.matchAll(/^ {2}--([a-z]+-\d+): (#[\da-f]{6});$/gm);
  expect(Object.fromEntries([...stated].map(([, name, value]) => [name, value]))).toEqual(palette);
});

it('a mail in the dark has the colors of the pages in the dark', () => {
  const meanings = {
    ground: 'ground',
    card: 'card',
    heading: 'heading',
    text: 'ink',
    soft: 'ink-soft',
    line: 'line',
    action: 'action',
  } as const;
  const onPages = Object.entries(meanings).map(([mail, page]) => {
    const stated = new RegExp(`--color-${page}: light-dark\\(.*, (.*)\\);`).exec(sheet)?.[1] ?? '';
    const name = /^--theme\(--(.*)\)$/.exec(stated)?.[1];
    return [mail, name ? palette[name as keyof typeof palette] : stated];
  });
  expect({ ...dark, ...Object.fromEntries(onPages) }).toEqual(dark);
  expect(sheet).toContain(`--color-on-accent: ${dark.onAction};`);
});
