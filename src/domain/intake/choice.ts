import * as z from 'zod/mini';
import type { IntakeMessageKey } from './messages.ts';

/** One of a closed list. An absent or empty answer gets `required`; a code we do not know too. */
export function oneOf<const T extends readonly [string, ...string[]]>(codes: T, required: IntakeMessageKey) {
  return z.enum(codes, { error: required });
}

/** One of a closed list, or not answered: an empty string from a form means "not answered". */
export function maybeOneOf<const T extends readonly [string, ...string[]]>(codes: T) {
  const unknown: IntakeMessageKey = 'option.unknown';
  return z.optional(z.enum([...codes, ''] as const, { error: unknown }));
}

/** Some of a closed list, each once. */
export function someOf<const T extends readonly [string, ...string[]]>(codes: T) {
  const unknown: IntakeMessageKey = 'option.unknown';
  const wrongType: IntakeMessageKey = 'field.wrongType';
  return z
    .array(z.enum(codes, { error: unknown }), { error: wrongType })
    .check(z.refine((chosen) => new Set(chosen).size === chosen.length, { error: unknown }));
}
