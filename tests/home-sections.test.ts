// The words of the home page, as an editor changes them in content/home/sections.yml.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readHomeSections, sectionsSchema } from '#collections/home-sections.ts';
import { readYaml } from '#collections/read-yaml.ts';
import { locales } from '#domain/languages.ts';
import { promises } from '#domain/promises/timings.ts';
import { packages } from '#domain/packages/catalogue.ts';
import { formatPrice } from '#i18n/format.ts';

const file = 'content/home/sections.yml';
/** What an editor reads who changes the file so. */
function refusal(change: (text: string) => string): string {
  const root = mkdtempSync(join(tmpdir(), 'sections-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync('content/home', join(root, 'content/home'), { recursive: true });
  const changed = change(readFileSync(file, 'utf8'));
  expect(changed).not.toBe(readFileSync(file, 'utf8'));
  writeFileSync(join(root, file), changed);
  try {
    readYaml(file, sectionsSchema, root);
    return '';
  } catch (fault) {
    return (fault as Error).message;
  }
}

test.each(locales)('visitors read prices and times from where they live (%s)', (locale) => {
  const { hero, howItWorks } = readHomeSections(locale);
  expect(hero.points[0]?.text).toContain(
    formatPrice(Math.min(...packages.map(({ amountCents }) => amountCents)), locale),
  );
  expect(JSON.stringify(howItWorks)).toContain(String(promises.workStartsHours));
  expect(JSON.stringify(readHomeSections(locale))).not.toMatch(/[{]\w+[}]/);
});

test('an editor may add a card, and hears when one language of it is missing', () => {
  const card = '    - title:\n        en: Neighbors\n        es: Vecinos\n';
  const text = '      text:\n        en: who were never told.\n';
  const before = '  stronger:\n';
  expect(
    refusal((all) => all.replace(before, `${card}${text}        es: a quienes nadie avisó.\n${before}`)),
  ).toBe('');
  expect(refusal((all) => all.replace(before, `${card}${text}${before}`))).toMatch(
    /line \d+, whoWeServe\.groups\.5\.text\.es: /,
  );
});

test('a row of the table of packages cannot be taken away: it stands for what they include', () => {
  const row = /    - en: Delivery to the clerk.*\n.*\n/;
  expect(refusal((all) => all.replace(row, ''))).toContain('pricing.rows: must have 4 entries');
});
