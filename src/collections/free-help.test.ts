import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFreeHelp, readHelpFile, readHelpFiles, readUrgentHelp } from '#collections/help.ts';
import { helpFileSchema } from '#domain/help/help-file.ts';
import { helpFiles } from '#tools/content/help-files.ts';
import { phoneFaults } from '#tools/content/check/phones.ts';
import { countyNames } from '#domain/counties/georgia.ts';
import { locales } from '#domain/languages.ts';

it('somebody who taps a number of free legal help calls the number that is printed', () => {
  const numbers = readFreeHelp('en', 'Fulton').places.flatMap((place) => place.numbers);
  expect(numbers.length).toBeGreaterThan(0);
  for (const { phone, call } of numbers) {
    expect(call).toMatch(/^tel:\+1[2-9]\d{9}$/);
    expect(call.endsWith(phone.replaceAll('-', '').slice(-10))).toBe(true);
  }
});

it.each(locales)(
  'somebody with court papers this week finds a number for every county of Georgia (%s)',
  (locale) => {
    const { text, numbers } = readUrgentHelp(locale);
    expect(text).toContain('7');
    const { places } = readFreeHelp(locale);
    for (const county of countyNames) {
      const near = new Set(
        readFreeHelp(locale, county).places.flatMap(({ numbers: own }) => own.map(({ phone }) => phone)),
      );
      expect(numbers.filter(({ phone }) => near.has(phone)).length, county).toBe(1);
    }
    for (const { phone, call } of numbers)
      expect(places.flatMap((one) => one.numbers).find((one) => one.phone === phone)?.call, phone).toBe(call);
  },
);

it('nothing is said of an organization that nobody has read, and nobody is written to who has not agreed', () => {
  const file = readHelpFile(process.cwd(), 'atlanta-legal-aid');
  const faultsOf = (change: object) =>
    helpFileSchema.safeParse({ ...file, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ hours: { en: 'Monday to Friday', es: 'De lunes a viernes' } })).toEqual(['hours']);
  expect(faultsOf({ languages: ['en', 'es'] })).toEqual(['languages']);
  expect(faultsOf({ sources: file.sources.filter(({ says }) => !says.includes('phone')) })).toEqual([
    'phone',
  ]);
  expect(faultsOf({ takesReferrals: true })).toEqual(['takesReferrals']);
  expect(readHelpFiles().filter(({ takesReferrals }) => takesReferrals)).toEqual([]);
});

it('a number of free help that changes is changed wherever it stands', () => {
  expect(phoneFaults(process.cwd())).toEqual([]);
  for (const [file, text] of helpFiles(process.cwd()))
    expect(readFileSync(file, 'utf8').replaceAll(/\s/g, ''), `${file} is old: npm run packages`).toBe(
      text.replaceAll(/\s/g, ''),
    );
  const root = mkdtempSync(join(tmpdir(), 'phones-'));
  cpSync('content/help', join(root, 'content/help'), { recursive: true });
  mkdirSync(join(root, 'content/blog/x'), { recursive: true });
  writeFileSync(
    join(root, 'content/blog/x/en.mdx'),
    'Call\n[404-555-0100](tel:+14045550100) or 404-524-5811.',
  );
  expect(phoneFaults(root)).toEqual(
    ['404-555-0100', 'tel:+14045550100'].map(
      (number) =>
        `content/blog/x/en.mdx: line 2: ${number} is no number of content/help; write it there first`,
    ),
  );
  rmSync(root, { recursive: true });
});
