/** A mail as it is shown: what somebody wrote, and what their program repeated of an earlier mail. */
export interface SplitText {
  readonly text: string;
  readonly quoted: string | null;
}

/** Longer lines are somebody's text. Below it, no pattern here takes long, whatever is sent. */
const longestLine = 500;

/** "On Mon, Nov 2, 2026 at 3:04 PM Fresh Key <…> wrote:", which programs break over up to four lines. */
const attributionStart = /^(?:on|el|le|em|am|il)\s.{0,60}\d/i;
const attributionEnd = /(?:wrote|escribi[oó]|schrieb|escreveu|[eé]crit|scritto)\s*:\s*$/i;
const attributionOther = /^.{1,200}<[^<>\s]{3,200}@[^<>\s]{1,200}>.{0,80}(?:wrote|escribi[oó])\s*:\s*$/i;

/** "-----Original Message-----", "---------- Forwarded message ---------", in both languages. */
const divider =
  /^[-_ ]{2,20}\s*(?:original message|mensaje original|forwarded message|mensaje reenviado|begin forwarded message)\s*[-_ :]{0,20}$/i;
const appleForward = /^(?:begin forwarded message|inicio del mensaje reenviado):\s*$/i;

/** Outlook begins with the headers of the earlier mail, a forwarded mail with its own. */
const headerLine = /^\*?(?:from|de|sent|enviado(?: el)?|date|fecha|to|para|subject|asunto)\s?:\*?\s{0,8}\S/i;
const firstHeader = /^\*?(?:from|de)\s?:\*?\s{0,8}\S/i;
const rule = /^(?:_{20,}|-{20,})\s*$/;

const isQuoted = (line: string) => /^\s*>/.test(line);
const isBlank = (line: string) => line.trim() === '';

/**
 * Folds what a mail repeats. Where somebody answered between the lines of the earlier mail, all of it is their text, because
 * the answers mean nothing without the lines above them.
 */
export function splitQuoted(mail: string): SplitText {
  const lines = mail.replace(/\r\n?/g, '\n').split('\n');
  const head = findHead(lines);
  if (head && head.isBlock) return joined(lines.slice(0, head.at), lines.slice(head.at));
  const at = head?.at ?? lines.findIndex(isQuoted);
  if (at === -1) return joined(lines, []);
  // The earlier mail: lines marked ">", and empty ones between them.
  let end = head ? head.at + head.size : at;
  while (end < lines.length && (isQuoted(lines[end] ?? '') || isBlank(lines[end] ?? ''))) end += 1;
  const rest = lines.slice(end);
  if (head && !lines.slice(at + head.size, end).some(isQuoted))
    return joined(lines.slice(0, at), lines.slice(at));
  if (rest.some(isQuoted)) return joined(lines, []);
  // Without a head, lines marked ">" are somebody's own quotation, unless nothing follows them.
  if (!head && !rest.every(isBlank) && !lines.slice(0, at).every(isBlank)) return joined(lines, []);
  return joined([...lines.slice(0, at), ...rest], lines.slice(at, end));
}

interface Head {
  readonly at: number;
  readonly size: number;
  /** Everything after it is the earlier mail, marked or not. */
  readonly isBlock: boolean;
}

function findHead(lines: readonly string[]): Head | null {
  for (const [at, line] of lines.entries()) {
    const bare = line.trim();
    if (bare === '' || bare.length > longestLine || isQuoted(line)) continue;
    if (divider.test(bare) || appleForward.test(bare)) return { at, size: 1, isBlock: true };
    if (rule.test(bare) && isHeaderBlock(lines, at + 1, 2)) return { at, size: 1, isBlock: true };
    if (firstHeader.test(bare) && isHeaderBlock(lines, at, 3)) return { at, size: 1, isBlock: true };
    const size = attributionSize(lines, at);
    if (size > 0) return { at, size, isBlock: false };
  }
  return null;
}

function attributionSize(lines: readonly string[], at: number): number {
  const first = lines[at]?.trim() ?? '';
  if (attributionOther.test(first)) return 1;
  if (!attributionStart.test(first)) return 0;
  for (let size = 1; size <= 4; size += 1) {
    const line = lines[at + size - 1]?.trim() ?? '';
    if (line === '' || line.length > longestLine) return 0;
    if (attributionEnd.test(line)) return size;
  }
  return 0;
}

/** So many headers within a few lines, From first. */
function isHeaderBlock(lines: readonly string[], from: number, least: number): boolean {
  const next = lines
    .slice(from, from + 8)
    .map((line) => line.trim())
    .filter((line) => line !== '' && line.length <= longestLine && !rule.test(line));
  return (
    next.slice(0, 1).some((line) => firstHeader.test(line)) &&
    next.filter((line) => headerLine.test(line)).length >= least
  );
}

function joined(own: readonly string[], repeated: readonly string[]): SplitText {
  const text = own
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const quoted = repeated.join('\n').trim();
  return { text, quoted: quoted === '' ? null : quoted };
}
