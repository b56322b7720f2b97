import { useStore } from '@nanostores/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { contactSchema, inquiryTypes, type ContactMessage } from '#domain/contact/messages.ts';
import { hiddenField } from '#domain/contact/robots.ts';
import { formatPhone } from '#domain/intake/phone.ts';
import type { Locale } from '#domain/languages.ts';
import { promises } from '#domain/promises/timings.ts';
import { $toast, dismissToast, showToast } from '#browser/toasts.ts';
import { keepPhoneFormatted } from '#browser/type-phone.ts';
import type { ContactWords } from '#i18n/en/contact.ts';
import { fill } from '#i18n/fill.ts';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Fault } from '#ui/Fault.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import Toaster from '#ui/Toaster.tsx';
import { OneName } from '../calls/OneName.tsx';
import { useFiles } from '../calls/use-files.ts';
import { ContactFiles } from './ContactFiles.tsx';
import { controlId, lineRules, lines, messageRules, type ContactValues } from './controls.ts';
import { MessageSent, type SentMessage } from './MessageSent.tsx';
import { SendLine } from './SendLine.tsx';
import { newSending, sendMessage, type Sending } from './send-message.ts';
import { useFailure } from './use-failure.ts';

export interface ContactFormProps {
  readonly locale: Locale;
  readonly words: Pick<ContactWords, 'form' | 'sent' | 'failed' | 'toast'>;
  /** A sentence for each message key, of answers and of files. */
  readonly messages: Readonly<Record<string, string>>;
  /** Where people can write instead. */
  readonly email: string;
}

const parse = zodResolver(contactSchema) as unknown as Resolver<ContactValues, unknown, ContactMessage>;

/** The contact form. Its fields are left uncontrolled: what was typed before React came stays in them. */
export function ContactForm({ locale, words, messages, email }: ContactFormProps) {
  const own = words.form;
  const form = useForm<ContactValues, unknown, ContactMessage>({ resolver: parse, shouldFocusError: false });
  const { failure, ...failing } = useFailure({ form, words: words.failed, messages });
  const files = useFiles(locale, 'contact');
  const [sentMessage, setSent] = useState<SentMessage | null>(null);
  const [tries, countTry] = useState(0);
  const current = useRef<Sending>(null);
  const toast = useStore($toast);

  const [ready, setReady] = useState(false);
  const onOpen = useEffectEvent(() => {
    const phone = form.getValues('phone');
    if (phone) form.setValue('phone', formatPhone(phone));
    // A link that says what the question is about, as the one beside the payment plans does.
    const linkedType = inquiryTypes.find(
      (type) => type === new URLSearchParams(location.search).get('inquiryType'),
    );
    if (linkedType && !form.getValues('inquiryType')) form.setValue('inquiryType', linkedType);
    setReady(true);
  });
  useEffect(() => onOpen(), []);

  const submit = form.handleSubmit(async (message) => {
    failing.clear();
    setSent(null);
    const { key, startedAt } = (current.current ??= newSending(0));
    try {
      const receipt = await sendMessage({
        message,
        files: files.queue,
        hidden: form.getValues(hiddenField) ?? '',
        key,
        startedAt,
        locale,
      });
      current.current = newSending();
      form.reset();
      files.queue.clear();
      setSent({ ...receipt, email: message.email });
      dispatchEvent(new CustomEvent('happened', { detail: { name: 'Contact' } }));
      showToast({
        title: words.sent.title,
        description: fill(words.sent.text, { days: promises.contactReplyBusinessDays }),
      });
    } catch (error) {
      countTry((count) => count + 1);
      failing.onRefused(error);
    }
  }, failing.onInvalid);

  const sendAsSecond = () => {
    current.current = newSending();
    void submit();
  };

  const texts = (field: keyof typeof own.fields) => ({
    id: controlId(field),
    label: (
      <>
        {own.fields[field]}{' '}
        {field === 'phone' ? (
          <span className="font-text text-ink-soft">{own.optional}</span>
        ) : (
          <span className="text-danger">*</span>
        )}
      </>
    ),
    error: failing.errorOf(field),
    errorPrefix: own.errorPrefix,
    'aria-required': field !== 'phone',
  });

  return (
    <form className="contact-form" noValidate onSubmit={(event) => void submit(event)}>
      {sentMessage && <MessageSent message={sentMessage} words={words.sent} />}
      {failure && (
        <div className="mt-4 mb-6">
          {failure.kind === 'fields' && (
            <ErrorSummary
              title={own.summaryTitle}
              items={failure.items}
              onChoose={({ id }) => document.getElementById(id)?.focus()}
            />
          )}
          {failure.kind === 'already' && (
            <Fault
              key={tries}
              title={words.failed.already}
              text={failure.text}
              retry={{ label: words.failed.again, onClick: sendAsSecond }}
              takesFocus
            />
          )}
          {failure.kind === 'fault' && (
            <Fault
              key={tries}
              title={words.failed.text}
              text={`${failure.text} ${words.failed.kept}`}
              reference={failure.reference && fill(words.failed.reference, { reference: failure.reference })}
              contact={{ label: words.failed.orMail, email }}
              takesFocus
            />
          )}
        </div>
      )}
      <p className="small quiet mb-6">{own.note}</p>
      <div className="grid grid-cols-1 gap-x-5 sm:grid-cols-2">
        {lines.map((field) => (
          <TextInput
            key={field}
            {...texts(field)}
            hint={field === 'lastName' && <OneName form={form} words={own.oneName} />}
            {...lineRules[field]}
            {...form.register(field)}
            {...(field === 'phone' && { onInput: keepPhoneFormatted })}
            fieldClass="mb-6 sm:grid-rows-[auto_1fr]"
            className="sm:self-end"
          />
        ))}
        <Select
          {...texts('inquiryType')}
          {...form.register('inquiryType')}
          placeholder={own.choose}
          options={inquiryTypes.map((value) => ({ value, text: own.inquiryTypes[value] }))}
          fieldClass="col-span-full mb-6"
        />
        <TextInput
          {...texts('message')}
          {...messageRules}
          {...form.register('message')}
          lines={6}
          fieldClass="col-span-full mb-6"
        />
        <ContactFiles files={files.queue} words={own} messages={messages} locale={locale} />
      </div>
      {/* For robots alone: see domain/contact/robots. */}
      <div className="absolute -left-[200vw] size-px overflow-hidden" aria-hidden="true">
        <label htmlFor={controlId(hiddenField)}>{own.leaveEmpty}</label>
        <input
          {...form.register(hiddenField)}
          id={controlId(hiddenField)}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <SendLine
        key={ready ? 'ready' : 'before'}
        control={form.control}
        words={own}
        ready={ready}
        sending={form.formState.isSubmitting}
      />
      <Toaster toast={toast} onDismiss={dismissToast} words={words.toast} />
    </form>
  );
}
