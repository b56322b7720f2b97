import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { applicationWords } from '#i18n/application.ts';
import { fill } from '#i18n/format.ts';
import { openConfirmation, sentApplication } from '#tests/components/confirmation-page.tsx';

const phone = '(404) 555-0142';

it.each(locales)(
  'who wanted texts reads beside the email, before the price, that a text waits for their YES (%s)',
  async (locale) => {
    const { texts, pay } = applicationWords[locale];
    const screen = await openConfirmation(locale, {
      application: { ...sentApplication, takesPayments: true, textTo: phone },
    });
    const asked = screen.getByText(fill(texts.text, { phone }));
    await expect.element(asked).toBeVisible();
    const yours = screen.getByText(pay.yours, { exact: true }).element();
    expect(asked.element().compareDocumentPosition(yours)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

it.each(locales)('who did not, or has answered, reads nothing of texts (%s)', async (locale) => {
  const { texts, pay } = applicationWords[locale];
  const screen = await openConfirmation(locale, {
    application: { ...sentApplication, takesPayments: true, textTo: null },
  });
  await expect.element(screen.getByText(pay.yours, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(texts.short)).not.toBeInTheDocument();
});
