import { describe, expect, it } from 'vitest';
import { readLetterFacts } from '#collections/letters.ts';
import { factsOfLines, letterLines } from '#domain/letters/letters.ts';
import { letterTexts } from '#i18n/letter-texts.ts';

/** Names of laws, and times that a law gives. */
const law = /U\.S\.C\.|O\.C\.G\.A\.|\b\d+ (?:days|months)\b|business days/;

describe('a letter', () => {
  it('states no law without a fact that has a source and a day', () => {
    const facts = new Map(readLetterFacts('en').facts.map((fact) => [fact.id, fact]));
    for (const line of letterLines.filter((one) => law.test(letterTexts.en[one]))) {
      const fact = factsOfLines[line];
      expect(fact && facts.get(fact)?.source, line).toBeTruthy();
    }
  });

  it('names the law of its fact', () => {
    for (const { id, source } of readLetterFacts('en').facts)
      for (const line of letterLines.filter((one) => factsOfLines[one] === id))
        expect(letterTexts.en[line]).toContain(source.replace(' (secondary source)', ''));
  });

  it('never cites an opinion that was withdrawn, and promises nothing', () => {
    const all = letterLines.flatMap((line) => [letterTexts.en[line], letterTexts.es[line]]).join(' ');
    expect(all).not.toMatch(/advisory opinion|4171|2024-00788|opinión|expunge|guarantee|garantiza/i);
  });
});
