import type { AccountWords } from '#i18n/en/account.ts';
import { PasswordField } from './PasswordField.tsx';

/** Asked before any change that could lock the owner out of the account. */
export const CurrentPassword = ({ account }: { readonly account: AccountWords }) => (
  <PasswordField name="currentPassword" account={account} autoComplete="current-password" />
);
