import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { packages } from '#domain/packages/catalogue.ts';
import { applicationWords } from '#i18n/application.ts';
import { fill } from '#i18n/format.ts';
import { followedLink, openConfirmation, sentApplication } from '#tests/components/confirmation-page.tsx';
import { atAddress } from '#tests/components/page.ts';
import { priceOf } from '#tests/prices.ts';

/** Packages that can be paid here, the loud one first. */
const payable = () =>
  [...document.querySelectorAll('a.button[href^="/api/pay/"]')].map(
    (link) => /pay\/(\w+)/.exec(link.getAttribute('href') ?? '')?.[1],
  );
const otherThan = (id: string) => packages.map((one) => one.id).filter((one) => one !== id);

it.each(locales)(
  'who comes back from a payment page that ended finds its package and price first, and the others below (%s)',
  async (locale) => {
    atAddress('?problem=left&package=premium');
    // Another package was opened after it.
    const screen = await openConfirmation(locale, {
      application: null,
      paying: { ...followedLink, packageId: 'vip' },
    });
    const { pay, problem } = applicationWords[locale];
    await expect.element(screen.getByText(problem.left)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: fill(pay.button, { price: priceOf('premium') }) }))
      .toBeVisible();
    await expect.element(screen.getByText(priceOf('premium'), { exact: true })).toBeVisible();
    expect(payable()).toEqual(['premium', ...otherThan('premium')]);
    await screen.getByText(pay.others).click();
    await expect.element(screen.getByText(priceOf('vip'), { exact: true })).toBeVisible();
  },
);

it.each(locales)('so does the one who sent the application in this browser (%s)', async (locale) => {
  atAddress('?problem=left&package=premium');
  await openConfirmation(locale, { application: { ...sentApplication, takesPayments: true } });
  await expect.poll(payable).toEqual(['premium', ...otherThan('premium')]);
});

it('who comes from nowhere is offered what the link was for', async () => {
  atAddress('');
  await openConfirmation('en', { application: null, paying: followedLink });
  await expect.poll(payable).toEqual(['standard', ...otherThan('standard')]);
});

it.each(locales)('who opens a mailed payment link reads the price before the button (%s)', async (locale) => {
  atAddress('?package=premium&pay=p.m');
  const screen = await openConfirmation(locale, {});
  await expect.element(screen.getByText(priceOf('premium'), { exact: true })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: applicationWords[locale].payLink.button }))
    .toBeVisible();
});
