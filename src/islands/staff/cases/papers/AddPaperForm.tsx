import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as mattersApi from '#domain/matters/api.staff.ts';
import { paperKinds, paperTitleMax } from '#domain/cases/papers.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { CaseFilePicker } from '../CaseFilePicker.tsx';
import { WriteEnd } from '../WriteEnd.tsx';
import { useFiles } from '../../../calls/use-files.ts';
import { useCaseWrite } from '../use-case-write.ts';
import type { MatterPapersProps } from './paper-props.ts';

interface AddPaperFormProps extends MatterPapersProps {
  /** The paper whose next version it is, and the version on the screen. */
  readonly of?: { readonly paperId: string; readonly version: number };
}

/** A PDF as a new paper of a matter, or as the next version of one. */
export function AddPaperForm({ matter, of, words, locale, onChanged }: AddPaperFormProps) {
  const labels = words.papers.papers.add;
  const id = useId();
  const empty: { kind: string; title: string; language: Locale } = { kind: '', title: '', language: 'en' };
  const form = useForm({ defaultValues: empty, shouldFocusError: true });
  const files = useFiles(locale);
  const wordFiles = useFiles(locale);
  const [round, setSent] = useState(0);
  const state = useCaseWrite(words, locale, onChanged);
  const shared = { errorPrefix: words.account.errorPrefix };
  const onSubmit = form.handleSubmit(async (values) => {
    if (files.waits() || wordFiles.waits()) return state.refuse(words.thread.filesOnWay);
    const [ticket] = files.tickets();
    const [wordTicket] = wordFiles.tickets();
    if (!ticket) return state.refuse(labels.noFile);
    const done = await state.write(
      mattersApi.addPaper,
      { id: matter.id, ...(of ?? values), ticket, ...(wordTicket && { wordTicket }) },
      ({ pageCode, isChecked }) =>
        [fill(labels.done, { code: pageCode }), !isChecked && labels.unchecked].filter(Boolean).join(' '),
    );
    if (!done) return;
    form.reset(empty);
    files.clear();
    wordFiles.clear();
    setSent(round + 1);
  });
  return (
    <form
      className="grid grid-cols-1 gap-4"
      noValidate
      autoComplete="off"
      onSubmit={(event) => void onSubmit(event)}
    >
      {!of && (
        <>
          <Select
            {...form.register('kind', { required: words.frame.form.choose })}
            {...shared}
            id={`${id}-kind`}
            label={labels.kind}
            placeholder={labels.choose}
            options={paperKinds.map((value) => ({ value, text: words.papers.papers.kinds[value] }))}
            error={form.formState.errors.kind?.message}
          />
          <TextInput
            {...form.register('title')}
            {...shared}
            id={`${id}-title`}
            label={labels.name}
            hint={labels.nameHint}
            maxLength={paperTitleMax}
          />
          <RadioGroup
            {...shared}
            id={`${id}-language`}
            label={words.thread.language}
            options={locales.map((value) => ({ value, text: words.frame.languages[value] }))}
            input={form.register('language')}
            inRow
          />
        </>
      )}
      <CaseFilePicker
        key={round}
        words={words}
        locale={locale}
        files={files}
        label={labels.file}
        hint={labels.fileHint}
        only="pdf"
      />
      <CaseFilePicker
        key={`word-${round}`}
        words={words}
        locale={locale}
        files={wordFiles}
        label={labels.word}
        hint={labels.wordHint}
        only="docx"
      />
      <WriteEnd words={words} submit={labels.submit} quiet={of !== undefined} state={state} />
    </form>
  );
}
