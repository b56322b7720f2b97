import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as casesApi from '#domain/cases/api.staff.ts';
import { viewFilters, viewNameMax, type SavedView } from '#domain/cases/saved-views.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { Confirmation } from '#ui/form/Confirmation.tsx';
import type { Request } from '../ListForm.tsx';
import type { SectionProps } from '../section-props.ts';
import { useCaseWrite, type CaseWrite } from './use-case-write.ts';
import { WriteEnd } from './WriteEnd.tsx';

interface SavedViewsProps extends Pick<SectionProps, 'words' | 'locale' | 'member'> {
  readonly views: readonly SavedView[];
  /** The one that is shown; null for none. */
  readonly chosen: SavedView | null;
  /** The list's current filters. */
  readonly request: Request;
  readonly onChoose: (id: string) => void;
  readonly onChanged: () => void;
}

/** One's own saved views and those others share: choosing, saving the current filters, renaming, sharing, deleting. */
export function SavedViews({
  words,
  locale,
  member,
  views,
  chosen,
  request,
  onChoose,
  onChanged,
}: SavedViewsProps) {
  const labels = words.team.views;
  const id = useId();
  const textOf = (view: SavedView) =>
    view.mine
      ? view.shared
        ? fill(labels.mineShared, { name: view.name })
        : view.name
      : fill(labels.sharedBy, { name: view.name, owner: view.owner ?? words.cases.nobody });
  const filters = viewFilters.safeParse(
    Object.fromEntries(Object.entries(request).filter(([name]) => name !== 'search')),
  );
  const mayDelete = chosen !== null && (chosen.mine || member.role === 'admin');
  const shared = { words, locale, onChanged };
  return (
    <div className="grid grow basis-64 grid-cols-1 gap-2">
      <div className="max-w-96">
        <Select
          id={`${id}-view`}
          label={labels.label}
          errorPrefix={words.account.errorPrefix}
          placeholder={labels.none}
          options={views.map((view) => ({ value: view.id, text: textOf(view) }))}
          value={chosen?.id ?? ''}
          onChange={(event) => onChoose(event.target.value)}
        />
      </div>
      {filters.success && Object.keys(filters.data).length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 text-link">{labels.save}</summary>
          <NameForm
            {...shared}
            save={(state, values) =>
              state.write(casesApi.addView, { ...values, filters: filters.data }, labels.saved)
            }
            initial={{ name: '', shared: false }}
          />
        </details>
      )}
      {chosen?.mine && (
        <details>
          <summary className="cursor-pointer py-1 text-link">{labels.change}</summary>
          <NameForm
            {...shared}
            key={chosen.version}
            save={(state, values) =>
              state.write(
                casesApi.changeView,
                { id: chosen.id, act: 'change', version: chosen.version, ...values },
                labels.saved,
              )
            }
            initial={chosen}
          />
        </details>
      )}
      {mayDelete && <Delete {...shared} view={chosen} onDeleted={() => onChoose('')} />}
    </div>
  );
}

interface ViewName {
  readonly name: string;
  readonly shared: boolean;
}

interface NameFormProps extends Pick<SectionProps, 'words' | 'locale'> {
  readonly save: (state: CaseWrite, values: ViewName) => Promise<boolean>;
  readonly initial: ViewName;
  readonly onChanged: () => void;
}

function NameForm({ words, locale, save, initial, onChanged }: NameFormProps) {
  const labels = words.team.views;
  const id = useId();
  const state = useCaseWrite(words, locale, async () => onChanged());
  const form = useForm({ defaultValues: { name: initial.name, shared: initial.shared } });
  const send = form.handleSubmit(async (values) => {
    await save(state, values);
  });
  return (
    <form className="grid max-w-96 grid-cols-1 gap-3 py-2" noValidate onSubmit={(event) => void send(event)}>
      <TextInput
        {...form.register('name', { validate: (text) => text.trim() !== '' || words.frame.form.required })}
        id={`${id}-name`}
        label={labels.name}
        hint={labels.hint}
        error={form.formState.errors.name?.message}
        errorPrefix={words.account.errorPrefix}
        maxLength={viewNameMax}
      />
      <label className={choice}>
        <input className={choiceInput} type="checkbox" {...form.register('shared')} />
        <span>{labels.share}</span>
      </label>
      <WriteEnd words={words} submit={labels.submit} quiet state={state} />
    </form>
  );
}

interface DeleteProps extends Pick<SectionProps, 'words' | 'locale'> {
  readonly view: SavedView;
  readonly onChanged: () => void;
  readonly onDeleted: () => void;
}

function Delete({ words, locale, view, onChanged, onDeleted }: DeleteProps) {
  const labels = words.team.views;
  const [asking, setAsking] = useState(false);
  const state = useCaseWrite(words, locale, async () => onChanged());
  return (
    <>
      <p>
        <button type="button" className={link} disabled={state.busy} onClick={() => setAsking(true)}>
          {labels.delete}
        </button>
      </p>
      {state.fault && <p className="notice">{state.fault.text}</p>}
      {asking && (
        <Confirmation
          title={fill(labels.deleteQuestion, { name: view.name })}
          text={labels.deleteText}
          yes={labels.delete}
          onClose={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            void state
              .write(casesApi.changeView, { id: view.id, act: 'delete', version: view.version }, labels.saved)
              .then((done) => done && onDeleted());
          }}
        />
      )}
    </>
  );
}
