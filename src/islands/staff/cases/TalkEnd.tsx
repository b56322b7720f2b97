import { faultTexts } from '#i18n/fault-texts.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { Fault } from '#ui/Fault.tsx';
import { FormEnd } from '../FormEnd.tsx';
import type { CaseWrite } from './use-case-write.ts';

interface TalkEndProps {
  readonly words: StaffWords;
  readonly submit: string;
  readonly quiet?: boolean;
  readonly state: Pick<CaseWrite, 'busy' | 'fault' | 'note'>;
}

/** The end of a form that writes about a case: what went wrong, the button, the result. */
export function TalkEnd({ words, submit, quiet, state: { busy, fault, note } }: TalkEndProps) {
  return (
    <>
      {fault && <Fault {...faultTexts(fault, words.account)} takesFocus />}
      <FormEnd submit={busy ? words.frame.form.saving : submit} busy={busy} quiet={quiet} note={note} />
    </>
  );
}
