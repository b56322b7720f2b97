import type { Option } from '#ui/Select.tsx';

/** Codes as a list to choose from. A code without words of its own stands for itself. */
export const optionsOf = (
  codes: readonly string[],
  texts: Readonly<Partial<Record<string, string>>>,
): readonly Option[] => codes.map((value) => ({ value, text: texts[value] ?? value }));
