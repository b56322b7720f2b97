import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as casesApi from '#domain/cases/api.staff.ts';
import { requestNoteMax, requestWhatMax } from '#domain/cases/file-requests.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { TalkProps } from '../talk-props.ts';
import { WriteEnd } from '../WriteEnd.tsx';
import { useCaseWrite } from '../use-case-write.ts';

/** Asks the client for files: what, why, and by when. */
export function AskFilesForm({ caseId, language, words, locale, onChanged }: TalkProps) {
  const labels = words.papers.requests.ask;
  const id = useId();
  const empty: { what: string; why: string; dueOn: string; language: Locale } = {
    what: '',
    why: '',
    dueOn: '',
    language,
  };
  const form = useForm({ defaultValues: empty, shouldFocusError: true });
  const state = useCaseWrite(words, locale, onChanged);
  const shared = { errorPrefix: words.account.errorPrefix };
  const onSubmit = form.handleSubmit(async ({ dueOn, ...values }) => {
    const done = await state.write(
      casesApi.askFiles,
      { id: caseId, ...values, dueOn: dueOn || null },
      labels.done,
    );
    if (done) form.reset(empty);
  });
  return (
    <form
      className="grid grid-cols-1 gap-4"
      noValidate
      autoComplete="off"
      onSubmit={(event) => void onSubmit(event)}
    >
      <RadioGroup
        {...shared}
        id={`${id}-language`}
        label={words.thread.language}
        hint={fill(words.thread.clientReads, { language: words.thread.languages[language] })}
        options={locales.map((value) => ({ value, text: words.frame.languages[value] }))}
        input={form.register('language')}
        inRow
      />
      <TextInput
        {...form.register('what', {
          validate: (text) => text.trim() !== '' || words.frame.form.required,
        })}
        {...shared}
        id={`${id}-what`}
        label={labels.what}
        hint={labels.whatHint}
        error={form.formState.errors.what?.message}
        maxLength={requestWhatMax}
      />
      <TextInput
        {...form.register('why')}
        {...shared}
        id={`${id}-why`}
        label={labels.why}
        lines={3}
        maxLength={requestNoteMax}
      />
      <TextInput {...form.register('dueOn')} {...shared} id={`${id}-due`} label={labels.dueOn} type="date" />
      <WriteEnd words={words} submit={labels.submit} state={state} />
    </form>
  );
}
