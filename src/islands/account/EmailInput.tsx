import type { ComponentProps } from 'react';
import { emailMaxLength } from '#domain/email-length.ts';
import { TextInput } from '#ui/TextInput.tsx';

/** The email field of the account pages. */
export function EmailInput(input: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      autoComplete="email"
      {...input}
      type="email"
      inputMode="email"
      spellCheck={false}
      maxLength={emailMaxLength}
      aria-required
    />
  );
}
