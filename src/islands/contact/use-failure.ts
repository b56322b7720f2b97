import { useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { contactFields, type ContactField } from '#domain/contact/messages.ts';
import { formatReference, isReference } from '#domain/reference.ts';
import { describeFault, hasCode } from '#browser/api-fault.ts';
import { ApiError } from '#browser/api.ts';
import { showToast } from '#browser/toasts.ts';
import type { ContactWords } from '#i18n/en/contact.ts';
import { fill } from '#i18n/fill.ts';
import { sentenceOf } from '#i18n/sentence-of.ts';
import type { SummaryItem } from '#ui/ErrorSummary.tsx';
import { controlId, type ContactValues } from './controls.ts';

/** Why a message was not sent: fields to look at, words we have already, or a part that did not work. */
export type Failure =
  | { readonly kind: 'fields'; readonly items: readonly SummaryItem[] }
  | { readonly kind: 'already'; readonly text: string }
  | { readonly kind: 'fault'; readonly text: string; readonly reference: string };

interface FailureOptions {
  readonly form: Pick<UseFormReturn<ContactValues>, 'setError' | 'formState'>;
  readonly words: ContactWords['failed'];
  /** A sentence for each message key. */
  readonly messages: Readonly<Record<string, string>>;
}

/** What the form says when a message could not be sent. The toast says it too, and is never the only one. */
export function useFailure({ form, words, messages }: FailureOptions) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const sentence = (key: string | undefined) => (key ? (sentenceOf(messages, key) ?? key) : undefined);

  function showFields(messagesByField: Readonly<Partial<Record<string, string>>>): void {
    const items = contactFields.flatMap((field) => {
      const message = messagesByField[field];
      return message ? [{ field, id: controlId(field), message }] : [];
    });
    setFailure({ kind: 'fields', items });
    showToast({ title: words.validation, description: items[0]?.message ?? '', variant: 'destructive' });
  }

  function showFault(text: string, reference: string, labels = text): void {
    setFailure({ kind: 'fault', text, reference });
    showToast({ title: words.title, description: labels, variant: 'destructive' });
  }

  return {
    failure,
    clear: () => setFailure(null),
    errorOf: (field: ContactField) => sentence(form.formState.errors[field]?.message),
    onInvalid(errors: FieldErrors<ContactValues>): void {
      showFields(Object.fromEntries(contactFields.map((field) => [field, sentence(errors[field]?.message)])));
    },
    onRefused(error: unknown): void {
      const named = error instanceof ApiError ? error.fields : [];
      const ours = named.filter(({ field }) => (contactFields as readonly string[]).includes(field));
      if (ours.length > 0) {
        for (const { field, message } of ours)
          form.setError(field as ContactField, { type: 'server', message });
        showFields(Object.fromEntries(ours.map(({ field, message }) => [field, message])));
        return;
      }
      if (hasCode(error, 'already_received') && isReference(error.body.firstReference)) {
        const text = fill(words.alreadyText, { reference: formatReference(error.body.firstReference) });
        setFailure({ kind: 'already', text });
        showToast({ title: words.title, description: words.already, variant: 'destructive' });
        return;
      }
      const { text, reference } = describeFault(error, words);
      // A refused file is named in the list of files by its own sentence.
      const [file] = named;
      if (file) showFault(file.message, '');
      else showFault(text, reference, error instanceof ApiError && error.message ? text : words.text);
    },
  };
}
