// @module-tag full
// The sandbox's payment page and its stripe.js in a real browser.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults } from '#tests/axe.ts';
import { inFullRun } from '#tests/runs.ts';
import { launchBrowser } from '#tools/browser/launch.ts';
import { createStripeSandbox, type StripeSandbox } from '#tools/local/stripe/sandbox.ts';

let sandbox: StripeSandbox;
let stripe: Stripe;
let browser: Browser;
let shop: Server;
let shopUrl: string;

// The vendor's own loader, as it is published; it must find the sandbox's window.Stripe.
const loader = readFileSync(
  new URL('../../node_modules/@stripe/stripe-js/dist/pure.mjs', import.meta.url),
  'utf8',
);
const script = `
import { loadStripe } from '/loader.js';
const { key, secret, locale, redirect } = Object.fromEntries(new URLSearchParams(location.search));
const stripe = await loadStripe(key);
const elements = stripe.elements({ clientSecret: secret, locale });
const payment = elements.create('payment');
const log = (text) => (document.querySelector('#log').textContent += text + ';');
payment.on('ready', () => log('ready'));
payment.on('loaderror', ({ error }) => log('loaderror ' + error.code));
payment.on('change', ({ complete }) => complete && log('complete'));
payment.mount('#payment');
document.querySelector('button').onclick = async () => {
  const submitted = await elements.submit();
  if (submitted.error) return log(submitted.error.code);
  const confirmParams = { return_url: location.origin + '/done' };
  const { error, paymentIntent } = await stripe.confirmPayment({ elements, confirmParams, redirect });
  log(error ? error.message : paymentIntent.status);
};`;

