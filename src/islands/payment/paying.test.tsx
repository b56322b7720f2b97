import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { $toast, dismissToast } from '#browser/toasts.ts';
import { paymentWords } from '#i18n/payment.ts';
import { beginAtCheckout, opened, pay, processor, readyToPay } from '#tests/components/checkout-page.tsx';
import { watchLeaving } from '#tests/components/page.ts';
import { answer, offline } from '#tests/components/server.ts';

const words = paymentWords.en.checkout;

beforeEach(beginAtCheckout);
afterEach(dismissToast);

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
    expect(processor.confirmed).toBe(1);
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
