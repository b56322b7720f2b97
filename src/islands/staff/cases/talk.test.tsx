// The parts of a case in which client and staff talk, each alone, as staff use them.
import { describe, expect, it } from 'vitest';
import * as cases from '#domain/cases/api.staff.ts';
import type { ContactLog } from '#domain/cases/contact-entries.ts';
import type { StaffFileRequest } from '#domain/cases/file-requests.ts';
import type { CaseUpdate } from '#domain/cases/notes.ts';
import type { StaffMessage } from '#domain/cases/thread.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { caseWords } from '#i18n/cases.ts';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, expectKeyOfEach, keysOf, offline, serve } from '#tests/components/server.ts';
import { at, propsIn } from '#tests/components/talk.ts';
import { shortMoment } from '../formats.ts';
import { ContactForm } from './contact/ContactForm.tsx';
import { HistoryPanel } from './notes/HistoryPanel.tsx';
import { NoteForm } from './notes/NoteForm.tsx';
import { UpdateForm } from './notes/UpdateForm.tsx';
import { RequestsPanel } from './requests/RequestsPanel.tsx';
import { readAgain } from '../staff-queries.ts';
import { MessageForm } from './thread/MessageForm.tsx';
import { ThreadPanel } from './thread/ThreadPanel.tsx';

const message = (more: Partial<StaffMessage> = {}): StaffMessage => ({
  id: 'm1',
  from: 'client',
  name: 'Luz Peña',
  language: 'es',
  text: 'Aquí está la carta.',
  translation: null,
  sentAt: at,
  readAt: null,
  isUrgent: false,
  cameBy: 'portal',
  quoted: null,
  notTaken: [],
  original: null,
  files: [],
  ...more,
});

describe('the thread', () => {
  async function show(locale: Locale = 'en', texts: object = { consent: null, items: [] }) {
    const props = propsIn(locale);
    const path = `/api/staff/cases/${props.caseId}/messages`;
    const server = serve({
      [`GET ${path}`]: () =>
        answer({
          items: [
            message({ cameBy: 'text' }),
            message({ id: 'm2', from: 'us', name: 'Sam Lee', language: 'es', text: 'Gracias.' }),
          ],
          before: null,
          unread: 1,
        }),
      [`GET /api/staff/cases/${props.caseId}/texts`]: () => answer(texts),
      [`POST ${path}/read`]: () => new Response(null, { status: 204 }),
      [`POST ${path}`]: () => answer({ messageId: 'm3', reopened: false }),
    });
    const screen = await renderAtWork(
      <>
        <ThreadPanel {...props} onChanged={() => void readAgain(cases.read)} />
        <MessageForm {...props} />
      </>,
    );
    const labels = props.words.thread.messages;
    return { screen, server, labels, path, field: screen.getByRole('textbox', { name: labels.label }) };
  }

  it('lets staff choose by which way the client hears of it, where texts are on', async () => {
    const consent = { state: 'on', endedBy: null, since: at };
    const { screen, server, labels, path, field } = await show('en', { consent, items: [] });
    await screen.getByRole('radio', { name: labels.tellBy.text, exact: true }).click();
    await field.fill('Read this, please.');
    await screen.getByRole('button', { name: labels.send }).click();
    await expect.poll(() => server.last(path)).toMatchObject({ tellBy: 'text' });
  });

  it.each(locales)(
    'shows who wrote what, marks what was new, and notes that it was read (%s)',
    async (locale) => {
      const { screen, server, labels, path } = await show(locale);
      await expect.element(screen.getByText('Aquí está la carta.')).toBeVisible();
      await expect.element(screen.getByText(labels.new, { exact: true })).toBeVisible();
      await expect.element(screen.getByText(labels.cameBy.text, { exact: true })).toBeVisible();
      expect(screen.getByText(labels.cameBy.mail, { exact: true }).elements()).toEqual([]);
      await expect.element(screen.getByText(labels.unreadByClient)).toBeVisible();
      await expect.poll(() => server.last(`${path}/read`)).toEqual({ messageId: 'm2' });
    },
  );

  it('keeps words and key while the line is down; a corrected message is another one', async () => {
    const { screen, server, labels, path, field } = await show();
    const press = () => screen.getByRole('button', { name: labels.send }).click();
    server.change({ [`POST ${path}`]: offline });
    await field.fill('Lo revisamos hoy.');
    await press();
    await expect.element(screen.getByText(staffWords.en.account.offline)).toBeVisible();
    await expect.element(field).toHaveValue('Lo revisamos hoy.');
    await press();
    await expect.poll(() => keysOf(server.calls, path)).toHaveLength(2);
    await expect.element(screen.getByText(staffWords.en.account.offline)).toBeVisible();
    server.change({ [`POST ${path}`]: () => answer({ messageId: 'm3', reopened: false }) });
    await field.fill('Lo revisamos mañana.');
    await press();
    await expect.element(screen.getByText(labels.sent)).toBeVisible();
    await expect.element(field).toHaveValue('');
    const posts = server.calls.filter((call) => call.method === 'POST' && call.path === path);
    expect(posts.at(-1)?.body).toMatchObject({
      message: 'Lo revisamos mañana.',
      language: 'es',
      tickets: [],
    });
    expectKeyOfEach(keysOf(server.calls, path));
  });

  it('sends nothing while a blank is open', async () => {
    const { screen, server, labels, path, field } = await show();
    await field.fill('Le llamé el {{day}}.');
    await screen.getByRole('button', { name: labels.send }).click();
    await expect.element(screen.getByText(staffWords.en.replies.blanks.refused)).toBeVisible();
    expect(server.calls.filter((call) => call.method === 'POST' && call.path === path)).toEqual([]);
  });
});

