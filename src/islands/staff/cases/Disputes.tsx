import { useEffect, useId, useRef } from 'react';
import { fill } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import type { Choice, Dispute } from './use-merged-edits.ts';

/** How a field is called, and how its value reads where it is not its own text. */
export interface FieldText {
  readonly label: string;
  readonly text?: (value: string) => string | undefined;
}

interface DisputesProps {
  readonly words: StaffWords;
  readonly fields: Readonly<Record<string, FieldText>>;
  readonly edits: {
    readonly disputes: readonly Dispute[];
    readonly isRefused: boolean;
    readonly choose: (name: string, choice: Choice) => void;
  };
}

/** Where two people changed the same field: both values, and the choice between them. */
export function Disputes({ words, fields, edits: { disputes, isRefused, choose } }: DisputesProps) {
  const labels = words.cases.dispute;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const isOpen = disputes.some(({ choice }) => choice === null);
  useEffect(() => {
    if (isOpen && isRefused)
      box.current?.querySelector<HTMLElement>('fieldset:not(:has(:checked)) input')?.focus();
  }, [isOpen, isRefused]);
  const textOf = ({ name }: Dispute, value: string | boolean) => {
    if (typeof value === 'boolean') return value ? labels.yes : labels.no;
    return value === '' ? labels.empty : (fields[name]?.text?.(value) ?? value);
  };
  return (
    <div className="grid grid-cols-1 gap-3" ref={box}>
      <p role="status" className="font-strong empty:hidden">
        {isOpen && labels.lead}
      </p>
      {disputes.map((one) => (
        <RadioGroup
          key={`${one.name} ${one.stored}`}
          id={`${id}-${one.name}`}
          label={fill(labels.question, { field: fields[one.name]?.label ?? one.name })}
          error={isRefused && one.choice === null ? words.frame.form.choose : undefined}
          errorPrefix={words.account.errorPrefix}
          input={{
            name: `${id}-${one.name}`,
            onChange: (event) => choose(one.name, event.target.value === 'mine' ? 'mine' : 'stored'),
          }}
          options={[
            { value: 'stored', text: fill(labels.stored, { value: textOf(one, one.stored) }) },
            { value: 'mine', text: fill(labels.mine, { value: textOf(one, one.mine) }) },
          ]}
        />
      ))}
    </div>
  );
}
