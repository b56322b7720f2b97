import * as accessApi from '#domain/access/api.ts';
import { callApi } from '#browser/call-api.ts';
import { path } from '#i18n/routes.ts';
import { buttonRow, link } from '#ui/button.ts';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { DeviceQuestion } from './DeviceQuestion.tsx';
import { askedFor, destination, enter } from './enter.ts';
import { EmailInput } from './EmailInput.tsx';
import type { LoginProps } from './login-props.ts';
import { useCallForm } from './use-call-form.tsx';

const ids = { email: 'sign-in-email', password: 'sign-in-password', device: 'sign-in-device' } as const;

const loadRules = async () => (await import('#domain/access/requests.ts')).signInRequest;

interface SignInProps extends LoginProps {
  /** Anchor of the form for a forgotten password. */
  readonly forgot: string;
  /** Anchor of the form that asks for a link to sign in. */
  readonly mailLink: string;
  /** On the way to a purchase, which needs an account first. */
  readonly buying: boolean;
  /** Called for staff whose password was right and who now need their code. */
  readonly onSecondStep: () => void;
}

export function SignIn(props: SignInProps) {
  const { locale, words, account, messages, forgot, mailLink, buying, onSecondStep } = props;
  const form = useCallForm({
    ids,
    loadRules,
    messages,
    account,
    async send(values) {
      const { secondFactor } = await callApi(accessApi.signIn, values, { locale });
      if (secondFactor !== null) return onSecondStep();
      enter(destination(askedFor(), locale), values.device, account);
    },
  });
  const isLeaving = form.isSending || form.isDone;
  return (
    <form className="card grid grid-cols-1 gap-6" {...form.attributes}>
      {form.problems}
      <EmailInput {...form.field('email')} label={account.email} autoComplete="username" />
      <PasswordInput
        {...form.field('password')}
        label={account.password}
        words={{ show: account.showPassword, hide: account.hidePassword }}
        autoComplete="current-password"
        aria-required
      />
      <DeviceQuestion {...form.field('device')} words={account} />
      <p className={buttonRow}>
        <button type="submit" className="button" disabled={!form.isReady || isLeaving}>
          {isLeaving ? words.submitting : words.submit}
        </button>
        <a className={link} href={forgot}>
          {words.forgotLink}
        </a>
        {!buying && (
          <a className={link} href={mailLink}>
            {words.mailLinkLink}
          </a>
        )}
      </p>
      <p className="border-t border-line pt-5 text-ink-soft">
        {buying ? (
          <>
            <span>{`${words.newAccount.ask} `}</span>
            <a href={forgot}>{words.newAccount.link}</a>
          </>
        ) : (
          <>
            <span>{`${words.noAccount} `}</span>
            <a href={path('intakeForm', locale)}>{words.startForm}</a>
          </>
        )}
      </p>
    </form>
  );
}
