// What people do after the form: pay, set a password, sign in, look at their case.
import { describe, expect, it } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright';
import { locales, type Locale } from '#domain/languages.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { formatReference } from '#domain/reference.ts';
import { freshEmail, makeAccount } from '../accounts.ts';
import { Applicant, type SentApplication } from '../applicant.ts';
import { pdf } from '../sample-files.ts';
import { Visitor } from '../visitor.ts';
import { accountWords } from '#i18n/account.ts';
import { caseReadingWords, caseWords } from '#i18n/cases.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { intakeWords } from '#i18n/intake.ts';
import { paymentWords } from '#i18n/payment.ts';
import { path } from '#i18n/routes.ts';
import { everyday, inFullRun } from '#tests/runs.ts';
import { enter, expectAccessible } from './journey.ts';
import { textOfMail } from './mail.ts';
import { openFold, openPlace } from './places.ts';
import { setStage } from './stage.ts';
import { priceOf } from '#tests/prices.ts';

const stage = setStage();

interface Options extends BrowserContextOptions {
  /** Whose cookies the browser has. */
  as?: Visitor;
}

/** A person at a browser. An error in the page's console fails the journey, save refusals the page speaks about. */
async function atBrowser({ as, ...options }: Options, journey: (page: Page) => Promise<void>): Promise<void> {
  const context = await stage.browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  if (as) await enter(page, as);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  try {
    await journey(page);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}

const phone = { viewport: { width: 320, height: 640 } };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function apply(
  answers: Record<string, unknown> = {},
  file?: string,
): Promise<{ who: Applicant; sent: SentApplication }> {
  const who = new Applicant(stage.site);
  Object.assign(who.answers, answers);
  const tickets: string[] = [];
  if (file) {
    const ticket = await who.upload(file, pdf());
    expect((await who.check(ticket)).status).toBe(200);
    tickets.push(ticket);
  }
  const response = await who.send({ tickets });
  expect(response.status).toBe(201);
  return { who, sent: (await response.json()) as SentApplication };
}

/** Pays by the payment link, as on the hosted page; answers where it sends the browser back to. */
async function pay({ sent, who }: Awaited<ReturnType<typeof apply>>, language = 'en'): Promise<string> {
  const link = `/api/pay/${sent.selectedServicePackage}?intake=${sent.payToken}&lang=${language}`;
  const hosted = (await who.get(link)).headers.get('location') ?? '';
  const sessionId = /cs_[A-Za-z0-9_]+/.exec(hosted)?.[0] ?? '';
  const paid = await stage.stack.stripe.payCheckoutSession(sessionId);
  expect(paid.status).toBe('paid');
  return paid.redirectTo ?? '';
}

const mailTo = (email: string, subject: RegExp) => textOfMail(stage.stack.mail, email, subject);

async function signedIn(account: { email: string; password: string }): Promise<Visitor> {
  const visitor = new Visitor(stage.site);
  const answer = await visitor.post('/api/auth/sign-in', { ...account, device: 'own' });
  expect(answer.status).toBe(200);
  return visitor;
}

describe('somebody who has sent the form', () => {
  it('sees the number, the address and four payment links with the chosen package first', async () => {
    const { who, sent } = await apply({ selectedServicePackage: 'premium' });
    await atBrowser({ as: who }, async (page) => {
      await page.goto(`${stage.site}/intake-confirmation`);
      await heading(page, 'We have your application');
      await page.getByText(formatReference(sent.reference)).waitFor();
      await page.getByText(String(who.answers.email)).first().waitFor();
      const links = await page
        .locator('#pay a.button')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links.map((link) => /pay\/(\w+)\?/.exec(link ?? '')?.[1])).toEqual([
        'premium',
        'basic',
        'standard',
        'vip',
      ]);
      expect(
        new Set(links.map((link) => new URL(link ?? '', stage.site).searchParams.get('intake'))),
      ).toEqual(new Set([sent.payToken]));
      await expectAccessible(page);
    });
  });

  it('puts a mistyped address right, and the confirmation goes there', inFullRun, async () => {
    const { who } = await apply();
    const right = freshEmail('right');
    await atBrowser({ as: who }, async (page) => {
      await page.goto(`${stage.site}/intake-confirmation`);
      await page.getByText('Check your mail:').click();
      await page.getByRole('button', { name: 'Wrong? Change it' }).click();
      const field = page.getByLabel('The right email address');
      await field.fill('nobody');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Please enter a valid email address. It has one @').waitFor();
      await expectAccessible(page);
      await field.fill(right);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved. We’ll write to the new address').waitFor();
      await page.getByText(right, { exact: true }).first().waitFor();
    });
    expect(await mailTo(right, /We received your application|Recibimos/)).toContain(
      '/intake-confirmation?package=',
    );
  });

  it('sends files that did not arrive before', inFullRun, async () => {
    const { who, sent } = await apply();
    await stage.sql`update public.intake_forms set files_missing = '{recibo.pdf}' where reference = ${sent.reference}`;
    await atBrowser({ as: who, ...phone }, async (page) => {
      await page.goto(`${stage.site}/es/intake-confirmation`);
      await page.getByText('Estos archivos no nos llegaron:').waitFor();
      await page.locator('input[type=file]').setInputFiles({
        name: 'recibo.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(pdf()),
      });
      await page.getByText('Listo', { exact: true }).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Agregar estos archivos a mi solicitud' }).click();
      await page.getByText('Los archivos ya están con su solicitud').waitFor();
      await page.getByText('1 archivo').waitFor();
    });
    const rows = await stage.sql`
      select file_name from public.intake_documents join public.intake_forms on intake_forms.id = intake_form_id
      where reference = ${sent.reference}`;
    expect(rows.map((row) => row.file_name)).toEqual(['recibo.pdf']);
  });

  it('reads after paying that it is paid, in the tab that stayed open', inFullRun, async () => {
    const application = await apply();
    await atBrowser({ as: application.who }, async (page) => {
      await page.goto(`${stage.site}/intake-confirmation`);
      await heading(page, 'We have your application');
      const other = await page.context().newPage();
      await other.goto(await pay(application));
      await heading(other, 'Payment Successful!');
      await other.getByText('Your case is active').waitFor();
      await expectAccessible(other);
      await other.close();
      // A headless browser shows every tab at once, so coming back to this one is told to it.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await heading(page, 'Your application is paid');
      await expectAccessible(page);
    });
  });
});

