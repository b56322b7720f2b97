import type { AccountWords } from '#i18n/en/account.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import type { FaultFacts } from '#browser/api-fault.ts';
import { ErrorSummary, type SummaryItem } from '#ui/ErrorSummary.tsx';
import { Fault } from '#ui/Fault.tsx';
import { focusControl } from './form-faults.ts';

interface FormProblemsProps {
  readonly faults: { readonly summary: readonly SummaryItem[]; readonly fault: FaultFacts | null };
  readonly account: AccountWords;
}

/** Above a form: what to look at again, or what did not work. */
export function FormProblems({ faults: { summary, fault }, account }: FormProblemsProps) {
  if (summary.length > 0)
    return <ErrorSummary title={account.summaryTitle} items={summary} onChoose={focusControl} />;
  if (!fault) return null;
  return <Fault {...faultTexts(fault, account)} takesFocus />;
}
