import type { Locale } from '#domain/languages.ts';
import { saveBlob } from '#browser/save-blob.ts';
import { plural } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { Popover } from '#ui/Popover.tsx';
import { toCsv } from '#ui/table/csv.ts';
import type { Column } from './list-column.ts';
import { callStaff } from './staff-calls.ts';

interface ListToolsProps<Item> {
  readonly words: StaffWords;
  readonly locale: Locale;
  readonly columns: readonly Column<Item>[];
  /** Labels of the columns that are not shown. */
  readonly hidden: ReadonlySet<string>;
  readonly onHide: (hidden: ReadonlySet<string>) => void;
  readonly items: readonly Item[];
  readonly csvName: string | undefined;
  readonly onRefresh: () => void;
}

const tool =
  'inline-flex min-h-9 cursor-pointer items-center gap-1 rounded-s px-2 text-link hover:bg-ground-sunk disabled:cursor-default disabled:opacity-60';

/** What can be done with a list: which columns, a file of what is shown, reading it again. */
export function ListTools<Item>(props: ListToolsProps<Item>) {
  const { words, locale, columns, hidden, onHide, items, csvName } = props;
  const list = words.frame.list;
  const shown = columns.filter(({ label }) => !hidden.has(label));
  async function save(): Promise<void> {
    // Noted as a look before the file is made: it takes the list out of the workplace.
    await callStaff('/api/staff/list-exports', {
      method: 'POST',
      locale,
      body: { list: csvName, rows: items.length },
    });
    const rows = items.map((item) => shown.map((column) => textOf(column, item)));
    const csv = toCsv(
      shown.map(({ label }) => label),
      rows,
    );
    saveBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${csvName}.csv`);
  }
  return (
    <>
      <Popover
        label={
          <>
            {list.columns} <span aria-hidden="true">▾</span>
          </>
        }
        button={`${tool} max-xl:hidden`}
        side="end"
      >
        {() => (
          <ul className="grid">
            {columns.map(({ label, isLink }) => (
              <li key={label}>
                <label className="flex min-h-9 cursor-pointer items-center gap-2 px-3">
                  <input
                    type="checkbox"
                    className="size-4.5 accent-good"
                    checked={!hidden.has(label)}
                    disabled={isLink}
                    onChange={({ target }) =>
                      onHide(
                        new Set(
                          target.checked ? [...hidden].filter((one) => one !== label) : [...hidden, label],
                        ),
                      )
                    }
                  />
                  {label}
                </label>
              </li>
            ))}
          </ul>
        )}
      </Popover>
      {csvName && (
        <button
          type="button"
          className={tool}
          disabled={items.length === 0}
          title={plural(items.length, list.csvHint, locale)}
          onClick={() => void save().catch(() => undefined)}
        >
          {list.csv}
        </button>
      )}
      <button type="button" className={tool} onClick={props.onRefresh}>
        {list.update}
      </button>
    </>
  );
}

function textOf<Item>({ cell, text }: Column<Item>, item: Item): string {
  if (text) return text(item);
  const content = cell(item);
  return typeof content === 'string' || typeof content === 'number' ? String(content) : '';
}
