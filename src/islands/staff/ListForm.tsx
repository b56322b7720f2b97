import { useId, useRef, useState, type FormEvent } from 'react';
import { plural } from '#i18n/format.ts';
import { searchMax } from '#domain/workplace/search-max.ts';
import { link } from '#ui/button.ts';
import { control } from '#ui/control.ts';
import type { Option } from '#ui/Select.tsx';
import { moveInList } from './keys/rows.ts';
import { useStaffWords } from './staff-words.ts';
import { useLocale } from '../calls/use-words.ts';

export interface Filter {
  /** Its name in the request. */
  readonly name: string;
  readonly label: string;
  /** Without the "All" entry, which comes first by itself and sends nothing. */
  readonly options: readonly Option[];
  /** Chosen when the list opens. */
  readonly initial?: string;
}

export type Request = Readonly<Record<string, string>>;

interface ListFormProps {
  readonly filters: readonly Filter[];
  /** With a hint of what is searched. */
  readonly search: string | undefined;
  /** With the field whose words were sent by Enter; null where a filter was chosen. */
  readonly onAsk: (request: Request, field: HTMLInputElement | null) => void;
}

/**
 * Filters are chips that apply at once; a search goes on Enter, which leads on to its rows as ArrowDown does. Neither is
 * stored or put into the address. One line where there is room; on phones the filters beside a search are folded.
 */
export function ListForm({ filters, search, onAsk }: ListFormProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const list = words.frame.list;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [inUse, setInUse] = useState(filters.filter(({ initial }) => initial).length);
  function ask(event?: FormEvent): void {
    event?.preventDefault();
    if (!form.current) return;
    const entries = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()] as const] : [],
    );
    setInUse(entries.filter(([name]) => name !== 'search').length);
    onAsk(Object.fromEntries(entries), event ? field.current : null);
  }
  return (
    <form
      className="flex flex-wrap items-center gap-x-2 gap-y-1.5"
      role="search"
      ref={form}
      onSubmit={ask}
      autoComplete="off"
    >
      {search && (
        <div className="min-w-0 grow basis-40 max-lg:basis-full lg:max-w-80">
          <label className="hidden-visually" htmlFor={`${id}-search`}>
            {list.search}
          </label>
          <input
            className={`${control} min-h-9! min-w-0 py-1! max-xl:min-h-11!`}
            ref={field}
            id={`${id}-search`}
            name="search"
            type="search"
            maxLength={searchMax}
            spellCheck={false}
            placeholder={search}
            aria-describedby={`${id}-hint`}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing || event.altKey) return;
              event.preventDefault();
              moveInList(1);
            }}
          />
          <p className="hidden-visually" id={`${id}-hint`}>
            {search}
          </p>
        </div>
      )}
      {search && filters.length > 0 && (
        <button
          type="button"
          className={`${link} lg:hidden`}
          aria-expanded={open}
          aria-controls={`${id}-filters`}
          onClick={() => setOpen(!open)}
        >
          {inUse > 0 ? plural(inUse, list.filtersInUse, locale) : list.filters}
        </button>
      )}
      <div
        className={`flex w-full flex-wrap gap-2 lg:contents ${search && !open ? 'max-lg:hidden' : ''}`}
        id={`${id}-filters`}
      >
        {filters.map((filter) => (
          <select
            key={filter.name}
            className="min-h-9 max-w-40 cursor-pointer field-sizing-content rounded-full border border-line-strong bg-card px-2.5 text-s text-ink data-used:border-good data-used:bg-good-soft data-used:font-strong max-xl:min-h-11"
            name={filter.name}
            aria-label={filter.label}
            defaultValue={filter.initial ?? ''}
            data-used={filter.initial ? '' : undefined}
            onChange={(event) => {
              event.currentTarget.toggleAttribute('data-used', event.currentTarget.value !== '');
              ask();
            }}
          >
            {/* Without a choice the chip says what it narrows. */}
            <option value="">{filter.label}</option>
            {filter.options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        ))}
      </div>
      <button type="submit" className="hidden-visually">
        {list.searchFor}
      </button>
    </form>
  );
}
