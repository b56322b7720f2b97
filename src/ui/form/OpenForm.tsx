import { useEffect, useId, useRef, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { fieldsOf } from '#domain/field-facts.ts';
import type { ApiCall } from '#domain/api-call.ts';
import { button, buttonRow, link, secondButton } from '../button.ts';
import { ErrorSummary, type SummaryItem } from '../ErrorSummary.tsx';
import { Fault } from '../Fault.tsx';
import { FocusedNote } from '../FocusedNote.tsx';
import { useFormKit, type FormFault } from './form-kit.ts';
import type { FormProps } from './form-props.ts';
import { fieldId, FormStateContext } from './form-state.ts';
import { emptyValues, toInput, type Fields, type FormValues } from './form-values.ts';
import { createWriteKey } from './write-key.ts';

interface OpenFormProps<Call extends ApiCall> extends FormProps<Call> {
  readonly note: { readonly text: string } | null;
  /** Says what was done; null takes it back. */
  readonly confirm: (text: string | null) => void;
  /** Where the form stands behind a button. */
  readonly onCancel?: (() => void) | undefined;
}

/** The fields of a form, what is wrong with them, and the button. */
export function OpenForm<Call extends ApiCall>(props: OpenFormProps<Call>) {
  const { call, words, fixed = {}, initial = {}, after = 'empty', note, confirm, onCancel } = props;
  const kit = useFormKit();
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const [key] = useState(createWriteKey);
  const fields = call.input ? fieldsOf(call.input) : {};
  const [begin] = useState(() => emptyValues(shownOf(fields, fixed), initial));
  const [fault, setFault] = useState<FormFault | null>(null);
  const [summary, setSummary] = useState<readonly SummaryItem[]>([]);
  const [isSending, setSending] = useState(false);
  const [guards] = useState(() => new Map<string, () => string | null>());

  const whole = (values: FormValues): FormValues => ({
    ...toInput(fields, values),
    ...fixed,
    // Only for the schema: what is sent gets the key of this press.
    ...(fields.idempotencyKey && { idempotencyKey: crypto.randomUUID() }),
  });
  const resolver: Resolver<FormValues> = async (values, context, options) => {
    if (!call.input) return { values, errors: {} };
    const check = zodResolver(call.input as never) as unknown as Resolver<FormValues>;
    const { errors } = await check(whole(values), context, options);
    const inTheWay = [...guards].flatMap(([name, ask]) => {
      const message = ask();
      return message === null ? [] : [[name, { type: 'guard', message }]];
    });
    if (Object.keys(errors).length + inTheWay.length === 0) return { values, errors: {} };
    const wrong = Object.keys(errors).length > 0 ? said(errors, await kit.messages()) : {};
    return { values: {}, errors: { ...wrong, ...Object.fromEntries(inTheWay) } as FieldErrors<FormValues> };
  };
  const form = useForm<FormValues>({ defaultValues: begin, resolver, shouldFocusError: false });
  const { errors } = form.formState;

  /** One wrong field takes the focus itself; more are listed first. */
  function lead(wrong: readonly { readonly field: string; readonly message: string }[]): void {
    const items = wrong.map(({ field, message }) => ({ field, message, id: fieldId(id, field) }));
    setSummary(items.length > 1 ? items : []);
    if (items.length === 1) focusField(items[0]?.id ?? '');
  }
  async function send(values: FormValues): Promise<void> {
    setSending(true);
    setFault(null);
    setSummary([]);
    confirm(null);
    try {
      const { idempotencyKey: _, ...input } = whole(values);
      const keyed = fields.idempotencyKey ? key.keyed(call.path, input) : input;
      const answer = (await kit.send(call, keyed, props.alsoReloads ?? [])) as never;
      key.done();
      await props.onDone?.(answer);
      if (after === 'empty') form.reset(begin);
      else form.reset(values);
      confirm(props.done?.(answer) ?? words.done ?? kit.words.saved);
    } catch (error) {
      refuse(kit.describe(error));
    } finally {
      setSending(false);
    }
  }
  /** What the server says about fields stands at these fields; the rest stands above the button. */
  function refuse(refusal: FormFault): void {
    const here = refusal.fields.filter(({ field }) =>
      box.current?.querySelector(`#${CSS.escape(fieldId(id, field))}`),
    );
    for (const { field, message } of here) form.setError(field, { message });
    if (here.length > 0) lead(here);
    if (here.length === 0 || here.length < refusal.fields.length) setFault(refusal);
  }
  const onSubmit = form.handleSubmit(send, (wrong) => {
    confirm(null);
    setFault(null);
    lead(
      Object.entries(wrong).map(([field, error]) => ({
        field,
        message: String(error?.message ?? ''),
      })),
    );
  });
  const opensByPress = onCancel !== undefined;
  useEffect(() => {
    // Its button has given its place to the form.
    if (opensByPress) box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [opensByPress]);

  return (
    <FormStateContext
      value={{
        id,
        form,
        errors,
        fields,
        words: words.fields,
        errorPrefix: kit.words.errorPrefix,
        optional: kit.words.optional,
        guard: (name, ask) => {
          guards.set(name, ask);
          return () => guards.delete(name);
        },
      }}
    >
      <form
        ref={box}
        className={`no-print grid max-w-prose grid-cols-1 gap-4 ${props.className ?? ''}`}
        onSubmit={(event) => void onSubmit(event)}
        noValidate
      >
        {summary.length > 0 && (
          <ErrorSummary
            title={kit.words.summaryTitle}
            items={summary}
            onChoose={(item) => focusField(item.id)}
          />
        )}
        {props.children}
        {fault && <Fault {...fault} takesFocus />}
        <FocusedNote note={note} />
        <p className={buttonRow}>
          <button type="submit" className={props.quiet ? secondButton : button} disabled={isSending}>
            {isSending ? kit.words.sending : words.submit}
          </button>
          {onCancel && (
            <button type="button" className={link} onClick={onCancel}>
              {kit.words.cancel}
            </button>
          )}
        </p>
      </form>
    </FormStateContext>
  );
}

/** The fields that somebody fills in. */
const shownOf = (fields: Fields, fixed: object): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => name !== 'idempotencyKey' && !(name in fixed)),
  );

function focusField(id: string): void {
  // Of a question with several answers the first has the id.
  document.getElementById(id)?.focus();
}

/** The same errors, their message keys turned into sentences. */
function said(errors: FieldErrors<FormValues>, say: (key: string) => string): FieldErrors<FormValues> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name,
      { ...error, message: say(typeof error?.message === 'string' ? error.message : 'field.wrongType') },
    ]),
  ) as FieldErrors<FormValues>;
}
