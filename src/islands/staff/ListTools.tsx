import { Suspense, useState } from 'react';
import * as workplaceApi from '#domain/workplace/api.staff.ts';
import type { ExportedList } from '#domain/workplace/list-export.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { saveBlob } from '#browser/save-blob.ts';
import { plural } from '#i18n/format.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { Fault } from '#ui/Fault.tsx';
import { Popover } from '#ui/Popover.tsx';
import { toCsv } from '#ui/table/csv.ts';
import { sheetMoment } from './formats.ts';
import type { Column } from './list-column.ts';
import { callStaffApi } from './staff-calls.ts';
import { toolButton } from './tool-button.ts';
import { useStaffWords } from './staff-words.ts';
import { lazyWithFallback } from '../calls/lazy-with-fallback.tsx';
import { useLocale } from '../calls/use-words.ts';

const CsvReason = lazyWithFallback(() => import('./CsvReason.tsx'));

interface ListToolsProps<Item> {
  readonly columns: readonly Column<Item>[];
  /** Labels of the columns that are not shown. */
  readonly hidden: ReadonlySet<string>;
  readonly onHide: (hidden: ReadonlySet<string>) => void;
  readonly items: readonly Item[];
  readonly csvName: ExportedList | undefined;
  /** A reason is asked before the file is made. */
  readonly asksWhy: boolean;
  readonly onRefresh: () => void;
}

/** What can be done with a list: which columns, a file of what is shown, reading it again. */
export function ListTools<Item>(props: ListToolsProps<Item>) {
  const words = useStaffWords();
  const locale = useLocale();
  const { columns, hidden, onHide, items, csvName, asksWhy } = props;
  const fail = (error: unknown) => setFault(describeFault(error, words.account));
  const list = words.frame.list;
  const shown = columns.filter(({ label }) => !hidden.has(label));
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  async function save(reason?: string): Promise<void> {
    if (!csvName) return;
    setFault(null);
    // Noted as a look before the file is made: it takes the list out of the workplace.
    await callStaffApi(workplaceApi.noteExport, {
      list: csvName,
      rows: items.length,
      ...(reason !== undefined && { reason }),
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
        button={`${toolButton} max-xl:hidden`}
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
          className={toolButton}
          disabled={items.length === 0}
          title={plural(items.length, list.csvHint, locale)}
          onClick={() => (asksWhy ? setAsking(true) : void save().catch(fail))}
        >
          {list.csv}
        </button>
      )}
      <button type="button" className={toolButton} onClick={props.onRefresh}>
        {list.update}
      </button>
      {fault && <Fault {...faultTexts(fault, words.account)} takesFocus />}
      {isAsking && (
        <Suspense>
          <CsvReason
            onClose={() => setAsking(false)}
            onReason={(reason) => {
              setAsking(false);
              void save(reason).catch(fail);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function textOf<Item>({ cell, text, moment }: Column<Item>, item: Item): string {
  if (moment) {
    const at = moment(item);
    return at === null ? '' : sheetMoment(at);
  }
  if (text) return text(item);
  const content = cell(item);
  return typeof content === 'string' || typeof content === 'number' ? String(content) : '';
}
