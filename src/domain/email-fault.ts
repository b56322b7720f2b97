/** What can be wrong with an address. `email.sign` names the sign behind a colon: `email.sign:ñ`. */
export const emailMessageKeys = [
  'email.invalid',
  'email.at',
  'email.space',
  'email.sign',
  'email.dot',
] as const;
export type EmailMessageKey = (typeof emailMessageKeys)[number];

/** What stands in an address that reaches people. */
const signs = /[^\w'+.@-]\p{M}*/u;
const inDomain = /[^A-Za-z0-9.-]/;

/** Names what is wrong with an address that was refused, so that its writer finds it. */
export function faultOfEmail(address: string): EmailMessageKey | `email.sign:${string}` {
  const [name = '', domain = '', ...more] = address.split('@');
  if (/\S\s+\S/.test(address)) return 'email.space';
  const [sign] = signs.exec(address) ?? inDomain.exec(domain) ?? [];
  if (sign) return `email.sign:${sign}`;
  if (address !== '' && (!address.includes('@') || more.length > 0)) return 'email.at';
  if (name === '' || domain === '') return 'email.invalid';
  return /^\.|\.\.|\.@|@\.|@[^.]*$/.test(address) ? 'email.dot' : 'email.invalid';
}
