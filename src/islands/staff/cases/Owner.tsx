import { useId, useState } from 'react';
import { link } from '#ui/button.ts';
import { Select } from '#ui/Select.tsx';
import { useKeyAct } from '../keys/key-acts.ts';
import { Panel } from '../Panel.tsx';
import type { CasePartProps } from './part-props.ts';
import { useCaseWrite } from './use-case-write.ts';
import { WriteEnd } from './WriteEnd.tsx';

/** Who works on the case. */
export function Owner({ item, words, locale, member, reload }: CasePartProps) {
  const labels = words.cases.owner;
  const id = useId();
  const ownerId = item.row.owner?.id ?? '';
  const [chosen, setChosen] = useState(ownerId);
  const state = useCaseWrite(words, locale, reload);
  async function assign(to: string): Promise<void> {
    setChosen(to);
    await state.write({
      path: '/api/staff/cases/assign',
      body: { ownerId: to || null, caseIds: [item.row.id] },
      done: labels.done,
    });
  }
  useKeyAct('assign', ownerId === member.id ? null : () => void assign(member.id));
  return (
    <Panel title={labels.title}>
      <form
        className="grid grid-cols-1 gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void assign(chosen);
        }}
      >
        <Select
          id={`${id}-owner`}
          label={labels.label}
          errorPrefix={words.account.errorPrefix}
          placeholder={words.cases.nobody}
          options={item.colleagues.map((one) => ({ value: one.id, text: one.name }))}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
        <WriteEnd words={words} submit={labels.assign} quiet state={state} />
      </form>
      {ownerId !== member.id && (
        <p>
          <button type="button" className={link} onClick={() => void assign(member.id)}>
            {labels.toMe}
          </button>
        </p>
      )}
    </Panel>
  );
}
