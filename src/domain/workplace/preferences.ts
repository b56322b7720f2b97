import * as z from 'zod/mini';

/** How somebody who works here set up the workplace for themselves. It follows them to every device. */
export const staffPreferences = z.object({
  /** Single-letter keys that move and open; who dictates to the computer switches them off (WCAG 2.1.4). */
  shortcuts: z.boolean(),
});
export type StaffPreferences = z.infer<typeof staffPreferences>;

/** What is stored of one person. What nobody has chosen yet is on. */
export function readPreferences(stored: unknown): StaffPreferences {
  const known = z.object({ shortcuts: z._default(z.boolean(), true) }).safeParse(stored);
  return known.data ?? { shortcuts: true };
}
