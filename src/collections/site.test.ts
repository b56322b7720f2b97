import { describe, expect, it } from 'vitest';
import { describeFaults, factsToSet, siteSchema } from '#domain/site.ts';
import { readFaq, readFreeHelp } from './home.ts';
import { readAgreementStamp } from './policy-facts.ts';
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

  it('ties a signature to the text of its language', () => {
    const [english, spanish] = [readAgreementStamp('en'), readAgreementStamp('es')];
    expect(english.version).toBe(spanish.version);
    expect(english.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(english.hash).not.toBe(spanish.hash);
  });
});
