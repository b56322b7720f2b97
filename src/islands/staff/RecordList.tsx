import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { ListPage } from '#domain/workplace/lists.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { plural } from '#i18n/format.ts';
import { secondButton } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { ListForm, type Filter, type Request } from './ListForm.tsx';
import { SectionHead } from './SectionHead.tsx';
import { rowMark } from './keys/rows.ts';
import { callStaff } from './staff-calls.ts';
import { Cell, Row, Table } from './Table.tsx';

export interface Column<Item> {
  readonly label: string;
  readonly cell: (item: Item) => ReactNode;
  /** The first of these holds the link to the record. */
  readonly isLink?: boolean;
  /** Numbers and money, set to the right. */
  readonly isNumber?: boolean;
  /** The checkbox of the row, named by the link beside it. */
  readonly isChoice?: boolean;
}

interface RecordListProps<Item> {
  readonly words: StaffWords;
  readonly locale: Locale;
  readonly title: string;
  /** Read by POST with `{ search?, before?, …filters }` (src/domain/workplace/lists.ts says why). */
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
  /** Called with the filters and search whenever they change. */
  readonly onAsked?: (request: Request) => void;
  /** Above the rows: a note or a button. */
  readonly children?: ReactNode;
  /** Right above the rows: what is done with all that are shown. */
  readonly above?: (items: readonly Item[]) => ReactNode;
}

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
  const [activeRequest, setAsked] = useState<Request>(initial);
  const [shown, setShown] = useState<Shown<Item> | null>(null);
  const [busy, setBusy] = useState(true);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [again, setAgain] = useState(0);
  /** A late answer to an older request is dropped. */
  const round = useRef(0);
  const title = useId();

  function ask(request: Request): void {
    setAsked(request);
    props.onAsked?.(request);
  }
  async function load(before: string | null): Promise<void> {
    const mine = ++round.current;
    setBusy(true);
    setFault(null);
    try {
      const page = await callStaff<ListPage<Item>>(endpoint, {
        method: 'POST',
        locale,
        body: { ...activeRequest, ...(before !== null && { before }) },
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
  useEffect(() => onAsked(), [activeRequest, version, again]);

  // What a list opens with was nobody's search.
  const searched = Object.entries(activeRequest).some(([name, value]) => initial[name] !== value);
  return (
    <section
      className="grid grid-cols-1 gap-4"
      hidden={props.hidden}
      aria-labelledby={title}
      aria-busy={busy}
    >
      <SectionHead id={title} title={props.title} update={list.update} onUpdate={() => setAgain(again + 1)} />
      {(search || filters.length > 0) && (
        <ListForm words={words} locale={locale} filters={filters} search={search} onAsk={ask} />
      )}
      {props.children}
      {fault && <Fault {...faultTexts(fault, words.account, { retry: () => setAgain(again + 1) })} />}
      <p className="text-xs text-ink-soft" role="status">
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
        <NothingHere>{searched ? list.emptyFound : (props.empty ?? list.empty)}</NothingHere>
      )}
      {shown && shown.items.length > 0 && props.above?.(shown.items)}
      {shown && shown.items.length > 0 && <Rows {...props} items={shown.items} labelledBy={title} />}
      {shown?.before != null && (
        <p>
          <button
            type="button"
            className={secondButton}
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

/** Shown instead of rows. */
export function NothingHere({ children }: { readonly children: ReactNode }) {
  return (
    <p className="rounded-m border border-dashed border-line-strong p-6 text-center text-ink-soft">
      {children}
    </p>
  );
}

/** The link of a row, which also names its checkbox. */
export const rowLinkId = (key: string) => `row-${key}`;

interface RowsProps<Item> extends RecordListProps<Item> {
  readonly items: readonly Item[];
  readonly labelledBy: string;
}

function Rows<Item>({ items, columns, keyOf, linkOf, labelledBy }: RowsProps<Item>) {
  return (
    <Table labelledBy={labelledBy} heads={columns}>
      {items.map((item) => (
        <Row key={keyOf(item)}>
          {columns.map(({ label, cell, isLink, isNumber, isChoice }) => (
            <Cell key={label} label={label} isNumber={isNumber} isChoice={isChoice}>
              {isLink && linkOf ? (
                <a
                  className="font-strong max-xl:min-h-9"
                  href={linkOf(item)}
                  id={rowLinkId(keyOf(item))}
                  {...rowMark}
                >
                  {cell(item)}
                </a>
              ) : (
                cell(item)
              )}
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  );
}
