import { useState } from 'react';
import { useForm, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { AccountWords } from '#i18n/en/account.ts';
import { useFormFaults } from './form-faults.ts';
import { useLateRules } from './use-late-rules.ts';

interface OwnFormOptions<Values extends FieldValues, Sent extends FieldValues> {
  readonly rules: Parameters<typeof useLateRules<Values, Sent>>[0];
  readonly ids: Readonly<Partial<Record<Path<Values>, string>>>;
  readonly messages: Readonly<Record<string, string>>;
  readonly account: AccountWords;
  /** The form is empty again when it was sent. */
  readonly send: (values: Sent) => Promise<void>;
  /** Whether a refusal was dealt with; every other is said above the form or at its field. */
  readonly takesRefusal?: (error: unknown) => boolean;
}

/** A form of the account page: checked here, sent, and what is refused said where it belongs. */
export function useOwnForm<Values extends FieldValues, Sent extends FieldValues>(
  options: OwnFormOptions<Values, Sent>,
) {
  const { rules, ids, messages, account, send, takesRefusal } = options;
  const form = useForm<Values, unknown, Sent>({ resolver: useLateRules(rules), shouldFocusError: false });
  const faults = useFormFaults({ form: form as unknown as UseFormReturn<Values>, ids, messages, account });
  const [sent, setSent] = useState(false);
  const submit = form.handleSubmit(async (values) => {
    faults.clear();
    setSent(false);
    try {
      await send(values);
      form.reset();
      setSent(true);
    } catch (error) {
      if (!takesRefusal?.(error)) faults.onRefused(error);
    }
  }, faults.onInvalid);
  return {
    register: form.register,
    faults,
    busy: form.formState.isSubmitting,
    /** Since the last time it was pressed. */
    sent,
    submit: () => void submit(),
  };
}
