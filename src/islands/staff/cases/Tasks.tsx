import { useState } from 'react';
import * as casesApi from '#domain/cases/api.staff.ts';
import type { TaskSheet } from '#domain/cases/case-sheet.ts';
import { pausedByHold } from '#domain/cases/tasks.ts';
import { easternMoment } from '#domain/promises/eastern-moment.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { officeHours } from '#domain/promises/timings.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { link, secondButton } from '#ui/button.ts';
import { DoneHere, useTellDone } from '#ui/form/DoneHere.tsx';
import { Day, Select, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useApiCommand } from '../../calls/api-query.tsx';
import { Badge } from '../Badge.tsx';
import { shortMoment } from '../formats.ts';
import { useCommand } from '../keys/use-command.ts';
import { useKeyAct } from '../keys/key-acts.ts';
import { panel, PartHeading } from '../Panel.tsx';
import { MergedEdits } from './MergedEdits.tsx';
import type { CasePartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** Open tasks of this case, recently finished ones, and adding one. */
export function Tasks(props: CasePartProps) {
  const words = useStaffWords();
  const { item } = props;
  const labels = words.cases.tasks;
  const nameOf = (task: TaskSheet) => task.title ?? labels.names[task.code];
  const isNothingOpen = item.tasks.length === 0;
  return (
    <section
      id="case-tasks"
      className={isNothingOpen ? 'px-4.5' : panel}
      aria-label={isNothingOpen ? labels.title : undefined}
    >
      {!isNothingOpen && <PartHeading>{labels.title}</PartHeading>}
      {/* A task goes from the list once it is done. */}
      <DoneHere>
        <ul className="divide-y divide-line empty:hidden">
          {item.tasks.map((task, index) => (
            <OpenTask key={task.id} {...props} task={task} name={nameOf(task)} isFirst={index === 0} />
          ))}
        </ul>
      </DoneHere>
      <div className={isNothingOpen ? 'flex flex-wrap items-baseline gap-x-4' : 'contents'}>
        {isNothingOpen && <p className="text-ink-soft">{labels.none}</p>}
        <details className="open:basis-full">
          <summary className="cursor-pointer py-2 text-link">{labels.add}</summary>
          <TaskForm {...props} task={null} />
        </details>
        {item.tasksDone.length > 0 && (
          <details className="open:basis-full">
            <summary className="cursor-pointer py-2 text-link">{labels.doneLately}</summary>
            <ul className="divide-y divide-line">
              {item.tasksDone.map((task) => (
                <DoneTask key={task.id} {...props} task={task} name={nameOf(task)} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}

interface TaskProps extends CasePartProps {
  readonly task: TaskSheet;
  readonly name: string;
}

function OpenTask({ task, name, isFirst, ...props }: TaskProps & { readonly isFirst: boolean }) {
  const words = useStaffWords();
  const locale = useLocale();
  const { item, reload } = props;
  const labels = words.cases.tasks;
  const [changing, setChanging] = useState(false);
  const command = useApiCommand(casesApi.saveTask, { reload });
  const tell = useTellDone();
  const isPaused = item.row.holds.length > 0 && pausedByHold.has(task.code);
  const finish = () =>
    void command.run({ id: item.row.id, act: 'done', taskId: task.id, version: task.version }, (answer) =>
      tell?.(labels.saved, answer),
    );
  useKeyAct('done', isFirst ? finish : null);
  useCommand('done', isFirst ? fill(words.cases.page.doneTask, { task: name }) : null, finish);
  const isLate = task.dueAt !== null && Date.parse(task.dueAt) < Date.parse(item.readAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1" data-task={task.code}>
      <div className="grid min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <strong className="wrap-anywhere">{name}</strong>
          {isLate && !isPaused && <Badge tone="danger">{words.cases.late}</Badge>}
        </p>
        <p className="text-xs text-ink-soft">
          {[
            task.dueAt ? fill(labels.due, { time: shortMoment(task.dueAt, locale) }) : labels.noDue,
            (task.owner ?? item.row.owner)?.name ?? words.cases.nobody,
            task.matterPlace !== null && item.matters.length > 1
              ? fill(labels.ofMatter, { place: task.matterPlace })
              : '',
            isPaused ? labels.paused : '',
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <p className="ms-auto flex flex-wrap items-center gap-x-4">
        <button type="button" className={secondButton} disabled={command.isRunning} onClick={finish}>
          {command.isRunning
            ? words.frame.form.saving
            : task.code === 'answer_message'
              ? words.frame.inbox.leaving.submit
              : labels.done}
        </button>
        <button
          type="button"
          className={link}
          aria-expanded={changing}
          onClick={() => setChanging(!changing)}
        >
          {labels.change}
        </button>
      </p>
      {command.fault && <div className="basis-full">{command.fault}</div>}
      {changing && (
        <div className="basis-full">
          <TaskForm {...props} task={task} />
        </div>
      )}
    </li>
  );
}

function DoneTask({ task, name, item, reload }: TaskProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases.tasks;
  return (
    <li className="py-2">
      <p>{name}</p>
      <p className="text-xs text-ink-soft">
        {fill(labels.doneBy, { time: shortMoment(task.doneAt ?? '', locale), name: task.doneBy ?? '' })}
      </p>
      <Form
        call={casesApi.saveTask}
        words={labels.reopening}
        fixed={{ id: item.row.id, act: 'reopen', taskId: task.id, version: task.version }}
        reload={reload}
        quiet
      />
    </li>
  );
}

/** Due means by the end of the office's day. */
function momentOf(day: unknown): unknown {
  const due = typeof day === 'string' && day ? easternMoment(day, `${officeHours.closes}:00`) : null;
  return due !== null && typeof due === 'object' ? due.at : day;
}

/** A new task, or a new owner and day for an existing one. */
function TaskForm({ task, ...props }: CasePartProps & { readonly task: TaskSheet | null }) {
  const words = useStaffWords();
  const locale = useLocale();
  const { item, reload, member } = props;
  const labels = words.cases.tasks;
  const stored = {
    title: task?.title ?? '',
    dueAt: task?.dueAt ? officeDate(new Date(task.dueAt)) : '',
    ownerId: task ? (task.owner?.id ?? '') : member.id,
  };
  return (
    <Form
      call={casesApi.saveTask}
      words={{ ...labels.form, ...(task && labels.changing) }}
      fixed={{ id: item.row.id, ...(task ? { act: 'change', taskId: task.id } : { act: 'add' }) }}
      initial={{ ...stored, ...(task && { version: task.version }) }}
      complete={({ dueAt, ...input }) => ({ ...input, dueAt: momentOf(dueAt) })}
      reload={reload}
      after={task ? 'keep' : 'empty'}
      className="py-2"
      quiet
    >
      {(task === null || task.code === 'custom') && <TextField name="title" isRequired />}
      <Day name="dueAt" />
      <Select name="ownerId" options={item.colleagues.map((one) => ({ value: one.id, text: one.name }))} />
      {task && (
        <MergedEdits
          version={task.version}
          values={stored}
          texts={{
            dueAt: (value) => formatDate(value, locale),
            ownerId: (value) => item.colleagues.find((one) => one.id === value)?.name,
          }}
        />
      )}
    </Form>
  );
}
