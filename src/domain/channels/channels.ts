// The ways by which a person and we reach each other. Quiet hours and safe ways are beside this file, consent to texts in
// `domain/texts`.

export const channels = ['mail', 'text', 'portal', 'letter', 'call'] as const;
export type Channel = (typeof channels)[number];

/** How a message of a thread came. The database holds the same list. */
export const cameByWays = ['portal', 'mail', 'text'] as const satisfies readonly Channel[];
export type CameBy = (typeof cameByWays)[number];
