// The main job, end to end, in both languages: from the first page to a paid case.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/languages.ts';
import { maria } from '#domain/intake/sample-person.ts';
import { formatPrice } from '#i18n/format.ts';
import { accountWords } from '#i18n/account.ts';
import { applicationWords } from '#i18n/application.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { intakeWords } from '#i18n/intake.ts';
import { packageWords } from '#i18n/packages.ts';
import { paymentWords } from '#i18n/payment.ts';
import { setPasswordWords } from '#i18n/set-password.ts';
import { path } from '#i18n/routes.ts';
import { findPackage } from '#domain/packages/catalogue.ts';
import { fill } from '#i18n/format.ts';
import { freshEmail } from '#tests/accounts.ts';
import { startJourney } from './journey.ts';
import { escape, mailTo, papers, wizardOn } from './wizard-walk.ts';
import { everyday } from '#tests/runs.ts';
import { openFold, openPlace } from './places.ts';
import { setStage } from './stage.ts';
import { centsOf, priceOf } from '#tests/prices.ts';

const stage = setStage();

/** 9.9 MB: under the promised 10 MB, over what a function could take. */
const files = papers(Math.floor(9.9 * 1024 * 1024));
const bigPdf = files[0]?.buffer ?? Buffer.alloc(0);
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const signature = maria().signature;
const months = { en: 'May', es: 'mayo' } satisfies Record<Locale, string>;

