// Separate from the formats, so that a page which only fills in texts does not load them.
/** Puts values into a text with {placeholders}. An unknown placeholder is a fault in the text: it throws. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} in "${text}"`);
    return String(value);
  });
}
