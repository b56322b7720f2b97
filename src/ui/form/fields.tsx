// The fields of forms. Label, hint and options come from the words of the form; limit, kind and whether something must be
// there from the schema of its call.
import { useEffect, useEffectEvent, type ComponentProps, type ReactNode } from 'react';
import { get } from 'react-hook-form';
import { Choices } from '../Choices.tsx';
import { choice, choiceInput } from '../control.ts';
import { HintAndError, describedBy } from '../Field.tsx';
import { Select as NativeSelect, type Option } from '../Select.tsx';
import { TextInput } from '../TextInput.tsx';
import { useField, useFormState, useGuard, type FieldProps } from './form-state.ts';

type InputProps = Omit<ComponentProps<typeof TextInput>, 'id' | 'label' | 'hint' | 'error' | 'name' | 'ref'>;

/** How a phone's keyboard fits what is typed. */
const keyboards = {
  text: {},
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { inputMode: 'tel' },
  date: { type: 'date' },
} as const;

/** A text in one line, or in several where the schema takes several. */
export function TextField({ name, label, hint, isRequired, lines, ...props }: FieldProps & InputProps) {
  const { field, isOptional, texts, register, form } = useField({ name, label, hint, isRequired });
  const begin: unknown = get(form.formState.defaultValues, name);
  return (
    <TextInput
      // Whoever looks at the page alone can tell what was typed from what the form began with.
      defaultValue={typeof begin === 'string' && begin !== '' ? begin : undefined}
      autoComplete="off"
      maxLength={field.max}
      aria-required={isOptional ? undefined : true}
      {...keyboards[field.kind ?? 'text']}
      {...(field.type === 'number' && { inputMode: 'numeric' as const })}
      {...props}
      {...texts}
      {...register()}
      lines={lines ?? (field.isMultiline ? 4 : undefined)}
    />
  );
}

/** A longer text. */
export function TextArea({ lines = 4, ...props }: FieldProps & InputProps) {
  return <TextField lines={lines} {...props} />;
}

interface DayProps extends FieldProps, InputProps {
  /** The first and last day that may be chosen: `2026-11-28`. */
  readonly min?: string;
  readonly max?: string;
  /** Said of a day before or after them. */
  readonly wrong?: string;
}

/** A day. */
export function Day({ wrong, ...props }: DayProps) {
  const { name, min = '', max } = props;
  const { form } = useFormState();
  useGuard(name, () => {
    const day = String(form.getValues(name) ?? '');
    const isOutside = day !== '' && (day < min || (max !== undefined && day > max));
    return wrong && isOutside ? wrong : null;
  });
  return <TextField type="date" className="max-w-60" {...props} />;
}

interface OptionsProps extends FieldProps {
  /** Where the schema does not list them: the cases of a person, for example. */
  readonly options?: readonly Option[] | undefined;
}

function useOptions({ options, ...props }: OptionsProps) {
  const own = useField(props);
  const codes = own.field.type === 'boolean' ? [false, true] : own.field.options;
  const listed = codes?.map((value) => ({
    value: String(value),
    text: own.options[String(value)] ?? String(value),
  }));
  return { ...own, all: options ?? listed ?? [] };
}

/** One of several, in a list that opens. */
export function Select({
  autoComplete,
  className,
  ...props
}: OptionsProps & { readonly autoComplete?: string; readonly className?: string }) {
  const { texts, register, all, placeholder, form } = useOptions(props);
  const isEmpty = !get(form.formState.defaultValues, props.name);
  return (
    <NativeSelect
      {...texts}
      {...register()}
      {...(autoComplete && { autoComplete })}
      className={className}
      options={all}
      placeholder={isEmpty ? (placeholder ?? '–') : placeholder}
    />
  );
}

/** One of several, or any of them where the schema takes a list; all in sight. */
export function Choice({ inRow, ...props }: OptionsProps & { readonly inRow?: boolean }) {
  const { texts, register, all, field, form } = useOptions(props);
  const chosen: unknown = get(form.formState.defaultValues, props.name);
  return (
    <Choices
      {...texts}
      {...(inRow && { inRow })}
      type={field.type === 'array' ? 'checkbox' : 'radio'}
      options={all}
      input={register()}
      chosen={Array.isArray(chosen) ? chosen.map(String) : chosen == null ? null : String(chosen)}
    />
  );
}

/** A box to tick. */
export function Check(props: FieldProps) {
  const { texts, register } = useField(props);
  return (
    <div className="field grid gap-1.5">
      <label className={choice}>
        <input
          {...register()}
          type="checkbox"
          id={texts.id}
          className={choiceInput}
          aria-describedby={describedBy(texts)}
          aria-invalid={texts.error ? true : undefined}
        />
        <span>{texts.label}</span>
      </label>
      <HintAndError {...texts} />
    </div>
  );
}

interface WhenProps {
  readonly field: string;
  readonly is: string | readonly string[];
  readonly children: ReactNode;
}

/** What belongs to one answer: further fields, or what it leads to. */
export function When({ field, is, children }: WhenProps) {
  const value: unknown = useFormState().form.watch(field);
  return [is].flat().includes(String(value)) && children;
}

interface DraftProps {
  /** The choice, and the text that begins with its draft. */
  readonly of: string;
  readonly into: string;
  readonly drafts: Readonly<Partial<Record<string, string>>>;
}

/** Begins a text with the draft of what was chosen, and never writes over what somebody typed. */
export function Draft({ of, into, drafts }: DraftProps) {
  const { form } = useFormState();
  const chosen: unknown = form.watch(of);
  const begin = useEffectEvent(() => {
    const written: unknown = form.getValues(into);
    if (written === '' || Object.values(drafts).includes(String(written)))
      form.setValue(into, drafts[String(chosen)] ?? '');
  });
  useEffect(() => begin(), [chosen]);
  return null;
}
