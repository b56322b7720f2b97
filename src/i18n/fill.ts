// Separate from the formats, so that a page which only fills in texts does not load them.
/**
 * Puts values into a text with {placeholders}; one period is enough after a value that ends with one (“9:30 a.m.”). An
 * unknown placeholder is a fault in the text: it throws.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}(\.(?![.\w]))?/g, (_, name: string, period = '') => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} in "${text}"`);
    const filled = String(value);
    return filled.endsWith('.') ? filled : filled + period;
  });
}
