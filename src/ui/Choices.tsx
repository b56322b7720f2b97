import type { ComponentProps } from 'react';
import { choice, choiceInput } from '#ui/control.ts';
import { FieldGroup, type FieldTexts } from '#ui/Field.tsx';
import type { Option } from '#ui/Select.tsx';

interface ChoicesProps extends FieldTexts {
  readonly type: 'radio' | 'checkbox';
  readonly options: readonly Option[];
  /** Shared by all inputs: name, handlers, ref. */
  readonly input: Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'>;
  /** Initially checked, already in the prerendered HTML. */
  readonly chosen?: string | readonly string[] | null | undefined;
  readonly fieldClass?: string | undefined;
  /** Side by side where there is room. */
  readonly inRow?: boolean;
}

const row =
  'grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(60)),1fr))] in-data-dense:grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(48)),1fr))]';

/** Radio buttons or checkboxes under one question. The first has the id that error links point to. */
export function Choices({ type, options, input, chosen, fieldClass, inRow, ...texts }: ChoicesProps) {
  return (
    <FieldGroup {...texts} className={fieldClass}>
      <div className={`grid gap-2.5 ${inRow ? row : ''}`}>
        {options.map(({ value, text }, index) => (
          <label className={choice} key={value}>
            <input
              {...input}
              className={choiceInput}
              type={type}
              value={value}
              id={index === 0 ? texts.id : `${texts.id}-${value}`}
              defaultChecked={Array.isArray(chosen) ? chosen.includes(value) : chosen === value}
              aria-invalid={texts.error ? true : undefined}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

type GroupProps = Omit<ChoicesProps, 'type'>;
export const RadioGroup = (props: GroupProps) => <Choices {...props} type="radio" />;
export const CheckboxGroup = (props: GroupProps) => <Choices {...props} type="checkbox" />;
