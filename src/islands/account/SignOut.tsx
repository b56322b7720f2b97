import { path } from '#i18n/routes.ts';
import { link } from '#ui/button.ts';
import type { LoginProps } from './login-props.ts';

export function SignOut({ locale, account }: LoginProps) {
  return (
    <button
      type="button"
      className={link}
      data-logout={path('login', locale)}
      data-failed={account.signOutFailed}
    >
      {account.signOut}
    </button>
  );
}
