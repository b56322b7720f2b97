import { useEffect, useState, type SyntheticEvent } from 'react';
import { useForm, type FieldErrors, type FieldValues, type Path } from 'react-hook-form';
import { ApiError } from '#browser/api.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { sentenceOf } from '#i18n/sentence-of.ts';
import { ErrorSummary, type SummaryItem } from '#ui/ErrorSummary.tsx';
import { Fault } from '#ui/Fault.tsx';
import { useLateRules, type LoadRules } from './use-late-rules.ts';

interface CallFormOptions<Values extends FieldValues, Sent extends FieldValues, Name extends Path<Values>> {
  /** The fields in page order, each with the id of its first control. */
  readonly ids: Readonly<Record<Name, string>>;
  readonly loadRules: LoadRules<Values, Sent>;
  /** A sentence for each message key. */
  readonly messages: Readonly<Record<string, string>>;
  readonly account: AccountWords;
  /** Makes the call, and does what comes after it. */
  readonly send: (values: Sent) => Promise<void>;
  /** Returns true if it dealt with the refusal, which is then not shown in the form. */
  readonly onRefused?: (error: unknown) => boolean;
}

/**
 * A form of one call on pages that cannot carry the kit. What our rules or the server refuse is listed above the form
 * and said at the fields, or is one error for the whole form.
 */
export function useCallForm<Values extends FieldValues, Sent extends FieldValues, Name extends Path<Values>>({
  ids,
  loadRules,
  messages,
  account,
  send,
  onRefused,
}: CallFormOptions<Values, Sent, Name>) {
  const form = useForm({ resolver: useLateRules(loadRules), shouldFocusError: false });
  const [items, setItems] = useState<readonly SummaryItem[]>([]);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  // Until React listens, the browser would put the fields of a sent form into the address.
  const [isListening, setListening] = useState(false);
  useEffect(() => setListening(true), []);
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  function errorIn(wrong: FieldErrors<Values>, name: Name): string | undefined {
    const key = wrong[name]?.message as string | undefined;
    return key && (sentenceOf(messages, key) ?? key);
  }
  function list(messageOf: (name: Name) => string | undefined): void {
    setFault(null);
    setItems(
      (Object.keys(ids) as Name[]).flatMap((field) => {
        const message = messageOf(field);
        return message ? [{ field, id: ids[field], message }] : [];
      }),
    );
  }
  function refuse(error: unknown): void {
    const named = error instanceof ApiError ? error.fields.filter(({ field }) => field in ids) : [];
    if (named.length === 0) return setFault(describeFault(error, account));
    for (const { field, message } of named) form.setError(field as Name, { type: 'server', message });
    list((name) => named.findLast(({ field }) => field === name)?.message);
  }
  const submit = form.handleSubmit(
    async (values) => {
      setItems([]);
      setFault(null);
      try {
        await send(values);
      } catch (error) {
        if (!onRefused?.(error)) refuse(error);
      }
    },
    (wrong) => list((name) => errorIn(wrong, name)),
  );
  const texts = (name: Name) => ({
    id: ids[name],
    error: errorIn(errors, name),
    errorPrefix: account.errorPrefix,
  });

  return {
    attributes: { noValidate: true, onSubmit: (event: SyntheticEvent) => void submit(event) },
    /** The head of the form. */
    problems:
      items.length > 0 ? (
        <ErrorSummary
          title={account.summaryTitle}
          items={items}
          onChoose={({ id }) => document.getElementById(id)?.focus()}
        />
      ) : (
        fault && <Fault {...faultTexts(fault, account)} takesFocus />
      ),
    register: form.register,
    /** Of a question with several controls. */
    texts,
    /** Of a field with one control, all but its label. */
    field: (name: Name) => ({ ...form.register(name), ...texts(name) }),
    isReady: isListening && !isSubmitting,
    isSending: isSubmitting,
    isDone: isSubmitSuccessful && fault === null && items.length === 0,
  };
}
