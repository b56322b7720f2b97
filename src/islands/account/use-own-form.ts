import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { AccountWords } from '#i18n/en/account.ts';
import { useFormFaults } from './form-faults.ts';

interface OwnFormOptions<Values extends FieldValues, Sent> {
  readonly form: UseFormReturn<Values, unknown, Sent>;
  readonly ids: Readonly<Partial<Record<Path<Values>, string>>>;
  readonly messages: Readonly<Record<string, string>>;
  readonly account: AccountWords;
  readonly send: (values: Sent) => Promise<void>;
  /** Whether a refusal was dealt with; every other is said above the form or at its field. */
  readonly takesRefusal?: (error: unknown) => boolean;
}

/** A form of the account page: checked here, sent, and what is refused said where it belongs. */
export function useOwnForm<Values extends FieldValues, Sent>(options: OwnFormOptions<Values, Sent>) {
  const { form, ids, messages, account, send, takesRefusal } = options;
  const faults = useFormFaults({ form: form as unknown as UseFormReturn<Values>, ids, messages, account });
  const submit = form.handleSubmit(async (values) => {
    faults.clear();
    try {
      await send(values);
    } catch (error) {
      if (!takesRefusal?.(error)) faults.onRefused(error);
    }
  }, faults.onInvalid);
  return { faults, busy: form.formState.isSubmitting, submit: () => void submit() };
}
