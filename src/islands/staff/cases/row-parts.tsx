import { papersWaitForClient, type CaseRow } from '#domain/cases/queue.ts';
import type { Locale } from '#domain/languages.ts';
import { fill, plural } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { Badge, Badges } from '../Badge.tsx';
import { dueMoment, dueShort, shortMoment } from '../formats.ts';
import { statusTones } from './tones.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface RowParts {
  readonly row: CaseRow;
}

/** What a case needs first, as its page offers it, and by when: the beginning of a new one, or a task. */
export function firstDue(
  row: CaseRow,
  { cases }: StaffWords,
): { readonly name: string; readonly at: string | null } | null {
  const { due, beginAt } = row;
  if (beginAt !== null) return { name: cases.page.acts.read_application, at: beginAt };
  if (due && papersWaitForClient(row)) return { name: cases.page.waitsForClient, at: due.at };
  return due && { name: due.title ?? cases.tasks.names[due.code], at: due.at };
}

/** What falls due first in a case, and when; in one line where there is no room for two. */
export function DueText({ row, inLine = false }: RowParts & { readonly inLine?: boolean }) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases;
  const due = firstDue(row, words);
  if (!due) return null;
  return (
    <span className={inLine ? 'flex flex-wrap gap-x-2' : 'grid justify-items-start'}>
      <span>{due.name}</span>
      <span className="flex flex-wrap gap-x-2 text-xs text-ink-soft">
        {due.at && <span>{dueMoment(due.at, words.clocks, locale)}</span>}
        {row.isLate && <Badge tone="danger">{labels.late}</Badge>}
        {row.isSoonLate && <Badge tone="wait">{labels.soonLate}</Badge>}
      </span>
    </span>
  );
}

/** What a case waits for, with the day on which ours falls due. */
export function WaitsText({ row, waits }: RowParts & { readonly waits: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span>{waits}</span>
      <DueLine row={row} />
    </span>
  );
}

/** "3 business days ago". */
export function quietText({ quietDays }: CaseRow, { cases }: StaffWords, locale: Locale): string {
  if (quietDays === null) return cases.never;
  return quietDays === 0 ? cases.today : plural(quietDays, cases.quiet, locale);
}

/** The state and what stands out: holds, flags, unread, missing, hearing, urgency. */
export function CaseBadges({ row }: RowParts) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases;
  return (
    <Badges>
      <Badge tone={statusTones[row.status]}>{labels.states[row.status]}</Badge>
      {row.erased && <Badge>{labels.erased}</Badge>}
      {row.holds.map((kind) => (
        <Badge key={kind} tone="danger">
          {fill(labels.holds.onHold, { kind: labels.holdKinds[kind] })}
        </Badge>
      ))}
      {row.flags.map((flag) => (
        <Badge key={flag} tone="danger">
          {labels.flags[flag]}
        </Badge>
      ))}
      {row.hearingAt && (
        <Badge tone="wait">{fill(labels.hearing, { time: shortMoment(row.hearingAt, locale) })}</Badge>
      )}
      {row.unread > 0 && <Badge tone="wait">{plural(row.unread, labels.unread, locale)}</Badge>}
      {row.missing > 0 && <Badge>{plural(row.missing, labels.missing, locale)}</Badge>}
      {row.urgency === 'very-urgent' && <Badge tone="wait">{labels.vip}</Badge>}
    </Badges>
  );
}

/** "DeKalb 24-D-1, Fulton": the court cases, no docket number broken at its hyphen. */
export function MattersText({ row: { matters } }: Omit<RowParts, 'locale'>) {
  const { cases } = useStaffWords();
  return matters.map(({ place, county, docketNumber }, index) => (
    <span key={place}>
      <span>{`${county ?? cases.noCounty} `}</span>
      {docketNumber && (
        <span className="inline-block" translate="no">
          {docketNumber}
        </span>
      )}
      {index < matters.length - 1 && <span>{', '}</span>}
    </span>
  ));
}

/** The stage in one line, and what stands out. */
export function StageLine({ row }: RowParts) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases;
  return (
    <span className="flex max-w-full min-w-0 items-center gap-1.5 max-xl:flex-wrap">
      {/* Where there is no room for all, the name of the stage ends in dots: what stands out stays in sight. */}
      <span className="grid min-w-0 grid-cols-1 xl:*:truncate">
        <Badge tone={statusTones[row.status]}>{labels.states[row.status]}</Badge>
      </span>
      <span className="flex-none text-xs text-ink-soft">
        {plural(row.statusDays, labels.daysShort, locale)}
      </span>
      <CaseMarks row={row} />
    </span>
  );
}

/** What stands out in a case, as marks whose names are read out and shown as titles. */
export function CaseMarks({ row }: RowParts) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases;
  const marks = [
    ...row.holds.map((kind) => fill(labels.holds.onHold, { kind: labels.holdKinds[kind] })),
    ...row.flags.map((flag) => labels.flags[flag]),
  ];
  const news = [
    ...(row.unread > 0 ? [plural(row.unread, labels.unread, locale)] : []),
    ...(row.missing > 0 ? [plural(row.missing, labels.missing, locale)] : []),
    ...(row.hearingAt ? [fill(labels.hearing, { time: shortMoment(row.hearingAt, locale) })] : []),
    ...(row.urgency === 'very-urgent' ? [labels.vip] : []),
  ];
  return (
    <>
      <Mark texts={marks} sign="⚑" look="text-danger" />
      <Mark texts={news} sign="●" look="text-accent-ink" />
    </>
  );
}

function Mark({
  texts,
  sign,
  look,
}: {
  readonly texts: readonly string[];
  readonly sign: string;
  readonly look: string;
}) {
  if (texts.length === 0) return null;
  const text = texts.join(', ');
  return (
    <span className={`flex-none text-xs ${look}`} title={text}>
      <span aria-hidden="true">{sign}</span>
      <span className="hidden-visually">{text}</span>
    </span>
  );
}

/** When what comes next falls due, in one line. */
export function DueLine({ row }: RowParts) {
  const words = useStaffWords();
  const locale = useLocale();
  const { isLate, isSoonLate } = row;
  const at = firstDue(row, words)?.at;
  if (!at) return null;
  const state = isLate ? words.cases.late : isSoonLate ? words.cases.soonLate : null;
  return (
    <span className="flex min-w-0 items-center gap-1.5 max-xl:flex-wrap xl:whitespace-nowrap">
      <span className={isLate ? 'font-strong text-danger' : ''} title={dueMoment(at, words.clocks, locale)}>
        {dueShort(at, locale)}
      </span>
      {state && <Mark texts={[state]} sign="▪" look={isLate ? 'text-danger' : 'text-accent-ink'} />}
    </span>
  );
}
