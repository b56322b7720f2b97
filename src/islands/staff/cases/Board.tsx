import { useStore } from '@nanostores/react';
import { useId, useState, type ReactNode } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import { boardItems, type CaseRow, type CaseView } from '#domain/cases/queue.ts';
import { undoDone } from '#browser/workplace/undo-offer.ts';
import { fill, plural } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Select } from '#ui/Select.tsx';
import { formatCount } from '../formats.ts';
import type { Request } from '../ListForm.tsx';
import { rowMark } from '../keys/rows.ts';
import { PartHeading } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { SectionHead } from '../SectionHead.tsx';
import type { SectionProps } from '../section-props.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { CaseMarks, DueLine, firstDue } from './row-parts.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface BoardProps extends SectionProps {
  readonly version: number;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** The filters of a saved view; none without one. */
  readonly initial: Request;
  /** The view of the tabs; null while a saved view is shown. */
  readonly view: CaseView | null;
  /** Shows the list of one stage, with what the board is narrowed to. */
  readonly onMore: (request: Request) => void;
  /** Told what the board is asked beside the view, so that it can be kept as a view. */
  readonly onAsked: (request: Request) => void;
  readonly tabs: ReactNode;
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** The open cases as columns, one for each state in which there is one: one line each, by what falls due first. */
export default function Board(props: BoardProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { version, people, view, onAsked } = props;
  const labels = words.cases;
  const id = useId();
  const [filters, setFilters] = useState<Request>(props.initial);
  const undone = useStore(undoDone);
  const request: Request = { ...filters, ...(view && view !== 'all' && { view }) };
  const {
    data: answer,
    fault,
    isLoading,
    reload,
  } = useApiQuery(cases.board, request, {
    keepsOld: true,
    // What is taken back stands in its old column again, as in the list.
    version: `${version} ${undone}`,
    ignoresWrites: true,
  });
  function ask(name: string, value: string): void {
    const { [name]: _, ...others } = filters;
    const next = value === '' ? others : { ...others, [name]: value };
    setFilters(next);
    onAsked(next);
  }
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby={`${id}-title`} aria-busy={isLoading}>
      <SectionHead
        id={`${id}-title`}
        title={labels.title}
        update={words.frame.list.update}
        onUpdate={() => void reload()}
      />
      {props.tabs}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2 *:w-56 *:max-w-full">
        <Select
          id={`${id}-owner`}
          label={labels.filters.ownerId}
          errorPrefix={words.account.errorPrefix}
          placeholder={words.frame.list.any}
          options={people.map((one) => ({ value: one.id, text: one.name }))}
          value={filters['ownerId'] ?? ''}
          onChange={(event) => ask('ownerId', event.target.value)}
        />
        <div className="ms-auto w-auto!">{props.tools}</div>
      </div>
      {props.children}
      {fault}
      {isLoading && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {answer?.columns.length === 0 && <p className="text-ink-soft">{labels.boardEmpty}</p>}
      {/* The hidden names of marks count as part of what scrolls, and not of the page. */}
      <div className="relative flex gap-4 overflow-x-auto pb-3 max-md:flex-col">
        {answer?.columns.map(({ status, count, items }) => (
          <section
            key={status}
            className="grid grid-cols-1 content-start gap-2 md:w-60 md:flex-none"
            aria-labelledby={`${id}-${status}`}
          >
            <PartHeading id={`${id}-${status}`}>
              {`${labels.states[status]} (${formatCount(count, locale)})`}
            </PartHeading>
            <ul className="grid grid-cols-1 gap-1.5">
              {items.map((row) => (
                <li
                  key={row.id}
                  className="flex min-h-9.5 items-center gap-2 rounded-s border border-line bg-card px-2.5"
                >
                  <a
                    className="min-w-0 flex-1 truncate py-1.5 font-strong"
                    href={placeLink('cases', row.id)}
                    {...rowMark}
                    title={titleOf(row)}
                    translate="no"
                  >
                    {row.client}
                  </a>
                  <CaseMarks row={row} />
                  <span className="flex-none text-xs">
                    <DueLine row={row} />
                  </span>
                </li>
              ))}
            </ul>
            {count > boardItems && (
              <button
                type="button"
                className={`${link} justify-self-start text-xs`}
                onClick={() => props.onMore({ ...filters, status })}
              >
                {fill(labels.boardMore, { count: count - items.length })}
              </button>
            )}
          </section>
        ))}
      </div>
    </section>
  );

  /** What there is no room for on one line. */
  function titleOf(row: CaseRow): string {
    return [
      row.client,
      firstDue(row, words)?.name,
      labels.turns[row.turn],
      row.owner?.name ?? labels.nobody,
      plural(row.statusDays, labels.daysHere, locale),
    ]
      .filter(Boolean)
      .join(', ');
  }
}
