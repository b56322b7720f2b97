/** What stands behind the plus sign: 32 letters and digits of one case, since some programs change the case of an address. */
const tokenPattern = /^[a-z2-7]{32}$/;

export const isReplyToken = (token: string): boolean => tokenPattern.test(token);

/** `reply+token@in.example.com` from `reply@in.example.com`. */
export function replyAddress(base: string, token: string): string {
  const at = base.lastIndexOf('@');
  return `${base.slice(0, at)}+${token}${base.slice(at)}`;
}

/**
 * The token in the first of these addresses that is one of ours, or null: for an address without one, and for one whose
 * token has another shape than ours.
 */
export function tokenOfRecipients(base: string, recipients: readonly string[]): string | null {
  const at = base.lastIndexOf('@');
  const begins = `${base.slice(0, at)}+`.toLowerCase();
  const ends = base.slice(at).toLowerCase();
  for (const recipient of recipients) {
    const address = recipient.trim().toLowerCase();
    if (!address.startsWith(begins) || !address.endsWith(ends)) continue;
    const token = address.slice(begins.length, -ends.length);
    if (isReplyToken(token)) return token;
  }
  return null;
}
