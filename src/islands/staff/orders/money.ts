/** Cents of what staff typed in dollars: "120", "99.50", "$1,050". Null for anything else. */
export function centsOf(typed: string): number | null {
  const plain = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(',', '');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100);
}
