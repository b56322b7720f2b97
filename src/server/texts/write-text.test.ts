import { describe, expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { isHearingText, textKinds } from '#domain/texts/kinds.ts';
import { maxSegments, segmentsOf, writeText } from './write-text.ts';

// The longest that may come: a date with two digits everywhere, a long name, an address of 32 signs.
const facts = {
  site: { name: 'Fresh Key', email: 'hello@freshkey-georgia.example', phone: null },
  link: 'https://www.freshkey-georgia.com/api/t/aB3_-xYz09',
  at: '2026-12-23T17:30:00Z',
} as const;

describe.each(locales)('the texts (%s)', (language) => {
  it.each(textKinds)('%s fits its segments, with and without a name, and is neutral', (kind) => {
    for (const firstName of [null, 'María Guadalupe']) {
      const body = writeText({ ...facts, kind, language, firstName });
      expect(segmentsOf(body), `${body} (${body.length})`).toBeLessThanOrEqual(maxSegments[language]);
      expect(body.startsWith('Fresh Key')).toBe(true);
      // Phones are shared.
      expect(body).not.toMatch(/evict|desaloj|seal|sella|landlord|casero|hearing|audiencia/i);
      expect(body).not.toMatch(/\{|’/);
    }
  });

  it('says a first name where it fits, and leaves it out where the text would grow', () => {
    const short = { ...facts, kind: 'message', language, firstName: 'Luz' } as const;
    expect(writeText(short)).toContain(language === 'en' ? 'Fresh Key for Luz: ' : 'Fresh Key para Luz: ');
    const long = writeText({ ...short, firstName: 'Á'.repeat(140) });
    expect(long.startsWith('Fresh Key: ')).toBe(true);
  });

  it('asks to confirm with every word that the law and the carriers ask for', () => {
    const body = writeText({ ...facts, kind: 'confirm', language, firstName: null });
    expect(body).toMatch(language === 'en' ? /YES.*rates may apply.*HELP.*STOP/ : /SÍ.*tarifas.*AYUDA.*ALTO/);
  });
});

it('a Spanish text keeps its accents', () => {
  const body = writeText({ ...facts, kind: 'papers_ready', language: 'es', firstName: null });
  expect(body).toContain('están listos');
  expect(textKinds.filter(isHearingText)).toHaveLength(3);
});
