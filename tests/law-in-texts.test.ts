// What texts tell people about the law rests on a fact with a source, and cites nothing that was withdrawn.
import { describe, expect, it } from 'vitest';
import { lawInText } from '#domain/papers/law-in-texts.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { lawFaults, readWithdrawnLaw, textsAboutLaw } from '#tools/content/check/law.ts';
import { readLegalFacts } from '#tools/database/shipped-templates.ts';

const facts = readLegalFacts();
const withdrawn = readWithdrawnLaw();

const faultOf = (passage: string, locale: Locale, list = facts) =>
  lawInText([passage], locale, list, withdrawn).faults.map(({ fault }) => fault);

const wordModules = import.meta.glob<{ default: unknown }>('/src/i18n/{en,es}/**/*.ts', { eager: true });

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return /[.!]$/u.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

describe('what people read about the law', () => {
  it('rests on a fact, says nothing withdrawn, and was reviewed no earlier than its newest source', () => {
    expect(lawFaults(process.cwd(), facts, withdrawn)).toEqual([]);
  });

  it('is the same in the words of forms, pages and mails for clients', () => {
    const faults = Object.entries(wordModules).flatMap(([file, { default: words }]) => {
      if (file.includes('/staff/')) return [];
      const locale = file.startsWith('/src/i18n/es/') ? 'es' : 'en';
      return lawInText(sentencesIn(words), locale, facts, withdrawn).faults.map(
        ({ passage }) => `${file}: ${passage}`,
      );
    });
    expect(faults).toEqual([]);
  });

  it('is found in both languages and all kinds of texts, so that silence means something', () => {
    const texts = textsAboutLaw();
    for (const locale of locales)
      for (const kind of ['content/blog/', 'content/learning/', 'content/questions.yml']) {
        const passages = texts
          .filter((one) => one.locale === locale && one.file.startsWith(kind))
          .flatMap((one) => one.passages);
        expect(
          lawInText(passages, locale, facts, withdrawn).facts.length,
          `${kind} ${locale}`,
        ).toBeGreaterThan(0);
      }
  });
});

describe('a passage is refused', () => {
  it.each([
    ['en', 'An appeal has to be filed within seven days of the judgment.'],
    ['es', 'Una apelación se presenta dentro de los siete días después de la sentencia.'],
  ] as const)('that tells of an appeal as if it were the old one (%s)', (locale, passage) => {
    expect(faultOf(passage, locale)).toEqual(['withdrawn', 'unknown']);
  });

  it.each([
    ['en', 'You may appeal within seven days, and the magistrate court hears you again.'],
    ['es', 'Usted puede apelar en siete días, y el tribunal de magistrados le escucha otra vez.'],
    ['en', 'The landlord has 45 days to come with a truck.'],
    ['es', 'El arrendador tiene 45 días para venir con un camión.'],
  ] as const)('that no fact of the list tells (%s): %s', (locale, passage) => {
    const knows45 = facts.filter(({ id }) => id !== 'dispute');
    expect(faultOf(passage, locale, knows45)).toEqual(['unknown']);
  });

  it('when its fact is taken off the list', () => {
    const passage = 'After a default there is no ordinary appeal.';
    const others = facts.filter(({ id }) => !['no-appeal-after-default', 'petition-for-review'].includes(id));
    expect(faultOf(passage, 'en')).toEqual([]);
    expect(faultOf(passage, 'en', others)).toEqual(['unknown']);
  });

  it('that says for certain what nobody has verified', () => {
    expect(faultOf('Tenants in federally backed housing get 30 days.', 'en')).toEqual(['unsure']);
    expect(faultOf('Tenants in federally backed housing may be owed 30 days.', 'en')).toEqual([]);
  });
});

describe('a source is refused', () => {
  it('that names the guide of 2007, in a fact too', () => {
    const [first] = facts;
    if (!first) throw new Error('no fact');
    const citing = { ...first, source: 'Georgia Legal Aid, appeal guide (2007)' };
    expect(lawFaults(process.cwd(), [...facts.slice(1), citing], withdrawn)).toEqual([
      expect.stringContaining(`content/facts/georgia.yml: ${first.id}: its source was withdrawn`),
    ]);
  });
});
