import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as casesApi from '#domain/cases/api.staff.ts';
import type { TaskSheet } from '#domain/cases/case-sheet.ts';
import { pausedByHold } from '#domain/cases/tasks.ts';
import { taskTitleMax } from '#domain/cases/work-requests.ts';
import { easternMoment } from '#domain/promises/eastern-moment.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { officeHours } from '#domain/promises/timings.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Form } from '#ui/form/Form.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { Badge } from '../Badge.tsx';
import { shortMoment } from '../formats.ts';
import { useCommand } from '../keys/use-command.ts';
import { useKeyAct } from '../keys/key-acts.ts';
import { Panel } from '../Panel.tsx';
import { Disputes } from './Disputes.tsx';
import type { CasePartProps } from './part-props.ts';
import { useCaseWrite } from './use-case-write.ts';
import { useMergedEdits } from './use-merged-edits.ts';
import { WriteEnd } from './WriteEnd.tsx';

/** Open tasks of this case, recently finished ones, and adding one. */
export function Tasks(props: CasePartProps) {
  const { item, words } = props;
  const labels = words.cases.tasks;
  const nameOf = (task: TaskSheet) => task.title ?? labels.names[task.code];
  return (
    <Panel title={labels.title} id="case-tasks">
      <ul className="divide-y divide-line empty:hidden">
        {item.tasks.map((task, index) => (
          <OpenTask key={task.id} {...props} task={task} name={nameOf(task)} isFirst={index === 0} />
        ))}
      </ul>
      <details>
        <summary className="cursor-pointer py-2 text-link">{labels.add}</summary>
        <TaskForm {...props} task={null} />
      </details>
      {item.tasksDone.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2 text-link">{labels.doneLately}</summary>
          <ul className="divide-y divide-line">
            {item.tasksDone.map((task) => (
              <DoneTask key={task.id} {...props} task={task} name={nameOf(task)} />
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

interface TaskProps extends CasePartProps {
  readonly task: TaskSheet;
  readonly name: string;
}

function OpenTask({ task, name, isFirst, ...props }: TaskProps & { readonly isFirst: boolean }) {
  const { item, words, locale, reload } = props;
  const labels = words.cases.tasks;
  const [changing, setChanging] = useState(false);
  const state = useCaseWrite(words, locale, reload);
  const isPaused = item.row.holds.length > 0 && pausedByHold.has(task.code);
  const finish = () =>
    void state.write(
      casesApi.saveTask,
      { id: item.row.id, act: 'done', taskId: task.id, version: task.version },
      labels.saved,
    );
  useKeyAct('done', isFirst ? finish : null);
  useCommand('done', isFirst ? fill(words.cases.page.doneTask, { task: name }) : null, finish);
  const isLate = task.dueAt !== null && Date.parse(task.dueAt) < Date.parse(item.readAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="wrap-anywhere">{name}</strong>
        {isLate && !isPaused && <Badge tone="danger">{words.cases.late}</Badge>}
      </p>
      <p className="text-xs text-ink-soft">
        {[
          task.dueAt ? fill(labels.due, { time: shortMoment(task.dueAt, locale) }) : labels.noDue,
          task.owner?.name ?? words.cases.nobody,
          task.matterPlace !== null && item.matters.length > 1
            ? fill(labels.ofMatter, { place: task.matterPlace })
            : '',
          isPaused ? labels.paused : '',
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <form
        className="ms-auto flex flex-wrap items-center gap-x-4"
        onSubmit={(event) => {
          event.preventDefault();
          finish();
        }}
      >
        <WriteEnd
          words={words}
          submit={task.code === 'answer_message' ? words.frame.inbox.leaving.submit : labels.done}
          quiet
          state={state}
        />
        <button
          type="button"
          className={link}
          aria-expanded={changing}
          onClick={() => setChanging(!changing)}
        >
          {labels.change}
        </button>
      </form>
      {changing && (
        <div className="basis-full">
          <TaskForm {...props} task={task} />
        </div>
      )}
    </li>
  );
}

function DoneTask({ task, name, item, words, locale, reload }: TaskProps) {
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

/** A new task, or a new owner and day for an existing one. Due means by the end of the office's day. */
function TaskForm({ task, ...props }: CasePartProps & { readonly task: TaskSheet | null }) {
  const { item, words, locale, reload, member } = props;
  const labels = words.cases.tasks;
  const id = useId();
  const state = useCaseWrite(words, locale, reload);
  const stored = {
    title: task?.title ?? '',
    dueOn: task?.dueAt ? officeDate(new Date(task.dueAt)) : '',
    ownerId: task ? (task.owner?.id ?? '') : member.id,
  };
  const form = useForm({ defaultValues: stored });
  const edits = useMergedEdits(form, { version: task?.version ?? 0, values: stored });
  const { errors } = form.formState;
  const send = form.handleSubmit(async ({ title, dueOn, ownerId }) => {
    if (!edits.maySend()) return;
    const due = dueOn ? easternMoment(dueOn, `${officeHours.closes}:00`) : null;
    const done = await state.write(
      casesApi.saveTask,
      {
        id: item.row.id,
        ...(task ? { act: 'change', taskId: task.id, version: edits.version() } : { act: 'add' }),
        title,
        ownerId: ownerId || null,
        dueAt: due !== null && typeof due === 'object' ? due.at : null,
      },
      () => {
        edits.saved();
        return task ? labels.saved : labels.added;
      },
    );
    if (done && !task) form.reset();
  });
  const errorPrefix = words.account.errorPrefix;
  return (
    <form className="grid grid-cols-1 gap-3 py-2" noValidate onSubmit={(event) => void send(event)}>
      {(task === null || task.code === 'custom') && (
        <TextInput
          {...form.register('title', {
            validate: (text) => text.trim() !== '' || words.frame.form.required,
          })}
          id={`${id}-title`}
          label={labels.what}
          error={errors.title?.message}
          errorPrefix={errorPrefix}
          maxLength={taskTitleMax}
        />
      )}
      <TextInput
        {...form.register('dueOn')}
        id={`${id}-due`}
        type="date"
        label={labels.dueOn}
        errorPrefix={errorPrefix}
      />
      <Select
        {...form.register('ownerId')}
        id={`${id}-owner`}
        label={labels.owner}
        errorPrefix={errorPrefix}
        placeholder={words.cases.nobody}
        options={item.colleagues.map((one) => ({ value: one.id, text: one.name }))}
      />
      <Disputes
        words={words}
        edits={edits}
        fields={{
          title: { label: labels.what },
          dueOn: { label: labels.dueOn, text: (value) => formatDate(value, locale) },
          ownerId: {
            label: labels.owner,
            text: (value) => item.colleagues.find((one) => one.id === value)?.name,
          },
        }}
      />
      <WriteEnd words={words} submit={task ? labels.save : labels.submit} quiet state={state} />
    </form>
  );
}
