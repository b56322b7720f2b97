import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { longestMs } from '#browser/stripe.ts';
import { $toast, dismissToast } from '#browser/toasts.ts';
import { accountWords } from '#i18n/account.ts';
import { fill } from '#i18n/format.ts';
import { intakeWords } from '#i18n/intake.ts';
import { packageWords } from '#i18n/packages.ts';
import { paymentWords } from '#i18n/payment.ts';
import {
  beginAtCheckout,
  openCheckout,
  opened,
  pay,
  prepared,
  processor,
  readyToPay,
} from '#tests/components/checkout-page.tsx';
import { atAddress, watchLeaving } from '#tests/components/page.ts';
import { answer, offline, refuse, serve } from '#tests/components/server.ts';
import { priceOf } from '#tests/prices.ts';

const words = paymentWords.en.checkout;
const account = accountWords.en;

beforeEach(beginAtCheckout);
afterEach(dismissToast);

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
    const screen = await openCheckout();
    const button = screen.getByRole('button', { name: fill(words.pay, { price: '$123.45' }) });
    await expect.element(button).toBeEnabled();
    const summary = screen.getByRole('region', { name: words.summary });
    await expect.element(summary).toMatchTextContent(fill(words.part, { place: 1, count: 3 }));
    await expect.element(summary).toMatchTextContent(`${words.price}${priceOf('basic')}`);
    await expect.element(summary).toMatchTextContent(words.otherParts);
    await expect.element(screen.getByRole('link', { name: words.askInParts })).not.toBeInTheDocument();
  });

  it('says that a blocker may stop the card form when its frame never comes', async () => {
    processor.frameComes = false;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      serve(prepared);
      const screen = await openCheckout();
      await expect.element(screen.getByText('Card fields')).toBeVisible();
      await vi.advanceTimersByTimeAsync(longestMs);
      await expect.element(screen.getByRole('alert')).toMatchTextContent(words.cardBlocked);
    } finally {
      vi.useRealTimers();
      processor.frameComes = true;
    }
  });

  it('asks for a package when the address names none of ours', async () => {
    atAddress('?package=gold');
    serve({});
    const screen = await openCheckout();
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
    const screen = await openCheckout();
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
    await openCheckout();
    await expect.poll(() => left).toEqual(['/api/login?returnTo=%2Fcheckout%3Fpackage%3Dbasic']);
  });

  it('says that it could not be prepared, that no money was taken, and tries again', async () => {
    const server = serve({ 'POST /api/create-payment-intent': offline });
    const screen = await openCheckout();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(words.intentText);
    server.change(prepared);
    await screen.getByRole('button', { name: account.tryAgain }).click();
    await expect.element(screen.getByRole('button', { name: pay })).toBeEnabled();
  });

  it('leads somebody who has paid already to their case, and offers no second payment', async () => {
    serve({
      'POST /api/create-payment-intent': () => refuse(409, 'already_paid', { message: 'This is paid.' }),
    });
    const screen = await openCheckout();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(words.paidTitle);
    await expect
      .element(screen.getByRole('link', { name: words.toCase }))
      .toHaveAttribute('href', '/client-dashboard');
    await expect.element(screen.getByText(words.paidNext)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: account.tryAgain })).not.toBeInTheDocument();
  });

  it('sells nothing while new applications are paused, and says why', async () => {
    serve({ 'POST /api/create-payment-intent': () => refuse(409, 'purchase_paused') });
    const screen = await openCheckout();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('No new applications this week.');
  });
});

describe('somebody who has not applied yet', () => {
  const { fields, options, notices } = intakeWords.en;
  const asks = { 'POST /api/create-payment-intent': () => refuse(409, 'hearing_unasked') };

  it('is asked whether the eviction is still open before there are card fields, and goes on with a no', async () => {
    const server = serve(asks);
    const screen = await openCheckout();
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
    const screen = await openCheckout();
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
    const screen = await openCheckout();
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
    const screen = await openCheckout();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('No payments this week.');
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });
});
