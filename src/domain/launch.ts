// The shape of content/launch.yml: what somebody has to confirm, and what the operator knowingly does without.
import * as z from 'zod';
import type { Site } from './site.ts';

/** Texts that a lawyer may have to confirm. */
const policyFolders = ['agreement', 'disclaimer', 'privacy', 'terms'] as const;

export const launchSchema = z.strictObject({
  confirmations: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z-]+$/, 'must be small letters and hyphens'),
      question: z.string().min(1),
      /** The folders of content/policies it covers: a text that changed later has to be confirmed again. */
      policies: z.array(z.enum(policyFolders)).optional(),
      confirmed: z
        .strictObject({ by: z.string().min(1), on: z.iso.date('must be a date like 2026-11-20') })
        .nullable(),
    }),
  ),
  /** Name of a finding → why the operator does without. */
  accepted: z.record(z.string(), z.string().min(10, 'must say why')),
});
export type Launch = z.infer<typeof launchSchema>;

/** Confirmations that decide about filing. */
export const filingConfirmations = { noAttorney: 'no-attorney', staffDelivery: 'staff-delivery' } as const;
/** The finding that nothing can be filed; accepting it by this name sells all the same. */
export const filingClosed = 'filing.closed';

/** Who confirmed it, and when; null as long as nobody did. */
export const confirmationOf = ({ confirmations }: Launch, wanted: string) =>
  confirmations.find(({ id }) => id === wanted)?.confirmed ?? null;

export const sellsWhileClosed = ({ accepted }: Launch): boolean => filingClosed in accepted;

/**
 * Whether the operator's files alone keep payments closed in production: no reviewing lawyer is named, nobody confirmed
 * that none is needed, and nobody accepted to sell all the same. A lawyer who is named still needs a checked license,
 * which only the database knows.
 */
export function isSaleClosedByFiles(
  { reviewingLawyer }: Pick<Site, 'reviewingLawyer'>,
  launch: Launch,
): boolean {
  const isFilingClosed =
    reviewingLawyer === null && confirmationOf(launch, filingConfirmations.noAttorney) === null;
  return isFilingClosed && !sellsWhileClosed(launch);
}
