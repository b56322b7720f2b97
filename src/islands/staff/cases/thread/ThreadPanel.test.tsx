// Messages between staff and a client, in the case.
import { describe, expect, it } from 'vitest';
import * as cases from '#domain/cases/api.staff.ts';
import type { StaffMessage } from '#domain/cases/thread.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { fieldMessages } from '#i18n/field-messages.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, expectKeyOfEach, keysOf, offline, serve } from '#tests/components/server.ts';
import { at, contactProps } from '#tests/components/contact-props.ts';
import { readAgain } from '../../staff-queries.ts';
import { MessageForm } from './MessageForm.tsx';
import { ThreadPanel } from './ThreadPanel.tsx';

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
    const props = contactProps();
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
      locale,
    );
    const labels = staffWords[locale].thread.messages;
    return {
      screen,
      server,
      labels,
      path,
      field: screen.getByRole('textbox', { name: labels.form.fields.message.label }),
    };
  }

  it('lets staff choose by which way the client hears of it, where texts are on', async () => {
    const consent = { state: 'on', endedBy: null, since: at };
    const { screen, server, labels, path, field } = await show('en', { consent, items: [] });
    await screen
      .getByRole('combobox', { name: labels.form.fields.tellBy.label })
      .selectOptions(labels.form.fields.tellBy.options.text);
    await field.fill('Read this, please.');
    await screen.getByRole('button', { name: labels.form.submit }).click();
    // The thread is read again at once, so the last call is not the one that sent it.
    const posted = () => server.calls.find((call) => call.method === 'POST' && call.path === path)?.body;
    await expect.poll(posted).toMatchObject({ tellBy: 'text' });
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
    const press = () => screen.getByRole('button', { name: labels.form.submit }).click();
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
    await expect.element(screen.getByText(labels.form.done)).toBeVisible();
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
    await screen.getByRole('button', { name: labels.form.submit }).click();
    await expect.element(screen.getByText(fieldMessages.en['blank.open'])).toBeVisible();
    expect(server.calls.filter((call) => call.method === 'POST' && call.path === path)).toEqual([]);
  });
});
