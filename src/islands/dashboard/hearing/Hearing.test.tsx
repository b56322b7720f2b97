import { expect, it } from 'vitest';
import type { Locale } from '#domain/languages.ts';
import type { CasePageMatter } from '#domain/portal/case-page.ts';
import { fieldMessages } from '#i18n/field-messages.ts';
import { formatMoment } from '#i18n/format.ts';
import { hearingWords } from '#i18n/hearing.ts';
import { renderInApp } from '#tests/components/in-app.tsx';
import { partOfCase } from '#tests/components/case-part.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, refuse, serve } from '#tests/components/server.ts';
import Hearing from './Hearing.tsx';

const matter: CasePageMatter = {
  id: 'm1',
  place: 1,
  version: 3,
  status: 'hearing_set',
  reading: 'hearing_set',
  turn: 'court',
  asks: [],
  leftOut: false,
  court: 'magistrate',
  county: 'DeKalb',
  docketNumber: '24-D-01',
  nameAsFiled: 'Ana Nunez',
  filedOn: '2026-11-02',
  filedEnvelope: null,
  filedBy: 'client',
  hearingAt: '2099-03-12T14:30:00Z',
  hearingPlace: 'Room 2A',
  decidedOn: null,
  outcome: null,
  outcomePart: null,
  limitEndsOn: null,
  hiddenSeenOn: null,
  lastCheck: null,
  parties: [],
};
const address = '/api/cases/c1/matters/m1/cannot-come';
const show = (locale: Locale, more: Partial<CasePageMatter> = {}) =>
  renderInApp(locale, <Hearing {...partOfCase(locale)} matters={[{ ...matter, ...more }]} />);

inEachLanguage('a client with a date of the court', (locale) => {
  const words = hearingWords[locale];

  it('reads when, where and what to bring, and says why they cannot come', async () => {
    const server = serve({ [`POST ${address}`]: () => answer({ done: true }) });
    const screen = await show(locale);
    await expect.element(screen.getByText(formatMoment('2099-03-12T14:30:00Z', locale))).toBeVisible();
    await expect.element(screen.getByText('Room 2A')).toBeVisible();
    await screen.getByText(words.cannotCome.title, { exact: true }).click();
    await screen.getByRole('button', { name: words.cannotCome.submit }).click();
    await expect.element(screen.getByText(fieldMessages[locale]['message.required'])).toBeVisible();
    await screen.getByRole('textbox', { name: words.cannotCome.fields.message }).fill('Trabajo ese día');
    await screen.getByRole('button', { name: words.cannotCome.submit }).click();
    await expect.element(screen.getByText(words.cannotCome.done)).toBeVisible();
    expect(server.last(address)).toMatchObject({ message: 'Trabajo ese día', language: locale });
  });

  it('keeps what was typed when it could not be sent', async () => {
    serve({ [`POST ${address}`]: () => refuse(503, 'unavailable', { message: 'Down' }) });
    const screen = await show(locale);
    await screen.getByText(words.cannotCome.title, { exact: true }).click();
    const why = screen.getByRole('textbox', { name: words.cannotCome.fields.message });
    await why.fill('Trabajo ese día');
    await screen.getByRole('button', { name: words.cannotCome.submit }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(why).toHaveValue('Trabajo ese día');
  });
});

it('shows nothing once the date is over', async () => {
  const screen = await show('en', { hearingAt: '2020-03-12T14:30:00Z' });
  await expect.element(screen.getByText(hearingWords.en.title)).not.toBeInTheDocument();
});
