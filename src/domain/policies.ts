// The shape of content/policies/<page>/policy.yml.
import * as z from 'zod';

const day = z.iso.date('must be a date like 2025-07-29');

export const policySchema = z.strictObject({
  /** Changes with the text. A signature records the version. */
  version: z.string().min(1),
  /** The first day on which the text applies. */
  effective: day,
  title: z.strictObject({ en: z.string().min(1), es: z.string().min(1) }),
  /** What changed and when, newest first. */
  changes: z.array(z.strictObject({ date: day, en: z.string().min(1), es: z.string().min(1) })).default([]),
});
export type PolicyFacts = z.infer<typeof policySchema>;

/** The day the text last changed: the newest entry in its list of changes, or its first day. */
export function lastChange({ effective, changes }: Pick<PolicyFacts, 'effective' | 'changes'>): string {
  return [effective, ...changes.map(({ date }) => date)].sort().at(-1) ?? effective;
}

/**
 * The text of a policy as it is hashed. Line endings of all systems count the same, so that the hash made by the build
 * and shown in the browser equals the one that the server makes from its own copy.
 */
export function hashedText(source: string): string {
  return source.replace(/\r\n?/g, '\n').trim();
}