describe('somebody without an application in this browser', inFullRun, () => {
  it('is told so kindly and gets a way on', () =>
    atBrowser(phone, async (page) => {
      await page.goto(`${stage.site}/es/intake-confirmation?problem=link`);
      await heading(page, 'No vemos una solicitud en este navegador');
      await page.getByText('La selección del paquete no es válida. Comuníquese con nosotros.').waitFor();
      await expectAccessible(page);
    }));

  it('reads of no payment on the payment pages', () =>
    atBrowser({}, async (page) => {
      for (const address of [
        '/payment-success',
        '/payment-confirmation',
        '/payment-success?package=vip&session_id=cs_test_unknown1',
      ]) {
        await page.goto(stage.site + address);
        await page.getByText(paymentWords.en.unknown.lead).waitFor();
        expect(await page.getByText('Successful').count()).toBe(0);
        await expectAccessible(page);
      }
    }));
});

describe('a payment that is not there', inFullRun, () => {
  it('is called not taken, with the way back to the links', async () => {
    const application = await apply();
    const link = `/api/pay/standard?intake=${application.sent.payToken}&lang=en`;
    const hosted = (await application.who.get(link)).headers.get('location') ?? '';
    const sessionId = /cs_[A-Za-z0-9_]+/.exec(hosted)?.[0] ?? '';
    await atBrowser({ as: application.who, colorScheme: 'dark' }, async (page) => {
      await page.goto(`${stage.site}/payment-success?package=standard&session_id=${sessionId}`);
      await heading(page, 'The payment did not go through');
      await page.getByText('No money was taken.').waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Back to the payment links' }).click();
      await heading(page, 'We have your application');
    });
  });

  it('is asked about again while the bank takes its time', async () => {
    await atBrowser({}, async (page) => {
      let checks = 0;
      await page.route('**/api/payment-confirmation', (route) => {
        checks += 1;
        return route.fulfill({ json: { state: checks < 2 ? 'processing' : 'paid', packageId: 'basic' } });
      });
      await page.goto(`${stage.site}/payment-success?session_id=cs_test_slow1`);
      await heading(page, 'Your payment is being processed');
      await expectAccessible(page);
      await heading(page, 'Payment Successful!');
    });
  });

  it('is not called failed when our server is down: one can ask again', async () => {
    await atBrowser({}, async (page) => {
      await page.route('**/api/payment-confirmation', (route) => route.abort());
      await page.goto(`${stage.site}/payment-success?session_id=cs_test_down1`);
      await page.getByText('We could not reach our server').waitFor();
      await expectAccessible(page);
      await page.unroute('**/api/payment-confirmation');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText(paymentWords.en.unknown.lead).waitFor();
    });
  });
});

