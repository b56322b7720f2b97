import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { packages } from '#domain/packages/catalogue.ts';
import { applicationWords } from '#i18n/application.ts';
import { followedLink, openConfirmation, sentApplication } from '#tests/components/confirmation-page.tsx';

const payLinks = () => document.querySelectorAll('a[href^="/api/pay/"]').length;

it.each(locales)('who has applied while no payments are taken finds no link to pay (%s)', async (locale) => {
  const screen = await openConfirmation(locale, {
    application: { ...sentApplication, takesPayments: false },
  });
  await expect.element(screen.getByText('No payments this week.')).toBeVisible();
  await expect.element(screen.getByText(applicationWords[locale].received.leadUnsold)).toBeVisible();
  expect(payLinks()).toBe(0);
});

it('who has applied finds a link for each package where payments are taken', async () => {
  await openConfirmation('en', { application: { ...sentApplication, takesPayments: true } });
  await expect.poll(payLinks).toBe(packages.length);
});

it('who followed a mailed link finds no button to pay while no payments are taken', async () => {
  const screen = await openConfirmation('es', {
    application: null,
    paying: { ...followedLink, takesPayments: false },
  });
  await expect.element(screen.getByText('No payments this week.')).toBeVisible();
  expect(payLinks()).toBe(0);
});

const freeHelp = {
  notice: 'hearing-near',
  county: 'Worth',
  hearingDate: '2026-11-30',
  payment: 'waits',
  answerBy: '2026-11-30T23:00:00.000Z',
};

it.each(locales)(
  'who has a hearing within days reads who helps free in their county before anything else, and cannot pay (%s)',
  async (locale) => {
    const { notices, hearing } = applicationWords[locale];
    const screen = await openConfirmation(locale, {
      application: { ...sentApplication, takesPayments: true, freeHelp },
    });
    await expect.element(screen.getByText(hearing.lead)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: notices.lines['georgia-legal-services'] }))
      .toBeVisible();
    expect(screen.getByText(notices.lines['atlanta-legal-aid']).query()).toBeNull();
    expect(payLinks()).toBe(0);
  },
);

it('who may pay although the eviction is open finds no loud button for it', async () => {
  await openConfirmation('en', {
    application: { ...sentApplication, takesPayments: true, freeHelp: { ...freeHelp, payment: 'open' } },
  });
  await expect.poll(payLinks).toBe(packages.length);
  expect(document.querySelectorAll('a.button:not(.second)[href^="/api/pay/"]')).toHaveLength(0);
});

it('who followed the link of somebody whose hearing is near finds no button to pay', async () => {
  const screen = await openConfirmation('es', {
    application: null,
    paying: { ...followedLink, stopped: true },
  });
  await expect.element(screen.getByText(applicationWords.es.payAgain.stopped)).toBeVisible();
  expect(payLinks()).toBe(0);
});
