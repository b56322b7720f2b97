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

/** The head of a form: its error summary, or the one error of the server. */
export function FormProblems({ faults: { summary, fault }, account }: FormProblemsProps) {
  if (summary.length > 0)
    return <ErrorSummary title={account.summaryTitle} items={summary} onChoose={focusControl} />;
  if (!fault) return null;
  return <Fault {...faultTexts(fault, account)} takesFocus />;
}
