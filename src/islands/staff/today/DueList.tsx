import type { ClockState } from '#domain/promises/clocks.ts';
import type { OpenWork } from '#domain/workplace/open-work.ts';
import { formatReference } from '#domain/reference.ts';
import { plural } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { Badge, type Tone } from '../Badge.tsx';
import { dueMoment } from '../formats.ts';
import { PartHeading } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { rowMark } from '../keys/rows.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface DueListProps {
  readonly work: Pick<OpenWork, 'due' | 'dueLater' | 'tasks'>;
}

interface Line {
  readonly key: string;
  readonly href: string;
  readonly who: string;
  readonly what: string;
  readonly county: string | null;
  /** Null while nobody has it; undefined of what has no owner. */
  readonly owner: string | null | undefined;
  readonly dueAt: string | null;
  readonly state: ClockState;
}

const tones: Readonly<Record<ClockState, Tone>> = {
  running: 'quiet',
  stopped: 'quiet',
  warned: 'wait',
  late: 'danger',
  met: 'good',
};

/** What we promised and what is to do, in one list by what falls due first: who, what, where, whose, when. */
export function DueList({ work }: DueListProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.today;
  const lines = linesOf(work, words);
  return (
    <section className="grid grid-cols-1 gap-2" aria-labelledby="due-title">
      <PartHeading id="due-title">{labels.due}</PartHeading>
      {lines.length === 0 ? (
        <p className="text-ink-soft">{words.clocks.none}</p>
      ) : (
        <ol className="grid grid-cols-1 divide-y divide-line rounded-m border border-line bg-card">
          {lines.map((line) => (
            <li
              key={line.key}
              className="relative grid grid-cols-1 items-center gap-x-4 px-3.5 py-1.5 hover:bg-ground-sunk lg:h-9.5 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)_--spacing(60)] lg:py-0"
            >
              <a
                className="min-w-0 font-strong after:absolute after:inset-0 lg:truncate"
                href={line.href}
                {...rowMark}
              >
                {line.who}
              </a>
              <span className="min-w-0 lg:truncate">{line.what}</span>
              <span className="min-w-0 text-ink-soft lg:truncate">
                {[line.county, line.owner === null ? words.cases.nobody : line.owner]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className="flex flex-wrap items-center gap-x-2 lg:flex-nowrap lg:justify-end">
                <span className="lg:whitespace-nowrap">
                  {line.dueAt ? dueMoment(line.dueAt, words.clocks, locale) : words.clocks.stopped}
                </span>
                {line.state !== 'running' && (
                  <Badge tone={tones[line.state]}>{words.clocks.states[line.state]}</Badge>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
      {work.dueLater > 0 && (
        <p className="text-s text-ink-soft">{plural(work.dueLater, words.clocks.later, locale)}</p>
      )}
    </section>
  );
}

function linesOf({ due, tasks }: DueListProps['work'], words: StaffWords): readonly Line[] {
  const promised = due.map((item): Line => ({
    key: `${item.clock} ${item.id}`,
    href: placeLink(item.section, item.id),
    who: item.who || formatReference(item.reference),
    what: words.clocks.names[item.clock],
    county: item.county ?? null,
    owner: item.owner,
    dueAt: item.dueAt,
    state: item.state,
  }));
  const toDo = tasks.map((task): Line => ({
    key: task.id,
    href: placeLink('cases', task.caseId),
    who: task.who || task.number,
    what: task.title ?? words.cases.tasks.names[task.code],
    county: task.county ?? null,
    owner: task.owner,
    dueAt: task.dueAt,
    state: task.isLate ? 'late' : 'running',
  }));
  // What stands still has no day, and comes last.
  const time = ({ dueAt }: Line) => (dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt));
  return [...promised, ...toDo].toSorted((a, b) => time(a) - time(b));
}
