// Policies for one language: the text, and the facts that do not translate.
import { getEntry, render } from 'astro:content';
import { readPolicyFacts } from '#collections/policy-facts.ts';
import type { Locale } from '#domain/languages.ts';

/** A policy in a language. A missing text or a faulty policy.yml fails the build with a sentence. */
export async function readPolicy(policy: 'privacy' | 'terms' | 'disclaimer' | 'agreement', locale: Locale) {
  const entry = await getEntry('policies', `${policy}/${locale}`);
  if (!entry)
    throw new Error(`content/policies/${policy}/${locale}.mdx is missing: policies need both languages`);
  const { Content, headings } = await render(entry);
  return { ...readPolicyFacts(policy), Content, headings };
}
