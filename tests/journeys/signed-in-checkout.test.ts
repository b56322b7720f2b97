// What a client who is signed in does at the checkout.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { locales, type Locale } from '#domain/languages.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { makeAccount } from '#tests/accounts.ts';
import { intakeWords } from '#i18n/intake.ts';
import { paymentWords } from '#i18n/payment.ts';
import { path } from '#i18n/routes.ts';
import { everyday, inFullRun } from '#tests/runs.ts';
import { expectAccessible } from './journey.ts';
import { priceOf } from '#tests/prices.ts';
import { accountWalk, heading, phone } from './account-walk.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const { atBrowser, signedIn } = accountWalk(stage);

describe('a signed-in client at the checkout', () => {
  /** Who pays before applying says first that no court works on the eviction. */
  async function saysItIsOver(page: Page, locale: Locale = 'en'): Promise<void> {
    const { fields, options } = intakeWords[locale];
    await page
      .getByRole('group', { name: fields.stillOpen.label })
      .getByLabel(options.stillOpen?.['no'] ?? '', { exact: true })
      .check();
    await page.getByRole('button', { name: paymentWords[locale].checkout.eviction.next }).click();
  }

  for (const locale of locales)
    it(
      `whose hearing is tomorrow pays nothing: free help stands first, and the application costs nothing (${locale})`,
      everyday(locale === 'es'),
      async () => {
        const account = await makeAccount(stage.sql);
        const visitor = await signedIn(account);
        await atBrowser({ as: visitor, ...phone }, async (page) => {
          const { fields, options, notices } = intakeWords[locale];
          const words = paymentWords[locale].checkout;
          await page.goto(`${stage.site}${path('checkout', locale, '?package=basic')}`);
          await page
            .getByRole('group', { name: fields.stillOpen.label })
            .getByLabel(options.stillOpen?.['yes'] ?? '', { exact: true })
            .check();
          await page.getByText(notices['open-case'].title).waitFor();
          await page.getByLabel(fields.hearingDate.label).fill(addDays(officeDate(new Date()), 1));
          await page.getByText(notices['hearing-near'].title).waitFor();
          await expectAccessible(page);
          await page.getByRole('button', { name: words.eviction.next }).click();
          await page.getByRole('alert').getByText(words.hearing.applyText).waitFor();
          await page.getByRole('link', { name: words.hearing.apply }).waitFor();
          await expectAccessible(page);
          const orders = await stage.sql`select from public.orders where user_id = ${account.id}`;
          expect(orders).toHaveLength(0);
        });
      },
    );

  it(
    'is refused a card without being charged, pays with another, and reads the confirmation',
    inFullRun,
    async () => {
      const visitor = await signedIn(await makeAccount(stage.sql));
      await atBrowser({ as: visitor }, async (page) => {
        await page.goto(`${stage.site}/checkout?package=basic`);
        await page.getByText('Court fees are separate.').waitFor();
        await saysItIsOver(page);
        await page.getByLabel('Card number').waitFor();
        const payNow = page.getByRole('button', { name: `Pay ${priceOf('basic')}` });
        const card = async (number: string) => {
          await page.getByLabel('Card number').fill(number);
          await page.getByLabel('Expiration date').fill('12 / 34');
          await page.getByLabel('Security code').fill('123');
          await payNow.click();
        };
        await expectAccessible(page);
        await card('4000000000000002');
        await page.getByRole('alert').getByText('Payment Failed').waitFor();
        await expectAccessible(page);
        await card('4242424242424242');
        await page.waitForURL(/\/payment-confirmation\?/);
        await heading(page, 'Payment Successful!');
        await page.getByRole('link', { name: 'Fill in the application' }).waitFor();
        await expectAccessible(page);
        await page.goto(`${stage.site}/client-dashboard`);
        await heading(page, 'We have your payment, and we need your application to start.');
        await page.locator('main a[href^="/intake-form"]').first().waitFor();
        await expectAccessible(page);
      });
    },
  );

  it(
    'is led to the dashboard when the payment went through but our confirmation did not, and pays only once',
    inFullRun,
    async () => {
      const visitor = await signedIn(await makeAccount(stage.sql));
      await atBrowser({ as: visitor }, async (page) => {
        await page.route('**/api/payment-confirmation', (route) => route.abort());
        await page.goto(`${stage.site}/checkout?package=standard`);
        await saysItIsOver(page);
        await page.getByLabel('Card number').fill('4242424242424242');
        await page.getByLabel('Expiration date').fill('12 / 34');
        await page.getByLabel('Security code').fill('123');
        const payNow = page.getByRole('button', { name: `Pay ${priceOf('standard')}` });
        await payNow.click();
        await page.getByText('Please contact support for portal access.').waitFor();
        expect(await page.getByRole('button', { name: 'Processing…' }).isDisabled()).toBe(true);
        // Somebody with one case lands on it.
        await page.waitForURL(/\/client-dashboard\?case=[\w-]+$/);
        await page.getByText('Please do not pay a second time.').waitFor();
        await page.unroute('**/api/payment-confirmation');
        await page.goto(`${stage.site}/checkout?package=standard`);
        await page.getByRole('alert').getByText('You have already paid', { exact: true }).waitFor();
        await page.getByRole('link', { name: 'Go to your case' }).waitFor();
        await expectAccessible(page);
      });
    },
  );

  it(
    'loses the connection, or the bank says no: is told what is true about the money, and pays only once',
    inFullRun,
    async () => {
      const visitor = await signedIn(await makeAccount(stage.sql));
      await atBrowser({ as: visitor }, async (page) => {
        const confirmCalls = '**/v1/payment_intents/*/confirm';
        await page.goto(`${stage.site}/checkout?package=premium`);
        await saysItIsOver(page);
        const payBy = async (number: string) => {
          await page.getByLabel('Card number').fill(number);
          await page.getByLabel('Expiration date').fill('12 / 34');
          await page.getByLabel('Security code').fill('123');
          await page.getByRole('button', { name: `Pay ${priceOf('premium')}` }).click();
        };
        // Lost on the way there: nothing was charged, and only the server can know that.
        await page.route(confirmCalls, (route) => route.abort());
        await payBy('4242424242424242');
        await page.getByRole('alert').getByText('The card was not charged.').waitFor();
        await page.unroute(confirmCalls);

        await payBy('4000000000003220');
        await page.getByRole('dialog').getByRole('button', { name: 'Fail' }).click();
        await page.getByRole('alert').getByText('The card was not charged.').waitFor();

        // Lost on the way back, and our server out of reach as well: nothing is claimed, and there is a way to look.
        await page.route(confirmCalls, async (route) => {
          await route.fetch();
          await route.abort();
        });
        await page.route('**/api/payment-confirmation', (route) => route.abort());
        await payBy('4242424242424242');
        await page.getByRole('alert').getByText('We do not know yet whether the card was charged.').waitFor();
        expect(await page.getByRole('button', { name: `Pay ${priceOf('premium')}` }).isDisabled()).toBe(true);
        await expectAccessible(page);
        await page.unroute('**/api/payment-confirmation');
        await page.getByRole('link', { name: 'See what happened' }).click();
        await heading(page, 'Payment Successful!');
      });
    },
  );

  it('reads what to do when the payment cannot be prepared', inFullRun, async () => {
    const visitor = await signedIn(await makeAccount(stage.sql));
    await atBrowser({ as: visitor, ...phone }, async (page) => {
      await page.route('**/api/create-payment-intent', (route) => route.abort());
      await page.goto(`${stage.site}/es/checkout?package=vip`);
      await page.getByRole('alert').getByText('No se pudo preparar el pago').waitFor();
      await expectAccessible(page);
      await page.unroute('**/api/create-payment-intent');
      await page.getByRole('button', { name: 'Intentar otra vez' }).click();
      await saysItIsOver(page, 'es');
      await page.getByLabel('Número de tarjeta').waitFor();
      await expectAccessible(page);

      // The processor's own script is what does not come, and then does.
      const sandbox = new URL('/v3/stripe.js', stage.stack.env['STRIPE_API_BASE']);
      const script = await (await fetch(sandbox)).text();
      await page.route('**/stripe.js*', (route) => route.abort());
      await page.reload();
      await saysItIsOver(page, 'es');
      await page.getByRole('alert').getByText(paymentWords.es.checkout.cardBlocked).waitFor();
      await page.unroute('**/stripe.js*');
      await page.route('https://js.stripe.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: script }),
      );
      await page.getByRole('button', { name: 'Intentar otra vez' }).click();
      await page.getByLabel('Número de tarjeta').waitFor();
    });
  });

  it('signs in first, and comes back to the package', inFullRun, () =>
    atBrowser({}, async (page) => {
      await page.goto(`${stage.site}/checkout?package=vip`);
      await page.waitForURL(`${stage.site}/login?returnTo=%2Fcheckout%3Fpackage%3Dvip`);
    }),
  );
});
