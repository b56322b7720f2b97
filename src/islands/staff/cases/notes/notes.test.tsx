// What staff write into a case for themselves, and what they tell of it.
import { describe, expect, it } from 'vitest';
import type { CaseUpdate } from '#domain/cases/notes.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { caseWords } from '#i18n/cases.ts';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, serve } from '#tests/components/server.ts';
import { at, contactProps } from '#tests/components/contact-props.ts';
import { shortMoment } from '../../formats.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import { NoteForm } from './NoteForm.tsx';
import { UpdateForm } from './UpdateForm.tsx';

describe('notes and updates', () => {
  async function show(locale: Locale = 'en', items: readonly CaseUpdate[] = [], isMany = false) {
    const props = { ...contactProps(), isMany };
    const base = `/api/staff/cases/${props.caseId}`;
    const server = serve({
      [`GET ${base}/updates`]: () => answer({ items, before: null }),
      [`POST ${base}/updates`]: () => new Response(null, { status: 204 }),
      [`POST ${base}/notes`]: () => answer({ undo: null }),
    });
    const screen = await renderAtWork(
      <>
        <HistoryPanel {...props} />
        <NoteForm {...props} />
        <UpdateForm {...props} />
      </>,
      locale,
    );
    return { screen, server, base, labels: staffWords[locale].thread.notes };
  }

  it.each(locales)(
    'an update goes out only after it was seen as the client will see it (%s)',
    async (locale) => {
      const { screen, server, base, labels } = await show(locale);
      await screen
        .getByRole('textbox', { name: labels.update.form.fields.title })
        .fill('Ya tenemos su expediente');
      await screen
        .getByRole('textbox', { name: labels.update.form.fields.text, exact: true })
        .fill('La corte nos lo mandó.');
      await screen.getByRole('button', { name: labels.update.form.submit }).click();
      const dialog = screen.getByRole('dialog', { name: labels.update.previewTitle });
      await expect.element(dialog.getByText('La corte nos lo mandó.')).toBeVisible();
      expect(server.last(`${base}/updates`)).toBeNull();
      await dialog.getByRole('button', { name: labels.update.publish }).click();
      await expect.element(screen.getByText(labels.update.form.done)).toBeVisible();
      expect(server.calls.find(({ method }) => method === 'POST')).toMatchObject({
        path: `${base}/updates`,
        body: { title: 'Ya tenemos su expediente', text: 'La corte nos lo mandó.', language: 'es' },
      });
    },
  );

  it.each(locales)('of several court cases the history says which one was denied (%s)', async (locale) => {
    const denied: CaseUpdate = {
      id: 'u1',
      code: 'status_changed',
      params: { from: 'hearing_set', to: 'denied', matter: 2 },
      title: null,
      text: null,
      language: null,
      status: 'denied',
      internal: false,
      role: 'staff',
      by: 'Sam Office',
      createdAt: at,
      takenBackAt: null,
      undo: null,
    };
    const { screen } = await show(locale, [denied], true);
    const words = staffWords[locale];
    const named = fill(words.cases.matter.title, { place: 2 });
    const news = fill(words.thread.notes.list.moved, { status: words.cases.states.denied });
    await expect.element(screen.getByText(`${named}: ${news}`)).toBeVisible();
  });

  it.each(locales)('a call that was moved says to when, and who moved it (%s)', async (locale) => {
    const callAt = '2026-12-03T15:00:00.000Z';
    const moved: CaseUpdate = {
      id: 'u1',
      code: 'call_moved',
      params: { callId: 'e1', callAt },
      title: null,
      text: null,
      language: null,
      status: 'preparing',
      internal: false,
      role: 'client',
      by: 'Rosa Diaz',
      createdAt: at,
      takenBackAt: null,
      undo: null,
    };
    const { screen, labels } = await show(locale, [moved]);
    const entry = screen.getByRole('listitem').filter({ hasText: caseWords[locale].updates.call_moved });
    await expect
      .element(entry.getByText(fill(labels.list.callAt, { date: shortMoment(callAt, locale) })))
      .toBeVisible();
    await expect.element(entry.getByText('Rosa Diaz')).toBeVisible();
  });

  it.each(locales)('a move that was taken back is one line that says who did it (%s)', async (locale) => {
    const act: CaseUpdate = {
      id: 'u1',
      code: 'status_changed',
      params: { from: 'in_review', to: 'preparing', matter: 1 },
      title: null,
      text: null,
      language: null,
      status: 'preparing',
      internal: true,
      role: 'staff',
      by: 'Sam Office',
      createdAt: at,
      takenBackAt: '2026-11-20T15:00:07Z',
      undo: null,
    };
    const reason = { ...act, id: 'u2', text: 'The record is clear.' };
    const back: CaseUpdate = {
      ...act,
      id: 'u3',
      code: 'taken_back',
      createdAt: '2026-11-20T15:00:07Z',
      takenBackAt: null,
    };
    const { screen, labels } = await show(locale, [back, reason, act]);
    const { list } = labels;
    const entries = screen.getByRole('list', { name: list.title }).getByRole('listitem');
    const moved = fill(list.moved, { status: staffWords[locale].cases.states.preparing });
    await expect.element(entries.getByText(moved)).toBeVisible();
    await expect.element(entries.getByText(fill(list.takenBackBy, { name: 'Sam Office' }))).toBeVisible();
    await expect.element(entries.getByText('The record is clear.')).toBeVisible();
    expect(entries.elements()).toHaveLength(1);
  });

  it('a note goes where only staff look', async () => {
    const { screen, server, base, labels } = await show();
    await screen
      .getByRole('textbox', { name: labels.note.fields.text.label, exact: true })
      .fill('Called the clerk twice.');
    await screen.getByRole('button', { name: labels.note.submit }).click();
    await expect.element(screen.getByText(labels.note.done)).toBeVisible();
    expect(server.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      `${base}/notes`,
    ]);
  });
});
