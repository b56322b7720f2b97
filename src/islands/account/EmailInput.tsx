import type { ComponentProps } from 'react';
import { emailMaxLength } from '#domain/email-length.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import { TextInput } from '#ui/TextInput.tsx';

interface EmailInputProps extends ComponentProps<typeof TextInput> {
  readonly account: AccountWords;
}

/** The email field of the account pages. */
export function EmailInput({ account, ...input }: EmailInputProps) {
  return (
    <TextInput
      autoComplete="email"
      {...input}
      errorPrefix={account.errorPrefix}
      type="email"
      inputMode="email"
      spellCheck={false}
      maxLength={emailMaxLength}
      aria-required
    />
  );
}
