// By which ways a client can be reached without danger to them. Phones are shared, and so are letterboxes.
import type { ContactChannel } from '../cases/contact-log.ts';

/**
 * Ways that a client allows or forbids. A mail to the address they sign in with is not among them: it is how they are
 * told.
 */
export const askedWays = ['call', 'voicemail', 'letter'] as const satisfies readonly ContactChannel[];
export type AskedWay = (typeof askedWays)[number];
export const wayAnswers = ['yes', 'no'] as const;
export type WayAnswer = (typeof wayAnswers)[number];

export const wayNoteMax = 300;

/** What was answered, as it is stored in the preferences of an account; null if nobody asked yet. */
export type SafeWays =
  | (Readonly<Record<AskedWay, WayAnswer | null>> & {
      readonly phone: string;
      readonly note: string;
      readonly at: string;
      /** Who wrote it down: the client, or staff whom they told. */
      readonly by: 'client' | 'staff';
    })
  | null;

/** Whether this client may be reached so. A machine is spoken to only where they said yes. */
export function isSafeWay(stored: SafeWays, channel: ContactChannel): boolean {
  if (channel === 'voicemail') return stored?.voicemail === 'yes';
  return channel === 'call' || channel === 'letter' ? stored?.[channel] !== 'no' : true;
}
