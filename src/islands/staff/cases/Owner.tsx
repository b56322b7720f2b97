import * as casesApi from '#domain/cases/api.staff.ts';
import { useId, useState } from 'react';
import { faultTexts } from '#i18n/fault-texts.ts';
import { link } from '#ui/button.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { Fault } from '#ui/Fault.tsx';
import { Select } from '#ui/Select.tsx';
import { useKeyAct } from '../keys/key-acts.ts';
import type { CasePartProps } from './part-props.ts';
import { useCaseWrite } from './use-case-write.ts';

/** Who works on the case. */
export function Owner({ item, words, locale, member, reload }: CasePartProps) {
  const labels = words.cases.owner;
  const id = useId();
  const ownerId = item.row.owner?.id ?? '';
  const [chosen, setChosen] = useState(ownerId);
  const state = useCaseWrite(words, locale, reload);
  async function assign(to: string): Promise<void> {
    setChosen(to);
    await state.write(casesApi.assign, { ownerId: to || null, caseIds: [item.row.id] }, labels.done);
  }
  useKeyAct('assign', ownerId === member.id ? null : () => void assign(member.id));
  return (
    <div className="grid grid-cols-1 gap-1">
      <form className="grid grid-cols-1 gap-2" noValidate onSubmit={(event) => event.preventDefault()}>
        <Select
          id={`${id}-owner`}
          label={labels.label}
          errorPrefix={words.account.errorPrefix}
          placeholder={words.cases.nobody}
          options={item.colleagues.map((one) => ({ value: one.id, text: one.name }))}
          value={chosen}
          onChange={(event) => void assign(event.target.value)}
        />
      </form>
      {state.fault && <Fault {...faultTexts(state.fault, words.account)} takesFocus />}
      <DoneNote>{state.note}</DoneNote>
      {ownerId !== member.id && (
        <p>
          <button type="button" className={link} onClick={() => void assign(member.id)}>
            {labels.toMe}
          </button>
        </p>
      )}
    </div>
  );
}
