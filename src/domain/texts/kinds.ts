import type { CaseAnchor } from '../portal/case-places.ts';

/** What a text tells. The database holds the same list. */
export const textKinds = [
  'confirm',
  'welcome',
  'help',
  'coming_noted',
  'not_moved',
  'file_refused',
  'your_turn',
  'request_due',
  'hearing_week',
  'hearing_two_days',
  'hearing_evening',
  'payment_waiting',
  'papers_ready',
  'message',
] as const;
export type TextKind = (typeof textKinds)[number];

/** Answers to what somebody has just written from their phone: they are awake, and wait. */
const replies: ReadonlySet<TextKind> = new Set([
  'welcome',
  'help',
  'coming_noted',
  'not_moved',
  'file_refused',
]);
const hearings: ReadonlySet<TextKind> = new Set(['hearing_week', 'hearing_two_days', 'hearing_evening']);

export const isReply = (kind: TextKind): boolean => replies.has(kind);
export const isHearingText = (kind: TextKind): boolean => hearings.has(kind);

/** The words that are true so many days before a hearing: on the evening before they say “tomorrow”. */
export function hearingText(daysLeft: number): TextKind {
  if (daysLeft === 1) return 'hearing_evening';
  return daysLeft >= 7 ? 'hearing_week' : 'hearing_two_days';
}

/** The place of the case that the link of a text opens. */
export const anchorOfText: Readonly<Record<TextKind, CaseAnchor | null>> = {
  confirm: null,
  welcome: null,
  help: null,
  coming_noted: 'hearing',
  not_moved: 'hearing',
  file_refused: 'court-letters',
  your_turn: null,
  request_due: 'requests',
  hearing_week: 'hearing',
  hearing_two_days: 'hearing',
  hearing_evening: 'hearing',
  payment_waiting: 'parts',
  papers_ready: 'papers',
  message: 'messages',
};

/** What the provider says of one, and what ended a consent; as in the database. */
export const textDeliveries = ['sent', 'delivered', 'undelivered', 'failed'] as const;
export const textStatuses = ['waiting', 'sent', 'dead', 'cancelled'] as const;
export const consentStates = ['asked', 'on', 'ended'] as const;
export type ConsentState = (typeof consentStates)[number];

/** How a consent stands, from its two moments; `private.text_state` says the same of a client's newest. */
export const consentStateOf = (confirmedAt: string | null, endedAt: string | null): ConsentState =>
  endedAt !== null ? 'ended' : confirmedAt !== null ? 'on' : 'asked';

export const consentEnds = [
  'stop',
  'page',
  'no',
  'wrong_number',
  'failed',
  'blocked',
  'replaced',
  'closed',
] as const;
export type ConsentEnd = (typeof consentEnds)[number];
