import { createContext, use, useEffect, useEffectEvent, type ReactNode } from 'react';
import { get, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import type { Fields, FormValues } from './form-values.ts';

/** The words of one field: its label, or more. */
export type FieldWords =
  | string
  | {
      readonly label: string;
      readonly hint?: string;
      /** Of each code of a closed list. */
      readonly options?: Readonly<Record<string, string>>;
      /** The first, empty entry of a list that opens. */
      readonly placeholder?: string;
    };

interface FormState {
  readonly id: string;
  readonly form: UseFormReturn<FormValues>;
  readonly errors: FieldErrors<FormValues>;
  readonly fields: Fields;
  readonly words: Readonly<Record<string, FieldWords>>;
  readonly errorPrefix: string;
  readonly optional: string;
  /** Asks a control before the form is sent: it answers with what is still in the way, or null. */
  readonly guard: (name: string, ask: () => string | null) => () => void;
  /** What the server says under another name belongs to this field; of several fields that say so, to the first. */
  readonly alsoCalled: (other: string, name: string) => () => void;
}

export const FormStateContext = createContext<FormState | null>(null);

/** For what stands in a form and depends on what is typed in it: react-hook-form's own `watch`, `setValue` and the rest. */
export function useFormState(): FormState {
  const state = use(FormStateContext);
  if (!state) throw new Error('A field stands inside a Form.');
  return state;
}

/** What keeps the form from being sent, said at a field: a sentence, or null. */
export function useGuard(name: string, ask: () => string | null): void {
  const { guard } = useFormState();
  const onAsk = useEffectEvent(ask);
  useEffect(() => {
    const end = guard(name, () => onAsk());
    return () => void end();
    // One question for as long as the field stands.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);
}

/** The id of a field's first control, which error links point to. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;

export interface FieldProps {
  /** As the schema of the call has it. */
  readonly name: string;
  /** Instead of the words of the form. */
  readonly label?: ReactNode;
  readonly hint?: ReactNode;
  /** What the schema asks for only beside another answer is not called optional here. */
  readonly isRequired?: boolean | undefined;
}

/** All that a control takes from schema and words. Throws for a name that the call or the words do not have. */
export function useField({ name, label, hint, isRequired = false }: FieldProps) {
  const { id, form, errors, fields, words, errorPrefix, optional } = useFormState();
  const field = fields[name];
  const own = words[name.slice(name.lastIndexOf('.') + 1)];
  if (!field) throw new Error(`The call of this form has no field “${name}”.`);
  if (label === undefined && own === undefined)
    throw new Error(`The words of this form have none for “${name}”.`);
  const texts = typeof own === 'string' ? { label: own } : own;
  const shown = label ?? texts?.label;
  const message: unknown = get(errors, `${name}.message`);
  const isOptional = field.isOptional && !isRequired && field.type !== 'boolean';
  return {
    field,
    isOptional,
    /** Of its options, by code. */
    options: texts?.options ?? {},
    placeholder: texts?.placeholder,
    form,
    texts: {
      id: fieldId(id, name),
      label: isOptional && typeof shown === 'string' ? `${shown} ${optional}` : shown,
      hint: hint ?? texts?.hint,
      error: typeof message === 'string' ? message : undefined,
      errorPrefix,
    },
    register: () => form.register(name),
  };
}
