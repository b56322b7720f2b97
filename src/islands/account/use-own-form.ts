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
  /** Sends the values. The form is emptied afterwards. */
  readonly send: (values: Sent) => Promise<void>;
  /** Returns true for a refusal it dealt with. Any other is shown above the form or at its field. */
  readonly takesRefusal?: (error: unknown) => boolean;
}

/** Checks and sends a form of the account page, and shows refusals where they belong. */
export function useOwnForm<Values extends FieldValues, Sent extends FieldValues>(
  options: OwnFormOptions<Values, Sent>,
) {
  const { rules, ids, messages, account, send, takesRefusal } = options;
  const form = useForm<Values, unknown, Sent>({ resolver: useLateRules(rules), shouldFocusError: false });
  const faults = useFormFaults({ form: form as unknown as UseFormReturn<Values>, ids, messages, account });
  const [isSent, setSent] = useState(false);
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
    /** True once the latest attempt was accepted. */
    sent: isSent,
    submit: () => void submit(),
  };
}
