import { gap, nameEnds, spelled } from './pdf-names.ts';

const uriName = `/${spelled('URI')}`;
/** An address, as text in brackets or as numbers; what it begins with is enough. */
const address = new RegExp(
  `${uriName}${gap}(?:\\(((?:[^()\\\\]|\\\\[\\s\\S]){0,300})|<([0-9A-Fa-f\\s]{0,600})>)`,
  'g',
);
/** A file of the reader's own computer or of a server in the network: asking for it may hand over a password. */
const share = /^\s*(?:\\\\|\/\/|file:|smb:|ldap:|search-ms:|ms-[a-z]+:)/i;

/** Whether a link leads to a file or a program instead of to a page of the web. Links to pages are in most letters. */
export function leadsToShare(text: string): boolean {
  for (const [, typed, numbers] of text.matchAll(address)) {
    const target = typed === undefined ? fromHex(numbers ?? '') : unescaped(typed);
    if (share.test(target.replaceAll('\0', ''))) return true;
  }
  return false;
}

const fromHex = (numbers: string) => Buffer.from(numbers.replaceAll(/\s/g, ''), 'hex').toString('latin1');

/** `\\\\` is one backslash, `\\057` a sign by its number; the others are as they are. */
function unescaped(typed: string): string {
  return typed.replaceAll(/\\([0-7]{1,3}|\r\n|[\s\S])/g, (_, sign: string) => {
    if (/^[0-7]/.test(sign)) return String.fromCharCode(Number.parseInt(sign, 8) % 256);
    return /^[\r\n]/.test(sign) ? '' : sign;
  });
}

const isUri = new RegExp(`/S${gap}${uriName}${nameEnds}`);
const opening = new RegExp(`/${spelled('OpenAction')}${gap}(?:<<|(\\d{1,10})${gap}\\d{1,5}${gap}R)`, 'g');
const further = new RegExp(`/AA${gap}<<`, 'g');
/** Longer than any action, shorter than what stands between two of them. */
const actionLength = 600;

/**
 * Whether an address is opened by itself, when the file or a page is. An action that stands elsewhere is looked for among
 * the objects; one that is packed counts wherever an action with an address is packed.
 */
export function opensAddress(text: string, packed: string): boolean {
  const all = `${text}\n${packed}`;
  for (const match of all.matchAll(opening)) {
    const [, number] = match;
    if (number === undefined) {
      if (isUri.test(dictionaryAt(all, match.index))) return true;
      continue;
    }
    const begins = new RegExp(`(?:^|[\\r\\n\\s])${number}\\s{1,5}\\d{1,5}\\s{1,5}obj`).exec(text);
    const action = begins ? text.slice(begins.index, begins.index + actionLength).split('endobj')[0] : packed;
    if (action && isUri.test(action)) return true;
  }
  for (const match of all.matchAll(further)) {
    if (isUri.test(dictionaryAt(all, match.index))) return true;
  }
  return false;
}

/** From the next `<<` to the `>>` that belongs to it. */
function dictionaryAt(text: string, index: number): string {
  const from = text.indexOf('<<', index);
  let depth = 0;
  for (const sign of text.slice(from, from + actionLength).matchAll(/<<|>>/g)) {
    depth += sign[0] === '<<' ? 1 : -1;
    if (depth === 0) return text.slice(from, from + sign.index);
  }
  return text.slice(from, from + actionLength);
}
