import { Suspense, useMemo, useState } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import { caseViews, type CaseRow, type CaseView } from '#domain/cases/queue.ts';
import { caseStatuses } from '#domain/cases/status.ts';
import { turnHolders } from '#domain/promises/turns.ts';
import { counties } from '#domain/counties/georgia.ts';
import { locales } from '#domain/languages.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { link } from '#ui/button.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { Popover } from '#ui/Popover.tsx';
import { useApiQuery } from '../../calls/api-query.tsx';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import { Badge } from '../Badge.tsx';
import { useKeyAct } from '../keys/key-acts.ts';
import { tab } from '../ListTabs.tsx';
import { placeLink } from '../place.ts';
import type { Column } from '../list-column.ts';
import { RecordList } from '../RecordList.tsx';
import type { SectionProps } from '../section-props.ts';
import type { Filter, Request } from '../ListForm.tsx';
import { useListReturn } from '../use-list-return.ts';
import { ViewTabs } from '../ViewTabs.tsx';
import { BulkBar } from './BulkBar.tsx';
import { CasePeek } from './CasePeek.tsx';
import { DueLine, firstDue, quietText, StageLine } from './row-parts.tsx';
import { SavedViews } from './SavedViews.tsx';
import { turnTones } from './tones.ts';
import { useApiCommand } from '../../calls/api-query.tsx';
import { useColleagues } from './use-colleagues.ts';
import { useSavedViews } from './use-saved-views.ts';
import { useStaffWords, type InWords } from '../staff-words.ts';
import { useUndone } from '../use-undone.ts';
import { useLocale } from '../../calls/use-words.ts';
import type { StaffWords } from '#i18n/staff.ts';

// Most of the scripts of this section, which the list does without.
const CaseRecord = lazyWithFallback(() => import('./CaseRecord.tsx'));
const Board = lazyWithFallback(() => import('./Board.tsx'));

/** The views that stand as tabs above the list, the most used first; the others are in the menu beside them. */
const tabViews = ['all', 'mine', 'our_turn', 'late', 'hearings', 'silent_week', 'triage'] as const;

const isTab = (view: CaseView) => tabViews.some((one) => one === view);
const menuViews = caseViews.filter((view) => !isTab(view));

/** The cases by what falls due first, as a list or a board, and one of them in full. */
export default function Cases(props: SectionProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { id, member } = props;
  const labels = words.cases;
  const { version, changed } = useListReturn(props);
  const [asBoard, setAsBoard] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, CaseRow>>(new Map());
  const [view, setView] = useState<CaseView>('all');
  const [order, setOrder] = useState<readonly string[]>([]);
  /** What the board led to, and how often it did: the list begins anew each time. */
  const [stage, setStage] = useState<{ readonly request: Request; readonly nth: number } | null>(null);
  const fixed = useMemo((): Request => (view === 'all' ? {} : { view }), [view]);

  function choose(rows: readonly CaseRow[], isChosen: boolean): void {
    const next = new Map(chosen);
    for (const row of rows)
      if (isChosen) next.set(row.id, row);
      else next.delete(row.id);
    setChosen(next);
  }
  const [note, setNote] = useState('');
  const assignment = useApiCommand(cases.assign, { reload: changed });
  const assignToMe = (caseId: string) => {
    setNote('');
    return assignment.run({ ownerId: member.id, caseIds: [caseId] }, () => setNote(labels.owner.done));
  };
  useUndone(() => setNote(''));
  const saved = useSavedViews();
  const people = useColleagues();
  const { data: counted } = useApiQuery(cases.viewCounts, undefined, { keepsOld: true, version });
  useKeyAct('assign', id === null ? (rowId) => rowId !== null && void assignToMe(rowId) : null);

  function show(next: CaseView): void {
    if (saved.chosen) {
      setStage(null);
      saved.choose('');
    }
    setView(next);
  }
  const shownView = saved.chosen ? null : view;
  const tabs = (
    <div className="flex flex-wrap items-center gap-x-1 border-b border-line">
      <ViewTabs
        label={labels.filters.view}
        views={isTab(view) ? tabViews : [...tabViews, view]}
        texts={{ ...labels.views, ...labels.shortViews }}
        view={shownView}
        counts={counted?.counts}
        onView={show}
      />
      <Popover
        label={
          <>
            <span>{saved.chosen?.name ?? words.team.views.more}</span> <span aria-hidden="true">▾</span>
          </>
        }
        button={`${tab} ${saved.chosen ? 'border-action font-strong' : ''}`}
        side="end"
        panel="max-h-[60vh] w-80 overflow-y-auto p-3!"
      >
        {(close) => (
          <div className="grid grid-cols-1 gap-2">
            <ViewTabs
              label={words.team.views.more}
              views={menuViews}
              texts={labels.views}
              view={shownView}
              counts={counted?.counts}
              onView={(next) => {
                show(next);
                close();
              }}
            />
            <SavedViews
              {...props}
              views={saved.views}
              chosen={saved.chosen}
              request={{ ...saved.request, ...fixed }}
              onChoose={(chosenId) => {
                setView('all');
                setStage(null);
                saved.choose(chosenId);
              }}
            />
          </div>
        )}
      </Popover>
    </div>
  );
  const tools = (
    <button type="button" className={`${link} min-h-9!`} onClick={() => setAsBoard(!asBoard)}>
      {asBoard ? labels.asList : labels.asBoard}
    </button>
  );
  const outcome = (
    <>
      {assignment.fault}
      <DoneNote>{note}</DoneNote>
    </>
  );
  const at = id === null ? -1 : order.indexOf(id);
  return (
    <>
      {asBoard && (
        <div hidden={id !== null} className="grid grid-cols-1 gap-2">
          <Suspense fallback={<p className="text-ink-soft">{words.frame.list.loading}</p>}>
            <Board
              key={saved.chosen?.id ?? ''}
              {...props}
              version={version}
              people={people}
              initial={saved.initial}
              view={shownView}
              onAsked={saved.setRequest}
              onMore={(request) => {
                setStage({ request, nth: (stage?.nth ?? 0) + 1 });
                saved.setRequest(request);
                setAsBoard(false);
              }}
              tabs={tabs}
              tools={tools}
            >
              {outcome}
            </Board>
          </Suspense>
        </div>
      )}
      <RecordList<CaseRow>
        // Choosing a saved view, or a stage of the board, starts the list again with these filters.
        key={`${saved.chosen?.id ?? ''} ${String(stage?.nth ?? '')}`}
        takesFocus={stage !== null}
        title={labels.title}
        call={cases.search}
        search={labels.search}
        empty={labels.empty}
        version={version}
        hidden={id !== null || asBoard}
        fixed={fixed}
        keyOf={(row) => row.id}
        linkOf={(row) => placeLink('cases', row.id)}
        filters={filtersOf(words, people, stage?.request ?? saved.initial)}
        onAsked={saved.setRequest}
        onShown={(rows) => setOrder(rows.map((row) => row.id))}
        columns={columnsOf({ words, locale })}
        chosen={new Set(chosen.keys())}
        onChoose={choose}
        csvName="cases"
        peek={peekAt}
        tools={tools}
        tabs={tabs}
        order={labels.order}
        bar={
          chosen.size > 0 && (
            <BulkBar chosen={chosen} onClear={() => setChosen(new Map())} onDone={async () => changed()} />
          )
        }
      >
        {outcome}
      </RecordList>
      {id !== null && (
        <Suspense fallback={<p className="text-ink-soft">{words.frame.list.loading}</p>}>
          <CaseRecord key={id} {...props} id={id} nextCase={order[at + 1] ?? null} onChanged={changed} />
        </Suspense>
      )}
    </>
  );
}

