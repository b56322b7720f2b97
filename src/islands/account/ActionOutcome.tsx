import type { AccountWords } from '#i18n/en/account.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { Fault } from '#ui/Fault.tsx';
import type { useAction } from './use-action.ts';

interface ActionOutcomeProps {
  readonly action: ReturnType<typeof useAction>;
  readonly account: AccountWords;
}

/** Shows the outcome of an action: an error, or a confirmation. */
export function ActionOutcome({ action, account }: ActionOutcomeProps) {
  return (
    <>
      {action.fault && <Fault {...faultTexts(action.fault, account)} takesFocus />}
      <DoneNote>{action.outcome}</DoneNote>
    </>
  );
}
