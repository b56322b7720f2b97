import { use, useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { set, useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { isHeldByServer, type ApiCall, type InputOf } from '#domain/api-call.ts';
import { fieldsOf, schemaOf } from '#domain/field-facts.ts';
import { button, buttonRow, link, secondButton } from '../button.ts';
import { ErrorSummary, type SummaryItem } from '../ErrorSummary.tsx';
import { Fault } from '../Fault.tsx';
import { FocusedNote } from '../FocusedNote.tsx';
import { Confirmation, type Question } from './Confirmation.tsx';
import { useFormKit, type FormFault } from './form-kit.ts';
import type { FormProps } from './form-props.ts';
import { fieldId, FormStateContext } from './form-state.ts';
import { emptyValues, toInput, type Fields, type FormValues } from './form-values.ts';
import { WhyNotContext } from './why-not.ts';
import { createWriteKey } from './write-key.ts';

interface OpenFormProps<Call extends ApiCall> extends FormProps<Call> {
  readonly note: { readonly text: string } | null;
  /** Says what was done; null takes it back. */
  readonly tell: (text: string | null) => void;
  /** What was sent and taken back since. */
  readonly returned: FormValues | null;
  readonly onSent: (answer: unknown, values: FormValues) => void;
  /** Where the form stands behind a button. */
  readonly onCancel?: (() => void) | undefined;
}

/** The fields of a form, what is wrong with them, and the button. */
export function OpenForm<Call extends ApiCall>(props: OpenFormProps<Call>) {
  const {
    call,
    words,
    fixed = {},
    initial = {},
    after = 'empty',
    note,
    tell,
    returned,
    onSent,
    onCancel,
  } = props;
  const whyNot = use(WhyNotContext);
  const kit = useFormKit();
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const [key] = useState(createWriteKey);
  const { schema = call.input } = props;
  if (isHeldByServer(schema))
    throw new Error(`The contract of ${call.path} keeps no schema: hand it to the form.`);
  const fields = schema ? fieldsOf(schema, fixed) : {};
  const [begin] = useState(() => emptyValues(shownOf(fields, fixed), initial));
  const [fault, setFault] = useState<FormFault | null>(null);
  const [summary, setSummary] = useState<readonly SummaryItem[]>([]);
  const [aloud, setAloud] = useState('');
  const [isSending, setSending] = useState(false);
  const [asked, setAsked] = useState<{ readonly question: Question; readonly values: FormValues } | null>(
    null,
  );
  const [guards] = useState(() => new Map<string, () => string | null>());
  const [otherNames] = useState(() => new Map<string, string[]>());

  const { complete = (input) => input } = props;
  const whole = (values: FormValues): FormValues =>
    complete({
      ...toInput(fields, ofChosenAct(values)),
      // Only for the schema: what is sent gets the key of this press.
      ...(fields.idempotencyKey && { idempotencyKey: crypto.randomUUID() }),
      ...fixed,
    });
  /** What was typed for another act than the chosen one is not sent. */
  function ofChosenAct(values: FormValues): FormValues {
    const meant = schema ? fieldsOf(schema, { ...values, ...fixed }) : fields;
    const has = (all: Fields, name: string) =>
      Object.keys(all).some((one) => one === name || one.startsWith(`${name}.`));
    return Object.fromEntries(
      Object.entries(values).filter(([name]) => !has(fields, name) || has(meant, name)),
    );
  }
  const resolver: Resolver<FormValues> = async (values, context, options) => {
    if (!schema) return { values, errors: {} };
    const input = whole(values);
    const check = zodResolver(schemaOf(schema, input) as never) as unknown as Resolver<FormValues>;
    const { errors } = await check(input, context, options);
    const inTheWay = [...guards].flatMap(([name, ask]) => {
      const message = ask();
      return message === null ? [] : [{ name, message }];
    });
    if (Object.keys(errors).length + inTheWay.length === 0) return { values, errors: {} };
    const wrong = Object.keys(errors).length > 0 ? await said(errors) : {};
    for (const { name, message } of inTheWay) set(wrong, name, { type: 'guard', message });
    return { values: {}, errors: wrong };
  };
  /** The same errors at the fields on the screen, their message keys turned into sentences. */
  async function said(wrong: object): Promise<FieldErrors<FormValues>> {
    const say = await kit.messages();
    const spoken: FieldErrors<FormValues> = {};
    for (const { field, message: code } of leavesOf(wrong)) {
      const message = words.refusals?.[code] ?? say(code || 'field.wrongType');
      set(spoken, shownAt(field), { type: 'rule', message });
    }
    return spoken;
  }
  const form = useForm<FormValues>({ defaultValues: begin, resolver, shouldFocusError: false });
  const { errors } = form.formState;

  /** One wrong field takes the focus itself; more are listed first. */
  function lead(wrong: readonly { readonly field: string; readonly message: string }[]): void {
    const items = wrong.map(({ field, message }) => ({ field, message, id: fieldId(id, field) }));
    const [only] = items.length === 1 ? items : [];
    setSummary(only ? [] : items);
    // If they pressed Enter in it, it already has the focus, and they would hear nothing.
    setAloud(only && document.activeElement?.id === only.id ? only.message : '');
    if (only) focusField(only.id);
  }
  async function send(values: FormValues): Promise<void> {
    setSending(true);
    setFault(null);
    setSummary([]);
    setAloud('');
    tell(null);
    try {
      const { idempotencyKey, ...input } = whole(values);
      const keyed = !fields.idempotencyKey
        ? input
        : 'idempotencyKey' in fixed
          ? { ...input, idempotencyKey }
          : key.keyed(call.path, input);
      const answer = (await (props.send
        ? props.send(input as InputOf<Call>)
        : kit.send(call, keyed, props.alsoReloads ?? []))) as never;
      key.done();
      // Before anything is read again: what was sent is no longer an edit, and newer values may come into the fields.
      form.reset(after === 'empty' ? begin : values);
      onSent(answer, values);
      await props.onDone?.(answer, input as InputOf<Call>);
      await props.reload?.();
      tell(props.done ? props.done(answer, input as InputOf<Call>) : (words.done ?? kit.words.saved));
    } catch (error) {
      const own = props.onRefused?.(error);
      if (typeof own === 'string') setFault({ ...kit.describe(error), text: own });
      else if (!own) refuse(kit.describe(error));
      if (kit.isOld(error) || (props.movesMoney && kit.isLost(error))) await props.reload?.();
    } finally {
      setSending(false);
    }
  }
  const hasField = (name: string): boolean =>
    Boolean(box.current?.querySelector(`#${CSS.escape(fieldId(id, name))}`));
  const isHere = ({ field }: Wrong): boolean => hasField(field);
  /** The field that a refusal is about: of the same name, one that stands for it, or the list it is an entry of. */
  function shownAt(name: string): string {
    const list = name.replace(/\.\d+$/, '');
    return [name, otherNames.get(name)?.[0] ?? '', list].find(hasField) ?? name;
  }
  /** What the server says about fields stands at these fields; the rest stands above the button, in its own words. */
  function refuse(refusal: FormFault): void {
    const wrong = refusal.fields.map((one) => ({ ...one, field: shownAt(one.field) }));
    const here = [...Map.groupBy(wrong.filter(isHere), ({ field }) => field)].map(([field, same]) => ({
      field,
      message: same.map(({ message }) => message).join(' '),
    }));
    for (const { field, message } of here) form.setError(field, { message });
    if (here.length > 0) lead(here);
    const elsewhere = wrong.filter((one) => !isHere(one)).map(({ message }) => message);
    if (here.length === 0 || elsewhere.length > 0)
      setFault({ ...refusal, text: [refusal.text, ...elsewhere].join(' ') });
  }
  async function confirm(values: FormValues): Promise<void> {
    if ((await props.onSend?.()) === false) return;
    const question = props.confirm?.(whole(values) as InputOf<Call>) ?? null;
    if (question) setAsked({ question, values });
    else await send(values);
  }
  const onSubmit = form.handleSubmit(confirm, (wrong) => {
    tell(null);
    const all = leavesOf(wrong);
    const here = all.filter(isHere);
    // What no field on the screen is about would otherwise be refused in silence.
    const elsewhere = all.filter((one) => !isHere(one)).map(({ message }) => message);
    lead(here);
    setFault(
      here.length === 0 ? { title: kit.words.summaryTitle, text: elsewhere.join(' '), fields: [] } : null,
    );
  });
  const onReturned = useEffectEvent((values: FormValues) => {
    const typed = Object.entries(values).filter(([, value]) => typeof value === 'string');
    // Files are handed over once; what is typed is not saved, so that leaving asks.
    form.reset({ ...begin, ...Object.fromEntries(typed) }, { keepDefaultValues: true });
    box.current?.querySelector<HTMLElement>('textarea, input, select')?.focus();
  });
  useEffect(() => {
    if (returned) onReturned(returned);
  }, [returned]);
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
        words: words.fields ?? {},
        errorPrefix: kit.words.errorPrefix,
        optional: kit.words.optional,
        guard: (name, ask) => {
          guards.set(name, ask);
          return () => guards.delete(name);
        },
        alsoCalled: (other, name) => {
          otherNames.set(other, [...(otherNames.get(other) ?? []), name]);
          return () =>
            otherNames.set(
              other,
              (otherNames.get(other) ?? []).filter((one) => one !== name),
            );
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
        {aloud && (
          <p className="hidden-visually" role="alert">
            {kit.words.errorPrefix} {aloud}
          </p>
        )}
        {props.children}
        {fault && <Fault {...fault} takesFocus />}
        <FocusedNote note={note} />
        <Row beside={props.beside}>
          <button
            type="submit"
            className={props.quiet ? secondButton : button}
            disabled={isSending}
            aria-describedby={whyNot ? `${id}-why-not` : undefined}
          >
            {isSending ? (words.sending ?? kit.words.sending) : words.submit}
          </button>
          {onCancel && (
            <button type="button" className={link} onClick={onCancel}>
              {kit.words.cancel}
            </button>
          )}
          {props.actions}
        </Row>
        {whyNot && (
          <p id={`${id}-why-not`} className="text-xs text-ink-soft">
            {whyNot}
          </p>
        )}
      </form>
      {asked && (
        <Confirmation
          {...asked.question}
          onYes={() => {
            setAsked(null);
            void send(asked.values);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </FormStateContext>
  );
}

/** The button, and what stands beside it. */
function Row({ beside, children }: { readonly beside: ReactNode; readonly children: ReactNode }) {
  if (!beside) return <p className={buttonRow}>{children}</p>;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      {beside}
      {children}
    </div>
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

interface Wrong {
  readonly field: string;
  readonly message: string;
}

/** Every refusal with the name of its field; those of an object within the input as `facts.county`. */
function leavesOf(errors: object, within = ''): readonly Wrong[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]): readonly Wrong[] => {
    if (typeof error !== 'object' || error === null) return [];
    if ('type' in error && typeof error.type === 'string')
      return [{ field: within + name, message: 'message' in error ? String(error.message ?? '') : '' }];
    return leavesOf(error, `${within}${name}.`);
  });
}