const peekAt = (row: CaseRow, close: () => void) => <CasePeek row={row} onClose={close} />;

function filtersOf(
  words: StaffWords,
  people: readonly { readonly id: string; readonly name: string }[],
  initial: Request,
): Filter[] {
  const labels = words.cases;
  const options = <Value extends string>(values: readonly Value[], texts: Readonly<Record<Value, string>>) =>
    values.map((value) => ({ value, text: texts[value] }));
  return [
    { name: 'status', label: labels.filters.status, options: options(caseStatuses, labels.states) },
    { name: 'turn', label: labels.filters.turn, options: options(turnHolders, labels.turns) },
    { name: 'packageId', label: labels.filters.packageId, options: options(packageIds, words.packageNames) },
    { name: 'language', label: labels.filters.language, options: options(locales, words.frame.languages) },
    {
      name: 'county',
      label: labels.filters.county,
      options: counties.map(({ name }) => ({ value: name, text: name })),
    },
    {
      name: 'ownerId',
      label: labels.filters.ownerId,
      options: people.map((one) => ({ value: one.id, text: one.name })),
    },
    // Views that are no tab.
    ...(initial.view
      ? [
          {
            name: 'view',
            label: labels.filters.view,
            options: options(
              caseViews.filter((one) => one !== 'all'),
              labels.views,
            ),
          },
        ]
      : []),
  ].map((filter) => {
    const value = initial[filter.name];
    return value === undefined ? filter : { ...filter, initial: value };
  });
}

function columnsOf({ words, locale }: InWords): Column<CaseRow>[] {
  const labels = words.cases;
  return [
    {
      label: labels.columns.client,
      isLink: true,
      isName: true,
      sort: 'client',
      width: 'xl:w-[14%]',
      cell: (row) => row.client,
    },
    {
      label: labels.columns.status,
      sort: 'stage',
      width: 'xl:w-[20.5%]',
      cell: (row) => <StageLine row={row} />,
      text: (row) => labels.states[row.status],
    },
    {
      label: labels.columns.next,
      isRoomy: true,
      width: 'xl:w-[23%]',
      cell: (row) => firstDue(row, words)?.name ?? '',
    },
    {
      label: labels.columns.due,
      sort: 'due',
      width: 'xl:w-[9%]',
      cell: (row) => <DueLine row={row} />,
      moment: (row) => firstDue(row, words)?.at ?? null,
    },
    {
      label: labels.columns.turn,
      isRoomy: true,
      width: 'xl:w-[9.5%]',
      cell: (row) => <Badge tone={turnTones[row.turn]}>{labels.turns[row.turn]}</Badge>,
      text: (row) => labels.turns[row.turn],
    },
    { label: labels.filters.county, sort: 'county', isRoomy: true, cell: (row) => countiesOf(row) },
    {
      label: labels.columns.owner,
      sort: 'owner',
      isRoomy: true,
      width: 'xl:w-[10%]',
      cell: (row) => row.owner?.name ?? labels.nobody,
    },
    {
      label: labels.columns.contact,
      sort: 'contact',
      isExtra: true,
      cell: (row) => quietText(row, words, locale),
    },
    { label: labels.columns.package, isExtra: true, cell: (row) => words.packageNames[row.packageId] },
    { label: labels.filters.language, isExtra: true, cell: (row) => words.frame.languages[row.language] },
    {
      label: labels.columns.matters,
      isExtra: true,
      cell: (row) =>
        row.matters
          .map(({ docketNumber }) => docketNumber)
          .filter(Boolean)
          .join(', '),
    },
    { label: labels.columns.number, isExtra: true, cell: (row) => row.number },
  ];
}

const countiesOf = ({ matters }: CaseRow) =>
  [...new Set(matters.flatMap(({ county }) => (county === null ? [] : [county])))].join(', ');
