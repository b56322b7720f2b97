/** `m•••@example.com`: enough to recognise one's own address, too little to learn another's. */
export function maskEmail(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
