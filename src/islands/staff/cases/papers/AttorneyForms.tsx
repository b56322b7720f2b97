import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as mattersApi from '#domain/matters/api.staff.ts';
import { paperNoteMax, papersOfHarm } from '#domain/cases/papers.ts';
import { fill } from '#i18n/format.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { Choice, TextArea, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useFormState, useGuard } from '#ui/form/form-state.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { PartHeading } from '../../Panel.tsx';
import { WriteEnd } from '../WriteEnd.tsx';
import { useCaseWrite } from '../use-case-write.ts';
import { chosenOf, currentVersions, type MatterPapersProps } from './paper-props.ts';

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
  const versions = currentVersions(matter, words);
  return (
    <Form
      call={mattersApi.approve}
      words={words.papers.papers.attorney.approving}
      fixed={{ id: matter.id, language: locale }}
      complete={({ documents, ...input }) => ({ ...input, documents: chosenOf(versions, documents) })}
      reload={onChanged}
    >
      <Choice name="documents" options={versions} />
      {matter.alike && <AlikeReason matter={matter} words={words} />}
      <TextField name="typedName" />
    </Form>
  );
}

/** Why a paper that tells of harm may continue although it reads like another statement. */
function AlikeReason({ matter, words }: Pick<MatterPapersProps, 'matter' | 'words'>) {
  const { form } = useFormState();
  useGuard('alikeReason', () => {
    const [chosen, reason] = form.getValues(['documents', 'alikeReason']);
    const tellsHarm = matter.papers.some(
      ({ kind, versions: [newest] }) =>
        papersOfHarm.includes(kind) && newest !== undefined && [chosen].flat().includes(newest.id),
    );
    return tellsHarm && String(reason ?? '').trim() === '' ? words.frame.form.required : null;
  });
  return <TextArea name="alikeReason" lines={3} />;
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
