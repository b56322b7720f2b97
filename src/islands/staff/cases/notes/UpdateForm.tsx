import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as casesApi from '#domain/cases/api.staff.ts';
import { noteMax, updateSteps, updateTitleMax } from '#domain/cases/notes.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { fill, formatMoment } from '#i18n/format.ts';
import { button, secondButton } from '#ui/button.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { TalkProps } from '../talk-props.ts';
import { WriteEnd } from '../WriteEnd.tsx';
import { useCaseWrite } from '../use-case-write.ts';

interface Draft {
  readonly title: string;
  readonly text: string;
  readonly language: Locale;
  readonly step: (typeof updateSteps)[number];
}

/** An update for the client: written, previewed as the client will see it, then published. */
export function UpdateForm({ caseId, language, words, locale, onChanged }: TalkProps) {
  const labels = words.thread.notes.update;
  const id = useId();
  const form = useForm<Draft>({
    defaultValues: { title: '', text: '', language, step: 'no' },
    shouldFocusError: true,
  });
  const state = useCaseWrite(words, locale, onChanged);
  const [seen, setSeen] = useState<(Draft & { readonly at: string }) | null>(null);
  const { errors } = form.formState;
  const required = { validate: (text: string) => text.trim() !== '' || labels.required };

  async function publish({ title, text, language: writtenIn, step }: Draft): Promise<void> {
    setSeen(null);
    const done = await state.write(
      casesApi.writeUpdate,
      { id: caseId, title, text, language: writtenIn, step },
      labels.done,
    );
    if (done) form.reset({ title: '', text: '', language: writtenIn, step: 'no' });
  }
  return (
    <form
      className="grid grid-cols-1 gap-4"
      noValidate
      autoComplete="off"
      onSubmit={(event) =>
        void form.handleSubmit((draft) => setSeen({ ...draft, at: new Date().toISOString() }))(event)
      }
    >
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
        {...form.register('title', required)}
        id={`${id}-title`}
        label={labels.heading}
        error={errors.title?.message}
        errorPrefix={words.account.errorPrefix}
        maxLength={updateTitleMax}
      />
      <TextInput
        {...form.register('text', required)}
        id={`${id}-text`}
        label={labels.label}
        error={errors.text?.message}
        errorPrefix={words.account.errorPrefix}
        lines={4}
        maxLength={noteMax}
      />
      <RadioGroup
        id={`${id}-step`}
        label={labels.step}
        options={updateSteps.map((value) => ({ value, text: labels.steps[value] }))}
        input={form.register('step')}
        errorPrefix={words.account.errorPrefix}
        inRow
      />
      <WriteEnd words={words} submit={labels.preview} state={state} />
      {seen && (
        <Dialog title={labels.previewTitle} onClose={() => setSeen(null)}>
          <div className="border-s-2 border-line ps-6" lang={seen.language}>
            <p className="font-strong wrap-anywhere">{seen.title}</p>
            <p className="wrap-anywhere whitespace-pre-line">{seen.text}</p>
            <p className="small quiet">{formatMoment(seen.at, seen.language)}</p>
          </div>
          <p className="buttons">
            <button type="button" className={button} onClick={() => void publish(seen)}>
              {labels.publish}
            </button>
            <button type="button" className={secondButton} onClick={() => setSeen(null)}>
              {labels.back}
            </button>
          </p>
        </Dialog>
      )}
    </form>
  );
}
