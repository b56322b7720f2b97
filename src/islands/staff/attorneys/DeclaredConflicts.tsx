import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as casesApi from '#domain/cases/api.staff.ts';
import { conflictNoteMax } from '#domain/cases/attorneys.ts';
import type { CaseSheet } from '#domain/cases/case-sheet.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { TextInput } from '#ui/TextInput.tsx';
import type { CasePartProps } from '../cases/part-props.ts';
import { useCaseWrite } from '../cases/use-case-write.ts';
import { WriteEnd } from '../cases/WriteEnd.tsx';
import { Panel } from '../Panel.tsx';

/** Attorneys who are kept out of the case. A second person takes such an answer back, with the reason. */
export function DeclaredConflicts(props: CasePartProps) {
  const { item, words } = props;
  if (item.conflicts.length === 0) return null;
  return (
    <Panel title={words.attorneys.conflict.declared}>
      {item.conflicts.map((one) => (
        <Declared key={one.attorneyId} {...props} one={one} />
      ))}
    </Panel>
  );
}

type Conflict = CaseSheet['conflicts'][number];

function Declared({ item, words, locale, reload, one }: CasePartProps & { readonly one: Conflict }) {
  const labels = words.attorneys.conflict;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const state = useCaseWrite(words, locale, reload);
  const form = useForm({ defaultValues: { note: '' } });
  const send = form.handleSubmit(({ note }) =>
    state.write(
      casesApi.takeBackConflict,
      { id: item.row.id, attorneyId: one.attorneyId, note },
      labels.takenBack,
    ),
  );
  const day = formatDate(one.declaredAt.slice(0, 10), locale);
  return (
    <div className="grid gap-1.5">
      <p>{fill(labels.keptOut, { name: one.attorney ?? '–', day })}</p>
      {one.note && <p className="text-ink-soft wrap-anywhere">{one.note}</p>}
      {isOpen ? (
        <form className="grid grid-cols-1 gap-4" noValidate onSubmit={(event) => void send(event)}>
          <TextInput
            {...form.register('note', { required: words.frame.form.required })}
            id={`${id}-note`}
            label={labels.whyBack}
            errorPrefix={words.account.errorPrefix}
            lines={2}
            maxLength={conflictNoteMax}
            error={form.formState.errors.note?.message}
          />
          <WriteEnd words={words} submit={labels.takeBack} quiet state={state} />
        </form>
      ) : (
        <p>
          <button type="button" className={link} onClick={() => setOpen(true)}>
            {labels.takeBack}
          </button>
        </p>
      )}
    </div>
  );
}
