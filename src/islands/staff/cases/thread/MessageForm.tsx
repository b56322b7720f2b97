import { useEffect, useId, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as casesApi from '#domain/cases/api.staff.ts';
import { filesAreMax, messageMax } from '#domain/cases/thread.ts';
import * as textsApi from '#domain/texts/api.staff.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { isFilled } from '#domain/replies/blanks.ts';
import { fill } from '#i18n/format.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { BlanksLeft } from '../../replies/BlanksLeft.tsx';
import { selectBlank, withInserted } from '../../replies/reply-field.ts';
import { ReplyPicker } from '../../replies/ReplyPicker.tsx';
import { CaseFilePicker } from '../CaseFilePicker.tsx';
import type { TalkProps } from '../talk-props.ts';
import { WriteEnd } from '../WriteEnd.tsx';
import { useApiQuery } from '../../../calls/api-query.tsx';
import { useFiles } from '../../../calls/use-files.ts';
import { useCaseWrite } from '../use-case-write.ts';

/** How the client hears that there is a message; text alone falls back to mail. */
const tellByWays = ['both', 'mail', 'text'] as const;
type TellBy = (typeof tellByWays)[number];

/** Begun messages of this visit, by case, so that a message is still there after a look at something else. */
const begun = new Map<string, string>();

/** A message to the client, with files and saved replies. */
export function MessageForm(props: TalkProps) {
  const { caseId, caseNumber, clientName, language, words, locale, member, onChanged } = props;
  const labels = words.thread.messages;
  const id = useId();
  const form = useForm<{ message: string; language: Locale; filesAre: string; tellBy: TellBy }>({
    defaultValues: { message: begun.get(caseId) ?? '', language, filesAre: '', tellBy: 'both' },
    shouldFocusError: true,
  });
  const field = useRef<HTMLTextAreaElement | null>(null);
  const files = useFiles(locale);
  const state = useCaseWrite(words, locale, onChanged);
  const [open, setOpen] = useState(0);
  const written = useWatch({ control: form.control, name: 'message' });
  const writtenIn = useWatch({ control: form.control, name: 'language' });
  const problem = form.formState.errors.message?.message;

  useEffect(() => {
    begun.set(caseId, written);
  }, [caseId, written]);

  function insert(reply: string): void {
    if (!field.current) return;
    const { text, caret } = withInserted(field.current, reply);
    form.setValue('message', text, { shouldDirty: true });
    form.clearErrors('message');
    field.current.setSelectionRange(caret, caret);
  }
  const { data: sent } = useApiQuery(textsApi.ofCase, { id: caseId });
  const mayText = sent?.consent?.state === 'on';
  const onSubmit = form.handleSubmit(async ({ tellBy, ...values }) => {
    if (!isFilled(values.message)) {
      if (field.current) selectBlank(field.current);
      return state.refuse(words.replies.blanks.refused);
    }
    if (files.waits()) return state.refuse(words.thread.filesOnWay);
    const answer = await state.write(
      casesApi.sendMessage,
      {
        id: caseId,
        ...values,
        ...(mayText && tellBy !== 'both' && { tellBy }),
        tickets: files.tickets(),
      },
      labels.sent,
    );
    if (!answer) return;
    form.reset({ message: '', language: values.language, filesAre: '', tellBy });
    files.clear();
    // A picker of its own for the next message.
    setOpen(open + 1);
  });
  const { ref, ...message } = form.register('message', {
    validate: (text) => text.trim() !== '' || labels.required,
  });
  return (
    <form
      className="grid grid-cols-1 gap-3"
      noValidate
      autoComplete="off"
      onSubmit={(event) => void onSubmit(event)}
    >
      <ReplyPicker
        words={words}
        locale={locale}
        language={writtenIn}
        known={{ name: clientName ?? '', reference: caseNumber, 'my name': member.name }}
        onPick={(texts) => insert(texts[writtenIn])}
      />
      <RadioGroup
        id={`${id}-language`}
        label={words.thread.language}
        hint={fill(words.thread.clientReads, { language: words.thread.languages[language] })}
        options={locales.map((value) => ({ value, text: words.frame.languages[value] }))}
        input={form.register('language')}
        errorPrefix={words.account.errorPrefix}
        inRow
      />
      <TextInput
        {...message}
        ref={(element) => {
          ref(element);
          field.current = element instanceof HTMLTextAreaElement ? element : null;
        }}
        id={`${id}-message`}
        label={labels.label}
        hint={labels.hint}
        error={problem}
        errorPrefix={words.account.errorPrefix}
        lines={4}
        lang={writtenIn}
        maxLength={messageMax}
      />
      <BlanksLeft
        words={words}
        locale={locale}
        text={written}
        onNext={() => field.current && selectBlank(field.current)}
      />
      <CaseFilePicker key={open} words={words} locale={locale} files={files} />
      {files.queue.list().length > 0 && (
        <TextInput
          {...form.register('filesAre')}
          id={`${id}-files-are`}
          label={labels.filesAre}
          errorPrefix={words.account.errorPrefix}
          lang={writtenIn}
          maxLength={filesAreMax}
        />
      )}
      {mayText && (
        <RadioGroup
          id={`${id}-tell-by`}
          label={labels.tellBy.label}
          options={tellByWays.map((value) => ({ value, text: labels.tellBy[value] }))}
          input={form.register('tellBy')}
          errorPrefix={words.account.errorPrefix}
          inRow
        />
      )}
      <WriteEnd words={words} submit={state.busy ? labels.sending : labels.send} state={state} />
    </form>
  );
}
