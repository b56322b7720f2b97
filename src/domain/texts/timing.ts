import { nextAllowed, usualZone } from '../channels/quiet-hours.ts';
import { dayMs } from '../durations.ts';
import { isHearingText, isReply, type TextKind } from './kinds.ts';

interface DueText {
  readonly kind: TextKind;
  /** The zone of the person. */
  readonly zone?: string;
  /** When the last ordinary text went to this phone; null if none did. */
  readonly lastAt: Date | null;
}

const dayIn = (moment: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(moment);

/**
 * When a text that is due now may go: at once, or later because it is night there, or because another one went today. A
 * hearing is never held back for another text, and an answer to what somebody has just written comes at once.
 */
export function timeOfText({ kind, zone = usualZone, lastAt }: DueText, now: Date): Date {
  if (isReply(kind)) return now;
  const allowed = nextAllowed(now, zone);
  if (isHearingText(kind) || kind === 'confirm' || lastAt === null) return allowed;
  let at = allowed;
  while (dayIn(at, zone) === dayIn(lastAt, zone)) at = nextAllowed(new Date(at.getTime() + dayMs / 4), zone);
  return at;
}