for (const locale of locales)
  describe(`a client who reads ${locale}`, everyday(locale === 'es'), () => {
    it(
      'comes from the first page to a paid case with their files, in one go',
      { timeout: 180_000 },
      async () => {
        const email = freshEmail(`client.${locale}`);
        const at = (address: string) => stage.site + address;
        const words = intakeWords[locale];
        const journey = await startJourney(stage.browser, {
          locale: locale === 'es' ? 'es-US' : 'en-US',
          acceptDownloads: true,
        });
        const { page } = journey;

        await page.goto(at(path('home', locale)));
        await journey.expectAccessible('home');
        const premium = packageWords[locale].byId.premium.name;
        await page.getByRole('link', { name: fill(packageWords[locale].choose, { name: premium }) }).click();
        await page.waitForURL(at(path('intakeForm', locale, '?package=premium')));
        await journey.expectAccessible('intake form');

        await wizardOn(page, locale, email).walk({ files });
        await journey.expectAccessible('package and review');
        expect(
          await page
            .getByLabel(new RegExp(escape(premium)))
            .first()
            .isChecked(),
        ).toBe(true);

        const paymentTab = page.context().waitForEvent('page');
        // It is said for a moment only, on the way to the next page.
        const told = page.getByText(words.success.title).first().waitFor();
        await page.getByRole('button', { name: words.submit.pay }).click();
        await told;
        const payPage = await paymentTab;
        journey.watch(payPage);
        await page.waitForURL(at(path('intakeConfirmation', locale)));
        await page.getByText(email).first().waitFor();
        await page.getByRole('heading', { name: applicationWords[locale].got.title }).click();
        await page.getByText('expediente año.pdf').first().waitFor();
        await journey.expectAccessible('application received');
        const received = await mailTo(stage.stack.mail, email, /intake-confirmation\?package=premium&pay=/);
        expect(received.subject).not.toMatch(/evict|desalojo|seal|sell/i);

        await payPage.locator('#number').fill('4242424242424242');
        await payPage.locator('#expiry').fill('12/34');
        await payPage.locator('#cvc').fill('123');
        await payPage.locator('#name').fill(signature);
        expect(await payPage.locator('h1').textContent()).toContain(priceOf('premium').slice(1));
        await payPage.locator('form button[type=submit]').click();
        await payPage.waitForURL(new RegExp(escape(path('paymentSuccess', locale))));
        await payPage.getByRole('heading', { name: paymentWords[locale].paid.heading }).waitFor();
        expect(
          await payPage.getByText(formatPrice(findPackage('premium').amountCents, locale)).count(),
        ).toBeGreaterThan(0);

        // The application's own tab learns of it too.
        await page.reload();
        await page.getByRole('heading', { name: applicationWords[locale].paid.heading }).waitFor();

        const receipt = await mailTo(stage.stack.mail, email, new RegExp(priceOf('premium').slice(1)));
        expect(receipt.subject).not.toMatch(/evict|desalojo|seal|sell/i);
        const invitation = await mailTo(stage.stack.mail, email, /set-password\?token=/);
        const link = /https?:\/\/\S*set-password\?token=[\w-]+/.exec(invitation.text)?.[0] ?? '';
        expect(link).toContain(path('setPassword', locale));

        await page.goto(link);
        const account = accountWords[locale];
        const setup = setPasswordWords[locale];
        await page.getByLabel(account.password, { exact: true }).fill('una llave para mi casa');
        expect(page.url()).not.toContain('token');
        const birth = page.getByRole('group', { name: new RegExp(escape(setup.birthDate.label)) });
        await birth.getByLabel(setup.birthDate.day).fill('17');
        await birth.getByLabel(setup.birthDate.month).selectOption({ label: months[locale] });
        await birth.getByLabel(setup.birthDate.year).fill('1990');
        await page.getByLabel(account.device.own).check();
        await journey.expectAccessible('set password');
        await page.getByRole('button', { name: setup.submit }).click();
        // With one case there is no lobby: they land on it.
        await page.waitForURL((url) => url.searchParams.has('case'));

        const dashboard = dashboardWords[locale];
        await openFold(page, locale, dashboard.payments);
        await page.getByText(dashboard.orderStates.paid, { exact: true }).first().waitFor();
        await openPlace(page, locale, 'papers');
        await page.getByText('expediente año.pdf').first().waitFor();
        await journey.expectAccessible('dashboard');
        const download = page.waitForEvent('download');
        await page
          .getByRole('link', { name: fill(dashboard.downloadNamed, { name: 'expediente año.pdf' }) })
          .click();
        const file = await download;
        expect(file.suggestedFilename()).toBe('expediente año.pdf');
        expect(hash(await readFile(await file.path()))).toBe(hash(bigPdf));

        // Out, and in again with the password.
        await page.getByRole('button', { name: account.signOut }).first().click();
        await page.waitForURL((url) => !url.pathname.endsWith('client-dashboard'));
        await page.goto(at(path('login', locale)));
        await page.getByLabel(account.email, { exact: true }).fill(email);
        await page.getByLabel(account.password, { exact: true }).fill('una llave para mi casa');
        await page.getByLabel(account.device.own).check();
        await journey.expectAccessible('login');
        await page.getByRole('main').locator('button[type=submit]').first().click();
        await page.waitForURL((url) => url.searchParams.has('case'));
        await openPlace(page, locale, 'papers');
        await page.getByText('expediente año.pdf').first().waitFor();

        const [stored] = await stage.sql`
      select (select count(*)::int from public.intake_forms where email = ${email}) as intakes,
             (select count(*)::int from public.users where email = ${email}) as accounts,
             (select count(*)::int from public.orders o join public.users u on u.id = o.user_id
               where u.email = ${email} and o.status = 'paid' and o.amount_cents = ${centsOf('premium')}) as orders,
             (select count(*)::int from public.cases c join public.users u on u.id = c.user_id
               where u.email = ${email} and c.package_type = 'premium') as cases,
             (select count(*)::int from public.outbox where recipient = ${email} and kind = 'invitation') as invitations,
             (select count(*)::int from public.outbox where recipient = ${email} and kind = 'receipt') as receipts`;
        expect(stored).toEqual({ intakes: 1, accounts: 1, orders: 1, cases: 1, invitations: 1, receipts: 1 });
        await journey.end();
      },
    );
  });
