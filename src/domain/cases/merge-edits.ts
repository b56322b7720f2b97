type Fields = Readonly<Record<string, string | boolean>>;

interface Merged<Values extends Fields> {
  /** What the form shows now. */
  readonly values: Values;
  /** Fields that both changed, each to something else: a person has to say which one is right. */
  readonly conflicts: readonly (keyof Values & string)[];
}

/**
 * Puts what somebody typed over a record that another person changed since it was opened. A field that nobody touched
 * here takes what is stored now, so that saving never brings an old value back; what was typed stays.
 */
export function mergeEdits<Values extends Fields>(
  opened: Values,
  typed: Values,
  stored: Values,
): Merged<Values> {
  const names = Object.keys(stored) as (keyof Values & string)[];
  const isTyped = (name: keyof Values) => typed[name] !== opened[name];
  const edits = names.filter(isTyped).map((name) => [name, typed[name]]);
  return {
    values: { ...stored, ...Object.fromEntries(edits) },
    conflicts: names.filter(
      (name) => isTyped(name) && stored[name] !== opened[name] && stored[name] !== typed[name],
    ),
  };
}
