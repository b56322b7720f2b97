import { useState } from 'react';
import { caseViews, type CaseRow } from '#domain/cases/queue.ts';
import { caseStatuses } from '#domain/cases/status.ts';
import { turnHolders } from '#domain/promises/turns.ts';
import { counties } from '#domain/counties/georgia.ts';
import { locales } from '#domain/languages.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { plural } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { Fault } from '#ui/Fault.tsx';
import { Badge } from '../Badge.tsx';
import { useKeyAct } from '../keys/key-acts.ts';
import { placeLink } from '../place.ts';
import { RecordList, rowLinkId, type Column } from '../RecordList.tsx';
import type { SectionProps } from '../section-props.ts';
import type { Filter, Request } from '../ListForm.tsx';
import { useListReturn } from '../use-list-return.ts';
import { Board } from './Board.tsx';
import { BulkAssign } from './BulkAssign.tsx';
import { CaseRecord } from './CaseRecord.tsx';
import { CaseBadges, DueText, MattersText, quietText } from './row-parts.tsx';
import { SavedViews } from './SavedViews.tsx';
import { turnTones } from './tones.ts';
import { useCaseWrite } from './use-case-write.ts';
import { useColleagues } from './use-colleagues.ts';
import { useSavedViews } from './use-saved-views.ts';
import { Workload } from './Workload.tsx';

const checkbox = 'size-5.5 flex-none accent-good';

/** The cases by what falls due first, as a list or a board, and one of them in full. */
export default function Cases(props: SectionProps) {
  const { words, locale, id, member } = props;
  const labels = words.cases;
  const { version, changed } = useListReturn(props);
  const [asBoard, setAsBoard] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, CaseRow>>(new Map());

  function choose(rows: readonly CaseRow[], isChosen: boolean): void {
    const next = new Map(chosen);
    for (const row of rows)
      if (isChosen) next.set(row.id, row);
      else next.delete(row.id);
    setChosen(next);
  }
  const assignment = useCaseWrite(words, locale, changed);
  const assignToMe = (caseId: string) =>
    assignment.write({
      path: '/api/staff/cases/assign',
      body: { ownerId: member.id, caseIds: [caseId] },
      done: labels.owner.done,
    });
  const saved = useSavedViews(words, locale);
  const people = useColleagues(words, locale);
  useKeyAct('assign', id === null ? (rowId) => rowId !== null && void assignToMe(rowId) : null);

  const head = (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <SavedViews
        {...props}
        views={saved.views}
        chosen={saved.chosen}
        request={saved.request}
        onChoose={saved.choose}
        onChanged={saved.load}
      />
      <p>
        <button type="button" className={link} onClick={() => setAsBoard(!asBoard)}>
          {asBoard ? labels.asList : labels.asBoard}
        </button>
      </p>
    </div>
  );
  const outcome = (
    <>
      {assignment.fault && <Fault {...faultTexts(assignment.fault, words.account)} takesFocus />}
      <DoneNote>{assignment.note}</DoneNote>
    </>
  );
  return (
    <>
      {asBoard && (
        <div hidden={id !== null} className="grid grid-cols-1 gap-4">
          <Board
            key={saved.chosen?.id ?? ''}
            {...props}
            version={version}
            people={people}
            initial={saved.initial}
            onAsked={saved.setRequest}
          >
            {head}
            {outcome}
          </Board>
        </div>
      )}
      <RecordList<CaseRow>
        // Choosing a view starts the list again with the view's filters.
        key={saved.chosen?.id ?? ''}
        words={words}
        locale={locale}
        title={labels.title}
        endpoint="/api/staff/cases/search"
        search={labels.search}
        empty={labels.empty}
        version={version}
        hidden={id !== null || asBoard}
        keyOf={(row) => row.id}
        linkOf={(row) => placeLink('cases', row.id)}
        filters={filtersOf(props, people, saved.initial)}
        onAsked={saved.setRequest}
        columns={columnsOf(props, chosen, choose)}
        above={selectAllIn(props, chosen, choose)}
      >
        {head}
        {outcome}
        {chosen.size > 0 && (
          <BulkAssign
            {...props}
            chosen={chosen}
            onClear={() => setChosen(new Map())}
            onDone={async () => changed()}
          />
        )}
      </RecordList>
      {id === null && <Workload {...props} version={version} onChanged={changed} />}
      {id !== null && <CaseRecord key={id} {...props} id={id} onChanged={changed} />}
    </>
  );
}

function filtersOf(
  { words }: SectionProps,
  people: readonly { readonly id: string; readonly name: string }[],
  initial: Request,
): Filter[] {
  const labels = words.cases;
  const options = <Value extends string>(values: readonly Value[], texts: Readonly<Record<Value, string>>) =>
    values.map((value) => ({ value, text: texts[value] }));
  return [
    {
      name: 'view',
      label: labels.filters.view,
      options: options(
        caseViews.filter((view) => view !== 'all'),
        labels.views,
      ),
    },
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
  ].map((filter) => {
    const value = initial[filter.name];
    return value === undefined ? filter : { ...filter, initial: value };
  });
}

type Choose = (rows: readonly CaseRow[], isChosen: boolean) => void;

function selectAllIn({ words }: SectionProps, chosen: ReadonlyMap<string, CaseRow>, choose: Choose) {
  return (rows: readonly CaseRow[]) => (
    <label className="flex items-center gap-3 p-2.5 xl:ps-1">
      <input
        type="checkbox"
        className={checkbox}
        checked={rows.every((row) => chosen.has(row.id))}
        onChange={(event) => choose(rows, event.target.checked)}
      />
      <span>{words.cases.bulk.selectAll}</span>
    </label>
  );
}

function columnsOf(
  { words, locale }: SectionProps,
  chosen: ReadonlyMap<string, CaseRow>,
  choose: Choose,
): Column<CaseRow>[] {
  const labels = words.cases;
  return [
    {
      label: labels.bulk.choose,
      isChoice: true,
      cell: (row) => (
        // Around the box there is room for a finger.
        <label className="flex p-2.5">
          <input
            type="checkbox"
            className={checkbox}
            checked={chosen.has(row.id)}
            aria-labelledby={rowLinkId(row.id)}
            onChange={(event) => choose([row], event.target.checked)}
          />
        </label>
      ),
    },
    { label: labels.columns.client, isLink: true, cell: (row) => row.client },
    {
      label: labels.columns.status,
      cell: (row) => (
        <span className="grid gap-1">
          <CaseBadges row={row} words={words} locale={locale} />
          <span className="text-xs text-ink-soft">{plural(row.statusDays, labels.daysHere, locale)}</span>
        </span>
      ),
    },
    { label: labels.columns.due, cell: (row) => <DueText row={row} words={words} locale={locale} /> },
    {
      label: labels.columns.turn,
      cell: (row) => <Badge tone={turnTones[row.turn]}>{labels.turns[row.turn]}</Badge>,
    },
    { label: labels.columns.contact, cell: (row) => quietText(row, words, locale) },
    {
      label: labels.columns.matters,
      cell: (row) => (
        <span className="grid">
          <span>
            <MattersText row={row} words={words} />
          </span>
          <span className="text-xs text-ink-soft">
            {row.number}, {words.packageNames[row.packageId]}, {words.frame.languages[row.language]}
          </span>
        </span>
      ),
    },
    {
      label: labels.columns.owner,
      cell: (row) => row.owner?.name ?? labels.nobody,
    },
  ];
}
