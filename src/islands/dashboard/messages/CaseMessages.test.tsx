import { expect, it, onTestFinished, vi } from 'vitest';
import { deviceKey } from '#browser/page/keys.ts';
import { keepSession } from '#browser/storage.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { filePickerWords } from '#i18n/file-picker.ts';
import { fill } from '#i18n/format.ts';
import { uploadMessageWords } from '#i18n/upload-messages.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, expectKeyOfEach, keysOf, offline, refuse } from '#tests/components/server.ts';
import { message, show } from '#tests/components/case-page.tsx';

inEachLanguage('the messages of a case', (locale) => {
  const words = casePageWords[locale];

  it('shows a message and its translation, and says that it was read once it was on the screen', async () => {
    const listener = vi.fn<() => void>();
    addEventListener('noticesolved', listener);
    onTestFinished(() => removeEventListener('noticesolved', listener));
    const own = Array.from({ length: 20 }, (_, place) => ({
      ...message,
      id: `own${place}`,
      from: 'client' as const,
      readAt: message.sentAt,
    }));
    const { screen, requests } = await show(locale, { one: { unread: 1 }, messages: [...own, message] });
    const places = screen.getByRole('navigation', { name: words.places.label });
    await expect.element(places.getByText('1', { exact: true })).toBeVisible();
    expect(requests('/api/cases/c1/messages/read')).toEqual([]);
    await places.getByRole('link', { name: words.places.messages }).click();
    // Whoever opens them begins at the newest.
    await expect.element(screen.getByText('Estoy leyendo su expediente.').last()).toBeInViewport();
    await vi.waitFor(() =>
      expect(requests('/api/cases/c1/messages/read').map(({ body }) => body)).toEqual([{ messageId: 'x1' }]),
    );
    await expect.element(screen.getByText(fill(words.thread.unread, { count: 1 }))).not.toBeInTheDocument();
    expect(listener).toHaveBeenCalled();
  });

  it('says of an answer by text or mail how it came, and nothing of what was written here', async () => {
    const of = (id: string, cameBy: 'portal' | 'mail' | 'text') => ({ ...message, id, cameBy });
    const { screen } = await show(locale, {
      at: '#messages',
      messages: [of('1', 'portal'), of('2', 'text'), of('3', 'mail')],
    });
    await expect.element(screen.getByText(words.thread.cameBy.text)).toBeVisible();
    expect(screen.getByText(words.thread.cameBy.text).elements()).toHaveLength(1);
    expect(screen.getByText(words.thread.cameBy.mail).elements()).toHaveLength(1);
  });

  it('keeps the draft of a message that did not get through', async () => {
    const { screen, server } = await show(locale, {
      at: '#messages',
      more: { 'POST /api/cases/c1/messages': offline },
    });
    await screen.getByLabelText(words.thread.fields.message).fill('El martes.');
    await screen.getByRole('button', { name: words.thread.submit }).click();
    await expect.element(screen.getByRole('alert')).toHaveFocus();
    await expect
      .poll(() => server.last('/api/cases/c1/draft'))
      .toEqual({ text: 'El martes.', language: locale, seen: 0 });
  });

  it('keeps every message in sight when a new one moves the edge of the newest page', async () => {
    const of = (id: string) => ({ ...message, id, text: `Text ${id}`, readAt: message.sentAt });
    const path = '/api/cases/c1/messages';
    let newest = [of('2'), of('3')];
    const page = ({ query }: { readonly query: string }) =>
      query === ''
        ? answer({ items: newest, before: 'x', unread: 0 })
        : answer({ items: [of('1')], before: null, unread: 0 });
    const { screen } = await show(locale, {
      at: '#messages',
      more: { [`GET ${path}`]: page, [`POST ${path}`]: () => answer({ messageId: '4', reopened: false }) },
    });
    await screen.getByRole('button', { name: words.thread.older }).click();
    await expect.element(screen.getByText('Text 1')).toBeVisible();
    newest = [of('3'), of('4')];
    await screen.getByLabelText(words.thread.fields.message).fill('Hola.');
    await screen.getByRole('button', { name: words.thread.submit }).click();
    await expect.element(screen.getByText('Text 4')).toBeVisible();
    for (const id of ['1', '2', '3']) await expect.element(screen.getByText(`Text ${id}`)).toBeVisible();
  });

  it('sends a message that did not get through again as the same, and a corrected one as another', async () => {
    const path = '/api/cases/c1/messages';
    const { screen, server, requests } = await show(locale, {
      at: '#messages',
      more: { [`POST ${path}`]: offline },
    });
    const field = screen.getByLabelText(words.thread.fields.message);
    const press = () => screen.getByRole('button', { name: words.thread.submit }).click();
    await field.fill('El martes.');
    await press();
    await expect.element(screen.getByRole('alert')).toHaveFocus();
    await press();
    await vi.waitFor(() => expect(requests(path)).toHaveLength(2));
    await expect.element(field).toHaveValue('El martes.');
    await field.fill('El miércoles.');
    await press();
    await vi.waitFor(() => expect(requests(path)).toHaveLength(3));
    expectKeyOfEach(keysOf(server.calls, path));
  });

  it('keeps what is being written, and has it again on the next visit; a send ends it', async () => {
    const first = await show(locale, {
      at: '#messages',
      more: { 'POST /api/cases/c1/messages': () => answer({ messageId: 'x2', reopened: false }) },
    });
    await first.screen.getByLabelText(words.thread.fields.message).fill('Hola, tengo una');
    await expect.element(first.screen.getByText(words.thread.kept)).toBeVisible();
    const requests = () =>
      first.server.calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/draft'));
    expect(requests().map(({ body }) => body)).toEqual([
      { text: 'Hola, tengo una', language: locale, seen: 0 },
    ]);
    await first.screen.getByRole('button', { name: words.thread.submit }).click();
    await expect.element(first.screen.getByText(words.thread.done)).toBeVisible();
    expect(requests()).toHaveLength(1);
    await first.screen.unmount();
    const draft = { text: 'Hola, tengo una', language: locale, version: 3 };
    const next = await show(locale, {
      at: '#messages',
      more: { 'GET /api/cases/c1/draft': () => answer({ draft }) },
    });
    await expect.element(next.screen.getByLabelText(words.thread.fields.message)).toHaveValue(draft.text);
  });

  it('asks which text counts when another tab wrote one meanwhile, and keeps nothing before', async () => {
    const path = '/api/cases/c1/draft';
    const stored = { kept: false, version: 4, elsewhere: 'Escribí en el teléfono.' };
    const { screen, server } = await show(locale, {
      at: '#messages',
      more: {
        [`GET ${path}`]: () => answer({ draft: { text: 'Hola', language: locale, version: 3 } }),
        [`PUT ${path}`]: () => answer(stored),
      },
    });
    const field = screen.getByLabelText(words.thread.fields.message);
    await expect.element(field).toHaveValue('Hola');
    await field.fill('Hola, escribo');
    const question = screen.getByRole('alert').filter({ hasText: words.thread.conflictingAnswers.title });
    await expect.element(question).toBeVisible();
    expect(server.last(path)).toMatchObject({ seen: 3 });
    server.change({ [`PUT ${path}`]: () => answer({ kept: true, version: 5, elsewhere: null }) });
    await question.getByRole('button', { name: words.thread.conflictingAnswers.both }).click();
    await expect.element(field).toHaveValue('Escribí en el teléfono.\n\nHola, escribo');
    await expect.element(screen.getByText(words.thread.kept)).toBeVisible();
    expect(server.last(path)).toEqual({
      text: 'Escribí en el teléfono.\n\nHola, escribo',
      language: locale,
      seen: 4,
    });
    await expect.element(question).not.toBeInTheDocument();
  });

  it('keeps nothing on a public computer', async () => {
    keepSession(deviceKey, 'public');
    onTestFinished(() => keepSession(deviceKey, null));
    const { screen, server } = await show(locale, {
      at: '#messages',
      more: { 'POST /api/cases/c1/messages': () => answer({ messageId: 'x2', reopened: false }) },
    });
    await screen.getByLabelText(words.thread.fields.message).fill('Hola.');
    await screen.getByRole('button', { name: words.thread.submit }).click();
    await expect.element(screen.getByText(words.thread.done)).toBeVisible();
    expect(server.calls.filter(({ path }) => path.endsWith('/draft'))).toEqual([]);
  });

  it('sends nine files when the tenth is refused', async () => {
    // A storage that takes everything.
    const url = URL.createObjectURL(new Blob(['here']));
    onTestFinished(() => URL.revokeObjectURL(url));
    let tickets = 0;
    const ticketOf = (place: number) => String(place).padStart(43, 'T');
    const { screen, requests } = await show(locale, {
      at: '#messages',
      more: {
        'POST /api/uploads': () => {
          tickets += 1;
          return answer({ ticket: ticketOf(tickets), url, method: 'GET', headers: {} });
        },
        'POST /api/uploads/check': ({ body }) =>
          (body as { ticket: string }).ticket === ticketOf(10)
            ? refuse(400, 'invalid', { fields: [{ field: 'files', code: 'file.content', message: 'No.' }] })
            : answer({ checked: true }),
        'POST /api/cases/c1/messages': () => answer({ messageId: 'x2', reopened: false }),
      },
    });
    const files = Array.from(
      { length: 10 },
      (_, place) => new File(['%PDF'], `page ${place + 1}.pdf`, { type: 'application/pdf' }),
    );
    await screen.getByLabelText(filePickerWords[locale].add).upload(files);
    await vi.waitFor(() => expect(screen.getByText(filePickerWords[locale].sent).elements()).toHaveLength(9));
    const list = screen.getByLabelText(filePickerWords[locale].list);
    await expect.element(list.getByText(uploadMessageWords[locale]['file.content'])).toBeVisible();
    await screen.getByLabelText(words.thread.fields.message).fill('Hola.');
    await screen.getByRole('button', { name: words.thread.submit }).click();
    await expect.element(screen.getByText(words.thread.done)).toBeVisible();
    expect(requests('/api/cases/c1/messages')[0]?.body).toMatchObject({
      tickets: Array.from({ length: 9 }, (_, place) => ticketOf(place + 1)),
    });
  });

  it('opens at the messages for who comes from the mail about one', async () => {
    const { screen } = await show(locale, { at: '#messages' });
    await expect.element(screen.getByRole('heading', { name: words.places.messages })).toHaveFocus();
  });
});
