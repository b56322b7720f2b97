import type { ComponentProps } from 'react';
import type { AccountWords } from '#i18n/en/account.ts';
import type { OwnAccountWords } from '#i18n/en/own-account.ts';
import { PasswordInput } from '#ui/PasswordInput.tsx';

interface CurrentPasswordProps {
  readonly id: string;
  readonly words: OwnAccountWords;
  readonly account: AccountWords;
  readonly error: string | undefined;
  readonly input: Omit<ComponentProps<'input'>, 'id' | 'type'>;
}

/** Asked before anything that could take an account away from its owner. */
export function CurrentPassword({ id, words, account, error, input }: CurrentPasswordProps) {
  return (
    <PasswordInput
      {...input}
      id={id}
      label={words.currentPassword}
      error={error}
      errorPrefix={account.errorPrefix}
      words={{ show: account.showPassword, hide: account.hidePassword }}
      autoComplete="current-password"
      aria-required
    />
  );
}
