// The open tasks of a case: whose they are, and what is there when nothing is to be done.
import { expect, it } from 'vitest';
import type { TaskSheet } from '#domain/cases/case-sheet.ts';
import { locales } from '#domain/languages.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { casePartProps, row } from '#tests/components/staff-case.ts';
import { Tasks } from './Tasks.tsx';

const task: TaskSheet = {
  id: 't1',
  version: 1,
  code: 'begin_papers',
  title: null,
  matterPlace: null,
  dueAt: null,
  owner: null,
  doneAt: null,
  doneBy: null,
};
const [sam, pat] = [
  { id: 'sam', name: 'Sam Lee', role: 'staff' as const },
  { id: 'pat', name: 'Pat Law', role: 'attorney' as const },
];
function propsOf(tasks: TaskSheet[]) {
  const props = casePartProps();
  const item = { ...props.item, row: { ...row, owner: sam }, tasks, tasksDone: [], colleagues: [sam, pat] };
  return { ...props, item };
}

it.each(locales)(
  'a task that nobody took is named as that of whoever has the case, and one taken by a colleague as theirs (%s)',
  async (locale) => {
    const labels = staffWords[locale].cases.tasks;
    const { fields } = labels.form;
    const screen = await renderAtWork(
      <Tasks {...propsOf([task, { ...task, id: 't2', owner: pat }])} />,
      locale,
    );
    const lines = screen.getByRole('listitem');
    await expect.element(lines.nth(0)).toMatchTextContent(sam.name);
    await expect.element(lines.nth(1)).toMatchTextContent(pat.name);
    await screen.getByRole('button', { name: labels.change }).first().click();
    const owner = screen.getByRole('listitem').nth(0).getByRole('combobox', { name: fields.ownerId.label });
    await expect.element(owner).toHaveDisplayValue(fields.ownerId.placeholder);
  },
);

it.each(locales)(
  'where nothing is to be done stands one line with the way to add a task; with a task there is the list (%s)',
  async (locale) => {
    const labels = staffWords[locale].cases.tasks;
    const screen = await renderAtWork(<Tasks {...propsOf([])} />, locale);
    const box = screen.getByRole('region', { name: labels.title });
    await expect.element(box.getByText(labels.none)).toBeVisible();
    await expect.element(screen.getByRole('heading')).not.toBeInTheDocument();
    await box.getByText(labels.add).click();
    await expect.element(screen.getByRole('textbox', { name: labels.form.fields.title })).toBeVisible();
    await screen.rerender(<Tasks {...propsOf([task])} />);
    await expect.element(screen.getByRole('heading', { name: labels.title })).toBeVisible();
    await expect.element(screen.getByText(labels.none)).not.toBeInTheDocument();
  },
);
