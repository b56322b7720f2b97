import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { replacedElements } from './replaced-elements.ts';

it('every element that a page shows by its own component is kept for it when a text is read', () => {
  const shown = globSync('src/**/*.astro').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<Content\s+components=\{\{([^}]*)\}\}/g)].flatMap(
      ([, components = '']) => components.split(',').map((one) => one.trim().split(':')[0] ?? ''),
    ),
  );
  const elements = new Set(shown.filter((name) => /^[a-z]/.test(name)));
  expect([...elements].sort()).toEqual(replacedElements);
});
