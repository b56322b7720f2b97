import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { emailMaxLength } from '#domain/email.ts';
import { locales } from '#domain/languages.ts';
import { noteRequest } from '#domain/own-data/requests.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { Fault } from '#ui/Fault.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { SectionProps } from '../sections.ts';
import { callStaff } from '../staff-calls.ts';

/** For somebody without an account, or who cannot get into it: an address, after staff made sure whose it is. */
export function NoteRequest({ words, locale, onNoted }: SectionProps & { readonly onNoted: () => void }) {
  const said = words.dataRequests.note;
  const id = useId();
  const form = useForm({
    resolver: zodResolver(noteRequest),
    defaultValues: { email: '', language: locale },
  });
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [note, setNote] = useState('');
  const submit = form.handleSubmit(async (body) => {
    setFault(null);
    setNote('');
    try {
      const { created } = await callStaff<{ id: string; created: boolean }>('/api/staff/data-requests', {
        method: 'POST',
        locale,
        body,
      });
      setNote(created ? said.created : said.again);
      form.reset();
      onNoted();
    } catch (error) {
      const field = hasCode(error, 'invalid_input') ? error.fields[0] : undefined;
      if (field?.field === 'email') form.setError('email', { type: 'server', message: field.message });
      else setFault(describeFault(error, words.account));
    }
  });
  const { errors, isSubmitting } = form.formState;
  const emailError = errors.email?.message;
  return (
    <details className="card note-request">
      <summary>
        <h2>{said.title}</h2>
      </summary>
      <p className="quiet">{said.text}</p>
      <form className="action-form" noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
        <TextInput
          {...form.register('email')}
          id={`${id}-email`}
          label={said.email}
          error={emailError === 'email.invalid' ? words.people.messages[emailError] : emailError}
          errorPrefix={words.account.errorPrefix}
          type="email"
          inputMode="email"
          spellCheck={false}
          maxLength={emailMaxLength}
          aria-required
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
            {said.submit}
          </button>
          <p role="status">{note}</p>
        </div>
      </form>
    </details>
  );
}
