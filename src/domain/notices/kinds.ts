// How a client hears of what happens. The database holds the same lists.

/** How a notice is told. */
export const noticeKinds = ['your_turn', 'court_date', 'call', 'message', 'update', 'progress'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** By mail at once, gathered once a day, or under the bell alone. */
export const noticeDeliveries = ['at_once', 'daily', 'portal'] as const;
export type NoticeDelivery = (typeof noticeDeliveries)[number];

/** What the client may choose about. What they have to do, and dates, are always mailed. */
export const chosenKinds = ['message', 'update', 'progress'] as const satisfies readonly NoticeKind[];
export type ChosenKind = (typeof chosenKinds)[number];

/** What happened; each has its words. */
export const noticeCodes = [
  'status_changed',
  'message_sent',
  'case_update',
  'request_added',
  'request_returned',
  'papers_ready',
  'translation_ready',
  'ticket_answered',
  'call_booked',
  'call_cancelled',
  'upgrade_offered',
  'part_due',
] as const;
export type NoticeCode = (typeof noticeCodes)[number];
