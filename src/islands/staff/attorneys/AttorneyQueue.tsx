import { useState } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import {
  leftThisWeek,
  type Attorney,
  type AttorneyItem,
  type AttorneyQueue as Queue,
} from '#domain/cases/attorneys.ts';
import { fill, plural } from '#i18n/format.ts';
import { DataTable, type Sorting, type TableColumn } from '#ui/table/DataTable.tsx';
import { sortItems, type SortValue } from '#ui/table/sort-items.ts';
import { Badge, Badges } from '../Badge.tsx';
import CaseRecord from '../cases/CaseRecord.tsx';
import { Facts } from '../Facts.tsx';
import { dueShort, shortDay, shortMoment } from '../formats.ts';
import { Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { NothingHere } from '../RecordList.tsx';
import { SectionHead } from '../SectionHead.tsx';
import type { SectionProps } from '../section-props.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { useStaffWords, type InWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** What waits for the signed-in attorney, oldest first, and how much of their week is left. */
export default function AttorneyQueue(props: SectionProps) {
  const words = useStaffWords();
  const { id } = props;
  const labels = words.attorneys;
  const {
    data: answer,
    fault,
    isLoading,
    reload,
  } = useApiQuery(cases.attorneyQueue, undefined, {
    ignoresWrites: true,
  });
  const changed = () => void reload();
  if (id !== null) return <CaseRecord key={id} {...props} id={id} back="approvals" onChanged={changed} />;
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="approvals-title" aria-busy={isLoading}>
      <SectionHead
        id="approvals-title"
        title={labels.title}
        update={words.frame.list.update}
        onUpdate={changed}
      />
      <p>{labels.lead}</p>
      {fault}
      {isLoading && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {answer && (
        <>
          {answer.items.length === 0 ? <NothingHere>{labels.empty}</NothingHere> : <Items {...answer} />}
          {answer.own && <Week own={answer.own} items={answer.items} />}
          {answer.own && (
            <details>
              <summary className="cursor-pointer py-2 text-link">{labels.profile.title}</summary>
              <div className="pt-2">
                <p className="mb-3 text-ink-soft">{labels.profile.lead}</p>
                <ProfileForm key={answer.own.version} {...props} attorney={answer.own} onSaved={changed} />
              </div>
            </details>
          )}
        </>
      )}
    </section>
  );
}

function Week({ own, items }: { own: Attorney; items: readonly AttorneyItem[] }) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.attorneys;
  const left = leftThisWeek(own);
  const [oldest] = items;
  const away = own.awayUntil && {
    day: shortDay(own.awayUntil, locale),
    name: own.substitute?.name ?? '',
  };
  return (
    <Panel>
      {away && <p className="notice">{fill(own.substitute ? labels.away : labels.awayNobody, away)}</p>}
      {left === 0 && <p className="notice">{labels.weekFull}</p>}
      <Facts
        rows={[
          [
            labels.week,
            own.weeklyCapacity === null
              ? plural(own.decidedThisWeek, labels.weekFree, locale)
              : fill(labels.weekOf, { done: own.decidedThisWeek, most: own.weeklyCapacity }),
          ],
          [labels.oldest, oldest && shortMoment(oldest.since, locale)],
          [labels.standIn, own.substitute?.name ?? labels.noStandIn],
        ]}
      />
    </Panel>
  );
}

/** Rows of one line, as in every list; what is due first stands first, so what is late does. */
function Items({ items, readAt }: Queue) {
  const words = useStaffWords();
  const locale = useLocale();
  const [sorting, setSorting] = useState<Sorting>({ by: 'due', isDown: false });
  const columns = columnsOf({ words, locale }, readAt);
  const valueOf = sortValues[sorting.by];
  const { list } = words.frame;
  return (
    <DataTable
      labelledBy="approvals-title"
      items={valueOf ? sortItems(items, valueOf, sorting.isDown, locale) : items}
      columns={columns}
      hidden={noneHidden}
      keyOf={({ matterId }) => matterId}
      linkOf={({ caseId }) => placeLink('approvals', caseId)}
      sorting={sorting}
      onSort={(by) => setSorting({ by, isDown: sorting.by === by && !sorting.isDown })}
      texts={{
        choose: list.choose,
        chooseAll: list.chooseAll,
        sortBy: (label) => fill(list.sortBy, { column: label }),
      }}
    />
  );
}

const noneHidden: ReadonlySet<string> = new Set();

const sortValues: Readonly<Record<string, (item: AttorneyItem) => SortValue>> = {
  case: ({ client, caseNumber }) => client ?? caseNumber,
  due: ({ dueAt }) => dueAt,
  waiting: ({ since }) => since,
};

function columnsOf({ words, locale }: InWords, readAt: string): TableColumn<AttorneyItem>[] {
  const labels = words.attorneys;
  return [
    {
      id: 'case',
      label: labels.columns.case,
      isLink: true,
      isName: true,
      isSorted: true,
      width: 'xl:w-[18%]',
      cell: (item) =>
        [
          item.client ?? item.caseNumber,
          item.matters > 1 ? fill(labels.courtCase, { place: item.place }) : '',
        ]
          .filter(Boolean)
          .join(', '),
    },
    {
      id: 'due',
      label: labels.columns.due,
      isSorted: true,
      width: 'xl:w-[13%]',
      cell: ({ dueAt, held }) => {
        const isLate = dueAt !== null && !held && Date.parse(dueAt) < Date.parse(readAt);
        return (
          dueAt && (
            <span className="flex min-w-0 items-center gap-1.5" title={shortMoment(dueAt, locale)}>
              <span className={isLate ? 'font-strong text-danger' : ''}>{dueShort(dueAt, locale)}</span>
              {isLate && <Badge tone="danger">{labels.late}</Badge>}
            </span>
          )
        );
      },
    },
    {
      id: 'waiting',
      label: labels.columns.waiting,
      isSorted: true,
      width: 'xl:w-[14%]',
      cell: ({ since }) => shortMoment(since, locale),
    },
    {
      id: 'papers',
      label: labels.columns.papers,
      cell: (item) => (
        <>
          <span>{item.client === null && <Badge tone="wait">{labels.notOpened}</Badge>}</span>{' '}
          <span>
            {item.versions > 0 ? plural(item.versions, labels.versions, locale) : labels.allApproved}
          </span>
          {item.returned > 0 && <span>{`, ${plural(item.returned, labels.returned, locale)}`}</span>}
          {item.returned >= 3 && <span>{`. ${labels.callNow}`}</span>}
        </>
      ),
    },
    {
      id: 'whose',
      label: labels.columns.whose,
      width: 'xl:w-[12%]',
      cell: (item) => (
        <Badges>
          <Badge tone={item.whose === 'anybody' ? 'quiet' : 'wait'}>
            {fill(labels.whose[item.whose], { name: item.standsInFor ?? '' })}
          </Badge>
          {item.held && <Badge tone="danger">{labels.held}</Badge>}
        </Badges>
      ),
    },
    {
      id: 'court',
      label: labels.columns.court,
      width: 'xl:w-[18%]',
      cell: (item) => [item.county, words.cases.courts[item.court]].filter(Boolean).join(', '),
    },
  ];
}
