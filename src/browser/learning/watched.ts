/** A value somebody can be told about when it changes. */
export interface Watched<Value> {
  get(): Value;
  /** Answers the function that ends it. */
  listen(changed: () => void): () => void;
}

/** What a store of nanostores does for one page and one reader, at a tenth of its size. */
export function watch<Value>(first: Value): Watched<Value> & { set(value: Value): void } {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const changed of listeners) changed();
    },
    listen(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
