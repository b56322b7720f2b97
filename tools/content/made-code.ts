// How files of code are written that are made from content.

export const lines = (first: string, between: readonly string[], last: string): string =>
  [first, ...between, last].join('\n');

export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
