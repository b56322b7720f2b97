import { zodResolver } from '@hookform/resolvers/zod';
import { sentenceOf } from '#i18n/sentence-of.ts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { emailRequest } from '#domain/access/requests.ts';
import { emailMaxLength } from '#domain/email.ts';
import { describeFault, hasCode } from '#browser/api-fault.ts';
import { buttonRow, link } from '#ui/button.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { changeEmail } from '#browser/intake/application-calls.ts';
import type { ConfirmationProps } from './confirmation-props.ts';

interface NewEmailProps extends ConfirmationProps {
  readonly onChanged: () => void;
  readonly onCancel: () => void;
}

/** Puts a mistyped address right. Refused once the application is paid: the account is made by then. */
export default function NewEmail({ locale, words, account, messages, onChanged, onCancel }: NewEmailProps) {
  const own = words.email;
  const form = useForm({ resolver: zodResolver(emailRequest) });
  const [fault, setFault] = useState('');
  useEffect(() => form.setFocus('email'), [form]);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    setFault('');
    try {
      await changeEmail(locale, email);
      onChanged();
    } catch (error) {
      setFault(hasCode(error, 'conflict', 'already_paid') ? own.locked : describeFault(error, account).text);
    }
  });
  const key = errors.email?.message;
  return (
    <form className="grid grid-cols-1 gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        {...form.register('email')}
        id="new-email"
        label={own.new}
        error={key && (sentenceOf(messages, key) ?? key)}
        errorPrefix={account.errorPrefix}
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        maxLength={emailMaxLength}
        aria-required
      />
      <p className={buttonRow}>
        <button type="submit" className="button" disabled={isSubmitting}>
          {isSubmitting ? own.saving : own.save}
        </button>
        <button type="button" className={link} onClick={onCancel}>
          {own.cancel}
        </button>
      </p>
      <div className="empty:hidden" role="status">
        {fault && <p className="notice danger">{fault}</p>}
      </div>
    </form>
  );
}
