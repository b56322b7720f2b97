import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as mattersApi from '#domain/matters/api.staff.ts';
import { pageCodesMax } from '#domain/cases/limits.ts';
import { CheckboxGroup } from '#ui/Choices.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { CaseFilePicker } from '../CaseFilePicker.tsx';
import { WriteEnd } from '../WriteEnd.tsx';
import { useFiles } from '../../../calls/use-files.ts';
import { useCaseWrite } from '../use-case-write.ts';
import { currentVersions, type MatterPapersProps } from './paper-props.ts';

/** Papers came back signed for the court; the codes on their pages tell which versions those are. */
export function SignedCopyForm({ matter, words, locale, onChanged }: MatterPapersProps) {
  const labels = words.papers.papers.signed;
  const id = useId();
  const form = useForm<{ papers: string[]; codes: string }>({
    defaultValues: { papers: [], codes: '' },
    shouldFocusError: true,
  });
  const files = useFiles(locale);
  const state = useCaseWrite(words, locale, onChanged);
  const versions = currentVersions(matter, words);
  const { errors } = form.formState;
  const shared = { errorPrefix: words.account.errorPrefix };
  const onSubmit = form.handleSubmit(async ({ papers, codes }) => {
    if (files.waits()) return state.refuse(words.thread.filesOnWay);
    const isDone = await state.write(
      mattersApi.recordSignedCopy,
      {
        id: matter.id,
        version: matter.version,
        documents: papers.map((documentId) => ({ documentId })),
        codes,
        tickets: files.tickets(),
      },
      labels.done,
    );
    if (!isDone) return;
    form.reset();
    files.clear();
  });
  return (
    <form
      className="grid grid-cols-1 gap-4"
      noValidate
      autoComplete="off"
      onSubmit={(event) => void onSubmit(event)}
    >
      <CheckboxGroup
        {...shared}
        id={`${id}-papers`}
        label={labels.papers}
        options={versions}
        input={form.register('papers', {
          validate: (chosen) => chosen.length > 0 || words.papers.papers.choosePaper,
        })}
        error={errors.papers?.message}
      />
      <CaseFilePicker words={words} locale={locale} files={files} label={labels.file} />
      <TextInput
        {...form.register('codes')}
        {...shared}
        id={`${id}-codes`}
        label={labels.codes}
        hint={labels.codesHint}
        maxLength={pageCodesMax}
      />
      <WriteEnd words={words} submit={labels.submit} state={state} />
    </form>
  );
}
