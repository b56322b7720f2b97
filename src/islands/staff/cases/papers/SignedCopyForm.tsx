import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { pageCodeMax } from '#domain/cases/limits.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { CaseFilePicker } from '../CaseFilePicker.tsx';
import { WriteEnd } from '../WriteEnd.tsx';
import { useFiles } from '../../../calls/use-files.ts';
import { useCaseWrite } from '../use-case-write.ts';
import { currentVersions, type MatterPapersProps } from './paper-props.ts';

/** A paper came back signed for the court; the code on its pages tells which version that is. */
export function SignedCopyForm({ matter, words, locale, onChanged }: MatterPapersProps) {
  const labels = words.papers.papers.signed;
  const id = useId();
  const form = useForm({ defaultValues: { paper: '', code: '' }, shouldFocusError: true });
  const files = useFiles(locale);
  const state = useCaseWrite(words, locale, onChanged);
  const versions = currentVersions(matter, words);
  const { errors } = form.formState;
  const shared = { errorPrefix: words.account.errorPrefix };
  const onSubmit = form.handleSubmit(async ({ paper, code }) => {
    if (files.waits()) return state.refuse(words.thread.filesOnWay);
    await state.write({
      path: `/api/staff/matters/${matter.id}/signed-copy`,
      body: {
        version: matter.version,
        documents: [{ documentId: paper, pageCode: code }],
        tickets: files.tickets(),
      },
      done: labels.done,
    });
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
        id={`${id}-paper`}
        label={labels.paper}
        options={versions}
        input={form.register('paper', { required: words.papers.papers.choosePaper })}
        error={errors.paper?.message}
      />
      <TextInput
        {...form.register('code', { validate: (text) => text.trim() !== '' || words.frame.form.required })}
        {...shared}
        id={`${id}-code`}
        label={labels.code}
        error={errors.code?.message}
        maxLength={pageCodeMax}
      />
      <CaseFilePicker words={words} locale={locale} files={files} label={labels.file} />
      <WriteEnd words={words} submit={labels.submit} state={state} />
    </form>
  );
}
