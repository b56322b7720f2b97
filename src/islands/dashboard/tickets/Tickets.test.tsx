import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Locale } from '#domain/languages.ts';
import type { OwnTicket } from '#domain/tickets/ticket.ts';
import { accountWords } from '#i18n/account.ts';
import { fill } from '#i18n/format.ts';
import { ticketWords } from '#i18n/tickets.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, offline, serve } from '#tests/components/server.ts';
import { Tickets } from './Tickets.tsx';

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
  const screen = await render(
    <Tickets
      locale={locale}
      labels={ticketWords[locale]}
      account={accountWords[locale]}
      siteEmail="help@example.com"
      cases={[{ id: 'c1', caseNumber: 'FK-1' }]}
    />,
  );
  return { server, screen };
}

inEachLanguage('a client with a question', (locale) => {
  const words = ticketWords[locale];

  it('asks it, keeps the words when the line is down, and gets a number', async () => {
    const { server, screen } = await show(locale);
    await screen.getByRole('button', { name: words.ask }).click();
    await screen.getByRole('button', { name: words.send }).click();
    await expect.element(screen.getByText(words.choose)).toBeVisible();
    await screen.getByLabelText(words.category).selectOptions('files');
    await screen.getByLabelText(words.subject).fill('La carta');
    await screen.getByLabelText(words.message).fill('No abre');
    server.change({ 'POST /api/tickets': offline });
    await screen.getByRole('button', { name: words.send }).click();
    await expect.element(screen.getByText(accountWords[locale].offline)).toBeVisible();
    await expect.element(screen.getByLabelText(words.message)).toHaveValue('No abre');
    server.change({ 'POST /api/tickets': () => answer({ ticketId: 't1', reference: 'ACDE3467' }) });
    await screen.getByRole('button', { name: words.send }).click();
    await expect.element(screen.getByText(fill(words.sent, { number: 'ACDE-3467' }))).toBeVisible();
    const requests = server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(requests[1]).toEqual(requests[0]);
    expect(requests[1]).toMatchObject({ caseId: 'c1', category: 'files', language: locale });
  });

  it('reads what was done, and says once how it went', async () => {
    const { server, screen } = await show(locale, [resolved(locale)]);
    await expect.element(screen.getByText('La mandamos otra vez.')).toBeVisible();
    server.change({ 'POST /api/tickets/t1/rating': () => new Response(null, { status: 204 }) });
    await screen.getByLabelText(words.ratings[5]).click();
    await screen.getByRole('button', { name: words.rateSend }).click();
    await expect.element(screen.getByText(words.rated)).toBeVisible();
    expect(server.last('/api/tickets/t1/rating')).toMatchObject({ rating: 5 });
  });
});
