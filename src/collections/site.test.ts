import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { describeFaults } from '#domain/file-faults.ts';
import { factsToSet, siteSchema } from '#domain/site.ts';
import { readFreeHelp } from './help.ts';
import { readFaq } from './home.ts';
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
    const sentences = describeFaults('content/site.yml', parsed.error);
    expect(sentences).toContain('content/site.yml');
    expect(sentences).toContain('email:');
    expect(sentences).toContain('launchYear:');
  });

  it('takes planned work as the example in content/site.yml writes it, and says which is wrong, and how', () => {
    const example = /^#   - from: .+\n#     to: .+T.+\n#     what: .+$/m.exec(
      readFileSync('content/site.yml', 'utf8'),
    );
    const [work] = parse((example?.[0] ?? '').replaceAll(/^#/gm, '')) as [Record<string, unknown>];
    const { from, to } = work;
    expect(siteSchema.parse({ ...readSite(), plannedWork: [work] }).plannedWork).toEqual([work]);
    const parsed = siteSchema.safeParse({
      ...readSite(),
      plannedWork: [
        { ...work, from: to, to: from },
        { ...work, from: '2026-12-05' },
      ],
    });
    if (parsed.success) throw new Error('a faulty file was accepted');
    expect(describeFaults('content/site.yml', parsed.error).split('\n').slice(1)).toEqual([
      '  plannedWork.1.to: must lie after “from”',
      '  plannedWork.2.from: must be like 2026-12-05T22:00-05:00',
    ]);
  });

  it('says which closure of the office is wrong, and how', () => {
    const reason = { en: 'We are on vacation.', es: 'Estamos de vacaciones.' };
    const parsed = siteSchema.safeParse({
      ...readSite(),
      closures: [
        { from: '2026-12-28', to: '2026-12-30', reason },
        { from: '2026-12-30', reason },
        { from: '2027-02-30', reason },
        { from: '2027-03-05', to: '2027-03-01', reason },
        { from: '2027-04-01', to: '2028-04-01', reason: { en: 'Spring.' } },
        { from: '2027-05-01', to: '2028-05-01', reason },
      ],
    });
    if (parsed.success) throw new Error('a faulty file was accepted');
    expect(describeFaults('content/site.yml', parsed.error).split('\n').slice(1)).toEqual([
      '  closures.3.from: must be a day such as 2026-11-27',
      '  closures.4.to: must not lie before “from”',
      '  closures.5.reason.es: is missing',
      '  closures.6.to: must lie at most 31 days after “from”',
    ]);
    const overlapping = siteSchema.safeParse({
      ...readSite(),
      closures: [
        { from: '2026-12-28', to: '2026-12-30', reason },
        { from: '2026-12-30', reason },
      ],
    });
    expect(overlapping.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['closures.1.from', 'must lie after the closure above it'],
    ]);
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
