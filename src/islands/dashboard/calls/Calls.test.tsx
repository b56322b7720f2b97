import { expect, it } from 'vitest';
import { renderInApp } from '#tests/components/in-app.tsx';
import type { CallTimes } from '#domain/calendar/calls.ts';
import type { Locale } from '#domain/languages.ts';
import { accountWords } from '#i18n/account.ts';
import { callWords } from '#i18n/calls.ts';
import { fieldMessages } from '#i18n/field-messages.ts';
import { fill, formatAppointment } from '#i18n/format.ts';
import { partOfCase } from '#tests/components/case-part.ts';
import { expectConfirmed } from '#tests/components/confirmed.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { atAddress } from '#tests/components/page.ts';
import { answer, expectKeyOfEach, keysOf, offline, refuse, serve } from '#tests/components/server.ts';
import { Calls } from './Calls.tsx';

const [first, second] = ['2099-03-12T14:00:00Z', '2099-03-12T14:45:00Z'];
const free: CallTimes = {
  isOffered: true,
  slots: [first, second].map((startsAt) => ({ startsAt, languages: ['en', 'es'] })),
  phone: '(404) 555-0199',
  call: null,
};
const booked: CallTimes = {
  ...free,
  call: {
    id: 'k1',
    startsAt: first,
    language: 'es',
    phone: '(404) 555-0199',
    with: 'Sam',
    isChangeable: true,
  },
};
const address = '/api/cases/c1/calls';
async function show(locale: Locale, times: CallTimes, more: Parameters<typeof serve>[0] = {}) {
  // As links to a call lead there: without one, the times are behind one line.
  atAddress('#calls');
  const server = serve({ [`GET ${address}`]: () => answer(times), ...more });
  const screen = await renderInApp(locale, <Calls {...partOfCase(locale)} />);
  return { server, screen };
}

inEachLanguage('a client who wants to talk', (locale) => {
  const words = callWords[locale];

  it('chooses a day and a time, and the call is booked', async () => {
    const { screen, server } = await show(locale, free, {
      [`POST ${address}`]: () => answer({ callId: 'k1' }),
    });
    await screen.getByLabelText(words.day).selectOptions('2099-03-12');
    await screen.getByLabelText(words.booking.fields.startsAt).selectOptions(second);
    server.change({ [`GET ${address}`]: () => answer(booked) });
    await screen.getByRole('button', { name: words.book }).click();
    await expectConfirmed(screen.getByText(words.booked));
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      startsAt: second,
      language: locale,
      phone: '(404) 555-0199',
      moves: null,
    });
    await expect
      .element(screen.getByText(fill(words.standing, { date: formatAppointment(first, locale) })))
      .toBeVisible();
  });

  it('who chooses another time after the line was down asks for that one', async () => {
    const { screen, server } = await show(locale, free, { [`POST ${address}`]: offline });
    const press = () => screen.getByRole('button', { name: words.book }).click();
    const requests = () => keysOf(server.calls, address);
    await screen.getByLabelText(words.day).selectOptions('2099-03-12');
    await screen.getByLabelText(words.booking.fields.startsAt).selectOptions(first);
    await press();
    await expect.element(screen.getByText(accountWords[locale].offline)).toBeVisible();
    await press();
    await expect.poll(() => requests().length).toBe(2);
    await screen.getByLabelText(words.booking.fields.startsAt).selectOptions(second);
    await press();
    await expect.poll(() => requests().length).toBe(3);
    expectKeyOfEach(requests());
  });

  it('is shown the nearest times when somebody was faster, and takes one of them', async () => {
    const { screen, server } = await show(locale, free, {
      [`POST ${address}`]: () => refuse(409, 'call_taken', { message: '', nearest: [second] }),
    });
    await screen.getByLabelText(words.day).selectOptions('2099-03-12');
    await screen.getByLabelText(words.booking.fields.startsAt).selectOptions(first);
    await screen.getByRole('button', { name: words.book }).click();
    await expect.element(screen.getByRole('alert').getByText(words.taken)).toBeVisible();
    await expect.element(screen.getByRole('alert')).toHaveFocus();
    server.change({ [`POST ${address}`]: () => answer({ callId: 'k1' }) });
    await screen.getByRole('button', { name: formatAppointment(second, locale) }).click();
    await expectConfirmed(screen.getByText(words.booked));
    expect(server.calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      startsAt: second,
    });
  });

  it('reads at the field that a phone number is too short, and nothing is sent', async () => {
    const { screen, server } = await show(locale, free);
    await screen.getByLabelText(words.day).selectOptions('2099-03-12');
    await screen.getByLabelText(words.booking.fields.startsAt).selectOptions(first);
    await screen.getByLabelText(words.booking.fields.phone.label).fill('404');
    await screen.getByRole('button', { name: words.book }).click();
    await expect.element(screen.getByText(fieldMessages[locale]['phone.invalid'])).toBeVisible();
    expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('begins to move the call and leaves it as it is', async () => {
    const { screen } = await show(locale, booked);
    await screen.getByRole('button', { name: words.change }).click();
    await expect.element(screen.getByRole('button', { name: words.move })).toBeVisible();
    await screen.getByRole('button', { name: words.keep }).click();
    expect(screen.getByRole('button', { name: words.move }).elements()).toHaveLength(0);
    await expect.element(screen.getByRole('button', { name: words.change })).toHaveFocus();
  });

  it('cancels the call they have after one question', async () => {
    const { screen, server } = await show(locale, booked, {
      'DELETE /api/calls/k1': () => new Response(null, { status: 204 }),
    });
    server.change({ [`GET ${address}`]: () => answer(free) });
    await screen.getByText(words.cancel, { exact: true }).click();
    await expect.element(screen.getByText(words.cancelQuestion)).toBeVisible();
    expect(server.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await screen.getByRole('button', { name: words.cancelYes }).click();
    await expectConfirmed(screen.getByText(words.cancelled));
  });
});

it('says so when nothing is free, and offers nothing where calls are not included', async () => {
  const { screen } = await show('en', { ...free, slots: [] });
  await expect.element(screen.getByText(callWords.en.none)).toBeVisible();
  const { screen: other } = await show('en', { ...free, isOffered: false });
  await expect.element(other.getByRole('button', { name: callWords.en.book })).not.toBeInTheDocument();
});