describe('notes and updates', () => {
  async function show(locale: Locale = 'en', items: readonly CaseUpdate[] = [], isMany = false) {
    const props = { ...propsIn(locale), isMany };
    const base = `/api/staff/cases/${props.caseId}`;
    const server = serve({
      [`GET ${base}/updates`]: () => answer({ items, before: null }),
      [`POST ${base}/updates`]: () => new Response(null, { status: 204 }),
      [`POST ${base}/notes`]: () => new Response(null, { status: 204 }),
    });
    const screen = await renderAtWork(
      <>
        <HistoryPanel {...props} />
        <NoteForm {...props} />
        <UpdateForm {...props} />
      </>,
    );
    return { screen, server, base, labels: props.words.thread.notes };
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
    const news = fill(caseWords[locale].updates.status_changed, { status: words.caseStates.denied });
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

describe('requests for files', () => {
  const request: StaffFileRequest = {
    id: 'r1',
    matterId: null,
    status: 'sent',
    what: 'La carta de la corte',
    why: null,
    language: 'es',
    dueOn: '2026-12-01',
    returnedNote: null,
    answeredAt: at,
    closedAt: null,
    version: 3,
    createdAt: at,
    files: [
      {
        id: 'f1',
        uploadId: 'u1',
        name: 'carta.pdf',
        type: 'application/pdf',
        size: 1_000,
        about: 'La carta del tribunal',
        scan: 'unscanned',
        active: false,
      },
    ],
  };

  it('what was sent is returned with the reason, from the version on the screen', async () => {
    const props = propsIn('en');
    const server = serve({
      [`GET /api/staff/cases/${props.caseId}/requests`]: () => answer({ items: [request] }),
      'POST /api/staff/requests/r1/decision': () => new Response(null, { status: 204 }),
    });
    const screen = await renderAtWork(<RequestsPanel {...props} />);
    const labels = props.words.papers.requests;
    await expect.element(screen.getByText('carta.pdf')).toBeVisible();
    await screen.getByRole('radio', { name: labels.decide.fields.decision.options.returned }).click();
    await screen.getByRole('textbox', { name: labels.decide.fields.note.label }).fill('Falta la página dos.');
    await screen.getByRole('button', { name: labels.decide.submit }).click();
    await expect
      .poll(() => server.last('/api/staff/requests/r1/decision'))
      .toMatchObject({ decision: 'returned', note: 'Falta la página dos.', version: 3 });
  });

  it('who accepts files reads that it is saved, though the form is gone by then', async () => {
    const props = propsIn('en');
    const list = `GET /api/staff/cases/${props.caseId}/requests`;
    const labels = props.words.papers.requests;
    const server = serve({
      [list]: () => answer({ items: [request] }),
      'POST /api/staff/requests/r1/decision': () => {
        server.change({
          [list]: () => answer({ items: [{ ...request, status: 'accepted', closedAt: at }] }),
        });
        return new Response(null, { status: 204 });
      },
    });
    const again = () => void readAgain(cases.read);
    const screen = await renderAtWork(<RequestsPanel {...props} onChanged={again} />);
    await screen.getByRole('radio', { name: labels.decide.fields.decision.options.accepted }).click();
    await screen.getByRole('button', { name: labels.decide.submit }).click();
    await expect.element(screen.getByRole('button', { name: labels.decide.submit })).not.toBeInTheDocument();
    await expect.element(screen.getByText(labels.decide.done)).toHaveFocus();
  });
});

const noContact = {
  items: [],
  facts: { ways: null, hasPhone: true, texts: null, mailLostAt: null, tries: [] },
  phone: null,
} satisfies ContactLog;

describe('the contact log', () => {
  it('a docket check asks not who began, and says whether the file was found', async () => {
    const props = propsIn('en');
    const path = `/api/staff/cases/${props.caseId}/contacts`;
    const server = serve({
      [`GET ${path}`]: () => answer(noContact),
      [`POST ${path}`]: () => new Response(null, { status: 204 }),
    });
    const screen = await renderAtWork(<ContactForm {...props} />);
    const labels = props.words.thread.contact;
    await screen
      .getByRole('combobox', { name: labels.form.fields.channel.label })
      .selectOptions('docket_check');
    await expect
      .element(screen.getByRole('group', { name: labels.form.fields.direction.label }))
      .not.toBeInTheDocument();
    await screen.getByRole('radio', { name: labels.form.fields.reached.options.true }).click();
    await screen.getByRole('button', { name: labels.form.submit }).click();
    await expect.element(screen.getByText(labels.form.done)).toBeVisible();
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      channel: 'docket_check',
      direction: 'out',
      reached: true,
    });
  });

  it.each(locales)(
    'a call of yesterday is logged with its hour in Eastern Time; a time without a day is asked (%s)',
    async (locale) => {
      const props = propsIn(locale);
      const path = `/api/staff/cases/${props.caseId}/contacts`;
      const server = serve({
        [`GET ${path}`]: () => answer(noContact),
        [`POST ${path}`]: () => new Response(null, { status: 204 }),
      });
      const screen = await renderAtWork(<ContactForm {...props} />);
      const labels = props.words.thread.contact;
      await screen.getByRole('combobox', { name: labels.form.fields.channel.label }).selectOptions('call');
      await screen
        .getByRole('radio', { name: labels.form.fields.reached.options.false, exact: true })
        .click();
      await screen.getByLabelText(labels.happened.time).fill('09:30');
      await screen.getByRole('button', { name: labels.form.submit }).click();
      await expect.element(screen.getByText(labels.happened.wrong)).toBeVisible();
      await screen.getByLabelText(labels.happened.day).fill('2026-11-20');
      await screen.getByRole('button', { name: labels.form.submit }).click();
      await expect.element(screen.getByText(labels.form.done, { exact: true })).toBeVisible();
      expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        channel: 'call',
        reached: false,
        happenedAt: '2026-11-20T14:30:00.000Z',
      });
    },
  );
});
