import type { UseFormRegisterReturn } from 'react-hook-form';
import type { AccountWords } from '#i18n/en/account.ts';
import type { OwnAccountWords } from '#i18n/en/own-account.ts';
import { PasswordInput } from '#ui/PasswordInput.tsx';

interface CurrentPasswordProps {
  readonly id: string;
  readonly words: OwnAccountWords;
  readonly account: AccountWords;
  /** The form this field belongs to, from useOwnForm. */
  readonly own: {
    register(field: 'currentPassword'): UseFormRegisterReturn;
    readonly faults: { errorOf(field: 'currentPassword'): string | undefined };
  };
}

/** Asked before any change that could lock the owner out of the account. */
export function CurrentPassword({ id, words, account, own }: CurrentPasswordProps) {
  return (
    <PasswordInput
      {...own.register('currentPassword')}
      id={id}
      label={words.currentPassword}
      error={own.faults.errorOf('currentPassword')}
      errorPrefix={account.errorPrefix}
      words={{ show: account.showPassword, hide: account.hidePassword }}
      autoComplete="current-password"
      aria-required
    />
  );
}
