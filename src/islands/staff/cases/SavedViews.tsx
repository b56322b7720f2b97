import { useId } from 'react';
import * as casesApi from '#domain/cases/api.staff.ts';
import { viewFilters, type SavedView } from '#domain/cases/saved-views.ts';
import { fill } from '#i18n/format.ts';
import { Check, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Select } from '#ui/Select.tsx';
import type { Request } from '../ListForm.tsx';
import { MergedEdits } from './MergedEdits.tsx';
import type { SectionProps } from '../section-props.ts';
import { useStaffWords } from '../staff-words.ts';

interface SavedViewsProps extends Pick<SectionProps, 'member'> {
  readonly views: readonly SavedView[];
  /** The one that is shown; null for none. */
  readonly chosen: SavedView | null;
  /** The list's current filters. */
  readonly request: Request;
  readonly onChoose: (id: string) => void;
}

/** One's own saved views and those others share: choosing, saving the current filters, renaming, sharing, deleting. */
export function SavedViews({ member, views, chosen, request, onChoose }: SavedViewsProps) {
  const words = useStaffWords();
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
          <Form
            call={casesApi.addView}
            words={labels.naming}
            fixed={{ filters: filters.data }}
            className="py-2"
            quiet
          >
            <NameFields />
          </Form>
        </details>
      )}
      {!chosen && !(filters.success && Object.keys(filters.data).length > 0) && (
        <p className="text-s text-ink-soft">{labels.how}</p>
      )}
      {chosen?.mine && (
        <details>
          <summary className="cursor-pointer py-1 text-link">{labels.change}</summary>
          <Form
            key={chosen.id}
            call={casesApi.changeView}
            words={labels.naming}
            fixed={{ id: chosen.id, act: 'change' }}
            initial={{ name: chosen.name, shared: chosen.shared, version: chosen.version }}
            className="py-2"
            after="keep"
            quiet
          >
            <NameFields />
            <MergedEdits version={chosen.version} values={{ name: chosen.name, shared: chosen.shared }} />
          </Form>
        </details>
      )}
      {mayDelete && (
        <Form
          call={casesApi.changeView}
          words={labels.deleting}
          fixed={{ id: chosen.id, act: 'delete', version: chosen.version }}
          confirm={() => ({
            title: fill(labels.deleting.question, { name: chosen.name }),
            text: labels.deleting.text,
            yes: labels.deleting.submit,
          })}
          onDone={() => onChoose('')}
          quiet
        />
      )}
    </div>
  );
}

function NameFields() {
  return (
    <>
      <TextField name="name" />
      <Check name="shared" />
    </>
  );
}
