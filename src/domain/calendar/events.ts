/** What has a date of its own in a calendar; the database holds the same lists. */
export const eventKinds = ['hearing', 'call', 'request', 'deadline'] as const;
/** How much it matters, also of goals and milestones. */
export const casePriorities = ['low', 'medium', 'high', 'urgent'] as const;
export const eventStatuses = ['scheduled', 'completed', 'cancelled'] as const;
