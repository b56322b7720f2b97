// One word for one thing, and no sentence that nobody would say: in what clients read, in both languages.
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Turn {
  readonly what: string;
  readonly found: RegExp;
}

/** Each was read aloud, and said otherwise since. */
const english: readonly Turn[] = [
  { what: 'log out, as the button says', found: /\bsign(s|ed|ing)? (you |me )?out\b/iu },
  { what: 'a lawyer, as people say', found: /\b(an|the|our|your) attorney\b/iu },
  { what: 'continue', found: /\bgo on with\b|\bto go on\b/iu },
  { what: 'says, or is listed', found: /\bstands? (below|above|here|there)\b/iu },
  { what: 'the court fee is paid or waived', found: /\bfee is (settled|taken care of)\b/iu },
  { what: 'no longer', found: /\b(no|any) more (than this|now)\b|\bsigns? in no more\b/iu },
];
const spanish: readonly Turn[] = [
  { what: 'en … como máximo', found: /a más tardar (en )?\{/iu },
  { what: 'convencer al juez', found: /darle una razón al juez/iu },
  { what: 'pagado, o no se lo cobran', found: /costo del tribunal est(á|é) resuelto/iu },
  { what: 'cómo le afecta', found: /qué le causa a usted/iu },
  { what: 'reporte de inquilinos', found: /reporte de inquilino\b/iu },
  { what: 'le avisa', found: /se la avisa/iu },
];

/** What staff alone read, and what names the law or a court's own paper. */
const notForClients = /\/(mail-to-staff|api-errors|field-messages|letter-texts)\.ts$/u;

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

function inLanguage(value: unknown, locale: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    key === locale ? texts(below) : key === 'typed' ? [] : inLanguage(below, locale),
  );
}

async function read(locale: 'en' | 'es'): Promise<{ file: string; text: string }[]> {
  const modules = globSync(`src/i18n/${locale}/*.ts`).filter((file) => !notForClients.test(file));
  const words = await Promise.all(
    modules.map(async (file) => {
      const module = (await import(pathToFileURL(file).href)) as object;
      return texts(module).map((text) => ({ file, text }));
    }),
  );
  const content = [...globSync('content/{home,packages}/*.yml'), 'content/questions.yml'].flatMap((file) =>
    inLanguage(parse(readFileSync(file, 'utf8')), locale).map((text) => ({ file, text })),
  );
  const ofStaff = new Set(texts(await import(pathToFileURL(`src/i18n/${locale}/mail-to-staff.ts`).href)));
  return [...words.flat(), ...content].filter(({ text }) => !ofStaff.has(text));
}

describe.each([
  ['en', english],
  ['es', spanish],
] as const)('a client who reads in %s', (locale, turns) => {
  it.each(turns)('reads “$what”', async ({ found }) => {
    const all = await read(locale);
    expect(all.length).toBeGreaterThan(1_000);
    expect(all.filter(({ text }) => found.test(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual(
      [],
    );
  });
});
