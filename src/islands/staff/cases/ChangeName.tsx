import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as casesApi from '#domain/cases/api.staff.ts';
import { namePartMax, nameReasonMax } from '#domain/people/legal-name.ts';
import { plural } from '#i18n/format.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { OneName } from '../../calls/OneName.tsx';
import type { CasePartProps } from './part-props.ts';
import { useCaseWrite } from './use-case-write.ts';
import { WriteEnd } from './WriteEnd.tsx';

/** The name a client has today, as papers print it beside the one the court has. */
export function ChangeName({ item, words, locale, reload }: CasePartProps) {
  const labels = words.cases.name;
  const id = useId();
  const form = useForm({ defaultValues: { firstName: '', lastName: '', reason: '' } });
  const { errors } = form.formState;
  const state = useCaseWrite(words, locale, reload);
  const field = (name: 'firstName' | 'lastName' | 'reason') => ({
    ...form.register(name, { validate: (value) => value.trim() !== '' || words.frame.form.required }),
    id: `${id}-${name}`,
    label: labels[name],
    error: errors[name]?.message,
    errorPrefix: words.account.errorPrefix,
  });
  /** Side by side both stand on one line, however long the hint above the last one is. */
  const inRow = {
    maxLength: namePartMax,
    autoComplete: 'off',
    fieldClass: 'xs:grid-rows-[auto_1fr]',
    className: 'xs:self-end',
  };
  const send = form.handleSubmit(async (body) => {
    const done = await state.write(casesApi.changeName, { id: item.row.id, ...body }, ({ papers }) =>
      plural(papers, labels.done, locale),
    );
    if (done) form.reset();
  });
  return (
    <details>
      <summary className="cursor-pointer py-2 text-link">{labels.title}</summary>
      <form className="grid gap-3 pt-2" noValidate onSubmit={(event) => void send(event)}>
        <p className="text-xs text-ink-soft">{labels.lead}</p>
        <div className="grid grid-cols-1 gap-3 xs:grid-cols-2">
          <TextInput {...field('firstName')} {...inRow} />
          <TextInput
            {...field('lastName')}
            {...inRow}
            hint={<OneName words={labels.oneName} form={form} />}
          />
        </div>
        <TextInput {...field('reason')} maxLength={nameReasonMax} autoComplete="off" />
        <WriteEnd words={words} submit={labels.submit} quiet state={state} />
      </form>
    </details>
  );
}
