/** What stands in a calendar as a date of its own; the database holds the same lists. */
export const eventKinds = ['hearing', 'call'] as const;
export const eventStatuses = ['scheduled', 'completed', 'cancelled'] as const;
