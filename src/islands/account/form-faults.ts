import { useEffect, useState } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#browser/api.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { SummaryItem } from '#ui/ErrorSummary.tsx';

interface FormFaultOptions<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** The fields in their order on the page, with the id of the first control of each. */
  readonly ids: Readonly<Partial<Record<Path<Values>, string>>>;
  /** A sentence for each message key. */
  readonly messages: Readonly<Record<string, string>>;
  readonly account: AccountWords;
}

/** What a form says when something is refused, by our rules or by the server: a summary, or one fault. */
export function useFormFaults<Values extends FieldValues>(options: FormFaultOptions<Values>) {
  const { form, ids, messages, account } = options;
  const [summary, setSummary] = useState<readonly SummaryItem[]>([]);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const sentence = (key: string | undefined) => (key ? (messages[key] ?? key) : undefined);
  const fields = Object.keys(ids) as Path<Values>[];

  function showSummary(found: Readonly<Partial<Record<string, string>>>): void {
    setFault(null);
    setSummary(
      fields.flatMap((field) => {
        const message = found[field];
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
    /** A refusal of the server: named fields go to their controls, everything else is said once. */
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

/** False in the HTML and until React listens: a form sent before that would put its fields into the address. */
export function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}

export function focusControl({ id }: SummaryItem): void {
  document.getElementById(id)?.focus();
}
