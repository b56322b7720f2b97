// Which ways to a person are open, and whether enough of them were tried. Silence, the first call and the staff's view all read
// this; the facts come from one function of the database (`private.reach_facts`).
import type { ContactChannel } from '../cases/contact-log.ts';
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

/** A way that was tried: what staff noted, or a text of ours. */
export type TriedWay = ContactChannel | 'text';

/** Ways that count as one: who did not pick up and whose machine answered was tried by phone. */
const phoneWays = new Set<TriedWay>(['call', 'voicemail']);
const wayOf = (way: TriedWay) => (phoneWays.has(way) ? 'phone' : way);

/** A letter counts, but is not asked for: it comes at the end anyway. The portal is where mails and texts lead. */
const askedFor = ['mail', 'text', 'call'] as const satisfies readonly Channel[];

/** Whether a silent client was tried by two ways that are open, or by the only one there is. */
export function triedEnough(tried: readonly TriedWay[], facts: Omit<ReachFacts, 'tries'>): boolean {
  const open = askedFor.filter((channel) => mayUse(channel, facts)).length;
  return new Set(tried.map(wayOf)).size >= Math.min(2, Math.max(1, open));
}
