import type { StaffWords } from '#i18n/staff.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { Fault } from '#ui/Fault.tsx';
import { FormEnd } from '../FormEnd.tsx';
import type { CaseWrite } from './use-case-write.ts';

interface WriteEndProps {
  readonly words: StaffWords;
  readonly submit: string;
  readonly quiet?: boolean;
  readonly state: Pick<CaseWrite, 'busy' | 'fault' | 'note'>;
}

/** The end of a form that writes on a case: what went wrong, the button, the result. */
export function WriteEnd({ words, submit, quiet, state: { busy, fault, note } }: WriteEndProps) {
  return (
    <>
      {fault && <Fault {...faultTexts(fault, words.account)} takesFocus />}
      <FormEnd submit={busy ? words.frame.form.saving : submit} busy={busy} quiet={quiet} note={note} />
    </>
  );
}
