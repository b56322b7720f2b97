import { useState } from 'react';

interface Page<Item> {
  readonly items: readonly Item[];
  /** Where the next older page begins; null at the beginning of the list. */
  readonly before: string | null;
}

/**
 * A list, oldest first, whose older pages are kept while the newest is read again. Joined by id: what slides out of the
 * newest page stays in sight, and what is in both comes once, as it was read last.
 */
export function usePages<Item extends { readonly id: string }>(
  newest: Page<Item> | null,
  read: (before: string) => Promise<Page<Item>>,
) {
  const [older, setOlder] = useState<Page<Item> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const before = (older ?? newest)?.before ?? null;
  const items = joined(older?.items ?? [], newest?.items ?? []);
  async function showOlder(): Promise<void> {
    if (before === null) return;
    setFailed(false);
    try {
      const page = await read(before);
      setOlder({ items: joined(page.items, items), before: page.before });
    } catch {
      setFailed(true);
    }
  }
  return { items, before, hasFailed, showOlder: () => void showOlder() };
}

function joined<Item extends { readonly id: string }>(...pages: readonly (readonly Item[])[]): Item[] {
  return [...new Map(pages.flat().map((item) => [item.id, item])).values()];
}