beforeAll(async () => {
  sandbox = await createStripeSandbox();
  const { host, port } = sandbox;
  stripe = new Stripe(sandbox.secretKey, { host, port, protocol: 'http', telemetry: false });
  shop = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const file = { '/loader.js': loader, '/shop.js': script }[path];
    if (file !== undefined) {
      response.setHeader('content-type', 'text/javascript').end(file);
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    // As strict as ours.
    response.setHeader(
      'content-security-policy',
      `default-src 'self'; script-src 'self' ${sandbox.url}; connect-src ${sandbox.url}; style-src 'self'`,
    );
    response.end(
      `<!doctype html><html lang="en"><title>Shop</title><script src="${sandbox.url}/v3/stripe.js"></script>` +
        `<main><h1>${path}</h1><div id="payment"></div><button>Pay now</button><p id="log"></p></main>` +
        (path === '/checkout' ? '<script type="module" src="/shop.js"></script>' : ''),
    );
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  shopUrl = `http://127.0.0.1:${String((shop.address() as AddressInfo).port)}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await sandbox.close();
  shop.close();
});

const withPage = async (
  run: (page: Page) => Promise<void>,
  options: { javaScriptEnabled?: boolean } = {},
) => {
  const context = await browser.newContext(options);
  try {
    await run(await context.newPage());
  } finally {
    await context.close();
  }
};
const expectAccessible = async (page: Page) => expect(await axeFaults(page)).toBe('');

describe('the payment page', () => {
  const open = (locale: 'en' | 'es', email?: string) =>
    stripe.checkout.sessions.create({
      mode: 'payment',
      locale,
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 4_250, product_data: { name: 'Basic <package>' } },
        },
      ],
      success_url: `${shopUrl}/done?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${shopUrl}/back`,
      ...(email === undefined ? {} : { customer_email: email }),
    });

  test('without scripts: a declined card is explained and another one pays', inFullRun, async () => {
    const session = await open('en');
    await withPage(
      async (page) => {
        await page.goto(session.url ?? '');
        expect(await page.textContent('main')).toContain('Basic <package>');
        await page.getByLabel('Email').fill('rosa@example.org');
        const fill = async (card: string) => {
          await page.getByLabel('Card number').fill(card);
          await page.getByLabel('Expiration date').fill('12 / 34');
          await page.getByLabel('Security code').fill('123');
          await page.getByLabel('Name on card').fill('Rosa Muñoz');
          await page.getByRole('button', { name: 'Pay $42.50' }).click();
        };
        await fill('4000 0000 0000 0002');
        expect(await page.getByRole('alert').textContent()).toBe('Your card was declined.');
        expect(await page.getByLabel('Email').inputValue()).toBe('rosa@example.org');
        expect(await page.getByLabel('Card number').inputValue()).toBe('');
        await fill('4242 4242 4242 4242');
        expect(page.url()).toBe(`${shopUrl}/done?session_id=${session.id}`);
        // The button pressed a second time in another tab.
        const again = await page.request.post(session.url ?? '', { maxRedirects: 0 });
        expect(again.headers()['location']).toBe(page.url());
        await page.goto(session.url ?? '');
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('This payment is complete');
      },
      { javaScriptEnabled: false },
    );
    const paid = await stripe.checkout.sessions.retrieve(session.id);
    expect(paid.customer_details).toMatchObject({ email: 'rosa@example.org', name: 'Rosa Muñoz' });
  });

  test(
    'in Spanish, with the bank’s step failed and then passed, and nothing axe objects to',
    inFullRun,
    async () => {
      const session = await open('es', 'rosa@example.org');
      await withPage(async (page) => {
        const pay = async () => {
          await page.getByLabel('Número de tarjeta').fill('4000000000003220');
          await page.getByLabel('Fecha de vencimiento').fill('1234');
          await page.getByLabel('Código de seguridad').fill('123');
          await page.getByLabel('Nombre en la tarjeta').fill('Rosa');
          await page.getByRole('button', { name: 'Pagar' }).click();
        };
        await page.goto(session.url ?? '');
        expect(await page.getAttribute('html', 'lang')).toBe('es');
        await expectAccessible(page);
        await pay();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Rechazar' }).click();
        expect(await page.getByRole('alert').textContent()).toContain('Su banco no confirmó el pago');
        await expectAccessible(page);
        await pay();
        await page.getByRole('button', { name: 'Confirmar' }).click();
        expect(page.url()).toBe(`${shopUrl}/done?session_id=${session.id}`);
      });
    },
  );

  test('leads back, also when its time is over', inFullRun, async () => {
    const session = await open('en');
    await withPage(async (page) => {
      await page.goto(session.url ?? '');
      await page.getByRole('link', { name: 'Back' }).click();
      expect(page.url()).toBe(`${shopUrl}/back`);
      sandbox.expireCheckoutSession(session.id);
      await page.goto(session.url ?? '');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
        'This payment page has expired',
      );
      await page.getByRole('link', { name: 'Back' }).click();
      expect(page.url()).toBe(`${shopUrl}/back`);
    });
  });
});

describe('stripe.js in a page of ours', () => {
  const checkout = async (page: Page, how: { locale: string; redirect: string; secret?: string }) => {
    const intent = await stripe.paymentIntents.create({ amount: 4_250, currency: 'usd' });
    const query = new URLSearchParams({
      key: sandbox.publishableKey,
      secret: intent.client_secret ?? '',
      ...how,
    });
    await page.goto(`${shopUrl}/checkout?${String(query)}`);
    return intent;
  };
  const log = (page: Page) => page.locator('#log');
  const pay = (page: Page) => page.getByRole('button', { name: 'Pay now' }).click();

  test('asks for what is missing, explains a decline, and pays without leaving', inFullRun, async () => {
    await withPage(async (page) => {
      const refused: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy|Stripe\.js@/.test(message.text())) refused.push(message.text());
      });
      const intent = await checkout(page, { locale: 'es', redirect: 'if_required' });
      await log(page).getByText('ready;').waitFor();
      await pay(page);
      await log(page).getByText('incomplete_number;').waitFor();
      await expectAccessible(page);
      await page.getByLabel('Número de tarjeta').fill('4000 0000 0000 9995');
      await page.getByLabel('Fecha de vencimiento').fill('12 / 34');
      await page.getByLabel('Código de seguridad').fill('123');
      await pay(page);
      await log(page).getByText('complete;Su tarjeta no tiene fondos suficientes.;').waitFor();
      await page.getByLabel('Número de tarjeta').fill('4242424242424242');
      await pay(page);
      await log(page).getByText('succeeded;').waitFor();
      expect(page.url()).toContain('/checkout');
      expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded' });
      expect(refused).toEqual([]);
    });
  });

  test('asks the bank in a dialog and goes to the return address', inFullRun, async () => {
    await withPage(async (page) => {
      const intent = await checkout(page, { locale: 'en', redirect: 'always' });
      await page.getByLabel('Card number').fill('4000 0000 0000 3220');
      await page.getByLabel('Expiration date').fill('1234');
      await page.getByLabel('Security code').fill('123');
      await pay(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Fail' }).click();
      await log(page).getByText('unable to authenticate').waitFor();
      await pay(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
      await page.waitForURL(/\/done/);
      expect(new URL(page.url()).searchParams.get('payment_intent')).toBe(intent.id);
      expect(new URL(page.url()).searchParams.get('redirect_status')).toBe('succeeded');
    });
  });

  test('says when it cannot load', async () => {
    await withPage(async (page) => {
      await checkout(page, { locale: 'en', redirect: 'always', secret: 'pi_none_secret_none' });
      await log(page).getByText(';').waitFor();
      expect(await log(page).textContent()).toBe('loaderror resource_missing;');
    });
  });
});
