// The open tasks of a case: whose they are.
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
