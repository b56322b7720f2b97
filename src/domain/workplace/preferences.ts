import * as z from 'zod/mini';

/** Seconds; zero: what is done stays, and mails leave at once. */
export const undoChoices = [10, 30, 0] as const;
export type UndoSeconds = (typeof undoChoices)[number];

/** What changes of how somebody who works here set up the workplace for themselves. It follows them to every device. */
export const staffPreferences = z.partial(
  z.object({
    /** Single-letter keys that move and open; people who dictate to the computer switch them off (WCAG 2.1.4). */
    shortcuts: z.boolean(),
    /** How long an act can be taken back; mails wait as long (WCAG 2.2.1: more time for people who need it). */
    undoSeconds: z.literal(undoChoices),
  }),
);
export interface StaffPreferences {
  readonly shortcuts: boolean;
  readonly undoSeconds: UndoSeconds;
}

/** What is stored of one person. What nobody has chosen yet is on; the database gives ten seconds, too. */
export function readPreferences(stored: unknown): StaffPreferences {
  const known = staffPreferences.safeParse(stored).data;
  return { shortcuts: known?.shortcuts ?? true, undoSeconds: known?.undoSeconds ?? 10 };
}
