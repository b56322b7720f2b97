/** A card in the words people use for it, from what an order keeps (`visa 4242`); null for other ways to pay. */
export function cardOf(method: string): { brand: string; last4: string } | null {
  const [, brand, last4] = /^(\S+) (\d{4})$/.exec(method) ?? [];
  return brand && last4 ? { brand: brand.charAt(0).toUpperCase() + brand.slice(1), last4 } : null;
}
