import type { AccountWords } from '#i18n/en/account.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { Fault } from '#ui/Fault.tsx';
import { DoneNote } from './DoneNote.tsx';
import type { useAction } from './use-action.ts';

interface ActionOutcomeProps {
  readonly action: ReturnType<typeof useAction>;
  readonly account: AccountWords;
}

/** What did not work, or what was done. */
export function ActionOutcome({ action, account }: ActionOutcomeProps) {
  return (
    <>
      {action.fault && <Fault {...faultTexts(action.fault, account)} takesFocus />}
      <DoneNote>{action.said}</DoneNote>
    </>
  );
}
