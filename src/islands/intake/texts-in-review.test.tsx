import { beforeEach, expect, it } from 'vitest';
import { maria } from '#domain/intake/sample-person.ts';
import { locales } from '#domain/languages.ts';
import { forgetWizardOfPage } from '#browser/intake/wizard.ts';
import { fill } from '#i18n/format.ts';
import { textConsentWords } from '#i18n/text-consent.ts';
import { openWizard } from '#tests/components/wizard-page.tsx';

beforeEach(forgetWizardOfPage);

it.each(locales)(
  'who ticks the box for texts finds the yes before signing, and gets back to it (%s)',
  async (locale) => {
    const textsFrom = 'Fresh Key';
    const { screen, words } = await openWizard(locale, { takesPayments: true, step: 0, textsFrom });
    const box = screen.getByLabelText(fill(textConsentWords[locale].box, { site: textsFrom }));
    await box.click();
    const goOn = () => screen.getByRole('button', { name: words.next }).click();
    for (let step = 0; step < 3; step += 1) await goOn();
    const { firstName, lastName } = maria();
    await screen.getByLabelText(words.fields.signature.label).fill(`${firstName} ${lastName}`);
    await screen.getByLabelText(words.fields.agreementAccepted.label).click();
    await goOn();
    const review = screen.getByRole('region', { name: words.review.title });
    await expect.element(review.getByText(words.review.texts)).toBeVisible();
    const label = words.review.short.texts ?? '';
    await review.getByRole('button', { name: fill(words.review.changeNamed, { label }) }).click();
    await expect.element(box).toBeChecked();
    await box.click();
    await screen.getByRole('button', { name: words.backToReview }).click();
    await expect.element(review).toBeVisible();
    await expect.element(review.getByText(words.review.texts)).not.toBeInTheDocument();
  },
);
