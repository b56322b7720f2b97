import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { promises } from '../promises/timings.ts';

it.each([
  ['en', '**Deleting:**', `within ${promises.dataRequestDays} days`],
  ['es', '**Borrar:**', `un plazo de ${promises.dataRequestDays} días`],
])('the privacy policy promises the days staff are measured by (%s)', (language, start, promise) => {
  const lines = readFileSync(`content/policies/privacy/${language}.mdx`, 'utf8').split('\n');
  expect(lines.find((line) => line.startsWith(`- ${start}`))).toContain(promise);
});
