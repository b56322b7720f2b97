// Who helps a client: a daughter, a caseworker. They see what the client ticked, and can change nothing.

export const supporterBonds = ['family', 'friend', 'caseworker', 'other'] as const;
export type SupporterBond = (typeof supporterBonds)[number];

/** What may be ticked beside where the case stands, which every supporter sees. Papers and answers are never shown. */
export const supporterSights = ['dates', 'requests', 'messages'] as const;
export type SupporterSight = (typeof supporterSights)[number];

export const supporterRules = { most: 3, nameMax: 100, linkMinutes: 60, openHours: 12 } as const;
