/** What has a date of its own in a calendar; the database holds the same lists. */
export const eventKinds = ['hearing', 'call'] as const;
export const eventStatuses = ['scheduled', 'completed', 'cancelled'] as const;
