// Which ways to a person are open, which of them a reminder takes, and whether enough of them were tried. Reminders, silence, the
// first call and the staff's view all read this; the facts come from one function of the database (`private.reach_facts`).
import type { ContactChannel } from '../cases/contact-log.ts';
import type { TaskCode } from '../cases/tasks.ts';
import type { ConsentState } from '../texts/kinds.ts';
import type { Channel } from './channels.ts';
import { isSafeWay, type SafeWays } from './safe-ways.ts';

export interface ReachFacts {
  /** What the person allows; null if nobody asked yet. */
  readonly ways: SafeWays;
  readonly hasPhone: boolean;
  /** Whether texts are confirmed; null for somebody who never ticked the box. */
  readonly texts: ConsentState | null;
  /** Since when mail to their present address comes back. */
  readonly mailLostAt: string | null;
  /** What went out last by each channel, and what came through. */
  readonly tries: readonly {
    readonly channel: Channel;
    readonly triedAt: string | null;
    readonly arrivedAt: string | null;
  }[];
}

/** `unasked`: nobody knows whether the person wants it. */
export const channelStates = ['open', 'unasked', 'closed'] as const;
export type ChannelState = (typeof channelStates)[number];

export function channelState(channel: Channel, facts: Omit<ReachFacts, 'tries'>): ChannelState {
  const { ways, hasPhone, texts, mailLostAt } = facts;
  switch (channel) {
    case 'mail':
      return mailLostAt === null ? 'open' : 'closed';
    case 'portal':
      return 'open';
    case 'text':
      return texts === 'on' ? 'open' : texts === 'ended' ? 'closed' : 'unasked';
    case 'letter':
      return !isSafeWay(ways, 'letter') ? 'closed' : ways?.letter === 'yes' ? 'open' : 'unasked';
    case 'call':
      if (!hasPhone || !(isSafeWay(ways, 'call') || isSafeWay(ways, 'voicemail'))) return 'closed';
      return ways?.call === 'yes' ? 'open' : 'unasked';
  }
}

/** Whether we may reach somebody so. A text needs a yes; a call or a letter may go where nobody has said no. */
export function mayUse(channel: Channel, facts: Omit<ReachFacts, 'tries'>): boolean {
  const state = channelState(channel, facts);
  return state === 'open' || (state === 'unasked' && channel !== 'text');
}

/** The same where the operator sends no texts: nothing then counts on them, or speaks of them. */
export function withoutTexts(facts: ReachFacts): ReachFacts {
  return { ...facts, texts: null, tries: facts.tries.filter(({ channel }) => channel !== 'text') };
}

/** Days that a letter may be on its way. */
export const letterDays = 5;

/**
 * How a reminder reaches a client, so many days before what it reminds of: by mail and text where these are open, for they go
 * out alone; else by the one way that somebody takes, and by none if the client closed them all. It stands in the portal anyway.
 */
export function waysToRemind(facts: Omit<ReachFacts, 'tries'>, daysLeft = Infinity): readonly Channel[] {
  const alone = (['mail', 'text'] as const).filter((channel) => mayUse(channel, facts));
  if (alone.length > 0) return alone;
  const inTime = (['call', 'letter'] as const).filter((way) => way !== 'letter' || daysLeft >= letterDays);
  return inTime.filter((channel) => mayUse(channel, facts)).slice(0, 1);
}

/** What somebody has to do where a reminder cannot go out alone; null where it can. */
export function reminderTask(ways: readonly Channel[]): TaskCode | null {
  if (ways.includes('mail') || ways.includes('text')) return null;
  if (ways.includes('call')) return 'remind_by_call';
  return ways.includes('letter') ? 'remind_by_letter' : 'remind_no_way';
}

/** A way that was tried: what staff noted, or a text of ours. */
export type TriedWay = ContactChannel | 'text';

/** Ways that count as one: a person who did not pick up, or whose machine answered, was tried by phone. */
const phoneWays = new Set<TriedWay>(['call', 'voicemail']);
const wayOf = (way: TriedWay) => (phoneWays.has(way) ? 'phone' : way);

/** A letter counts, but is not asked for: it comes at the end anyway. The portal is where mails and texts lead. */
const askedFor = ['mail', 'text', 'call'] as const satisfies readonly Channel[];

/** Whether a silent client was tried by two ways that are open, or by the only one there is. */
export function triedEnough(tried: readonly TriedWay[], facts: Omit<ReachFacts, 'tries'>): boolean {
  const open = askedFor.filter((channel) => mayUse(channel, facts)).length;
  return new Set(tried.map(wayOf)).size >= Math.min(2, Math.max(1, open));
}
