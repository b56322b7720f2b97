import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { OpenedPayment } from '#domain/orders/payment-answers.ts';
import { findPackage, type PackageId } from '#domain/packages/catalogue.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { longestMs } from '#browser/stripe.ts';
import { $toast, dismissToast } from '#browser/toasts.ts';
import { accountWords } from '#i18n/account.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { intakeWords } from '#i18n/intake.ts';
import { coverage, packageWords } from '#i18n/packages.ts';
import { paymentWords } from '#i18n/payment.ts';
import { atAddress, watchLeaving } from '#tests/components/page.ts';
import { sampleOffer } from '#tests/components/offer-texts.ts';
import { answer, offline, refuse, serve } from '#tests/components/server.ts';
import { priceOf } from '#tests/prices.ts';
import type { Offer } from './checkout-props.ts';
import Checkout from './Checkout.tsx';

const words = paymentWords.en.checkout;
const account = accountWords.en;

function offerOf(id: PackageId): Offer {
  const { name, description, notIncluded } = sampleOffer(id, 'en');
  const price = formatPrice(findPackage(id).amountCents, 'en');
  return { id, name, description, price, covers: coverage(id, 'en'), notIncluded };
}

const open = () =>
  render(
    <Checkout
      locale="en"
      words={words}
      account={account}
      offers={{
        basic: offerOf('basic'),
        standard: offerOf('standard'),
        premium: offerOf('premium'),
        vip: offerOf('vip'),
      }}
      packageWords={packageWords.en}
      eviction={{
        stillOpen: intakeWords.en.fields.stillOpen,
        answers: intakeWords.en.options.stillOpen,
        hearingDate: intakeWords.en.fields.hearingDate,
        notices: intakeWords.en.notices,
      }}
      siteEmail="help@example.com"
      paused={<p>No new applications this week.</p>}
      saleClosed={<p>No payments this week.</p>}
    />,
  );

interface Confirmed {
  readonly error?: { readonly type: string; readonly message?: string };
  readonly paymentIntent?: { readonly status: string };
}

let confirmPayment: () => Promise<Confirmed> = () => Promise.resolve({});
let confirmed = 0;
/** Whether the card's frame comes, beside the script. */
let frameComes = true;

/** The card processor's script, as far as a page of ours talks to it. Its loader takes it once and keeps it. */
function Stripe() {
  const listeners = new Map<string, () => void>();
  const card = {
    on: (event: string, run: () => void) => listeners.set(event, run),
    mount: (place: Element) => {
      place.textContent = 'Card fields';
      if (frameComes) queueMicrotask(() => listeners.get('ready')?.());
    },
    destroy: () => undefined,
  };
  return {
    elements: () => ({ create: () => card, getElement: () => card }),
    confirmPayment: () => {
      confirmed += 1;
      return confirmPayment();
    },
  };
}
Object.assign(window, { Stripe });

const opened: OpenedPayment = {
  clientSecret: 'pi_123_secret_456',
  orderId: '0192f1a0-0000-7000-8000-000000000001',
  amountCents: findPackage('basic').amountCents,
  part: null,
  publishableKey: 'pk_test_1',
};
const prepared = { 'POST /api/create-payment-intent': () => answer(opened) };
const pay = fill(words.pay, { price: priceOf('basic') });

beforeEach(() => {
  atAddress('?package=basic');
  confirmed = 0;
});
afterEach(dismissToast);

async function readyToPay(confirm: () => Promise<Confirmed>, more: Parameters<typeof serve>[0] = {}) {
  confirmPayment = confirm;
  const server = serve({ ...prepared, ...more });
  const screen = await open();
  const button = screen.getByRole('button', { name: pay });
  await expect.element(button).toBeEnabled();
  return { screen, server, button };
}

