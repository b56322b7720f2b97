// policy.yml of each policy, and the hash a signature is tied to. Plain Node, so that tools and tests read it too.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Locale } from '#domain/languages.ts';
import { hashedText, policySchema, type PolicyFacts } from '#domain/policies.ts';
import { describeFaults } from '#domain/site.ts';

/** Facts of one policy. Refuses a faulty file by throwing a sentence that names the field. */
export function readPolicyFacts(policy: string): PolicyFacts {
  const file = `content/policies/${policy}/policy.yml`;
  const parsed = policySchema.safeParse(parse(readFileSync(join(process.cwd(), file), 'utf8')));
  if (!parsed.success) throw new Error(describeFaults(file, parsed.error));
  return parsed.data;
}

/** Version and SHA-256 (hex) of the service agreement in a language: what a signature is recorded over. */
export function readAgreementStamp(locale: Locale): { version: string; hash: string } {
  const text = readFileSync(join(process.cwd(), `content/policies/agreement/${locale}.mdx`), 'utf8');
  return {
    version: readPolicyFacts('agreement').version,
    hash: createHash('sha256').update(hashedText(text)).digest('hex'),
  };
}
