import type { StaffWords } from '#i18n/staff.ts';

/** Whose order or refund it is, as lists and questions name them. */
export function personOf(
  { name, email }: { readonly name: string | null; readonly email: string | null },
  words: StaffWords,
): string {
  return name ?? email ?? words.orders.unnamed;
}
