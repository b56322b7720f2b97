// What was taken back was not done: nothing on the page says so any more.
import { beforeEach, describe, expect, it } from 'vitest';
import { undoOffered } from '#browser/workplace/undo-offer.ts';
import type { CaseSheet, TaskSheet } from '#domain/cases/case-sheet.ts';
import { locales } from '#domain/languages.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, serve } from '#tests/components/server.ts';
import { caseId, casePartProps, row } from '#tests/components/staff-case.ts';
import { UndoBar } from '../frame/UndoBar.tsx';
import { actOn } from '../keys/key-acts.ts';
import Cases from './Cases.tsx';
import { Owner } from './Owner.tsx';
import { Tasks } from './Tasks.tsx';

const pat = { id: 'pat', name: 'Pat Lee', role: 'staff' as const };
const undo = { id: 'a1', seconds: 10 };
const undone = {
  'POST /api/staff/acts/a1/undo': () => new Response(null, { status: 204 }),
  'GET /api/staff/waiting': () => answer({}),
};
beforeEach(() => undoOffered.set(null));

/** The case as it is read again. */
function partWith(more: Partial<CaseSheet>) {
  const part = casePartProps();
  return { ...part, item: { ...part.item, colleagues: [pat], tasksDone: [], ...more } };
}

describe('after an act was taken back', () => {
  it.each(locales)('a case has its owner of before, and nothing says “Assigned” (%s)', async (locale) => {
    serve({ 'POST /api/staff/cases/assign': () => answer({ results: [], undo }), ...undone });
    const words = staffWords[locale];
    const { owner } = words.cases;
    const page = await renderAtWork(<Owner {...partWith({})} />, locale);
    const show = (id: typeof pat | null) =>
      page.rerender(
        <>
          <Owner {...partWith({ row: { ...row, owner: id } })} reload={async () => void (await show(pat))} />
          <UndoBar />
        </>,
      );
    await show(null);
    await page.getByLabelText(owner.label).selectOptions(pat.name);
    await expect.element(page.getByText(owner.done, { exact: true })).toBeVisible();
    await expect.element(page.getByLabelText(owner.label)).toHaveValue(pat.id);
    await page.getByRole('button', { name: words.frame.undo.undo }).click();
    await expect.element(page.getByText(owner.done, { exact: true })).not.toBeInTheDocument();
    await show(null);
    await expect.element(page.getByLabelText(owner.label)).toHaveValue('');
  });

  it('the list no longer says that a case was assigned', async () => {
    serve({
      'POST /api/staff/cases/search': () => answer({ items: [row], before: null }),
      'GET /api/staff/workload': () => answer({ people: [] }),
      'GET /api/staff/case-view-counts': () => answer({ counts: { all: 1 }, stages: {} }),
      'GET /api/staff/case-views': () => answer({ items: [] }),
      'POST /api/staff/cases/assign': () => answer({ results: [], undo }),
      ...undone,
    });
    const words = staffWords.en;
    const page = await renderAtWork(
      <>
        <Cases {...casePartProps()} id={null} />
        <UndoBar />
      </>,
    );
    await expect.element(page.getByRole('link', { name: row.client })).toBeVisible();
    actOn('assign', caseId);
    await expect.element(page.getByText(words.cases.owner.done, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: words.frame.undo.undo }).click();
    await expect.element(page.getByText(words.cases.owner.done, { exact: true })).not.toBeInTheDocument();
  });

  it('nothing says that a task was saved as done', async () => {
    serve({ [`POST /api/staff/cases/${caseId}/tasks`]: () => answer({ taskId: 't1', undo }), ...undone });
    const words = staffWords.en;
    const { tasks } = words.cases;
    const call: TaskSheet = {
      id: 't1',
      version: 1,
      code: 'call_again',
      title: null,
      dueAt: null,
      owner: null,
      matterPlace: null,
      doneAt: null,
      doneBy: null,
    };
    const page = await renderAtWork(
      <>
        <Tasks {...partWith({ tasks: [call] })} />
        <UndoBar />
      </>,
    );
    await page.getByRole('button', { name: tasks.done, exact: true }).click();
    await expect.element(page.getByText(tasks.saved, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: words.frame.undo.undo }).click();
    await expect.element(page.getByText(tasks.saved, { exact: true })).not.toBeInTheDocument();
  });
});
