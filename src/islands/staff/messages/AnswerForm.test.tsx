import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { InboxRecord } from '#domain/contact/inbox.ts';
import { locales, type Locale } from '#domain/languages.ts';
import type { SavedReply } from '#domain/replies/saved-replies.ts';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, expectKeyOfEach, keysOf, offline, refuse, serve } from '#tests/components/server.ts';
import { AnswerForm } from './AnswerForm.tsx';

const replies: readonly SavedReply[] = [
  ['Thanks', 'Gracias', 'Thank you, {{name}}.', 'Gracias, {{name}}.'],
  ['Called', 'Llamada', 'I called on {{day}}.', 'Le llamé el {{day}}.'],
].map(([titleEn = '', titleEs = '', bodyEn = '', bodyEs = ''], index) => ({
  id: `r${index}`,
  version: 1,
  titleEn,
  titleEs,
  bodyEn,
  bodyEs,
  enCurrentAt: '2026-11-01T10:00:00Z',
  esCurrentAt: '2026-11-01T10:00:00Z',
  older: index === 1 ? 'en' : null,
}));
const path = (id: string) => `/api/staff/messages/${id}/answer`;
const sentTo = (id: string) => `POST ${path(id)}`;
let count = 0;

function messageIn(language: Locale): InboxRecord {
  count += 1;
  return {
    id: `m${count}`,
    reference: 'ACDE3467',
    firstName: 'Luz',
    lastName: 'Peña',
    email: 'luz@example.com',
    phone: null,
    inquiryType: 'general',
    message: 'Hola',
    language,
    files: [],
    filesMissing: [],
    suspicion: null,
    handledAt: null,
    createdAt: '2026-11-20T10:00:00Z',
    handledBy: null,
    applicationId: null,
    mail: null,
    version: 4,
    answers: [],
  };
}

async function show({ locale = 'en', language = 'es' }: { locale?: Locale; language?: Locale } = {}) {
  const item = messageIn(language);
  const words = staffWords[locale];
  let read = 0;
  const server = serve({
    'POST /api/staff/replies/search': () => answer({ items: replies, before: null }),
    [sentTo(item.id)]: () => answer({ version: 5 }),
  });
  const screen = await renderAtWork(
    <AnswerForm
      item={item}
      member={{
        id: 'sam',
        name: 'Sam Lee',
        email: 'sam@example.com',
        role: 'staff',
        rights: [],
        preferences: { shortcuts: true, undoSeconds: 10 },
      }}
      onDone={async () => {
        read += 1;
      }}
    />,
    locale,
  );
  const field = screen.getByRole('textbox', { name: words.messages.answer.label });
  return { item, words, server, screen, field, timesRead: () => read };
}
type Shown = Awaited<ReturnType<typeof show>>;
const insert = ({ screen, words }: Shown, title: string) =>
  screen.getByRole('button', { name: fill(words.replies.picker.insert, { title }) }).click();
const press = ({ screen, words }: Shown) =>
  screen.getByRole('button', { name: words.messages.answer.submit }).click();
const confirm = ({ screen, words }: Shown) =>
  screen.getByRole('dialog').getByRole('button', { name: words.messages.answer.confirm.yes }).click();

describe('an answer to a message', () => {
  it.each(locales)(
    'takes several saved replies in the language of the message, asked in %s',
    async (locale) => {
      const form = await show({ locale });
      await form.screen.getByRole('button', { name: form.words.replies.picker.open }).click();
      await insert(form, locale === 'es' ? 'Gracias' : 'Thanks');
      await insert(form, locale === 'es' ? 'Llamada' : 'Called');
      await expect.element(form.field).toHaveValue('Gracias, Luz.\n\nLe llamé el {{day}}.');
      await expect.element(form.screen.getByText(form.words.replies.older.en)).toBeVisible();
    },
  );

  it('is not sent while a blank is open; the blank is selected, and typing fills it', async () => {
    const form = await show();
    await form.field.fill('Le llamé el {{day}}.');
    await press(form);
    await expect.element(form.screen.getByText(form.words.replies.blanks.refused)).toBeVisible();
    await expect.element(form.screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => getSelection()?.toString()).toBe('{{day}}');
    await userEvent.keyboard('lunes');
    await expect.element(form.field).toHaveValue('Le llamé el lunes.');
    await press(form);
    await expect.element(form.screen.getByRole('dialog').getByText('Le llamé el lunes.')).toBeVisible();
    await confirm(form);
    await expect
      .element(form.screen.getByText(fill(form.words.messages.answer.done, { email: 'luz@example.com' })))
      .toBeVisible();
    expect(form.server.last(path(form.item.id))).toMatchObject({ answer: 'Le llamé el lunes.', version: 4 });
    await expect.element(form.field).toHaveValue('');
    expect(form.timesRead()).toBe(1);
  });

  it('keeps its words and its key when the line is down; a corrected answer is another one', async () => {
    const form = await show();
    const address = path(form.item.id);
    const send = async () => {
      await press(form);
      await confirm(form);
    };
    form.server.change({ [sentTo(form.item.id)]: offline });
    await form.field.fill('Sí.');
    await send();
    await expect.element(form.screen.getByText(form.words.account.offline)).toBeVisible();
    await expect.element(form.field).toHaveValue('Sí.');
    await send();
    await expect.poll(() => keysOf(form.server.calls, address)).toHaveLength(2);
    form.server.change({ [sentTo(form.item.id)]: () => answer({ version: 5 }) });
    await form.field.fill('No.');
    await send();
    await expect.element(form.field).toHaveValue('');
    expectKeyOfEach(keysOf(form.server.calls, address));
  });

  it('names the colleague who was faster, keeps what was typed, and reads the message again', async () => {
    const form = await show();
    form.server.change({ [sentTo(form.item.id)]: () => refuse(409, 'stale', { by: 'Ana Lee', version: 5 }) });
    await form.field.fill('Sí, se puede.');
    await press(form);
    await confirm(form);
    await expect
      .element(form.screen.getByText(fill(form.words.messages.answer.staleBy, { name: 'Ana Lee' })))
      .toBeVisible();
    await expect.element(form.field).toHaveValue('Sí, se puede.');
    expect(form.timesRead()).toBe(1);
  });
});
