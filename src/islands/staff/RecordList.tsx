import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import type { ExportedList } from '#domain/workplace/list-export.ts';
import { undoDone } from '#browser/workplace/undo-offer.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, plural } from '#i18n/format.ts';
import { link, secondButton } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { DataTable, rowLinkId, type Sorting } from '#ui/table/DataTable.tsx';
import { sortItems } from '#ui/table/sort-items.ts';
import { useKeyAct } from './keys/key-acts.ts';
import { moveInList } from './keys/rows.ts';
import { keepList, readKeptList } from './kept-list.ts';
import type { Column } from './list-column.ts';
import { RecordPeek } from './RecordPeek.tsx';
import { ListForm, type Filter, type Request } from './ListForm.tsx';
import { ListTools } from './ListTools.tsx';
import { useStaffWords } from './staff-words.ts';
import { useListPages, type ListCall } from './use-list-pages.ts';
import { useRowLook } from './use-row-look.ts';
import { useLocale } from '../calls/use-words.ts';

interface RecordListProps<Item> {
  readonly title: string;
  /** Takes `{ search?, before?, …filters }` by POST (src/domain/workplace/lists.ts says why). */
  readonly call: ListCall<Item>;
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
  /** Sent with every request beside search and filters: the view that is chosen above the list. */
  readonly fixed?: Request;
  /** Called with the filters and search whenever they change. */
  readonly onAsked?: (request: Request) => void;
  /** Called with what the list shows now, in its order. */
  readonly onShown?: (items: readonly Item[]) => void;
  /** What the file is called; without it the list offers none. */
  readonly csvName?: ExportedList | undefined;
  /** The file is made only with a reason, which the audit log keeps. */
  readonly csvAsksWhy?: boolean;
  readonly chosen?: ReadonlySet<string>;
  readonly onChoose?: (items: readonly Item[], isChosen: boolean) => void;
  /** A short look at a row beside the list. */
  readonly peek?: (item: Item, close: () => void) => ReactNode;
  /** A record of the list that is open beside it, by its key, with all that can be done; instead of a short look. */
  readonly opened?: { readonly key: string; readonly pane: ReactNode } | null;
  /** What it is ordered by as long as nobody pressed a head. */
  readonly order?: string;
  /** What can be done with the chosen rows: stays at the lower edge of the window and moves no row. */
  readonly bar?: ReactNode;
  /** At the end of the title's line. */
  readonly tools?: ReactNode;
  /** The focus comes to its title, from what led to it. */
  readonly takesFocus?: boolean;
  /** Between title and search: tabs. */
  readonly tabs?: ReactNode;
  /** Above the rows: a note or a button. */
  readonly children?: ReactNode;
}

const none: Request = {};

