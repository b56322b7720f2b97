import * as z from 'zod/mini';

/** One page of a list, as every search of the workplace answers it. */
export function listPage<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    items: z.array(item),
    /** Where the next, older page begins; null for the last. */
    before: z.nullable(z.string()),
  });
}
