// For tests: the payment page as a browser shows it, with a stand-in for the script of the card processor.
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import type { OpenedPayment } from '#domain/orders/payment-answers.ts';
import { findPackage, type PackageId } from '#domain/packages/catalogue.ts';
import { accountWords } from '#i18n/account.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { intakeWords } from '#i18n/intake.ts';
import { coverage, packageWords } from '#i18n/packages.ts';
import { paymentWords } from '#i18n/payment.ts';
import Checkout from '#islands/payment/Checkout.tsx';
import type { Offer } from '#islands/payment/checkout-props.ts';
import { priceOf } from '#tests/prices.ts';
import { sampleOffer } from './offer-texts.ts';
import { atAddress } from './page.ts';
import { answer, serve } from './server.ts';

const words = paymentWords.en.checkout;

function offerOf(id: PackageId): Offer {
  const { name, description, notIncluded } = sampleOffer(id, 'en');
  const price = formatPrice(findPackage(id).amountCents, 'en');
  return { id, name, description, price, covers: coverage(id, 'en'), notIncluded };
}

export const openCheckout = () =>
  render(
    <Checkout
      locale="en"
      words={words}
      account={accountWords.en}
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

export const processor = {
  confirmPayment: (): Promise<Confirmed> => Promise.resolve({}),
  /** How often it was asked to take the money. */
  confirmed: 0,
  /** Whether the card's frame comes, beside the script. */
  frameComes: true,
};

/** The card processor's script, as far as a page of ours talks to it. Its loader takes it once and keeps it. */
function Stripe() {
  const listeners = new Map<string, () => void>();
  const card = {
    on: (event: string, run: () => void) => listeners.set(event, run),
    mount: (place: Element) => {
      place.textContent = 'Card fields';
      if (processor.frameComes) queueMicrotask(() => listeners.get('ready')?.());
    },
    destroy: () => undefined,
  };
  return {
    elements: () => ({ create: () => card, getElement: () => card }),
    confirmPayment: () => {
      processor.confirmed += 1;
      return processor.confirmPayment();
    },
  };
}
Object.assign(window, { Stripe });

export const opened: OpenedPayment = {
  clientSecret: 'pi_123_secret_456',
  orderId: '0192f1a0-0000-7000-8000-000000000001',
  amountCents: findPackage('basic').amountCents,
  part: null,
  publishableKey: 'pk_test_1',
};
export const prepared = { 'POST /api/create-payment-intent': () => answer(opened) };
/** What the button says. */
export const pay = fill(words.pay, { price: priceOf('basic') });

/** Before each test. */
export function beginAtCheckout(): void {
  atAddress('?package=basic');
  processor.confirmed = 0;
}

export async function readyToPay(confirm: () => Promise<Confirmed>, more: Parameters<typeof serve>[0] = {}) {
  processor.confirmPayment = confirm;
  const server = serve({ ...prepared, ...more });
  const screen = await openCheckout();
  const button = screen.getByRole('button', { name: pay });
  await expect.element(button).toBeEnabled();
  return { screen, server, button };
}
