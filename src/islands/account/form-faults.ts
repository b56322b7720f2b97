import { useEffect, useState } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#browser/api.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import { sentenceOf } from '#i18n/sentence-of.ts';
import type { SummaryItem } from '#ui/ErrorSummary.tsx';

interface FormFaultOptions<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** The fields in page order, each with the id of its first control. */
  readonly ids: Readonly<Partial<Record<Path<Values>, string>>>;
  /** A sentence for each message key. */
  readonly messages: Readonly<Record<string, string>>;
  readonly account: AccountWords;
}

/** Turns what our rules or the server refuse into an error summary, or into one error for the whole form. */
export function useFormFaults<Values extends FieldValues>(options: FormFaultOptions<Values>) {
  const { form, ids, messages, account } = options;
  const [summary, setSummary] = useState<readonly SummaryItem[]>([]);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const sentence = (key: string | undefined) => (key ? (sentenceOf(messages, key) ?? key) : undefined);
  const fields = Object.keys(ids) as Path<Values>[];

  function showSummary(messagesByField: Readonly<Partial<Record<string, string>>>): void {
    setFault(null);
    setSummary(
      fields.flatMap((field) => {
        const message = messagesByField[field];
        return message ? [{ field, id: ids[field] ?? field, message }] : [];
      }),
    );
  }

  return {
    summary,
    fault,
    clear(): void {
      setSummary([]);
      setFault(null);
    },
    /** For handleSubmit's second argument. */
    onInvalid(errors: FieldErrors<Values>): void {
      showSummary(
        Object.fromEntries(
          fields.map((field) => [field, sentence(errors[field]?.message as string | undefined)]),
        ),
      );
    },
    /** Shows a refusal of the server at the fields it names, otherwise once above the form. */
    onRefused(error: unknown): void {
      const named = error instanceof ApiError ? error.fields.filter(({ field }) => field in ids) : [];
      if (named.length === 0) {
        setSummary([]);
        setFault(describeFault(error, account));
        return;
      }
      for (const { field, message } of named)
        form.setError(field as Path<Values>, { type: 'server', message });
      showSummary(Object.fromEntries(named.map(({ field, message }) => [field, message])));
    },
    errorOf(field: Path<Values>): string | undefined {
      return sentence(form.formState.errors[field]?.message as string | undefined);
    },
  };
}

/** False until React listens: before that, the browser would put the fields of a sent form into the address. */
export function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}

export function focusControl({ id }: SummaryItem): void {
  document.getElementById(id)?.focus();
}