describe('before paying', () => {
  it('says what is bought, what it costs and what it does not include, and names the package alone', async () => {
    const { screen, server } = await readyToPay(() => Promise.resolve({}));
    const summary = screen.getByRole('region', { name: words.summary });
    await expect.element(summary.getByText(priceOf('basic'))).toBeVisible();
    await expect.element(summary.getByText(packageWords.en.courtFees)).toBeVisible();
    expect(server.last('/api/create-payment-intent')).toEqual({ packageId: 'basic' });
  });

  it('asks for the first part where staff let it be paid in parts, and says what the whole costs', async () => {
    serve({
      'POST /api/create-payment-intent': () =>
        answer({ ...opened, amountCents: 12_345, part: { place: 1, count: 3 } }),
    });
    const screen = await open();
    const button = screen.getByRole('button', { name: fill(words.pay, { price: '$123.45' }) });
    await expect.element(button).toBeEnabled();
    const summary = screen.getByRole('region', { name: words.summary });
    await expect.element(summary).toMatchTextContent(fill(words.part, { place: 1, count: 3 }));
    await expect.element(summary).toMatchTextContent(`${words.price}${priceOf('basic')}`);
    await expect.element(summary).toMatchTextContent(words.otherParts);
    await expect.element(screen.getByRole('link', { name: words.askInParts })).not.toBeInTheDocument();
  });

  it('says that a blocker may stop the card form when its frame never comes', async () => {
    frameComes = false;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      serve(prepared);
      const screen = await open();
      await expect.element(screen.getByText('Card fields')).toBeVisible();
      await vi.advanceTimersByTimeAsync(longestMs);
      await expect.element(screen.getByRole('alert')).toMatchTextContent(words.cardBlocked);
    } finally {
      vi.useRealTimers();
      frameComes = true;
    }
  });

  it('asks for a package when the address names none of ours', async () => {
    atAddress('?package=gold');
    serve({});
    const screen = await open();
    const alert = screen.getByRole('alert');
    await expect.element(alert).toMatchTextContent(words.wrongPackage.title);
    await expect.element(alert).toMatchTextContent('Invalid package selection. Please contact support.');
    await expect
      .poll(() => $toast.get())
      .toMatchObject({
        title: 'Error',
        description: 'Invalid package selection. Please contact support.',
        variant: 'destructive',
      });
  });

  it('asks for a package, and says nothing of a mistake, when the address names none', async () => {
    atAddress('');
    serve({});
    const screen = await open();
    await expect.element(screen.getByText(words.wrongPackage.title)).toBeVisible();
    await expect.element(screen.getByText(words.wrongPackage.text)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: words.choose })).toBeVisible();
    expect(screen.getByRole('link').elements()).toHaveLength(1);
    expect($toast.get()).toBeNull();
  });

  it('leads somebody who is not signed in to the sign-in, and back to this package', async () => {
    const left = watchLeaving();
    serve({ 'POST /api/create-payment-intent': () => refuse(401, 'sign_in_required') });
    await open();
    await expect.poll(() => left).toEqual(['/api/login?returnTo=%2Fcheckout%3Fpackage%3Dbasic']);
  });

  it('says that it could not be prepared, that no money was taken, and tries again', async () => {
    const server = serve({ 'POST /api/create-payment-intent': offline });
    const screen = await open();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(words.intentText);
    server.change(prepared);
    await screen.getByRole('button', { name: account.tryAgain }).click();
    await expect.element(screen.getByRole('button', { name: pay })).toBeEnabled();
  });

  it('leads somebody who has paid already to their case, and offers no second payment', async () => {
    serve({
      'POST /api/create-payment-intent': () => refuse(409, 'already_paid', { message: 'This is paid.' }),
    });
    const screen = await open();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(words.paidTitle);
    await expect
      .element(screen.getByRole('link', { name: words.toCase }))
      .toHaveAttribute('href', '/client-dashboard');
    await expect.element(screen.getByText(words.paidNext)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: account.tryAgain })).not.toBeInTheDocument();
  });

  it('sells nothing while new applications are paused, and says why', async () => {
    serve({ 'POST /api/create-payment-intent': () => refuse(409, 'purchase_paused') });
    const screen = await open();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('No new applications this week.');
  });
});

describe('somebody who has not applied yet', () => {
  const { fields, options, notices } = intakeWords.en;
  const asks = { 'POST /api/create-payment-intent': () => refuse(409, 'hearing_unasked') };

  it('is asked whether the eviction is still open before there are card fields, and goes on with a no', async () => {
    const server = serve(asks);
    const screen = await open();
    const question = screen.getByRole('group', { name: fields.stillOpen.label });
    const sum = screen.getByRole('heading', { name: words.summary });
    const isAfter = () =>
      question.element().compareDocumentPosition(sum.element()) & Node.DOCUMENT_POSITION_FOLLOWING;
    // On a phone nobody reads about money before it.
    await expect.poll(isAfter).toBeTruthy();
    await screen.getByRole('button', { name: words.eviction.next }).click();
    await expect.element(question.getByText(words.eviction.missing)).toBeVisible();
    await question.getByLabelText(options.stillOpen?.no ?? '', { exact: true }).click();
    server.change(prepared);
    await screen.getByRole('button', { name: words.eviction.next }).click();
    await expect.element(screen.getByRole('button', { name: pay })).toBeEnabled();
    expect(server.last('/api/create-payment-intent')).toEqual({
      packageId: 'basic',
      eviction: { stillOpen: 'no' },
    });
  });

  it('reads free help first where the case is open, and going on is not the loud button', async () => {
    serve(asks);
    const screen = await open();
    const question = screen.getByRole('group', { name: fields.stillOpen.label });
    await question.getByLabelText(options.stillOpen?.yes ?? '', { exact: true }).click();
    await expect.element(screen.getByText(notices['open-case'].title)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: notices.lines['georgia-legal-aid'] }))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: words.eviction.next })).toHaveClass('second');
  });

  it('pays nothing while the hearing is days away: calls for free help and applies, which costs nothing', async () => {
    const server = serve(asks);
    const screen = await open();
    const question = screen.getByRole('group', { name: fields.stillOpen.label });
    await question.getByLabelText(options.stillOpen?.yes ?? '', { exact: true }).click();
    const tomorrow = addDays(officeDate(new Date()), 1);
    await screen.getByLabelText(fields.hearingDate.label).fill(tomorrow);
    await expect.element(screen.getByText(notices['hearing-near'].title)).toBeVisible();
    server.change({ 'POST /api/create-payment-intent': () => refuse(409, 'hearing_near') });
    await screen.getByRole('button', { name: words.eviction.next }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(words.hearing.applyText);
    await expect
      .element(screen.getByRole('link', { name: words.hearing.apply }))
      .toHaveAttribute('href', '/intake-form');
    expect(server.last('/api/create-payment-intent')).toMatchObject({
      eviction: { stillOpen: 'yes', hearingDate: tomorrow },
    });
    await expect.element(screen.getByRole('button', { name: pay })).not.toBeInTheDocument();
  });
});

