/** What we ask the client for: needed, sent by them, then accepted or returned with the reason. */
export const requestStatuses = ['needed', 'sent', 'accepted', 'returned', 'withdrawn'] as const;
export type RequestStatus = (typeof requestStatuses)[number];
