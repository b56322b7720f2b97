/** As Stripe names the brands, and as people read them on their cards. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** A card's brand as it stands on the card; one that came after this list keeps its code, in a capital letter. */
export function brandName(code: string): string {
  return brands[code] ?? code.charAt(0).toUpperCase() + code.slice(1);
}

/**
 * The card in what an order keeps (`visa 4242`, or `card 4242` when the processor named no brand); null for other ways to
 * pay.
 */
export function cardOf(method: string): { brand: string | null; last4: string } | null {
  const [, brand, last4] = /^(\S+) (\d{4})$/.exec(method) ?? [];
  return brand && last4 ? { brand: brand === 'card' ? null : brandName(brand), last4 } : null;
}
