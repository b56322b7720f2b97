import * as z from 'zod/mini';

export const presenceRequest = z.object({
  writing: z.boolean('field.wrongType'),
  /** The page is left or hidden. */
  leaves: z._default(z.boolean('field.wrongType'), false),
});

export interface Presence {
  readonly others: readonly { readonly id: string; readonly name: string; readonly writing: boolean }[];
  /** When to ask again. */
  readonly askAgainSeconds: number;
}

/**
 * Often while a second person opened the case lately, or somebody writes: two who fill in the same form learn of each other
 * before they have done it twice. Else seldom, because a page that is alone should cost little.
 */
export const askAgainSeconds = { shared: 15, writing: 15, alone: 30 } as const;
/** Without a key or a click for so long nobody is at the page, and it stops asking: asking would keep a sign-in alive. */
export const stillHereMs = 5 * 60_000;
