import * as z from 'zod/mini';

// Being charged by a kept card for the parts of a price. Nothing is charged without this consent, and it ends in one
// tap.

/**
 * The day of the words people agree to (`agree` in `src/i18n/en/case-parts.ts` and `es`). It is stored with each
 * consent; a test notices when the words change and this does not.
 */
export const cardConsentVersion = '2026-11-27';

/** Days after its day on which a part is still charged when nobody could be asked on the day. */
export const chargeDays = 2;

/** The client agrees; the browser sends that they saw the words, never what they say. */
export const agreeRequest = z.object({ agreed: z.literal(true, 'card.agree') });

/** Back from the page that keeps a card. */
export const cardPageRequest = z.object({
  sessionId: z.string('field.wrongType').check(z.regex(/^cs_[A-Za-z0-9_]{1,250}$/, 'field.wrongType')),
});
export type CardPageRequest = z.infer<typeof cardPageRequest>;

/** How the one try to charge a part ended. */
export const chargeOutcomes = ['paid', 'processing', 'question', 'declined', 'withdrawn'] as const;
export type ChargeOutcome = (typeof chargeOutcomes)[number];

export const consentStatuses = ['asked', 'given', 'ended'] as const;
export const consentEnds = ['client', 'plan_over', 'card_gone'] as const;

/** A kept card as people know it. */
export interface KeptCard {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
}
