// Writing at the lower edge of a case, and what is said once it was sent.
import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { locales, type Locale } from '#domain/languages.ts';
import { undoOffered } from '#browser/workplace/undo-offer.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, serve } from '#tests/components/server.ts';
import { contactProps } from '#tests/components/contact-props.ts';
import { UndoBar } from '../frame/UndoBar.tsx';
import { Composer } from './Composer.tsx';

beforeEach(() => undoOffered.set(null));

async function write(locale: Locale) {
  const contact = contactProps();
  const path = `/api/staff/cases/${contact.caseId}/messages`;
  const server = serve({
    [`GET /api/staff/cases/${contact.caseId}/texts`]: () => answer({ consent: null, items: [] }),
    [`POST ${path}`]: () => answer({ messageId: 'm3', reopened: false, undo: { id: 'a1', seconds: 10 } }),
    'POST /api/staff/acts/a1/undo': () => new Response(null, { status: 204 }),
    'GET /api/staff/waiting': () => answer({}),
  });
  const screen = await renderAtWork(
    <>
      <Composer {...contact} nextCase="#cases/c2" onMessages={() => undefined} />
      <UndoBar />
    </>,
    locale,
  );
  const words = staffWords[locale];
  const labels = words.thread.messages.form;
  await screen.getByRole('button', { name: words.cases.page.composer.kinds.message, exact: true }).click();
  const field = screen.getByRole('textbox', { name: labels.fields.message.label });
  await expect.element(field).toHaveFocus();
  await field.fill('Lo revisamos hoy.');
  const posts = () => server.calls.filter((call) => call.method === 'POST' && call.path === path);
  return { screen, server, words, labels, field, posts };
}

it.each(locales)(
  'staff send by Ctrl Enter; the box folds, and it says that it was sent, how to undo it and where to go (%s)',
  async (locale) => {
    const { screen, words, labels, field, posts } = await write(locale);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const note = screen.getByText(labels.done, { exact: true });
    await expect.element(note).toHaveFocus();
    expect(posts()).toHaveLength(1);
    await expect.element(field).not.toBeInTheDocument();
    // Once, where the hand is, and not below the page as well.
    await expect.element(screen.getByRole('button', { name: words.frame.undo.undo })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: words.cases.page.nextCase }))
      .toHaveAttribute('href', '#cases/c2');
  },
);

it('a message that was taken back comes back into the box, to be put right', async () => {
  const { screen, words, labels } = await write('en');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.getByRole('button', { name: words.frame.undo.undo }).click();
  const field = screen.getByRole('textbox', { name: labels.fields.message.label });
  await expect.element(field).toHaveValue('Lo revisamos hoy.');
  await expect.element(field).toHaveFocus();
});

it('a note that was taken back comes back into its box', async () => {
  const contact = contactProps();
  serve({
    [`POST /api/staff/cases/${contact.caseId}/notes`]: () => answer({ undo: { id: 'a2', seconds: 10 } }),
    'POST /api/staff/acts/a2/undo': () => new Response(null, { status: 204 }),
    'GET /api/staff/waiting': () => answer({}),
  });
  const screen = await renderAtWork(
    <>
      <Composer {...contact} nextCase={null} onMessages={() => undefined} />
      <UndoBar />
    </>,
  );
  const { page } = staffWords.en.cases;
  const { note } = staffWords.en.thread.notes;
  await screen.getByRole('button', { name: page.composer.kinds.note, exact: true }).click();
  const field = screen.getByRole('textbox');
  await field.fill('Called the clerk.');
  await screen.getByRole('button', { name: note.submit }).click();
  // The box folds, and Undo stands where it was, once.
  await expect.element(screen.getByText(note.done)).toHaveFocus();
  await expect.element(field).not.toBeInTheDocument();
  await screen.getByRole('button', { name: staffWords.en.frame.undo.undo }).click();
  await expect.element(field).toHaveValue('Called the clerk.');
  await expect.element(field).toHaveFocus();
  // It was not done after all.
  await expect.element(screen.getByText(note.done)).not.toBeInTheDocument();
});