/** A list of records: a search, filters, sortable rows of one line, and more on demand. Cards on phones. */
export function RecordList<Item>(props: RecordListProps<Item>) {
  const words = useStaffWords();
  const locale = useLocale();
  const { call, filters = [], search, version = 0, keyOf, fixed = none } = props;
  const list = words.frame.list;
  const initial = Object.fromEntries(
    filters.flatMap((one) => (one.initial ? [[one.name, one.initial]] : [])),
  );
  const [activeRequest, setAsked] = useState<Request>(initial);
  // Labels, so that a list in the other language begins as it came.
  const listName = `${call.path} ${locale}`;
  const [kept] = useState(() => readKeptList(listName));
  const [pressed, setPressed] = useState<Sorting | null>(kept?.sorting ?? null);
  const [again, setAgain] = useState(0);
  const [cleared, setCleared] = useState(0);
  const [hiddenColumns, setHiddenColumns] = useState<ReadonlySet<string>>(
    () => new Set(kept?.hidden ?? props.columns.filter(({ isExtra }) => isExtra).map(({ label }) => label)),
  );
  const undone = useStore(undoDone);
  const [peeked, setPeeked] = useState<string | null>(null);
  const isServers = (by: Sorting | null): by is Sorting =>
    by !== null && props.columns.some(({ sort }) => sort === by.by);
  /** The search whose answer leads to its rows. */
  const submitted = useRef<HTMLInputElement | null>(null);
  /** Where the row with the focus stood that the list has no more: the next one takes the focus. */
  const leftPlace = useRef(-1);
  const title = useId();

  function ask(request: Request, field: HTMLInputElement | null = null): void {
    submitted.current = field;
    // Also the same words are asked again.
    setAgain((count) => count + 1);
    setAsked(request);
    props.onAsked?.(request);
  }
  function clear(): void {
    setCleared(cleared + 1);
    ask(initial);
    document.getElementById(title)?.focus();
  }
  const query = {
    ...activeRequest,
    ...fixed,
    ...(isServers(pressed) && { sort: pressed.by, ...(pressed.isDown && { down: true }) }),
  };
  const { shown, busy, fault, isAnswered, readMore } = useListPages(call, query, {
    version: `${String(version)} ${String(again)} ${String(undone)}`,
    onShown: (next) => {
      const focused = document.activeElement?.id;
      const isFocused = (item: Item) => rowLinkId(keyOf(item)) === focused;
      leftPlace.current = next.some(isFocused) ? -1 : items.findIndex(isFocused);
      props.onShown?.(next);
    },
  });
  const asksServer = isServers(pressed) ? pressed : null;

  // A list that is there whole is sorted here; one that goes on is sorted by the server alone, or the end would be missing.
  const isWhole = shown !== null && shown.before === null;
  const sorting = isWhole ? pressed : asksServer;
  const sortsBy = isWhole ? props.columns.find((column) => sortId(column) === sorting?.by)?.by : undefined;
  const loaded = shown?.items ?? [];
  const items = sorting && sortsBy ? sortItems(loaded, sortsBy, sorting.isDown, locale) : loaded;
  const placeFocus = useEffectEvent(() => {
    const follower = items[Math.min(leftPlace.current, items.length - 1)];
    leftPlace.current = -1;
    if (follower) document.getElementById(rowLinkId(keyOf(follower)))?.focus({ preventScroll: true });
    const field = submitted.current;
    if (!isAnswered || field === null) return;
    submitted.current = null;
    // Whoever types on, or went elsewhere meanwhile, is left alone.
    if (document.activeElement === field && field.value.trim() === (activeRequest['search'] ?? ''))
      moveInList(1);
  });
  useEffect(() => placeFocus(), [shown]);
  const opened = props.opened ?? null;
  const open = opened ? undefined : items.find((item) => keyOf(item) === peeked);
  const isBeside = open !== undefined || opened !== null;
  useKeyAct(
    'peek',
    !props.hidden && !props.opened && (props.peek ?? props.linkOf)
      ? (rowId) => setPeeked(rowId === peeked ? null : rowId)
      : null,
  );
  useRowLook(open !== undefined && !props.hidden, (rowId) => {
    const row = items.find((item) => rowLinkId(keyOf(item)) === rowId);
    if (row) setPeeked(keyOf(row));
    else if (rowId === null) setPeeked(null);
  });
  const { takesFocus = false } = props;
  useEffect(() => {
    if (takesFocus) document.getElementById(title)?.focus();
  }, [takesFocus, title]);
  const sortable = new Map(props.columns.map((column) => [sortId(column), column.label] as const));
  function sortBy(by: string): void {
    const next = sorting?.by !== by ? { by, isDown: false } : sorting.isDown ? null : { by, isDown: true };
    setPressed(next);
    keepList(listName, { hidden: [...hiddenColumns], sorting: next });
  }
  function hide(labels: ReadonlySet<string>): void {
    setHiddenColumns(labels);
    keepList(listName, { hidden: [...labels], sorting });
  }
  // What a list opens with was nobody's search.
  const searched = Object.entries(activeRequest).some(([name, value]) => initial[name] !== value);
  return (
    <section
      className="grid grid-cols-1 gap-2"
      hidden={props.hidden}
      aria-labelledby={title}
      aria-busy={busy}
    >
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-h3" id={title} tabIndex={-1}>
          {props.title}
        </h2>
        {props.order && sorting === null && <p className="text-xs text-ink-soft">{props.order}</p>}
        <div className="ms-auto flex flex-wrap items-center gap-x-2">
          {props.tools}
          <ListTools
            columns={props.columns}
            hidden={hiddenColumns}
            onHide={hide}
            items={items}
            csvName={props.csvName}
            asksWhy={props.csvAsksWhy ?? false}
            onRefresh={() => setAgain(again + 1)}
          />
        </div>
      </div>
      {props.tabs}
      {(search || filters.length > 0) && (
        <ListForm key={cleared} filters={filters} search={search} onAsk={ask} />
      )}
      {props.children}
      {fault && <Fault {...faultTexts(fault, words.account, { retry: () => setAgain(again + 1) })} />}
      {!busy && !fault && shown?.items.length === 0 && (
        <NothingHere>
          <span>{searched ? list.emptyFound : (props.empty ?? list.empty)}</span>
          {searched && (
            <button type="button" className={`${link} ms-3`} onClick={clear}>
              {list.clear}
            </button>
          )}
        </NothingHere>
      )}
      <div
        className={
          opened
            ? 'grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'
            : open
              ? 'grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_--spacing(96)]'
              : ''
        }
      >
        {items.length > 0 && (
          <div className={opened ? 'max-lg:hidden' : 'contents'}>
            <DataTable
              labelledBy={title}
              items={items}
              columns={props.columns.map((column) => ({
                ...column,
                id: sortId(column),
                isSorted: column.sort !== undefined || (isWhole && column.by !== undefined),
                // Beside an open record the few that are left share the room.
                width: isBeside ? undefined : column.width,
              }))}
              hidden={
                new Set(
                  props.columns
                    .filter(({ label, isRoomy }) => hiddenColumns.has(label) || (isBeside && isRoomy))
                    .map(sortId),
                )
              }
              keyOf={keyOf}
              linkOf={props.linkOf}
              sorting={sorting}
              onSort={sortBy}
              chosen={props.chosen}
              {...(props.onChoose && { onChoose: props.onChoose })}
              peeked={opened?.key ?? (open ? peeked : null)}
              texts={{
                choose: list.choose,
                chooseAll: list.chooseAll,
                sortBy: (label) => fill(list.sortBy, { column: label }),
              }}
            />
          </div>
        )}
        {opened?.pane}
        {open && (
          <aside
            className="grid grid-cols-1 gap-3 rounded-m border border-line bg-card p-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-(--z-header) max-lg:max-h-[70dvh] max-lg:overflow-y-auto max-lg:shadow-above lg:sticky lg:top-[calc(var(--spacing-header)+--spacing(3))]"
            aria-label={list.peek}
          >
            {props.peek ? (
              props.peek(open, () => setPeeked(null))
            ) : (
              <RecordPeek
                columns={props.columns}
                item={open}
                href={props.linkOf?.(open) ?? ''}
                onClose={() => setPeeked(null)}
              />
            )}
          </aside>
        )}
      </div>
      {props.bar && (
        <div className="sticky bottom-0 z-(--z-header) rounded-m border border-line-strong bg-card px-3.5 py-1.5 shadow-above">
          {props.bar}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="text-xs text-ink-soft" role="status">
          {busy
            ? list.loading
            : items.length > 0
              ? [
                  plural(items.length, { one: list.shownOne, other: list.shownMany }, locale),
                  ...(shown?.before != null ? [list.moreThere] : []),
                  ...(sorting
                    ? [
                        fill(sorting.isDown ? list.sortedDown : list.sortedUp, {
                          column: sortable.get(sorting.by) ?? '',
                        }),
                      ]
                    : []),
                ].join(', ')
              : ''}
        </p>
        {shown?.before != null && (
          <button type="button" className={secondButton} disabled={busy} onClick={() => void readMore()}>
            {list.more}
          </button>
        )}
      </div>
    </section>
  );
}

const sortId = <Item,>({ sort, label }: Column<Item>): string => sort ?? label;

/** Shown instead of rows. */
export function NothingHere({ children }: { readonly children: ReactNode }) {
  return (
    <p className="rounded-m border border-dashed border-line-strong p-6 text-center text-ink-soft">
      {children}
    </p>
  );
}
