import type { SetupLink } from '#domain/access/link-answers.ts';
import * as accessApi from '#domain/access/api.ts';
import { passwordMinLength } from '#domain/access/password-length.ts';
import { joinDate } from '#domain/intake/birth-date.ts';
import { callApi } from '#browser/call-api.ts';
import { fill } from '#i18n/format.ts';
import { signInPath } from '#i18n/routes.ts';
import { buttonRow } from '#ui/button.ts';
import { DateParts } from '#ui/DateParts.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { DeviceQuestion } from './DeviceQuestion.tsx';
import { destination, enter } from './enter.ts';
import type { SetPasswordProps } from './set-password-props.ts';
import { useCallForm } from './use-call-form.tsx';

interface NewPasswordProps extends SetPasswordProps {
  readonly token: string;
  readonly link: SetupLink;
  /** Returns true if the page dealt with the refusal, because the link itself can no longer be used. */
  readonly onRefused: (error: unknown) => boolean;
}

const ids = { password: 'new-password', dateOfBirth: 'birth-date', device: 'new-password-device' } as const;

export function NewPassword(props: NewPasswordProps) {
  const { locale, words, account, messages, months, token, link, onRefused } = props;
  const form = useCallForm({
    ids,
    loadRules: async () => (await import('./new-password-form.ts')).newPasswordForm(link.asksBirthDate),
    messages,
    account,
    async send({ password, device, ...values }) {
      const dateOfBirth = joinDate(values.birthDay, values.birthMonth, values.birthYear);
      const answer = await callApi(
        accessApi.setPassword,
        { token, password, device, ...(dateOfBirth && { dateOfBirth }) },
        { locale },
      );
      const target = destination(answer.returnTo, locale);
      // Staff continue on the sign-in page, which asks for their second step.
      enter(answer.secondFactor ? signInPath(locale, target) : target, device, account);
    },
    onRefused,
  });
  return (
    <form className="card grid grid-cols-1 gap-6" {...form.attributes}>
      {form.problems}
      <p>
        {fill(words.lead[link.worksHere && link.purpose === 'invitation' ? 'work' : link.purpose], {
          email: link.email,
        })}
      </p>
      <PasswordInput
        {...form.field('password')}
        label={account.password}
        hint={fill(words.passwordHint, { min: passwordMinLength })}
        words={{ show: account.showPassword, hide: account.hidePassword }}
        autoComplete="new-password"
        aria-required
      />
      {link.asksBirthDate && (
        <DateParts
          {...form.texts('dateOfBirth')}
          label={words.birthDate.label}
          hint={words.birthDate.hint}
          words={words.birthDate}
          months={months}
          day={form.register('birthDay')}
          month={form.register('birthMonth')}
          year={form.register('birthYear')}
        />
      )}
      <DeviceQuestion {...form.field('device')} words={account} />
      <p className={buttonRow}>
        <button type="submit" className="button" disabled={!form.isReady || form.isDone}>
          {form.isSending ? words.submitting : words.submit}
        </button>
      </p>
      <p role="status" className="text-ink-soft empty:hidden">
        {form.isDone ? (link.worksHere ? words.doneWork : words.done) : ''}
      </p>
    </form>
  );
}
