import * as z from 'zod/mini';

// Shapes that many SQL functions answer in.

/** A code, and nothing else that is used. */
export function outcome<const Code extends string>(...codes: readonly Code[]) {
  return z.object({ outcome: z.enum(codes) });
}

/** One page of a search. */
export function page<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), before: z.nullable(z.string()) });
}
