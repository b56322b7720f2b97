import { answersOf } from '#domain/intake/answers-of-values.ts';
import { mayBeOpen } from '#domain/intake/notices.ts';
import type { WizardState } from '#domain/intake/wizard-state.ts';

/** Whether the payment page comes next. While a court may be working on the eviction, nothing here leads on to money. */
export function leadsToPayment({
  account,
  isSaleClosed,
  values,
}: Pick<WizardState, 'account' | 'isSaleClosed' | 'values'>): boolean {
  return account?.waitingCase == null && !isSaleClosed && !mayBeOpen(answersOf(values));
}
