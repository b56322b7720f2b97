import { useId, useState } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import type { Attorney } from '#domain/cases/attorneys.ts';
import { fill, plural } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { DataTable, type Sorting, type TableColumn } from '#ui/table/DataTable.tsx';
import { sortItems, type SortValue } from '#ui/table/sort-items.ts';
import { formatCount, shortDay } from '../formats.ts';
import { PartHeading } from '../Panel.tsx';
import type { SectionProps } from '../section-props.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { useStaffWords, type InWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** The attorneys here: license, week, absence and substitute. An admin changes them. */
export function AttorneyTeam({ version, ...props }: SectionProps & { readonly version: number }) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.attorneys.team;
  const title = useId();
  const { list } = words.frame;
  const [sorting, setSorting] = useState<Sorting>({ by: 'name', isDown: false });
  const valueOf = sortValues[sorting.by];
  const [open, setOpen] = useState<Attorney | null>(null);
  const { data: answer, fault } = useApiQuery(cases.attorneys, undefined, { keepsOld: true, version });
  return (
    <section className="mt-8 grid grid-cols-1 gap-3" aria-labelledby={title}>
      <PartHeading id={title}>{labels.title}</PartHeading>
      {fault}
      {answer?.items.length === 0 && <p className="text-ink-soft">{labels.none}</p>}
      {answer && answer.items.length > 0 && (
        <DataTable
          labelledBy={title}
          items={valueOf ? sortItems(answer.items, valueOf, sorting.isDown, locale) : answer.items}
          columns={columnsOf({ words, locale }, setOpen)}
          hidden={noneHidden}
          keyOf={({ id }) => id}
          sorting={sorting}
          onSort={(by) => setSorting({ by, isDown: sorting.by === by && !sorting.isDown })}
          texts={{
            choose: list.choose,
            chooseAll: list.chooseAll,
            sortBy: (label) => fill(list.sortBy, { column: label }),
          }}
        />
      )}
      {answer && answer.unassigned > 0 && (
        <p className="text-xs text-ink-soft">{plural(answer.unassigned, labels.unassigned, locale)}</p>
      )}
      {open && (
        <Dialog title={fill(labels.change, { name: open.name })} onClose={() => setOpen(null)}>
          <ProfileForm {...props} attorney={open} onSaved={() => setOpen(null)} />
        </Dialog>
      )}
    </section>
  );
}

const noneHidden: ReadonlySet<string> = new Set();

const sortValues: Readonly<Record<string, (one: Attorney) => SortValue>> = {
  name: ({ name }) => name,
  license: ({ licenceCheckedOn }) => licenceCheckedOn,
  week: ({ decidedThisWeek }) => decidedThisWeek,
  waiting: ({ waiting }) => waiting,
  away: ({ awayUntil }) => awayUntil,
};

function columnsOf({ words, locale }: InWords, onChange: (one: Attorney) => void): TableColumn<Attorney>[] {
  const { profile, team: labels } = words.attorneys;
  const columns: TableColumn<Attorney>[] = [
    {
      id: 'name',
      label: labels.columns.name,
      isName: true,
      width: 'xl:w-[22%]',
      cell: ({ name, firm }) => (
        <>
          <strong>{name}</strong> {firm && <span className="text-xs text-ink-soft">{firm}</span>}
        </>
      ),
    },
    {
      id: 'bar',
      label: labels.columns.bar,
      isName: true,
      width: 'xl:w-[11%]',
      cell: ({ barNumber }) => barNumber,
    },
    {
      id: 'license',
      label: labels.columns.license,
      cell: ({ licenceCheckedOn, licenceCheckedBy }) =>
        licenceCheckedOn
          ? fill(profile.licenseChecked, {
              day: shortDay(licenceCheckedOn, locale),
              name: licenceCheckedBy ?? words.cases.by.admin,
            })
          : profile.licenseOpen,
    },
    {
      id: 'week',
      label: labels.columns.week,
      isNumber: true,
      width: 'xl:w-[11%]',
      cell: ({ decidedThisWeek, weeklyCapacity }) =>
        [decidedThisWeek, weeklyCapacity]
          .flatMap((count) => (count === null ? [] : [formatCount(count, locale)]))
          .join(' / '),
    },
    {
      id: 'waiting',
      label: labels.columns.waiting,
      isNumber: true,
      width: 'xl:w-[9%]',
      cell: ({ waiting }) => formatCount(waiting, locale),
    },
    {
      id: 'away',
      label: labels.columns.away,
      cell: ({ awayUntil, substitute }) =>
        awayUntil &&
        [
          fill(labels.awayUntil, { day: shortDay(awayUntil, locale) }),
          substitute ? fill(labels.standsIn, { name: substitute.name }) : '',
        ]
          .filter(Boolean)
          .join(', '),
    },
    {
      id: 'change',
      label: labels.columns.change,
      width: 'xl:w-[9%]',
      cell: (one) => (
        <button
          type="button"
          className={`${link} xl:-my-3`}
          aria-label={fill(labels.change, { name: one.name })}
          onClick={() => onChange(one)}
        >
          {labels.edit}
        </button>
      ),
    },
  ];
  return columns.map((column) => ({ ...column, isSorted: column.id in sortValues }));
}
