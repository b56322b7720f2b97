import type { AccountWords } from '#i18n/en/account.ts';
import { useField } from '#ui/form/form-state.ts';
import { PasswordInput } from '#ui/PasswordInput.tsx';

interface PasswordFieldProps {
  readonly name: string;
  readonly account: AccountWords;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password in a form of the kit. */
export function PasswordField({ name, account, autoComplete }: PasswordFieldProps) {
  const { texts, register } = useField({ name });
  return (
    <PasswordInput
      {...texts}
      {...register()}
      words={{ show: account.showPassword, hide: account.hidePassword }}
      autoComplete={autoComplete}
      aria-required
    />
  );
}
