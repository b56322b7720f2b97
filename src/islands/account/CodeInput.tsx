import type { ComponentProps } from 'react';
import type { AccountWords } from '#i18n/en/account.ts';
import { TextInput } from '#ui/TextInput.tsx';

interface CodeInputProps extends Pick<
  ComponentProps<typeof TextInput>,
  'ref' | 'name' | 'onChange' | 'onBlur'
> {
  readonly id: string;
  readonly label: string;
  readonly account: AccountWords;
  readonly error: string | undefined;
}

/** Spaced as the app shows the digits. Phones open their number keys. */
export const codeLook = {
  className: 'max-w-48 text-h3-large! tracking-[0.2em] tabular-nums',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  spellCheck: false,
  maxLength: 8,
  'aria-required': true,
} as const;

/** The six digits of an authenticator app. */
export const CodeInput = ({ account, ...input }: CodeInputProps) => (
  <TextInput {...input} {...codeLook} errorPrefix={account.errorPrefix} />
);
