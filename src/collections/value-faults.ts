// What no value of a list or above a text may be, whatever field it stands in. The rules of each field come on top.
import { atLine, type LineOf } from '#domain/file-faults.ts';

/** Nothing we publish in a list comes near: a longer one is a slip of the paste. */
export const longestValue = 3_000;

/** Control characters, and signs without a width that hide in a text or turn its direction around. */
const unseen = /(?![\t\n\r])[\p{Cc}\p{Cf}]/u;
const tag = /<\/?[a-z!][^<>]*>/i;

/** A sentence for each text that is empty, far too long, holds a tag, or a sign nobody sees. */
export function valueFaults(value: unknown, lineOf: LineOf): string[] {
  const faults: string[] = [];
  const look = (one: unknown, path: readonly (string | number)[]): void => {
    if (typeof one === 'string') {
      const at = `${atLine(path, lineOf)}${path.map((part) => (typeof part === 'number' ? part + 1 : part)).join('.')}`;
      for (const fault of textFaults(one)) faults.push(`${at}: ${fault}`);
    } else if (Array.isArray(one)) for (const [index, inner] of one.entries()) look(inner, [...path, index]);
    else if (typeof one === 'object' && one !== null)
      for (const [key, inner] of Object.entries(one)) look(inner, [...path, key]);
  };
  look(value, []);
  return faults;
}

function textFaults(text: string): string[] {
  if (text.trim() === '') return ['must not be empty'];
  const faults: string[] = [];
  if (text.length > longestValue) faults.push(`is longer than ${longestValue} characters; shorten it`);
  const hidden = unseen.exec(text)?.[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  if (hidden) faults.push(`has a sign nobody sees (U+${hidden}); write the text anew, by hand`);
  const [shown] = tag.exec(text) ?? [];
  if (shown) faults.push(`holds ${shown.slice(0, 40)}, which people would read as it is; write plain words`);
  return faults;
}
