import type { CourtField } from './court-values.ts';

/**
 * What somebody wants to know of a court, in the order in which they ask: three questions, and what is folded. `self_help` is
 * missing: it stands with the free help of the county.
 */
export const fieldGroups = {
  where: ['court', 'address', 'mail', 'phone'],
  how: ['filing', 'efiling'],
  cost: ['fee'],
  more: ['docket', 'copy_fee', 'copies', 'form', 'originals', 'hearings', 'chambers', 'interpreter'],
} as const satisfies Readonly<Record<string, readonly CourtField[]>>;

export type FieldGroup = keyof typeof fieldGroups;
