import { expect, it } from 'vitest';
import type { LetterTrack } from '#domain/cases/letter-tracks.ts';
import type { Locale } from '#domain/languages.ts';
import { accountWords } from '#i18n/account.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { fieldMessages } from '#i18n/field-messages.ts';
import { renderInApp } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, serve } from '#tests/components/server.ts';
import Letters from './Letters.tsx';

type Props = Parameters<typeof Letters>[0];
const letter: LetterTrack = {
  id: '11111111-1111-4111-8111-111111111111',
  company: 'Screening Inc.',
  sentOn: '2020-03-01',
  receivedOn: '2020-03-05',
  addedInformation: false,
  answer: null,
  answeredOn: null,
  version: 2,
};
const open = (locale: Locale) =>
  renderInApp(
    locale,
    <Letters
      {...({
        locale,
        account: accountWords[locale],
        page: casePageWords[locale],
        caseId: 'c1',
        siteEmail: 'help@example.com',
        matter: { id: 'm1' },
        onChanged: () => undefined,
      } as unknown as Props)}
    />,
  );
const address = '/api/cases/c1/matters/m1/letters';

inEachLanguage('the letters after an order', (locale) => {
  const labels = casePageWords[locale].letters;

  it('say which company is silent and what to do then, and take its answer', async () => {
    const server = serve({
      [`GET ${address}`]: () => answer({ items: [letter] }),
      [`POST ${address}`]: () => answer({}),
    });
    const screen = await open(locale);
    await expect.element(screen.getByText(labels.states.silent)).toBeVisible();
    await expect.element(screen.getByText(labels.next.silent ?? '')).toBeVisible();
    await screen.getByRole('button', { name: `${labels.change}: Screening Inc.` }).click();
    await screen.getByLabelText(labels.fields.answer.label).selectOptions('corrected');
    await screen.getByRole('button', { name: labels.submit }).click();
    await expect.element(screen.getByText(fieldMessages[locale]['field.required'])).toBeVisible();
    await screen.getByLabelText(labels.fields.answeredOn).fill('2020-04-20');
    await screen.getByRole('button', { name: labels.submit }).click();
    await expect.element(screen.getByText(labels.done)).toBeVisible();
    const request = server.calls.find(({ method }) => method === 'POST')?.body;
    expect(request).toMatchObject({
      letterId: letter.id,
      version: 2,
      answer: 'corrected',
      answeredOn: '2020-04-20',
      receivedOn: '2020-03-05',
    });
  });
});
