import { refundFailures } from '#domain/refunds/processor-status.ts';
import type { RefundRow } from '#domain/orders/workplace.ts';
import type { Locale } from '#domain/languages.ts';
import type { OrdersWords } from '#i18n/en/staff/orders.ts';
import { fill, formatPrice } from '#i18n/format.ts';

interface Decided extends Pick<RefundRow, 'status' | 'amountCents'> {
  readonly failureCode?: string | null;
}

/** What happened with a refund, for the person who just decided about it; nothing while it waits for a decision. */
export function resultText(
  { status, amountCents, failureCode }: Decided,
  { refunds }: OrdersWords,
  locale: Locale,
): string | undefined {
  if (status === 'asked') return undefined;
  return fill(refunds.results[status], {
    amount: formatPrice(amountCents ?? 0, locale),
    why: failureCode == null ? '' : failureText(failureCode, { refunds }),
  }).trim();
}

/** Why a refund came to nothing, in words: the codes of the card processor are for programs. */
export function failureText(code: string, { refunds }: Pick<OrdersWords, 'refunds'>): string {
  const known = refundFailures.find((one) => one === code);
  return known ? refunds.failures[known] : refunds.otherFailure;
}
