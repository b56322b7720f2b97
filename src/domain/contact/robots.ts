/**
 * Two quiet signs of a robot, instead of a puzzle that would keep people out (WCAG 3.3.8): it fills in a field nobody
 * sees, or it is done before a person could have read the form.
 *
 * Neither is proof: a password manager may fill in the hidden field, somebody may paste a text written before. So a
 * suspected message is never refused and never dropped. It gets the same answer and is stored with its reason; staff
 * find it in their list, but one notice a day tells them of all of them, and no acknowledgement goes out, so that the
 * form cannot be used to write to strangers. A caller that says nothing of the kind (a plain multipart call)
 * is not suspected.
 */
export const suspicions = ['hidden_field', 'too_fast'] as const;
export type Suspicion = (typeof suspicions)[number];

/** Name of the field nobody sees. Not "website" or "company": browsers offer to fill those in. */
export const hiddenField = 'faxExtension';

/** Less than this between the first touch of the form and sending it. */
export const quickestPersonMs = 3_000;

/** Why a message may come from a robot, or null. Takes what the form sent about itself, whatever that is. */
export function suspicionOf(sent: { hidden: unknown; filledInMs: unknown }): Suspicion | null {
  if (typeof sent.hidden === 'string' && sent.hidden.trim() !== '') return 'hidden_field';
  const ms = typeof sent.filledInMs === 'string' ? Number(sent.filledInMs || Number.NaN) : sent.filledInMs;
  return typeof ms === 'number' && ms >= 0 && ms < quickestPersonMs ? 'too_fast' : null;
}
