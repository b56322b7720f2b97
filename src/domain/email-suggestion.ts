/** Where most people here have their mail. A slip in one of these sends everything we write to a stranger, or nowhere. */
const wellKnown = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'msn.com',
  'comcast.net',
  'bellsouth.net',
  'att.net',
  'hotmail.es',
  'yahoo.es',
  'outlook.es',
  'yahoo.com.mx',
  'live.com.mx',
  'prodigy.net.mx',
] as const;

/** Real domains that look like a slip. */
const alsoReal = new Set([
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'gmx.net',
  'me.com',
  'mac.com',
  'yahoo.ca',
]);

/**
 * The address somebody may have meant, when its domain is one slip away from a well-known one; null when it looks
 * right or like nothing we know. A question, never a refusal.
 */
export function suggestEmail(address: string): string | null {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(address.trim()) ?? [];
  const typed = domain?.toLowerCase();
  if (!name || !typed || alsoReal.has(typed) || (wellKnown as readonly string[]).includes(typed)) return null;
  // A domain still being typed is no slip.
  const meant = wellKnown.find((known) => slips(typed, known) === 1 && !known.startsWith(typed));
  return meant ? `${name}@${meant}` : (slipsOfEnding(typed, name) ?? null);
}

/** Where the name of the provider is right, two slips behind it are still that: `gmail.con`, `hotmail.comm.`. */
function slipsOfEnding(typed: string, name: string): string | null {
  const [provider, ...ending] = typed.split('.');
  const known = wellKnown.find((domain) => domain.startsWith(`${provider}.`));
  const isClose = known !== undefined && slips(ending.join('.'), known.slice(known.indexOf('.') + 1)) <= 2;
  return isClose && ending.length > 0 && ending.join('') !== '' && !known.startsWith(typed)
    ? `${name}@${known}`
    : null;
}

/** How many slips of the keyboard lie between two words: a letter left out, added, wrong, or two changed about. */
function slips(typed: string, meant: string): number {
  const rows: number[][] = [];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 0; row <= typed.length; row += 1) {
    rows.push([]);
    for (let column = 0; column <= meant.length; column += 1) {
      const differs = typed[row - 1] === meant[column - 1] ? 0 : 1;
      const swapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      rows[row]?.push(
        row === 0 || column === 0
          ? row + column
          : Math.min(
              at(row - 1, column) + 1,
              at(row, column - 1) + 1,
              at(row - 1, column - 1) + differs,
              swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
            ),
      );
    }
  }
  return at(typed.length, meant.length);
}
