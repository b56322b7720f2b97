// The ways by which a person and we reach each other. Beside this file: which of them are open to a person and what was tried
// (`reach.ts`), what they allow (`safe-ways.ts`), when no phone buzzes (`quiet-hours.ts`), and what each kind of text may do
// (`domain/texts/kinds.ts`).

export const channels = ['mail', 'text', 'portal', 'letter', 'call'] as const;
export type Channel = (typeof channels)[number];

/** How a message of a thread came. The database holds the same list. */
export const cameByWays = ['portal', 'mail', 'text'] as const satisfies readonly Channel[];
export type CameBy = (typeof cameByWays)[number];
