import { get } from 'react-hook-form';
import { fill } from '#i18n/format.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { useFormState, useGuard } from '#ui/form/form-state.ts';
import { useMergedEdits, type Choice, type EditConflict, type StoredValues } from './use-merged-edits.ts';
import { useStaffWords } from '../staff-words.ts';

interface MergedEditsProps {
  /** As the record is stored now, by the names of the form's fields. */
  readonly version: number;
  readonly values: StoredValues;
  /** How a value reads where it is neither its own text nor one of the options in the words of the form. */
  readonly texts?: Readonly<Record<string, (value: string) => string | undefined>>;
}

/**
 * In a form about a record that two people may have open: nobody takes back what somebody else put right. Where both
 * changed the same field, both values stand here, and nothing is sent before one was chosen.
 */
export function MergedEdits({ version, values, texts }: MergedEditsProps) {
  const words = useStaffWords();
  const { form } = useFormState();
  const { conflicts, choose } = useMergedEdits(form, { version, values });
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className="font-strong empty:hidden">
        {conflicts.some(({ choice }) => choice === null) && words.cases.editConflict.lead}
      </p>
      {conflicts.map((one) => (
        <ConflictQuestion
          key={`${one.name} ${one.stored}`}
          {...one}
          text={texts?.[one.name]}
          onChoose={(choice) => choose(one.name, choice)}
        />
      ))}
    </div>
  );
}

interface ConflictQuestionProps extends EditConflict {
  readonly text: ((value: string) => string | undefined) | undefined;
  readonly onChoose: (choice: Choice) => void;
}

function ConflictQuestion({ name, stored, mine, choice, text, onChoose }: ConflictQuestionProps) {
  const words = useStaffWords();
  const labels = words.cases.editConflict;
  const { id, form, errors, errorPrefix, words: fieldWords } = useFormState();
  const own = fieldWords[name.slice(name.lastIndexOf('.') + 1)];
  const field = typeof own === 'string' ? { label: own } : own;
  const question = `conflict-${name.replace('.', '-')}`;
  useGuard(question, () => (choice === null ? words.frame.form.choose : null));
  const error: unknown = get(errors, `${question}.message`);
  const textOf = (value: string | boolean) => {
    if (typeof value === 'boolean') return value ? labels.yes : labels.no;
    return value === '' ? labels.empty : (text?.(value) ?? field?.options?.[value] ?? value);
  };
  return (
    <RadioGroup
      id={`${id}-${question}`}
      label={fill(labels.question, { field: field?.label ?? name })}
      error={typeof error === 'string' && choice === null ? error : undefined}
      errorPrefix={errorPrefix}
      input={{
        name: `${id}-${question}`,
        onChange: (event) => {
          form.clearErrors(question);
          onChoose(event.target.value === 'mine' ? 'mine' : 'stored');
        },
      }}
      options={[
        { value: 'stored', text: fill(labels.stored, { value: textOf(stored) }) },
        { value: 'mine', text: fill(labels.mine, { value: textOf(mine) }) },
      ]}
    />
  );
}
