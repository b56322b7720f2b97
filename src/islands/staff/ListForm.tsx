import { useId, useRef, useState, type FormEvent } from 'react';
import type { StaffWords } from '#i18n/staff.ts';
import { plural } from '#i18n/format.ts';
import type { Locale } from '#domain/languages.ts';
import { searchMax } from '#domain/workplace/search-max.ts';
import { link, secondButton } from '#ui/button.ts';
import { control } from '#ui/control.ts';
import type { Option } from '#ui/Select.tsx';

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
  readonly words: StaffWords;
  readonly locale: Locale;
  readonly filters: readonly Filter[];
  /** With a hint of what is searched. */
  readonly search: string | undefined;
  readonly onAsk: (request: Request) => void;
}

/**
 * Filters apply at once, a search on Enter or its button. Neither is stored or put into the address. One line
 * where there is room; on phones the filters beside a search are folded.
 */
export function ListForm({ words, locale, filters, search, onAsk }: ListFormProps) {
  const list = words.frame.list;
  // Beside more filters the hint of what is searched would be cut off.
  const hasOwnLine = filters.length > 3;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(false);
  const [inUse, setInUse] = useState(filters.filter(({ initial }) => initial).length);
  function ask(event?: FormEvent): void {
    event?.preventDefault();
    if (!form.current) return;
    const entries = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()] as const] : [],
    );
    setInUse(entries.filter(([name]) => name !== 'search').length);
    onAsk(Object.fromEntries(entries));
  }
  return (
    <form
      className="flex flex-wrap items-end gap-x-3 gap-y-2 rounded-m border border-line bg-card px-3.5 py-2.5"
      role="search"
      ref={form}
      onSubmit={ask}
      autoComplete="off"
    >
      {search && (
        <div
          className={`flex min-w-0 grow gap-2 ${hasOwnLine ? 'basis-full' : 'basis-64 max-lg:basis-full'}`}
        >
          <label className="hidden-visually" htmlFor={`${id}-search`}>
            {list.search}
          </label>
          <input
            className={`${control} min-w-0`}
            id={`${id}-search`}
            name="search"
            type="search"
            maxLength={searchMax}
            spellCheck={false}
            placeholder={search}
            aria-describedby={`${id}-hint`}
          />
          <p className="hidden-visually" id={`${id}-hint`}>
            {search}
          </p>
          <button type="submit" className={secondButton}>
            {list.searchFor}
          </button>
        </div>
      )}
      {search && (
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
        className={`grid w-full grid-cols-2 gap-3 lg:contents ${search && !open ? 'max-lg:hidden' : ''}`}
        id={`${id}-filters`}
      >
        {filters.map((filter) => (
          <div key={filter.name} className={`min-w-0 ${hasOwnLine ? 'grow lg:basis-24' : 'lg:basis-30'}`}>
            <label className="block text-xs text-ink-soft" htmlFor={`${id}-${filter.name}`}>
              {filter.label}
            </label>
            <select
              className={control}
              id={`${id}-${filter.name}`}
              name={filter.name}
              defaultValue={filter.initial ?? ''}
              onChange={() => ask()}
            >
              <option value="">{list.any}</option>
              {filter.options.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </form>
  );
}
