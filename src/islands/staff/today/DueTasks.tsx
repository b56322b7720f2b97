import type { Locale } from '#domain/languages.ts';
import type { OpenCases } from '#domain/workplace/open-work.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { Badge } from '../Badge.tsx';
import { dueMoment } from '../formats.ts';
import { PartHeading } from '../Panel.tsx';
import { placeLink } from '../place.ts';

interface DueTasksProps {
  readonly work: Pick<OpenCases, 'tasks'>;
  readonly words: StaffWords;
  readonly locale: Locale;
}

/** Case tasks due today: one's own and those without an owner. Each leads to its case. */
export function DueTasks({ work: { tasks }, words, locale }: DueTasksProps) {
  const labels = words.today;
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="tasks-title">
      <PartHeading id="tasks-title">{labels.tasks}</PartHeading>
      {tasks.length === 0 ? (
        <p className="text-ink-soft">{labels.noTasks}</p>
      ) : (
        <ol className="grid grid-cols-1 gap-x-4 divide-y divide-line rounded-m border border-line bg-card md:grid-cols-[auto_1fr_auto]">
          {tasks.map((task) => (
            <li
              key={task.id}
              className="relative grid grid-cols-1 items-baseline gap-x-4 gap-y-1 px-4.5 py-2.5 hover:bg-ground-sunk md:col-span-3 md:grid-cols-subgrid"
            >
              <p>
                <a
                  className="inline-block py-1 font-strong after:absolute after:inset-0"
                  href={placeLink('cases', task.caseId)}
                >
                  {task.title ?? words.cases.tasks.names[task.code]}
                </a>
              </p>
              <p className="text-s text-ink-soft">
                {task.number}
                {!task.mine && `, ${labels.nobodys}`}
              </p>
              <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-s md:justify-end">
                <span>{dueMoment(task.dueAt, words.clocks, locale)}</span>
                {task.isLate && <Badge tone="danger">{words.cases.late}</Badge>}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
