import { expect, it } from 'vitest';
import { renderInApp } from '#tests/components/in-app.tsx';
import type { Supporters as Answer } from '#domain/supporters/supporters.ts';
import type { Locale } from '#domain/languages.ts';
import { fieldMessages } from '#i18n/field-messages.ts';
import { fill } from '#i18n/format.ts';
import { supporterWords } from '#i18n/supporters.ts';
import { expectConfirmed } from '#tests/components/confirmed.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, serve } from '#tests/components/server.ts';
import Supporters from './Supporters.tsx';

const address = '/api/cases/c1/supporters';
const ana: Answer = {
  items: [
    {
      id: 'h1',
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      bond: 'family',
      sees: ['dates'],
      since: '2026-11-20T15:00:00Z',
      lookedAt: null,
    },
  ],
};

async function show(locale: Locale, supporters: Answer, more: Parameters<typeof serve>[0] = {}) {
  const server = serve({ [`GET ${address}`]: () => answer(supporters), ...more });
  const screen = await renderInApp(locale, <Supporters caseId="c1" />);
  return { server, screen };
}

inEachLanguage('a client whom somebody helps', (locale) => {
  const words = supporterWords[locale];

  it('lets them look only after checking the box, and nothing is checked beforehand', async () => {
    const { screen, server } = await show(
      locale,
      { items: [] },
      { [`POST ${address}`]: () => answer({ id: 'h1' }) },
    );
    await screen.getByRole('button', { name: words.adding.open }).click();
    await screen.getByLabelText(words.adding.fields.name).fill('Ana Ruiz');
    await screen.getByLabelText(words.adding.fields.email.label).fill('ana@example.com');
    await screen.getByLabelText(words.adding.fields.bond.label).selectOptions('family');
    await screen.getByRole('button', { name: words.adding.submit }).click();
    await expect.element(screen.getByText(fieldMessages[locale]['supporter.agree'])).toBeVisible();
    await screen.getByLabelText(words.sights.dates).click();
    await screen.getByLabelText(words.adding.fields.agreed).click();
    await screen.getByRole('button', { name: words.adding.submit }).click();
    await expectConfirmed(screen.getByText(fill(words.adding.done, { name: 'Ana Ruiz' })));
    const { body } = server.calls.find(({ method }) => method === 'POST') ?? {};
    expect(body).toMatchObject({
      name: 'Ana Ruiz',
      bond: 'family',
      sees: ['dates'],
      language: locale,
      agreed: true,
    });
  });

  it('changes what somebody sees, after checking the box again', async () => {
    const { screen, server } = await show(locale, ana, { 'PATCH /api/supporters/h1': () => answer({}) });
    await screen.getByRole('button', { name: fill(words.changing.open, { name: 'Ana Ruiz' }) }).click();
    await expect.element(screen.getByLabelText(words.sights.dates)).toBeChecked();
    await screen.getByLabelText(words.sights.dates).click();
    await screen.getByLabelText(words.sights.messages).click();
    await screen.getByRole('button', { name: words.changing.submit }).click();
    await expect.element(screen.getByText(fieldMessages[locale]['supporter.agree'])).toBeVisible();
    await screen.getByLabelText(words.changing.fields.agreed).click();
    await screen.getByRole('button', { name: words.changing.submit }).click();
    await expectConfirmed(screen.getByText(fill(words.changing.done, { name: 'Ana Ruiz' })));
    const { body } = server.calls.find(({ method }) => method === 'PATCH') ?? {};
    expect(body).toEqual({ sees: ['messages'], agreed: true });
  });

  it('reads what each sees, and ends it after one question', async () => {
    const { screen, server } = await show(locale, ana, { 'DELETE /api/supporters/h1': () => answer({}) });
    await expect
      .element(screen.getByText(fill(words.seesList, { list: `${words.stands} · ${words.sights.dates}` })))
      .toBeVisible();
    await screen.getByLabelText(fill(words.endNamed, { name: 'Ana Ruiz' })).click();
    await expect.element(screen.getByText(fill(words.endQuestion, { name: 'Ana Ruiz' }))).toBeVisible();
    expect(server.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await screen.getByRole('button', { name: words.endYes }).click();
    await expectConfirmed(screen.getByText(fill(words.ended, { name: 'Ana Ruiz' })));
  });
});
