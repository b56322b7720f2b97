import type { Locale } from '#domain/languages.ts';
import type { Payer } from '#domain/orders/workplace.ts';
import { fullName } from '#domain/person-name.ts';

/** Of an order, for `payerOf`. */
export const payerColumns = `users!orders_user_id_fkey(first_name, last_name, email),
  intake_forms!orders_intake_form_id_fkey(first_name, last_name, email)` as const;

interface Person {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
}

/** The people of an order: the account, the application, or both. */
export interface PaidBy {
  readonly users: Person | null;
  readonly intake_forms: Person | null;
}

/** Who pays: the account, else the application. */
export function payerOf({ users, intake_forms: intake }: PaidBy): Payer {
  const name = [users, intake]
    .map((one) => fullName(one?.first_name, one?.last_name))
    .find((one) => one !== '');
  return { name: name ?? null, email: users?.email ?? intake?.email ?? null };
}

interface Reader {
  readonly preferred_language: Locale | null;
}

/** In which language who pays reads our mails: as the account says, else the application, else the order. */
export function languageOf(order: {
  readonly language: Locale;
  readonly users: Reader | null;
  readonly intake_forms: Reader | null;
}): Locale {
  return order.users?.preferred_language ?? order.intake_forms?.preferred_language ?? order.language;
}
