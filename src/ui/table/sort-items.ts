/** What a row is sorted by; null where it has nothing. */
export type SortValue = string | number | null;

/**
 * Rows in the order of a value, the largest first where `isDown`: texts as readers of this language expect them, and what is
 * missing last, whichever way.
 */
export function sortItems<Item>(
  items: readonly Item[],
  valueOf: (item: Item) => SortValue,
  isDown: boolean,
  language: string,
): readonly Item[] {
  const { compare } = new Intl.Collator(language);
  const way = isDown ? -1 : 1;
  return items.toSorted((one, other) => {
    const [left, right] = [valueOf(one), valueOf(other)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return typeof left === 'number' && typeof right === 'number'
      ? way * (left - right)
      : way * compare(String(left), String(right));
  });
}
