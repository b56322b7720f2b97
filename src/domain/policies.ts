// What a policy says about itself: the shape of content/policies/<page>/policy.yml.
import { z } from 'zod';

const day = z.iso.date('must be a date like 2025-07-29');

export const policySchema = z.strictObject({
  /** Changes with the text. An agreement is signed under its version. */
  version: z.string().min(1),
  /** First day the text holds. */
  effective: day,
  title: z.strictObject({ en: z.string().min(1), es: z.string().min(1) }),
  /** What changed and when, newest first. */
  changes: z.array(z.strictObject({ date: day, en: z.string().min(1), es: z.string().min(1) })).default([]),
});
export type PolicyFacts = z.infer<typeof policySchema>;

/** The day the text last changed: the newest entry of its list of changes, or its first day. */
export function lastChange({ effective, changes }: Pick<PolicyFacts, 'effective' | 'changes'>): string {
  return [effective, ...changes.map(({ date }) => date)].sort().at(-1) ?? effective;
}

/**
 * The text of a policy as it is hashed: line ends of every system count alike, so that the hash shown in the
 * browser, made at build time, equals the one the server makes from its own copy.
 */
export function hashedText(source: string): string {
  return source.replace(/\r\n?/g, '\n').trim();
}
