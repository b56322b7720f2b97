import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as mattersApi from '#domain/matters/api.staff.ts';
import { translatorMax } from '#domain/cases/limits.ts';
import * as papersApi from '#domain/papers/api.staff.ts';
import type { PaperDraft, StatementSheet } from '#domain/papers/make-request.ts';
import { ownWordsMax, type OwnWordField } from '#domain/papers/statement.ts';
import { fill } from '#i18n/format.ts';
import { Choice } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { PartHeading } from '../../Panel.tsx';
import { Quote } from '#ui/Quote.tsx';
import { shortMoment } from '../../formats.ts';
import { WriteEnd } from '../WriteEnd.tsx';
import { useCaseWrite } from '../use-case-write.ts';
import type { MatterPapersProps } from './paper-props.ts';

interface TranslationProps extends MatterPapersProps {
  readonly draft: PaperDraft;
  readonly statement: StatementSheet;
}

/** What was told in Spanish, and its English by a named person. The English of other words is not kept as theirs. */
export function Translation({ draft, statement, matter, words, locale, onChanged }: TranslationProps) {
  const labels = words.papers.made;
  const id = useId();
  const englishOf = (field: OwnWordField) => {
    const translation = statement.translation[field];
    return translation && translation.of === statement.answers[field] ? translation.text : '';
  };
  const form = useForm<{ translator: string; words: Partial<Record<OwnWordField, string>> }>({
    defaultValues: {
      translator: statement.translatedBy ?? '',
      words: Object.fromEntries(draft.toTranslate.map((field) => [field, englishOf(field)])),
    },
    shouldFocusError: true,
  });
  const state = useCaseWrite(words, locale, onChanged);
  const { errors } = form.formState;
  const shared = { errorPrefix: words.account.errorPrefix };
  const onSubmit = form.handleSubmit(async (values) => {
    await state.write(
      mattersApi.translateStatement,
      { id: matter.id, ...values, version: statement.version },
      labels.translation.done,
    );
  });
  return (
    <>
      <form
        className="grid grid-cols-1 gap-4"
        noValidate
        autoComplete="off"
        onSubmit={(event) => void onSubmit(event)}
      >
        <PartHeading>{labels.translation.title}</PartHeading>
        <p className="text-xs">{labels.translation.lead}</p>
        {statement.translatedBy && (
          <p className="text-xs">
            {fill(labels.translation.by, { name: statement.translatedBy })}{' '}
            <span>
              {statement.readBackAt
                ? fill(labels.translation.readBack, { time: shortMoment(statement.readBackAt, locale) })
                : labels.translation.notReadBack}
            </span>
          </p>
        )}
        {draft.toTranslate.map((field) => (
          <div key={field} className="grid grid-cols-1 gap-2">
            <div lang={statement.language}>
              <Quote about={labels.fields[field]}>{statement.answers[field] ?? ''}</Quote>
            </div>
            <TextInput
              {...form.register(`words.${field}`, {
                validate: (text) => Boolean(text?.trim()) || words.frame.form.required,
              })}
              {...shared}
              id={`${id}-${field}`}
              label={labels.fields[field]}
              error={errors.words?.[field]?.message}
              lines={4}
              maxLength={ownWordsMax}
            />
          </div>
        ))}
        <TextInput
          {...form.register('translator', {
            validate: (text) => text.trim() !== '' || words.papers.papers.nameRequired,
          })}
          {...shared}
          id={`${id}-translator`}
          label={labels.translation.translator}
          error={errors.translator?.message}
          maxLength={translatorMax}
        />
        <WriteEnd words={words} submit={labels.translation.submit} state={state} />
      </form>
      {statement.translatedBy && !statement.readBackAt && (
        <Form
          call={papersApi.recordReadBack}
          words={labels.heard}
          fixed={{ id: matter.id, version: statement.version }}
          after="gone"
          onDone={onChanged}
          quiet
        >
          <Choice name="how" inRow />
        </Form>
      )}
    </>
  );
}
