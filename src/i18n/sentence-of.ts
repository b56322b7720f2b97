/** The sentence of a refusal by its key, which may name a sign behind a colon: `email.sign:ñ`. */
export function sentenceOf(
  messages: Readonly<Partial<Record<string, string>>>,
  key: string,
): string | undefined {
  const at = key.indexOf(':');
  return at < 0 ? messages[key] : messages[key.slice(0, at)]?.replace('{sign}', () => key.slice(at + 1));
}
