import * as casesApi from '#domain/cases/api.staff.ts';
import { useId, useState } from 'react';
import { link } from '#ui/button.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { Select } from '#ui/Select.tsx';
import { useApiCommand } from '../../calls/api-query.tsx';
import { useKeyAct } from '../keys/key-acts.ts';
import { useCommand } from '../keys/use-command.ts';
import type { CasePartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useUndone } from '../use-undone.ts';

/** Who works on the case. */
export function Owner({ item, member, reload }: CasePartProps) {
  const words = useStaffWords();
  const labels = words.cases.owner;
  const id = useId();
  const ownerId = item.row.owner?.id ?? '';
  /** Until the case was read with it. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const { run, fault } = useApiCommand(casesApi.assign, { reload });
  async function assign(to: string): Promise<void> {
    setChosen(to);
    setNote('');
    await run({ ownerId: to || null, caseIds: [item.row.id] }, () => setNote(labels.done));
    setChosen(null);
  }
  useUndone(() => setNote(''));
  const take = () => void assign(member.id);
  useKeyAct('assign', ownerId === member.id ? null : take);
  useCommand('assign', ownerId === member.id ? null : labels.toMe, take);
  return (
    <div className="grid grid-cols-1 gap-1">
      <form className="grid grid-cols-1 gap-2" noValidate onSubmit={(event) => event.preventDefault()}>
        <Select
          id={`${id}-owner`}
          label={labels.label}
          errorPrefix={words.account.errorPrefix}
          placeholder={words.cases.nobody}
          options={item.colleagues.map((one) => ({ value: one.id, text: one.name }))}
          value={chosen ?? ownerId}
          onChange={(event) => void assign(event.target.value)}
        />
      </form>
      {fault}
      <DoneNote>{note}</DoneNote>
      {ownerId !== member.id && (
        <p>
          <button type="button" className={link} onClick={take}>
            {labels.toMe}
          </button>
        </p>
      )}
    </div>
  );
}