describe('a new client', inFullRun, () => {
  it('comes from the invitation to the dashboard, with the birth date and a password', async () => {
    const application = await apply({ preferredLanguage: 'en' }, 'acta del año.pdf');
    const email = String(application.who.answers.email);
    await pay(application);
    const link = /http\S+set-password\?token=\S+/.exec(await mailTo(email, /Set your password/))?.[0] ?? '';
    expect(link).not.toBe('');
    await atBrowser(phone, async (page) => {
      await page.goto(link);
      const save = page.getByRole('button', { name: 'Save password and sign in' });
      await save.waitFor();
      expect(page.url()).not.toContain('token');
      await page.getByText('At least 10 characters').waitFor();

      await save.click();
      const summary = page.getByRole('alert');
      await summary.getByRole('link', { name: 'Enter your date of birth' }).waitFor();
      expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
      await expectAccessible(page);

      await page.getByLabel('Password', { exact: true }).fill('three calm rivers');
      await page.getByLabel('Day').fill('17');
      await page.getByLabel('Month').selectOption('June');
      await page.getByLabel('Year').fill('1990');
      await page.getByLabel(accountWords.en.device.own).check();
      await save.click();
      await page.getByRole('alert').getByText('This date does not match the application').waitFor();
      await page.getByLabel('Month').selectOption('May');
      await save.click();

      // Who has one case lands on it.
      await page.waitForURL(/\/client-dashboard\?case=[0-9a-f-]+$/);
      await heading(page, caseReadingWords.en.readings.submitted.now);
      await page.getByText(caseWords.en.ball.us).waitFor();
      await openFold(page, 'en', dashboardWords.en.panels.payments);
      await page.getByText(priceOf('standard')).first().waitFor();
      await openPlace(page, 'en', 'papers');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download acta del año.pdf' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('acta del año.pdf');
      await expectAccessible(page);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
        '@',
      );

      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
      await page.waitForURL(`${stage.site}/`);
      await page.goto(`${stage.site}/client-dashboard`);
      await page.waitForURL(/\/login\?returnTo=%2Fclient-dashboard$/);

      await page.goto(link);
      await page.getByText('This link no longer works').waitFor();
      await expectAccessible(page);
    });
  });

  it('learns whom to ask when the link is locked after wrong birth dates', async () => {
    const application = await apply({ preferredLanguage: 'en' });
    await pay(application);
    const mail = await mailTo(String(application.who.answers.email), /Set your password/);
    const link = /http\S+set-password\?token=\S+/.exec(mail)?.[0] ?? '';
    const token = new URL(link).searchParams.get('token');
    const guesser = new Visitor(stage.site);
    for (let year = 1960; year < 1965; year += 1)
      await guesser.post('/api/auth/set-password', {
        token,
        password: 'three calm rivers',
        dateOfBirth: `${year}-01-01`,
      });
    await atBrowser(phone, async (page) => {
      await page.goto(link);
      await page.getByText('This link is locked for your safety').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Write to us' }).waitFor();
      await expectAccessible(page);
    });
  });

  it('keeps the link when changing the language of the page', async () => {
    const application = await apply({ preferredLanguage: 'en' });
    await pay(application);
    const mail = await mailTo(String(application.who.answers.email), /Set your password/);
    await atBrowser({}, async (page) => {
      await page.goto(/http\S+set-password\?token=\S+/.exec(mail)?.[0] ?? '');
      await page.getByRole('button', { name: 'Save password and sign in' }).waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
      await page.getByRole('button', { name: 'Guardar la contraseña y entrar' }).waitFor();
      expect(page.url()).toBe(`${stage.site}/es/set-password`);
    });
  });
});

