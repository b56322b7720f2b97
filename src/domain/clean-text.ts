// What people paste carries signs that nobody sees: soft line breaks from Word, tabs from a sheet, marks of direction from
// a chat. All inputs are cleaned of them here, so that nothing is refused for a sign its writer cannot find.

/** Ends of lines in all spellings, also Word's soft break and the page break of a PDF. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** A bullet of Word's symbol font, which no other font has. */
const wordBullet = /\uf0b7/g;
/** Controls but the line feed, and halves of a character that a cut left behind. */
const unstorable = /[\p{Cc}\p{Cs}]/gu;
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufefc]/;
/** Marks of direction; overrides, which turn letters around, are not among those that may stay. */
const direction = /[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/;
const opening = /[\u202a\u202b\u2066-\u2068]/g;
const closing = /[\u202c\u2069]/g;
/** Letters and digits as wide as Chinese ones, of a keyboard set to that; papers have none. */
const fullWidth = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;
/** What joins emoji, colors them, and spells Arabic and Indic words. */
const joiner = /\u200c|\u200d|[\ufe0e\ufe0f]|[\u{e0020}-\u{e007f}]/u;

/**
 * A text as it is kept: in NFC, line breaks as line feeds (spaces in a field of one line), tabs as spaces, without what
 * cannot be stored or is not seen, trimmed. Marks of direction stay in right-to-left texts if as many close as open;
 * joiners stay where they are part of a word or an emoji.
 */
export function cleanText(typed: string, { multiline = false } = {}): string {
  const lines = typed
    .replace(lineBreaks, '\n')
    .replaceAll('\t', ' ')
    .replace(wordBullet, '•')
    .replace(fullWidth, (sign) => sign.normalize('NFKC'))
    .replace(unstorable, (sign) => (sign === '\n' ? sign : ''));
  const count = (marks: RegExp) => lines.match(marks)?.length;
  const keepsDirection = rightToLeft.test(lines) && count(opening) === count(closing);
  const seen = lines.replace(unseen, (sign, at: number) => {
    if (direction.test(sign)) return keepsDirection ? sign : '';
    // Between Latin letters, spaces and punctuation a joiner says nothing.
    const before = lines.charCodeAt(at - 1);
    return joiner.test(sign) && before >= 0x370 && (before < 0x2000 || before > 0x206f || before === 0x200d)
      ? sign
      : '';
  });
  return (multiline ? seen : seen.replaceAll('\n', ' ')).normalize('NFC').trim();
}

/** Longer than any address with what stands around it; such a text is refused as it is. */
const longest = 1_000;

/**
 * An e-mail address as people paste it, bare: without `mailto:`, the name before angle brackets, quotation marks, a final
 * dot or comma; full-width signs as plain ones; a domain with other letters in the form that mail servers know.
 */
export function cleanEmail(typed: string): string {
  const line = cleanText(typed).normalize('NFKC');
  const inBrackets = /<([^<>]*@[^<>]*)>/.exec(line)?.[1] ?? line;
  const bare = inBrackets
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^["'“”‘’(<[\s]+|["'“”‘’)>\],;:.\s]+$/g, '')
    // A phone's keyboard makes an apostrophe curly; addresses have the straight one.
    .replace(/[’‘ʼ](?=.*@)/g, "'");
  const at = bare.lastIndexOf('@');
  if (at < 1 || bare.length > longest) return bare;
  const name = bare.slice(0, at).trimEnd();
  // Phones put a space behind a dot; none belongs to a domain.
  const domain = bare
    .slice(at + 1)
    .trimStart()
    .replace(/ *\. */g, '.');
  return `${name}@${/[\u0080-\u{10ffff}]/u.test(domain) ? asciiOf(domain) : domain}`;
}

/** "bücher.example" as "xn--bcher-kva.example"; as it was where it is no domain. */
function asciiOf(domain: string): string {
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
}

/** Five digits, or nine as ZIP+4, however they are spaced, with or without a state or city before them. */
export function cleanZip(typed: string): string {
  const zip = cleanText(typed).normalize('NFKC');
  const [, five, four] = /^(?:\p{L}[\p{L}\s.,]*)?(\d{5})[\s\p{Pd}.]*(\d{4})?$/iu.exec(zip) ?? [];
  if (!five) return zip;
  return four ? `${five}-${four}` : five;
}
