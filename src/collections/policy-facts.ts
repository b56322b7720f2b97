// policy.yml of each policy, and the hash a signature is tied to. Plain Node, so that tools and tests read it too.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from '#collections/read-yaml.ts';
import type { Locale } from '#domain/languages.ts';
import { hashedText, policySchema, type PolicyFacts } from '#domain/policies.ts';

/** Facts of one policy. Refuses a faulty file by throwing a sentence that names the field. */
export function readPolicyFacts(policy: string): PolicyFacts {
  return readYaml(`content/policies/${policy}/policy.yml`, policySchema);
}

/** Version and SHA-256 (hex) of the service agreement in a language: what a signature is recorded over. */
export function readAgreementStamp(locale: Locale): { version: string; hash: string } {
  const text = readFileSync(join(process.cwd(), `content/policies/agreement/${locale}.mdx`), 'utf8');
  return {
    version: readPolicyFacts('agreement').version,
    hash: createHash('sha256').update(hashedText(text)).digest('hex'),
  };
}
