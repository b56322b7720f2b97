/** `m•••@example.com`: enough to recognize your own address, too little to learn somebody else's. */
export function maskEmail(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
