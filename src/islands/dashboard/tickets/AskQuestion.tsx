import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { messageMax } from '#domain/cases/thread.ts';
import { ticketCategories } from '#domain/tickets/codes.ts';
import { subjectMax } from '#domain/tickets/limits.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { Fault } from '#ui/Fault.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { link, secondButton } from '#ui/button.ts';
import { useWrite } from '../../calls/use-write.ts';
import type { TicketsProps } from './tickets-props.ts';

interface AskQuestionProps extends TicketsProps {
  readonly onSent: (reference: string) => void;
  readonly onCancel: () => void;
}

/** A question: what it is about, in a few words, and all of it. Who has one case is not asked which. */
export function AskQuestion({ onSent, onCancel, ...props }: AskQuestionProps) {
  const { locale, labels, account, siteEmail, cases } = props;
  const form = useForm({
    defaultValues: { caseId: cases[0]?.id ?? '', category: '', subject: '', message: '' },
  });
  const { errors } = form.formState;
  const { write, fault, isSending } = useWrite(locale, account);
  const { setFocus } = form;
  useEffect(() => setFocus(cases.length > 1 ? 'caseId' : 'category'), [setFocus, cases.length]);
  const onSubmit = form.handleSubmit(async (values) => {
    const ticket = await write<{ reference: string }>('/api/tickets', { ...values, language: locale });
    if (ticket) onSent(ticket.reference);
  });
  const shared = { errorPrefix: account.errorPrefix };
  return (
    <form className="grid max-w-prose gap-4" onSubmit={(event) => void onSubmit(event)} noValidate>
      {cases.length > 1 && (
        <Select
          {...form.register('caseId')}
          {...shared}
          id="ticket-case"
          label={labels.case}
          options={cases.map(({ id, caseNumber }) => ({ value: id, text: caseNumber }))}
        />
      )}
      <Select
        {...form.register('category', { required: labels.choose })}
        {...shared}
        id="ticket-category"
        label={labels.category}
        error={errors.category?.message}
        placeholder="–"
        options={ticketCategories.map((value) => ({ value, text: labels.categories[value] }))}
      />
      <TextInput
        {...form.register('subject', { validate: (text) => text.trim() !== '' || labels.required })}
        {...shared}
        id="ticket-subject"
        label={labels.subject}
        error={errors.subject?.message}
        maxLength={subjectMax}
        autoComplete="off"
      />
      <TextInput
        {...form.register('message', { validate: (text) => text.trim() !== '' || labels.required })}
        {...shared}
        id="ticket-message"
        label={labels.message}
        error={errors.message?.message}
        lines={5}
        maxLength={messageMax}
        autoComplete="off"
      />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <p className="buttons items-center">
        <button type="submit" className={secondButton} disabled={isSending}>
          {isSending ? labels.sending : labels.send}
        </button>
        <button type="button" className={link} onClick={onCancel}>
          {labels.cancel}
        </button>
      </p>
    </form>
  );
}
