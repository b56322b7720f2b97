// One model of the ways by which a person and we reach each other. Quiet hours, safe ways and consent are beside this file;
// what was tried and what arrived is read in one shape from wherever it is kept.

export const channels = ['mail', 'text', 'portal', 'letter', 'call'] as const;
export type Channel = (typeof channels)[number];

/** How a message of a thread came. The database holds the same list. */
export const cameByWays = ['portal', 'mail', 'text'] as const satisfies readonly Channel[];
export type CameBy = (typeof cameByWays)[number];

/** Ways that buzz or ring: they wait for the morning of the person they reach. */
export const quietChannels = ['text', 'call'] as const satisfies readonly Channel[];
