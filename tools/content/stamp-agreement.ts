// Writes src/domain/intake/agreement.ts from content/policies/agreement, so that a signature can name the text
// without a function having to read it. Run it after changing the agreement: npm run stamp:agreement.
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { readAgreementStamp } from '#collections/policy-facts.ts';

export const stampedFile = 'src/domain/intake/agreement.ts';

/** What the file should contain for the present agreement. */
export async function stampAgreement(): Promise<string> {
  const en = readAgreementStamp('en');
  const es = readAgreementStamp('es');
  const source = `/**
 * The service agreement a signature is recorded over: version and SHA-256 of its text per language.
 * Made from content/policies/agreement by "npm run stamp:agreement"; a test says when it is out of date.
 */
export const agreement = {
  version: ${JSON.stringify(en.version)},
  hashes: { en: ${JSON.stringify(en.hash)}, es: ${JSON.stringify(es.hash)} },
} as const;
`;
  return format(source, { ...(await resolveConfig(stampedFile)), parser: 'typescript' });
}

if (import.meta.main) {
  const wanted = await stampAgreement();
  const current = (() => {
    try {
      return readFileSync(stampedFile, 'utf8');
    } catch {
      return '';
    }
  })();
  if (current !== wanted) writeFileSync(stampedFile, wanted);
  console.log(current === wanted ? 'The stamp is current.' : `Wrote ${stampedFile}.`);
}