describe('a client at the dashboard', () => {
  it('reads in Spanish what is asked of them, with our message beside it', inFullRun, async () => {
    const account = await makeAccount(stage.sql);
    const visitor = await signedIn(account);
    const [opened] = await stage.sql<{ id: string }[]>`
      insert into public.cases (user_id, case_number, package_type, title, county, status)
      values (${account.id}, ${`FK-2026-${account.id.slice(0, 6).toUpperCase()}`}, 'vip', 'Sample', 'DeKalb', 'waiting_for_client')
      returning id`;
    await stage.sql`
      insert into public.case_updates (case_id, title, description, status, is_internal)
      values (${opened?.id ?? ''}, 'Un documento', 'Mándenos una foto del recibo.', 'waiting_for_client', false)`;
    await atBrowser({ as: visitor, ...phone, colorScheme: 'dark' }, async (page) => {
      await page.goto(`${stage.site}/es/client-dashboard?payment=success`);
      await heading(page, caseReadingWords.es.readings.waiting_for_client.now);
      await page.getByText(caseWords.es.ball.client).waitFor();
      await page.getByRole('blockquote').getByText('Mándenos una foto del recibo.').waitFor();
      await page.getByText('Si en unos minutos su pago no aparece').waitFor();
      // What the processor added is gone from the address; the case stays in it.
      expect(page.url()).toBe(`${stage.site}/es/client-dashboard?case=${opened?.id ?? ''}`);
      await expectAccessible(page);
    });
  });

  it('is not left with an empty page when our server is down', inFullRun, async () => {
    const visitor = await signedIn(await makeAccount(stage.sql));
    await atBrowser({ as: visitor }, async (page) => {
      await page.route('**/api/dashboard', (route) => route.abort());
      await page.goto(`${stage.site}/client-dashboard`);
      await page.getByRole('alert').getByText('We could not reach our server').waitFor();
      await expectAccessible(page);
      await page.unroute('**/api/dashboard');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('No case here yet').waitFor();
    });
  });
});

describe('signing in', () => {
  it('says what is missing and what is wrong, and then goes where one wanted to go', inFullRun, async () => {
    const account = await makeAccount(stage.sql);
    await atBrowser(phone, async (page) => {
      await page.goto(`${stage.site}/login?returnTo=${encodeURIComponent('/checkout?package=basic')}`);
      const submit = page.getByRole('button', { name: 'Sign in', exact: true });
      await submit.click();
      const summary = page.getByRole('alert');
      await summary.getByRole('link', { name: 'Please enter a valid email address.' }).waitFor();
      expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
      await expectAccessible(page);
      await summary.getByRole('link', { name: 'Enter a password.' }).click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('sign-in-password');

      await page.getByLabel('Email').fill(account.email);
      const password = page.getByLabel('Password', { exact: true });
      await password.fill('not the password');
      await page.getByRole('button', { name: 'Show password' }).click();
      expect(await password.getAttribute('type')).toBe('text');
      await page.getByLabel('No, other people use it too').check();
      await submit.click();
      await page.getByText('The email or password is incorrect.').waitFor();
      await expectAccessible(page);

      await password.fill(account.password);
      await submit.click();
      await page.waitForURL(`${stage.site}/checkout?package=basic`);
      await page.goto(`${stage.site}/client-dashboard`);
      await page.getByText('Is this a shared phone or computer?').waitFor();
      await page.getByText('No case here yet').waitFor();
      await expectAccessible(page);
      await page.goto(`${stage.site}/login`);
      await page.getByRole('heading', { name: 'You are signed in' }).waitFor();
      await expectAccessible(page);
    });
  });

  it('never leads off the site', inFullRun, async () => {
    const account = await makeAccount(stage.sql);
    await atBrowser({}, async (page) => {
      await page.goto(`${stage.site}/es/login?returnTo=${encodeURIComponent('//evil.example/x')}`);
      await page.getByLabel('Correo electrónico').fill(account.email);
      await page.getByLabel('Contraseña', { exact: true }).fill(account.password);
      await page.getByLabel('Sí, es mío').check();
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await page.waitForURL(`${stage.site}/es/client-dashboard`);
    });
  });

  it(
    'mails a new link for a forgotten password, with one answer for known and unknown addresses',
    inFullRun,
    async () => {
      const account = await makeAccount(stage.sql);
      for (const email of [account.email, freshEmail('nobody')])
        await atBrowser({}, async (page) => {
          await page.goto(`${stage.site}/login`);
          await page.getByRole('link', { name: 'Forgot your password?' }).click();
          await page.getByRole('heading', { name: 'Get a new password' }).waitFor();
          await expectAccessible(page);
          await page.getByLabel('Email').fill(email);
          await page.getByRole('button', { name: 'Send the link' }).click();
          await page.getByText('If this address has an account, a link is on its way.').waitFor();
          await expectAccessible(page);
        });
      expect(await mailTo(account.email, /Choose a new password/)).toContain('/set-password?token=');
    },
  );
});

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

  it('is refused a card without being charged, pays with another, and reads the confirmation', async () => {
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
  });

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
