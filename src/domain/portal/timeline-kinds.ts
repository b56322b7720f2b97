// By themselves: the page of a case needs these lists, and no schemas.

/** What a client may have listed by itself. */
export const timelineKinds = ['update', 'message', 'paper', 'date', 'payment'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export const moneyMoves = ['paid', 'refunded', 'refund_failed'] as const;
export type MoneyMove = (typeof moneyMoves)[number];
