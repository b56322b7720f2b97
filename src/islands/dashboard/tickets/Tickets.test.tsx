import { expect, it } from 'vitest';
import type { Locale } from '#domain/languages.ts';
import type { OwnTicket } from '#domain/tickets/answers.ts';
import en from '#i18n/en/tickets.ts';
import es from '#i18n/es/tickets.ts';
import formsEn from '#i18n/en/form-kit.ts';
import formsEs from '#i18n/es/form-kit.ts';
import { fill } from '#i18n/format.ts';
import { renderInApp } from '#tests/components/in-app.tsx';
import { expectConfirmed } from '#tests/components/confirmed.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, offline, refuse, serve } from '#tests/components/server.ts';
import Tickets from './Tickets.tsx';

const now = Date.now();
const resolved = (locale: Locale): OwnTicket => ({
  id: 't1',
  reference: 'ACDE3467',
  category: 'site',
  subject: 'La carta',
  status: 'resolved',
  rating: null,
  createdAt: new Date(now - 86_400_000).toISOString(),
  resolution: 'La mandamos otra vez.',
  resolvedAt: new Date(now).toISOString(),
  messages: [
    {
      id: 'm1',
      from: 'client',
      name: null,
      language: locale,
      text: 'No abre',
      sentAt: '2026-11-20T10:00:00Z',
    },
  ],
});

async function show(locale: Locale, items: readonly OwnTicket[] = []) {
  const server = serve({ 'GET /api/tickets': () => answer({ items }) });
  const screen = await renderInApp(
    locale,
    <Tickets cases={[{ id: '6f1e1c52-6f6b-4c58-9a8e-0d5a3b1c2d4e', caseNumber: 'FK-1' }]} />,
  );
  return { server, screen };
}

inEachLanguage('a client with a question', (locale) => {
  const words = { en, es }[locale];
  const forms = { en: formsEn, es: formsEs }[locale];
  const { fields } = words.ask;
  const press = (screen: Awaited<ReturnType<typeof show>>['screen'], name: string) =>
    screen.getByRole('button', { name, exact: true }).click();

  it('asks it, keeps the words when the line is down, and gets a number', async () => {
    const { server, screen } = await show(locale);
    await press(screen, words.ask.open);
    await expect.element(screen.getByLabelText(fields.category.label)).toHaveFocus();
    await press(screen, words.ask.submit);
    // More than one answer is missing: they are listed, each at its field, too.
    await expect.element(screen.getByText(forms.summaryTitle)).toBeVisible();
    expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await screen.getByLabelText(fields.category.label).selectOptions('files');
    await screen.getByLabelText(fields.subject).fill('La carta');
    await screen.getByLabelText(fields.message).fill('No abre');
    await screen.getByLabelText(`${fields.wish} ${forms.optional}`).fill('Una llamada');
    server.change({ 'POST /api/tickets': offline });
    await press(screen, words.ask.submit);
    await expect.element(screen.getByText(forms.offline)).toBeVisible();
    await expect.element(screen.getByLabelText(fields.message)).toHaveValue('No abre');
    server.change({ 'POST /api/tickets': () => answer({ ticketId: 't1', reference: 'ACDE3467' }) });
    const read = server.calls.filter(({ method }) => method === 'GET').length;
    await press(screen, words.ask.submit);
    const confirmation = screen.getByText(fill(words.ask.done, { number: 'ACDE-3467' }));
    await expectConfirmed(confirmation);
    expect(server.calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(read);
    const requests = server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(requests[1]).toEqual(requests[0]);
    expect(requests[1]).toMatchObject({
      category: 'files',
      subject: 'La carta',
      wish: 'Una llamada',
      language: locale,
    });
  });

  it('reads at the field what the server refuses, and lands there', async () => {
    const { server, screen } = await show(locale);
    server.change({
      'POST /api/tickets': () =>
        refuse(400, 'invalid_input', {
          message: 'general',
          fields: [{ field: 'subject', code: 'text.tooLong', message: 'Demasiado largo' }],
        }),
    });
    await press(screen, words.ask.open);
    await screen.getByLabelText(fields.category.label).selectOptions('files');
    await screen.getByLabelText(fields.subject).fill('La carta');
    await screen.getByLabelText(fields.message).fill('No abre');
    await press(screen, words.ask.submit);
    await expect.element(screen.getByText('Demasiado largo')).toBeVisible();
    await expect.element(screen.getByLabelText(fields.subject)).toHaveFocus();
    expect(screen.getByText('general').query()).toBeNull();
  });

  it('goes back to the button when they cancel', async () => {
    const { screen } = await show(locale);
    await press(screen, words.ask.open);
    await press(screen, forms.cancel);
    await expect.element(screen.getByRole('button', { name: words.ask.open })).toHaveFocus();
  });

  it('reads what was done, and says once how it went', async () => {
    const { server, screen } = await show(locale, [resolved(locale)]);
    await expect.element(screen.getByText('La mandamos otra vez.')).toBeVisible();
    server.change({ 'POST /api/tickets/t1/rating': () => new Response(null, { status: 204 }) });
    await screen.getByLabelText(words.rate.fields.rating.options[5]).click();
    await press(screen, words.rate.submit);
    await expectConfirmed(screen.getByText(words.rate.done));
    expect(server.last('/api/tickets/t1/rating')).toEqual({ rating: 5 });
  });

  it('reads why the list is not there, and asks again', async () => {
    const { server, screen } = await show(locale, [resolved(locale)]);
    await expect.element(screen.getByText('La carta')).toBeVisible();
    server.change({ 'GET /api/tickets': () => refuse(500, 'fault', { message: 'kaputt' }) });
    await screen.getByLabelText(words.write.fields.message.label).fill('Otra cosa');
    server.change({ 'POST /api/tickets/t1/messages': () => new Response(null, { status: 204 }) });
    await press(screen, words.write.submit);
    await expect.element(screen.getByText('kaputt')).toBeVisible();
    // What was read before is still there.
    await expect.element(screen.getByText('La carta')).toBeVisible();
    server.change({ 'GET /api/tickets': () => answer({ items: [] }) });
    await press(screen, forms.tryAgain);
    await expect.element(screen.getByText('La carta')).not.toBeInTheDocument();
  });
});