describe('while no payments are taken', () => {
  it('nobody is shown a button that can only fail: the page says what to do meanwhile', async () => {
    serve({ 'POST /api/create-payment-intent': () => refuse(503, 'sale_closed') });
    const screen = await open();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('No payments this week.');
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });
});

describe('paying', () => {
  const confirmation = `/payment-confirmation?package=basic&payment_intent=pi_123&order_id=${opened.orderId}`;

  it('cannot be pressed twice, and leads to the confirmation once the server knows of it', async () => {
    const left = watchLeaving();
    const { screen, server, button } = await readyToPay(
      () => Promise.resolve({ paymentIntent: { status: 'succeeded' } }),
      { 'POST /api/payment-confirmation': () => answer({ state: 'paid' }) },
    );
    await button.click();
    await expect.element(screen.getByRole('button', { name: words.paying })).toBeDisabled();
    await expect.poll(() => left).toEqual([confirmation]);
    expect(confirmed).toBe(1);
    expect(server.last('/api/payment-confirmation')).toEqual({
      paymentIntentId: 'pi_123',
      orderId: opened.orderId,
    });
  });

  it('tells of a refused card in the words of the processor, charges nothing, and lets another one be tried', async () => {
    const message = 'Your card has insufficient funds.';
    const { screen, server, button } = await readyToPay(() =>
      Promise.resolve({ error: { type: 'card_error', message } }),
    );
    await button.click();
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveFocus();
    await expect.element(alert).toMatchTextContent(message);
    await expect.element(alert).toMatchTextContent(words.failedText);
    await expect.element(button).toBeEnabled();
    expect(server.calls.map(({ path }) => path)).not.toContain('/api/payment-confirmation');
  });

  it('leaves it to the processor to say what is missing in a field', async () => {
    const { screen, button } = await readyToPay(() =>
      Promise.resolve({ error: { type: 'validation_error', message: 'Incomplete.' } }),
    );
    await button.click();
    await expect.element(button).toBeEnabled();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it('never says "not charged" after a lost connection without having asked the server', async () => {
    const { screen, server, button } = await readyToPay(() => Promise.reject(new Error('lost')), {
      'POST /api/payment-confirmation': offline,
    });
    await button.click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(words.unsureText);
    await expect.element(screen.getByText(words.failedText)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: pay })).toBeDisabled();
    await expect
      .element(screen.getByRole('link', { name: words.look }))
      .toHaveAttribute('href', confirmation);
    expect(server.calls.at(-1)?.path).toBe('/api/payment-confirmation');
  });

  it('nor when the server does not know either: neither in the page nor in a toast', async () => {
    const { screen, button } = await readyToPay(() => Promise.reject(new Error('lost')), {
      'POST /api/payment-confirmation': () => answer({ state: 'unknown' }),
    });
    await button.click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(words.unsureText);
    await expect.element(screen.getByText(words.failedText)).not.toBeInTheDocument();
    expect($toast.get()).toBeNull();
  });

  it('says "not charged" after a lost connection when the server says so', async () => {
    const { screen, button } = await readyToPay(() => Promise.reject(new Error('lost')), {
      'POST /api/payment-confirmation': () => answer({ state: 'not_paid' }),
    });
    await button.click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(words.failedText);
    await expect.element(button).toBeEnabled();
  });

  it('leaves for the page that waits when the bank takes its time', async () => {
    const left = watchLeaving();
    const { button } = await readyToPay(() => Promise.resolve({ paymentIntent: { status: 'processing' } }));
    await button.click();
    await expect.poll(() => left).toEqual([confirmation]);
  });

  it('is told as paid also when our own confirmation does not answer, and leads to the dashboard', async () => {
    const left = watchLeaving();
    const { screen, button } = await readyToPay(
      () => Promise.resolve({ paymentIntent: { status: 'succeeded' } }),
      { 'POST /api/payment-confirmation': offline },
    );
    await button.click();
    await expect.element(screen.getByText(words.confirmFailed)).toBeVisible();
    await expect.poll(() => left).toEqual(['/client-dashboard?payment=success']);
  });
});
