/**
 * Two silent signs of a robot, instead of a puzzle that would keep people out (WCAG 3.3.8): it fills in a field that
 * nobody sees, or it finishes before a person could have read the form.
 *
 * Neither proves it: a password manager may fill in the hidden field, and somebody may paste a text written earlier. So
 * a suspected message is never refused and never dropped. It gets the same answer and is stored with the reason. Staff
 * find it in their list, but get only one notice a day for all of them, and no confirmation is mailed, so that the form
 * cannot be used to write to strangers. A caller that sends neither sign (a plain multipart call) is not suspected.
 */
export const suspicions = ['hidden_field', 'too_fast', 'spam'] as const;
export type Suspicion = (typeof suspicions)[number];

/** Name of the field nobody sees. Not "website" or "company": browsers offer to fill those in. */
export const hiddenField = 'faxExtension';

/** Less time than this between the first touch of the form and sending it. */
export const quickestPersonMs = 3_000;

/** Why a message may come from a robot, or null. Takes whatever the form sent about itself. */
export function suspicionOf(message: { hidden: unknown; filledInMs: unknown }): Suspicion | null {
  if (typeof message.hidden === 'string' && message.hidden.trim() !== '') return 'hidden_field';
  const ms =
    typeof message.filledInMs === 'string' ? Number(message.filledInMs || Number.NaN) : message.filledInMs;
  return typeof ms === 'number' && ms >= 0 && ms < quickestPersonMs ? 'too_fast' : null;
}
