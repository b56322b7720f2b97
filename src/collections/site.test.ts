import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeFaults, factsToSet, siteSchema } from '#domain/site.ts';
import { readFaq, readFreeHelp } from './home.ts';
import { readAgreementStamp } from './policy-facts.ts';
import { readYaml } from './read-yaml.ts';
import { readSite } from './site.ts';

describe('what the operator and editors write', () => {
  it('is readable as it stands in the repository', () => {
    expect(readSite().name).not.toBe('');
    for (const locale of ['en', 'es'] as const) {
      expect(readFaq(locale)).toHaveLength(6);
      expect(readFreeHelp(locale).places.length).toBeGreaterThan(0);
    }
  });

  it('names a sample e-mail address as a fact still to be set', () => {
    expect(factsToSet({ ...readSite(), email: 'help@example.com' })).toContain('email');
    expect(factsToSet({ ...readSite(), email: 'help@freshkey.org' })).not.toContain('email');
  });

  it('says in plain words which field is wrong', () => {
    const parsed = siteSchema.safeParse({ ...readSite(), email: 'no address', launchYear: '2025' });
    if (parsed.success) throw new Error('a faulty file was accepted');
    const said = describeFaults('content/site.yml', parsed.error);
    expect(said).toContain('content/site.yml');
    expect(said).toContain('email:');
    expect(said).toContain('launchYear:');
  });

  it('says what to write where a rule has no words of its own', () => {
    const phone: unknown = 4045550100;
    const social = { fb: 'https://facebook.com/us' };
    const parsed = siteSchema.safeParse({
      ...readSite(),
      name: '',
      phone,
      social,
      notice: { en: 'Closed.' },
    });
    if (parsed.success) throw new Error('a faulty file was accepted');
    expect(describeFaults('content/site.yml', parsed.error).split('\n').slice(1)).toEqual([
      '  name: must not be empty',
      '  phone: must be a text; put a number in "quotes"',
      '  social.fb: is not a field here; take the line out, or mend its name',
      '  notice.es: is missing',
    ]);
  });

  it('names file and line of what cannot be read at all', () => {
    const root = mkdtempSync(join(tmpdir(), 'yaml-'));
    writeFileSync(join(root, 'faq.yml'), 'question:\n  en: One: two\n');
    expect(() => readYaml('faq.yml', z.unknown(), root)).toThrow('faq.yml: line 2 cannot be read');
    rmSync(root, { recursive: true });
  });

  it('ties a signature to the text of its language', () => {
    const [english, spanish] = [readAgreementStamp('en'), readAgreementStamp('es')];
    expect(english.version).toBe(spanish.version);
    expect(english.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(english.hash).not.toBe(spanish.hash);
  });
});
