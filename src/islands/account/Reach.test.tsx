// Phone and address on the account page: before they save, clients read what it changes.
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { locales } from '#domain/languages.ts';
import { accountWords } from '#i18n/account.ts';
import { fill, formatAppointment } from '#i18n/format.ts';
import { ownAccountWords } from '#i18n/own-account.ts';
import { casePath } from '#i18n/routes.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { accountPart } from '#tests/components/own-account.ts';
import { expectKeyOfEach, keysOf, offline, serve } from '#tests/components/server.ts';
import { OwnAddress } from './OwnAddress.tsx';
import SafeWays from './SafeWays.tsx';

inEachLanguage('a client with another phone number', (locale) => {
  const { ways } = ownAccountWords[locale];
  const labels = ways.changes;

  it('reads before saving which calls come there, and which stay where they are', async () => {
    const server = serve({ 'POST /api/account/ways': () => new Response(null, { status: 204 }) });
    const screen = await render(<SafeWays {...accountPart(locale)} />);
    await expect.element(screen.getByText(labels.title)).not.toBeInTheDocument();
    const field = screen.getByLabelText(ways.phone);
    // Half a number says nothing yet.
    await field.fill('404 555');
    await expect.element(screen.getByText(labels.title)).not.toBeInTheDocument();
    await field.fill('404 555 0177');
    const notice = screen.getByRole('status').filter({ hasText: labels.title });
    const date = formatAppointment('2027-01-05T15:00:00Z', locale);
    for (const text of [
      fill(labels.calls, { phone: '(404) 555-0177' }),
      fill(labels.booked, { date, phone: '(404) 555-0100' }),
      labels.rest,
    ])
      await expect.element(notice.getByText(text)).toBeVisible();
    expect(server.calls).toHaveLength(0);
    await screen.getByRole('button', { name: ways.submit }).click();
    await expect.element(screen.getByText(ways.done)).toBeVisible();
    expect(server.calls[0]?.body).toMatchObject({ phone: '404 555 0177' });
  });

  it('who changes an answer after the line was down saves the later one', async () => {
    const path = '/api/account/ways';
    const server = serve({ [`POST ${path}`]: offline });
    const screen = await render(<SafeWays {...accountPart(locale)} />);
    const press = () => screen.getByRole('button', { name: ways.submit }).click();
    const requests = () => keysOf(server.calls, path);
    const call = screen.getByRole('group', { name: ways.questions.call });
    await call.getByLabelText(ways.answers.yes).click();
    await press();
    await expect.element(screen.getByText(accountWords[locale].offline)).toBeVisible();
    await press();
    await expect.poll(() => requests().length).toBe(2);
    await call.getByLabelText(ways.answers.no).click();
    await press();
    await expect.poll(() => requests().length).toBe(3);
    expectKeyOfEach(requests());
  });

  it('reads that an empty field means the number of the application', async () => {
    const stored = {
      phone: '(404) 555-0177',
      call: null,
      voicemail: null,
      letter: null,
      note: '',
      at: '2026-11-20T15:00:00Z',
      by: 'client',
    } as const;
    const screen = await render(<SafeWays {...accountPart(locale, { ways: stored, cases: [] })} />);
    await screen.getByLabelText(ways.phone).fill('');
    await expect.element(screen.getByText(labels.ofApplication)).toBeVisible();
    // The number as it was, written in another way, is no change.
    await screen.getByLabelText(ways.phone).fill('404-555-0177');
    await expect.element(screen.getByText(labels.title)).not.toBeInTheDocument();
  });
});

it.each(locales)('a client sees the address of each case and the way to change it (%s)', async (locale) => {
  const { home } = ownAccountWords[locale];
  const screen = await render(<OwnAddress {...accountPart(locale)} />);
  const known = screen.getByRole('listitem').filter({ hasText: '1 Elm Street, Atlanta, GA 30303' });
  await expect
    .element(known.getByRole('link', { name: home.change }))
    .toHaveAttribute('href', `${casePath(locale, 'c1')}#address`);
  const unknown = screen.getByRole('listitem').filter({ hasText: 'FK-2026-ACDE35' });
  await expect.element(unknown.getByText(home.none)).toBeVisible();
});
