// A thread as it is beside the list of people who wait.
import { expect, it } from 'vitest';
import type { TaskSheet } from '#domain/cases/case-sheet.ts';
import { locales } from '#domain/languages.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { staffWords } from '#i18n/staff.ts';
import { answer, serve } from '#tests/components/server.ts';
import { caseId, casePartProps } from '#tests/components/staff-case.ts';
import { UndoBar } from '../frame/UndoBar.tsx';
import { actOn } from '../keys/key-acts.ts';
import { InboxRecord } from './InboxRecord.tsx';

const task: TaskSheet = {
  id: 'd0000000-0000-4000-8000-000000000001',
  version: 2,
  code: 'answer_message',
  title: null,
  matterPlace: null,
  dueAt: null,
  owner: null,
  doneAt: null,
  doneBy: null,
};

it.each(locales)(
  'a thread that needs no answer leaves the inbox, and says so where the hand is (%s)',
  async (locale) => {
    const { item, reload: _, ...props } = casePartProps();
    let tasks = [task];
    const server = serve({
      [`GET /api/staff/cases/${caseId}`]: () => answer({ ...item, tasks }),
      [`GET /api/staff/cases/${caseId}/messages`]: () => answer({ items: [], before: null }),
      [`GET /api/staff/cases/${caseId}/texts`]: () => answer({ consent: null, items: [] }),
      [`POST /api/staff/cases/${caseId}/tasks`]: () => {
        tasks = [];
        return answer({});
      },
    });
    const { leaving } = staffWords[locale].frame.inbox;
    const page = await renderAtWork(<InboxRecord {...props} source="thread" />, locale);
    const press = page.getByRole('button', { name: leaving.submit });
    await press.click();
    // The task is gone, and the form with it.
    await expect.element(page.getByText(leaving.done)).toHaveFocus();
    await expect.element(press).not.toBeInTheDocument();
    expect(server.last(`/api/staff/cases/${caseId}/tasks`)).toMatchObject({
      act: 'done',
      taskId: task.id,
      version: 2,
    });
  },
);

it('an answer that was taken back stands in the form again, and nothing says any more that it was sent', async () => {
  const { item, reload: _, ...props } = casePartProps();
  const server = serve({
    [`GET /api/staff/cases/${caseId}`]: () => answer({ ...item, tasks: [] }),
    [`GET /api/staff/cases/${caseId}/messages`]: () => answer({ items: [], before: null }),
    [`GET /api/staff/cases/${caseId}/texts`]: () => answer({ consent: null, items: [] }),
    [`POST /api/staff/cases/${caseId}/messages`]: () =>
      answer({ messageId: 'm1', reopened: false, undo: { id: 'a1', seconds: 10 } }),
    'POST /api/staff/acts/a1/undo': () => new Response(null, { status: 204 }),
    'GET /api/staff/waiting': () => answer({}),
  });
  const { form } = staffWords.en.thread.messages;
  const page = await renderAtWork(
    <>
      <InboxRecord {...props} source="thread" />
      <UndoBar />
    </>,
  );
  const box = page.getByLabelText(form.fields.message.label);
  await box.fill('Your court date is on Tuesday.');
  await page.getByRole('button', { name: form.submit, exact: true }).click();
  await expect.element(page.getByText(form.done)).toHaveFocus();
  await expect.element(box).toHaveValue('');
  await page.getByRole('button', { name: staffWords.en.frame.undo.undo }).click();
  await expect.element(box).toHaveValue('Your court date is on Tuesday.');
  await expect.element(page.getByText(form.done)).not.toBeInTheDocument();
  // What waits is counted again before the next story begins.
  await expect.poll(() => server.calls.some(({ path }) => path === '/api/staff/waiting')).toBe(true);
});

it.each(locales)('`r` puts the cursor into the answer to a thread (%s)', async (locale) => {
  const { item, reload: _, ...props } = casePartProps();
  serve({
    [`GET /api/staff/cases/${caseId}`]: () => answer({ ...item, tasks: [] }),
    [`GET /api/staff/cases/${caseId}/messages`]: () => answer({ items: [], before: null }),
    [`GET /api/staff/cases/${caseId}/texts`]: () => answer({ consent: null, items: [] }),
  });
  const page = await renderAtWork(<InboxRecord {...props} source="thread" />, locale);
  const box = page.getByLabelText(staffWords[locale].thread.messages.form.fields.message.label);
  await expect.element(box).toBeVisible();
  actOn('reply', null);
  await expect.element(box).toHaveFocus();
});

it.each(locales)(
  'a text of nobody we know that is done with says so where its button was (%s)',
  async (locale) => {
    const { item: _, reload, ...props } = casePartProps();
    const id = 'e0000000-0000-4000-8000-000000000001';
    const text = {
      id,
      phone: '+1 404 555 0100',
      body: 'Hola, ¿quién es?',
      pictures: 0,
      receivedAt: '2026-11-22T15:00:00Z',
      applications: [],
    };
    let handledAt: string | null = null;
    const server = serve({
      [`GET /api/staff/texts/${id}`]: () => answer({ ...text, handledAt }),
      [`POST /api/staff/texts/${id}/handled`]: () => {
        handledAt = '2026-11-22T16:00:00Z';
        return answer({});
      },
    });
    const { handling } = staffWords[locale].frame.inbox;
    const page = await renderAtWork(
      <InboxRecord {...props} id={id} source="text" onChanged={() => void reload()} />,
      locale,
    );
    const press = page.getByRole('button', { name: handling.submit });
    await press.click();
    // Read again, the text is done with, and the button is gone.
    await expect.element(page.getByText(handling.done)).toHaveFocus();
    await expect.element(press).not.toBeInTheDocument();
    expect(server.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  },
);
