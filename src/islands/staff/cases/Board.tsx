import { useId, useState, type ReactNode } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import { boardItems, caseViews } from '#domain/cases/queue.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, plural } from '#i18n/format.ts';
import { Fault } from '#ui/Fault.tsx';
import { Select } from '#ui/Select.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { Badge } from '../Badge.tsx';
import { formatCount } from '../formats.ts';
import type { Request } from '../ListForm.tsx';
import { rowMark } from '../keys/rows.ts';
import { PartHeading } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { SectionHead } from '../SectionHead.tsx';
import type { SectionProps } from '../section-props.ts';
import { useAnswer } from '../../calls/use-answer.ts';
import { CaseBadges, DueText } from './row-parts.tsx';
import { turnTones } from './tones.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface BoardProps extends SectionProps {
  readonly version: number;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** The filters of a saved view; none without one. */
  readonly initial: Request;
  /** Told what the board is asked, so that it can be kept as a view. */
  readonly onAsked: (request: Request) => void;
  readonly children: ReactNode;
}

/** The open cases as columns, one for each state in which there is one. */
export default function Board({ version, people, initial, onAsked, children }: BoardProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases;
  const id = useId();
  const [filters, setFilters] = useState<Request>(initial);
  const { answer, fault, load, waits } = useAnswer(
    words.account,
    () => callStaffApi(cases.board, filters),
    `${version} ${JSON.stringify(filters)}`,
  );
  function ask(name: string, value: string): void {
    const { [name]: _, ...others } = filters;
    const next = value === '' ? others : { ...others, [name]: value };
    setFilters(next);
    onAsked(next);
  }
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby={`${id}-title`} aria-busy={waits}>
      <SectionHead id={`${id}-title`} title={labels.title} update={words.frame.list.update} onUpdate={load} />
      <div className="grid grid-cols-1 gap-4 xs:grid-cols-2">
        <Select
          id={`${id}-view`}
          label={labels.filters.view}
          errorPrefix={words.account.errorPrefix}
          options={caseViews.map((value) => ({ value, text: labels.views[value] }))}
          value={filters['view'] ?? 'all'}
          onChange={(event) => ask('view', event.target.value === 'all' ? '' : event.target.value)}
        />
        <Select
          id={`${id}-owner`}
          label={labels.filters.ownerId}
          errorPrefix={words.account.errorPrefix}
          placeholder={words.frame.list.any}
          options={people.map((one) => ({ value: one.id, text: one.name }))}
          value={filters['ownerId'] ?? ''}
          onChange={(event) => ask('ownerId', event.target.value)}
        />
      </div>
      {children}
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {waits && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {answer?.columns.length === 0 && <p className="text-ink-soft">{labels.boardEmpty}</p>}
      <div className="flex gap-4 overflow-x-auto pb-3 max-md:flex-col">
        {answer?.columns.map(({ status, count, items }) => (
          <section
            key={status}
            className="grid grid-cols-1 content-start gap-2 md:w-66 md:flex-none"
            aria-labelledby={`${id}-${status}`}
          >
            <PartHeading id={`${id}-${status}`}>
              {`${labels.states[status]} (${formatCount(count, locale)})`}
            </PartHeading>
            <ul className="grid grid-cols-1 gap-2">
              {items.map((row) => (
                <li key={row.id} className="grid gap-1.5 rounded-m border border-line bg-card px-3.5 py-2.5">
                  <a
                    className="inline-block py-1 font-strong wrap-anywhere"
                    href={placeLink('cases', row.id)}
                    {...rowMark}
                    translate="no"
                  >
                    {row.client}
                  </a>
                  <CaseBadges row={row} />
                  <DueText row={row} />
                  <span className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-soft">
                    <Badge tone={turnTones[row.turn]}>{labels.turns[row.turn]}</Badge>
                    <span>
                      {`${row.owner?.name ?? labels.nobody}, ${plural(row.statusDays, labels.daysHere, locale)}`}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            {count > boardItems && (
              <p className="text-xs text-ink-soft">
                {fill(labels.boardMore, { count: count - items.length })}
              </p>
            )}
          </section>
        ))}
      </div>
    </section>
  );
}
