import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { emailMaxLength } from '#domain/email.ts';
import { locales } from '#domain/languages.ts';
import { inviteRequest, staffRoles, type Invited } from '#domain/people/requests.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { Fault } from '#ui/Fault.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { SectionProps } from '../sections.ts';
import { callStaff } from '../staff-calls.ts';

/** An address, what they may do, and the language of the mail. */
export function Invite({ words, locale, onInvited }: SectionProps & { readonly onInvited: () => void }) {
  const said = words.people.invite;
  const id = useId();
  const form = useForm({
    resolver: zodResolver(inviteRequest),
    defaultValues: { email: '', role: 'staff' as const, language: locale },
  });
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [note, setNote] = useState('');
  const submit = form.handleSubmit(async (body) => {
    setFault(null);
    setNote('');
    try {
      const { outcome } = await callStaff<Invited>('/api/staff/people', { method: 'POST', locale, body });
      setNote(fill(words.people.outcomes[outcome], { email: body.email }));
      form.reset();
      onInvited();
    } catch (error) {
      const field = hasCode(error, 'invalid_input') ? error.fields[0] : undefined;
      if (field?.field === 'email') form.setError('email', { type: 'server', message: field.message });
      else setFault(describeFault(error, words.account));
    }
  });
  const { errors, isSubmitting } = form.formState;
  const sentence = (key: string | undefined) => (key ? (words.people.messages[key] ?? key) : undefined);
  return (
    <section className="card people-invite" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{said.title}</h2>
      <p className="quiet">{said.text}</p>
      <form className="action-form" noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
        <TextInput
          {...form.register('email')}
          id={`${id}-email`}
          label={said.email}
          error={sentence(errors.email?.message)}
          errorPrefix={words.account.errorPrefix}
          type="email"
          inputMode="email"
          spellCheck={false}
          maxLength={emailMaxLength}
          aria-required
        />
        <RadioGroup
          id={`${id}-role`}
          label={said.role}
          options={staffRoles.map((role) => ({ value: role, text: said.roles[role] }))}
          input={form.register('role')}
          error={sentence(errors.role?.message)}
          errorPrefix={words.account.errorPrefix}
        />
        <RadioGroup
          id={`${id}-language`}
          label={said.language}
          options={locales.map((language) => ({ value: language, text: said.languages[language] }))}
          input={form.register('language')}
          inRow
        />
        {fault && <Fault {...faultTexts(fault, words.account)} takesFocus />}
        <div className="action-end">
          <button type="submit" className="button" disabled={isSubmitting}>
            {isSubmitting ? said.submitting : said.submit}
          </button>
          <p role="status">{note}</p>
        </div>
      </form>
    </section>
  );
}
