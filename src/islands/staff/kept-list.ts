import * as z from 'zod/mini';
import { keepForTabs, readFromTabs } from '#browser/storage.ts';

const keptList = z.object({
  hidden: z.array(z.string()),
  sorting: z.nullable(z.object({ by: z.string(), isDown: z.boolean() })),
});
type KeptList = z.output<typeof keptList>;

const keyOf = (list: string) => `list:${list}`;

/** How this browser last showed a list: heads, nothing of what stands in it. Null for a list as it came. */
export function readKeptList(list: string): KeptList | null {
  const stored = readFromTabs(keyOf(list));
  if (stored === null) return null;
  try {
    return keptList.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}

export function keepList(list: string, kept: KeptList): void {
  keepForTabs(keyOf(list), JSON.stringify(kept));
}
