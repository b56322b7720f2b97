import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as mattersApi from '#domain/matters/api.staff.ts';
import { typedNameMax } from '#domain/cases/papers.ts';
import { CheckboxGroup } from '#ui/Choices.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { CaseFilePicker } from '../CaseFilePicker.tsx';
import { WriteEnd } from '../WriteEnd.tsx';
import { useFiles } from '../../../calls/use-files.ts';
import { useCaseWrite } from '../use-case-write.ts';
import { currentVersions, type MatterPapersProps } from './paper-props.ts';

/** The client approved on paper: which versions, under which name, and the picture of it. */
export function RecordedApprovalForm({ matter, language, words, locale, onChanged }: MatterPapersProps) {
  const labels = words.papers.papers.approval;
  const id = useId();
  const form = useForm<{ papers: string[]; typedName: string }>({
    defaultValues: { papers: [], typedName: '' },
    shouldFocusError: true,
  });
  const files = useFiles(locale);
  const state = useCaseWrite(words, locale, onChanged);
  const versions = currentVersions(matter, words);
  const { errors } = form.formState;
  const shared = { errorPrefix: words.account.errorPrefix };
  const onSubmit = form.handleSubmit(async ({ papers, typedName }) => {
    if (files.waits()) return state.refuse(words.thread.filesOnWay);
    await state.write(
      mattersApi.recordApproval,
      {
        id: matter.id,
        documents: versions
          .filter(({ value }) => papers.includes(value))
          .map(({ version }) => ({ documentId: version.id, sha256: version.sha256 })),
        typedName,
        language,
        tickets: files.tickets(),
      },
      labels.done,
    );
  });
  return (
    <form
      className="grid grid-cols-1 gap-4"
      noValidate
      autoComplete="off"
      onSubmit={(event) => void onSubmit(event)}
    >
      <p className="text-xs">{labels.lead}</p>
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
      <TextInput
        {...form.register('typedName', {
          validate: (text) => text.trim() !== '' || words.papers.papers.nameRequired,
        })}
        {...shared}
        id={`${id}-name`}
        label={labels.typedName}
        error={errors.typedName?.message}
        maxLength={typedNameMax}
      />
      <CaseFilePicker words={words} locale={locale} files={files} label={labels.file} />
      <WriteEnd words={words} submit={labels.submit} state={state} />
    </form>
  );
}
