import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as mattersApi from '#domain/matters/api.staff.ts';
import { paperNoteMax, papersOfHarm, typedNameMax } from '#domain/cases/papers.ts';
import { fill } from '#i18n/format.ts';
import { CheckboxGroup, RadioGroup } from '#ui/Choices.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { PartHeading } from '../../Panel.tsx';
import { WriteEnd } from '../WriteEnd.tsx';
import { useCaseWrite } from '../use-case-write.ts';
import { currentVersions, type MatterPapersProps } from './paper-props.ts';

/**
 * The attorney's decision on the papers: approved under their name, or returned with comments. What is made while the
 * court decides is not returned, because nothing moves with it: a next version takes its place.
 */
export function AttorneyForms({ mayReturn, ...props }: MatterPapersProps & { readonly mayReturn?: boolean }) {
  const labels = props.words.papers.papers.attorney;
  return (
    <div
      id={mayReturn ? `case-attorney-${props.matter.place}` : undefined}
      className="grid grid-cols-1 gap-4 rounded-m border border-line-strong p-3.5"
    >
      <PartHeading>{labels.title}</PartHeading>
      <Approve {...props} />
      {mayReturn && (
        <>
          <PartHeading>{labels.returnTitle}</PartHeading>
          <Return {...props} />
        </>
      )}
    </div>
  );
}

function Approve({ matter, words, locale, onChanged }: MatterPapersProps) {
  const labels = words.papers.papers.attorney;
  const id = useId();
  const form = useForm<{ papers: string[]; typedName: string; alikeReason: string }>({
    defaultValues: { papers: [], typedName: '', alikeReason: '' },
    shouldFocusError: true,
  });
  const state = useCaseWrite(words, locale, onChanged);
  const versions = currentVersions(matter, words);
  const { errors } = form.formState;
  const tellsHarm = (chosen: readonly string[]) =>
    matter.papers.some(
      ({ kind, versions: [newest] }) =>
        papersOfHarm.includes(kind) && newest !== undefined && chosen.includes(newest.id),
    );
  const shared = { errorPrefix: words.account.errorPrefix };
  const onSubmit = form.handleSubmit(async ({ papers, typedName, alikeReason }) => {
    await state.write(
      mattersApi.approve,
      {
        id: matter.id,
        documents: versions
          .filter(({ value }) => papers.includes(value))
          .map(({ version }) => ({ documentId: version.id, sha256: version.sha256 })),
        typedName,
        language: locale,
        ...(alikeReason.trim() && { alikeReason }),
      },
      labels.approved,
    );
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
      {matter.alike && (
        <TextInput
          {...form.register('alikeReason', {
            validate: (text, { papers }) =>
              text.trim() !== '' || !tellsHarm(papers) || words.frame.form.required,
          })}
          {...shared}
          id={`${id}-alike`}
          label={labels.alikeReason}
          error={errors.alikeReason?.message}
          lines={3}
          maxLength={paperNoteMax}
        />
      )}
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
      <WriteEnd words={words} submit={labels.approve} state={state} />
    </form>
  );
}

function Return({ matter, words, locale, onChanged }: MatterPapersProps) {
  const labels = words.papers.papers.attorney;
  const id = useId();
  const form = useForm({ defaultValues: { paper: '', comments: '' }, shouldFocusError: true });
  const state = useCaseWrite(words, locale, onChanged);
  const versions = currentVersions(matter, words);
  const { errors } = form.formState;
  const shared = { errorPrefix: words.account.errorPrefix };
  const onSubmit = form.handleSubmit(async ({ paper, comments }) => {
    const chosen = versions.find(({ value }) => value === paper)?.version;
    if (!chosen) return state.refuse(words.papers.papers.choosePaper);
    await state.write(
      mattersApi.returnPapers,
      {
        id: matter.id,
        documents: [{ documentId: chosen.id, sha256: chosen.sha256, words: comments }],
        language: locale,
      },
      ({ timesReturned }) =>
        timesReturned >= 3 ? fill(labels.thirdTime, { count: timesReturned }) : labels.returned,
    );
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
        label={words.papers.papers.signed.paper}
        options={versions}
        input={form.register('paper', { required: words.papers.papers.choosePaper })}
        error={errors.paper?.message}
      />
      <TextInput
        {...form.register('comments', {
          validate: (text) => text.trim() !== '' || words.frame.form.required,
        })}
        {...shared}
        id={`${id}-comments`}
        label={labels.comments}
        error={errors.comments?.message}
        lines={4}
        maxLength={paperNoteMax}
      />
      <WriteEnd words={words} submit={labels.returnSubmit} quiet state={state} />
    </form>
  );
}
