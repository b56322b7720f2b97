import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { ListPage } from '#domain/workplace/lists.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { plural } from '#i18n/format.ts';
import { Fault } from '#ui/Fault.tsx';
import type { Option } from '#ui/Select.tsx';
import { callStaff } from './staff-calls.ts';

export interface Column<Item> {
  readonly label: string;
  readonly cell: (item: Item) => ReactNode;
  /** The first of these holds the link to the record. */
  readonly isLink?: boolean;
  /** Numbers and money, set to the right. */
  readonly isNumber?: boolean;
}

export interface Filter {
  /** Its name in the request. */
  readonly name: string;
  readonly label: string;
  /** Without the "All" entry, which comes first by itself and sends nothing. */
  readonly options: readonly Option[];
  /** Chosen when the list opens. */
  readonly initial?: string;
}

interface RecordListProps<Item> {
  readonly words: StaffWords;
  readonly locale: Locale;
  readonly title: string;
  /** Asked by POST with `{ search?, before?, …filters }` (src/domain/workplace/lists.ts says why). */
  readonly endpoint: string;
  readonly columns: readonly Column<Item>[];
  readonly filters?: readonly Filter[];
  /** With a hint of what is searched: "Name, email, reference or county". Without it there is no search box. */
  readonly search?: string;
  readonly keyOf: (item: Item) => string;
  /** Where a row leads: `#orders/<id>`. Without it rows only show. */
  readonly linkOf?: (item: Item) => string;
  readonly empty?: string;
  /** The list loads again when this changes: pass a count of what was changed on records. */
  readonly version?: number;
  /** While a record is open: the list keeps its search and place. */
  readonly hidden?: boolean;
  /** Above the rows: a note or a button. */
  readonly children?: ReactNode;
}

type Request = Readonly<Record<string, string>>;

interface Shown<Item> {
  readonly items: readonly Item[];
  readonly before: string | null;
}

/** A list of records: a search, filters, rows, and older ones on demand. A table that becomes cards on phones. */
export function RecordList<Item>(props: RecordListProps<Item>) {
  const { words, locale, endpoint, filters = [], search, version = 0 } = props;
  const list = words.frame.list;
  const initial = Object.fromEntries(
    filters.flatMap((one) => (one.initial ? [[one.name, one.initial]] : [])),
  );
  const [asked, setAsked] = useState<Request>(initial);
  const [shown, setShown] = useState<Shown<Item> | null>(null);
  const [busy, setBusy] = useState(true);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [again, setAgain] = useState(0);
  /** Answers of an older question that come late are dropped. */
  const round = useRef(0);
  const title = useId();

  async function load(before: string | null): Promise<void> {
    const mine = ++round.current;
    setBusy(true);
    setFault(null);
    try {
      const page = await callStaff<ListPage<Item>>(endpoint, {
        method: 'POST',
        locale,
        body: { ...asked, ...(before !== null && { before }) },
      });
      if (mine !== round.current) return;
      setShown((old) => ({
        items: before !== null && old ? [...old.items, ...page.items] : page.items,
        before: page.before,
      }));
    } catch (error) {
      if (mine === round.current) setFault(describeFault(error, words.account));
    } finally {
      if (mine === round.current) setBusy(false);
    }
  }
  const onAsked = useEffectEvent(() => void load(null));
  useEffect(() => onAsked(), [asked, version, again]);

  // What a list opens with is no search of anybody's.
  const searched = Object.entries(asked).some(([name, value]) => initial[name] !== value);
  return (
    <section className="records" hidden={props.hidden} aria-labelledby={title} aria-busy={busy}>
      <div className="records-head">
        <h2 id={title} tabIndex={-1}>
          {props.title}
        </h2>
        <button type="button" className="link" onClick={() => setAgain(again + 1)}>
          {list.update}
        </button>
      </div>
      {(search || filters.length > 0) && (
        <ListForm words={words} filters={filters} search={search} onAsk={setAsked} />
      )}
      {props.children}
      {fault && <Fault {...faultTexts(fault, words.account, { retry: () => setAgain(again + 1) })} />}
      <p className="small quiet" role="status">
        {busy
          ? list.loading
          : shown && shown.items.length > 0
            ? [
                plural(shown.items.length, { one: list.shownOne, other: list.shownMany }, locale),
                ...(shown.before !== null ? [list.moreThere] : []),
              ].join(', ')
            : ''}
      </p>
      {!busy && !fault && shown?.items.length === 0 && (
        <p className="records-empty">{searched ? list.emptyFound : (props.empty ?? list.empty)}</p>
      )}
      {shown && shown.items.length > 0 && <Rows {...props} items={shown.items} labelledBy={title} />}
      {shown?.before != null && (
        <p>
          <button
            type="button"
            className="button second"
            disabled={busy}
            onClick={() => void load(shown.before)}
          >
            {list.more}
          </button>
        </p>
      )}
    </section>
  );
}

interface ListFormProps {
  readonly words: StaffWords;
  readonly filters: readonly Filter[];
  readonly search: string | undefined;
  readonly onAsk: (asked: Request) => void;
}

/** Filters ask at once; a search asks on Enter or its button. Nothing of it is kept or put into the address. */
function ListForm({ words, filters, search, onAsk }: ListFormProps) {
  const list = words.frame.list;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  function ask(event?: { preventDefault(): void }): void {
    event?.preventDefault();
    if (!form.current) return;
    const given = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()] as const] : [],
    );
    onAsk(Object.fromEntries(given));
  }
  return (
    <form className="records-form" role="search" ref={form} onSubmit={ask} autoComplete="off">
      {search && (
        <div className="records-search">
          <label htmlFor={`${id}-search`}>{list.search}</label>
          <div>
            <input
              className="control"
              id={`${id}-search`}
              name="search"
              type="search"
              maxLength={100}
              spellCheck={false}
              aria-describedby={`${id}-hint`}
            />
            <button type="submit" className="button second">
              {list.searchFor}
            </button>
          </div>
          <p className="small quiet" id={`${id}-hint`}>
            {search}
          </p>
        </div>
      )}
      {filters.map((filter) => (
        <div key={filter.name}>
          <label htmlFor={`${id}-${filter.name}`}>{filter.label}</label>
          <select
            className="control"
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
    </form>
  );
}

interface RowsProps<Item> extends RecordListProps<Item> {
  readonly items: readonly Item[];
  readonly labelledBy: string;
}

/** Said aloud: on phones the rows are cards, and some browsers then forget that this is a table. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

function Rows<Item>({ items, columns, keyOf, linkOf, labelledBy }: RowsProps<Item>) {
  return (
    <div className="records-rows">
      <table className="records-table" {...tableRoles.table} aria-labelledby={labelledBy}>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            {columns.map(({ label, isNumber }) => (
              <th key={label} {...tableRoles.head} scope="col" className={isNumber ? 'number' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {items.map((item) => (
            <tr key={keyOf(item)} {...tableRoles.row}>
              {columns.map(({ label, cell, isLink, isNumber }) => (
                <td
                  key={label}
                  {...tableRoles.cell}
                  data-label={label}
                  className={isNumber ? 'number' : undefined}
                >
                  {isLink && linkOf ? (
                    <a href={linkOf(item)} id={`row-${keyOf(item)}`}>
                      {cell(item)}
                    </a>
                  ) : (
                    cell(item)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
