import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PaymentAnswer } from '#domain/orders/payment-answers.ts';
import type { Locale } from '#domain/languages.ts';
import { accountWords } from '#i18n/account.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { namesOfPackages } from '#i18n/packages.ts';
import { paymentWords } from '#i18n/payment.ts';
import { path } from '#i18n/routes.ts';
import { freeHelpSection } from '#i18n/sections.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { atAddress } from '#tests/components/page.ts';
import { answer, offline, refuse, serve } from '#tests/components/server.ts';
import { centsOf, priceOf } from '#tests/prices.ts';
import PaymentResult from './PaymentResult.tsx';
import { pollPauses } from './poll-pauses.ts';

function open(locale: Locale, query = '?package=vip&session_id=cs_test_123') {
  atAddress(query);
  const { checkout: _, ...words } = paymentWords[locale];
  return render(
    <PaymentResult
      locale={locale}
      words={words}
      account={accountWords[locale]}
      packageNames={namesOfPackages(locale)}
      siteEmail="help@example.com"
    />,
  );
}

const says = (payment: PaymentAnswer) => ({ 'POST /api/payment-confirmation': () => answer(payment) });
const paid: PaymentAnswer = {
  state: 'paid',
  packageId: 'vip',
  amountCents: centsOf('vip'),
  orderReference: 'ACDE3467',
  email: 'a…@example.com',
};

inEachLanguage('somebody who comes back from paying', (locale) => {
  const words = paymentWords[locale];

  it('reads that it is paid, what and how much, and what happens now', async () => {
    const server = serve(says(paid));
    const screen = await open(locale);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.paid.heading);
    await expect.element(screen.getByText('ACDE-3467')).toBeVisible();
    await expect.element(screen.getByText(priceOf('vip'))).toBeVisible();
    await expect.element(screen.getByText(words.paid.active)).toBeVisible();
    await expect.element(screen.getByText(words.paid.mailTitle)).toBeVisible();
    await expect.element(screen.getByText(words.paid.moreParts)).not.toBeInTheDocument();
    expect(server.last('/api/payment-confirmation')).toEqual({ sessionId: 'cs_test_123' });
  });

  it('whose eviction may still be open reads who helps for free, and no day on which we would have papers', async () => {
    serve(says({ ...paid, hasPassword: false, helpFirst: true }));
    const screen = await open(locale);
    await expect.element(screen.getByRole('heading', { name: words.paid.helpTitle })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: words.paid.help }))
      .toHaveAttribute('href', path('home', locale, freeHelpSection));
    await expect.element(screen.getByText(words.paid.items.mail.what)).toBeVisible();
    for (const text of [words.paid.active, words.paid.items.work.what, words.paid.items.papers.what])
      expect(screen.getByText(text).elements()).toHaveLength(0);
  });

  it('reads that other parts are still to come, and nothing of parts when all is paid', async () => {
    serve(says({ ...paid, amountCents: 16_500, hasMoreParts: true }));
    const screen = await open(locale);
    await expect.element(screen.getByText(words.paid.moreParts)).toBeVisible();
  });

  it('reads the days of our promises, and has the mails sent again', async () => {
    const server = serve({
      ...says({
        ...paid,
        hasPassword: false,
        days: {
          work: '2027-03-04',
          review: '2027-03-08',
          papers: '2027-03-31',
        },
      }),
      'POST /api/payment-confirmation/mail': () => answer({ accepted: true }, 202),
    });
    const screen = await open(locale);
    await expect
      .element(screen.getByText(fill(words.paid.by, { date: formatDate('2027-03-08', locale) })))
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: words.paid.openCase })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: words.paid.mailAgain }).click();
    await expect.element(screen.getByText(words.paid.mailSent)).toBeVisible();
    expect(server.last('/api/payment-confirmation/mail')).toEqual({ sessionId: 'cs_test_123' });
  });

  it('is led to the application when it is paid before that', async () => {
    serve(says({ ...paid, needsApplication: true, hasPassword: true }));
    const screen = await open(locale);
    await expect
      .element(screen.getByRole('link', { name: words.paid.apply }))
      .toHaveAttribute('href', path('intakeForm', locale));
    await expect.element(screen.getByText(words.paid.active)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: words.paid.knownTitle })).toBeVisible();
  });

  it('reads that no money was taken, with the way back to the links', async () => {
    serve(says({ state: 'not_paid' }));
    const screen = await open(locale);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.notPaid.heading);
    await expect
      .element(screen.getByRole('link', { name: words.notPaid.backToApplication }))
      .toHaveAttribute('href', path('intakeConfirmation', locale));
  });

  it('is told that somebody looks at it when the payment is not as ordered', async () => {
    serve(says({ state: 'processing', inReview: true }));
    const screen = await open(locale);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.inReview.heading);
  });

  it('reads of no payment when the server knows of none, or the address names none', async () => {
    const server = serve(says({ state: 'unknown' }));
    const known = await open(locale);
    await expect.element(known.getByText(words.unknown.lead)).toBeVisible();
    await known.unmount();
    const screen = await open(locale, '?package=vip');
    await expect.element(screen.getByText(words.unknown.lead)).toBeVisible();
    await expect.element(screen.getByText(words.paid.heading)).not.toBeInTheDocument();
    expect(server.calls).toHaveLength(1);
  });
});

describe('a payment the bank is still busy with', () => {
  const words = paymentWords.en;

  it('is asked about again until it is there', async () => {
    let checks = 0;
    serve({
      'POST /api/payment-confirmation': () => {
        checks += 1;
        return answer(checks < 2 ? { state: 'processing' } : paid);
      },
    });
    vi.useFakeTimers();
    try {
      const screen = await open('en');
      await vi.waitFor(() => expect(checks).toBe(1));
      await vi.waitFor(() => expect(screen.container.textContent).toContain(words.processing.lead));
      await vi.advanceTimersByTimeAsync(pollPauses[0] ?? 0);
      await vi.waitFor(() => expect(screen.container.textContent).toContain(words.paid.heading));
    } finally {
      vi.useRealTimers();
    }
  });

  it('goes back to the checkout of its package when the card was refused there', async () => {
    serve(says({ state: 'not_paid' }));
    const screen = await open('en', '?package=basic&payment_intent=pi_12345');
    await expect
      .element(screen.getByRole('link', { name: words.notPaid.backToCheckout }))
      .toHaveAttribute('href', '/checkout?package=basic');
  });
});

describe('a server that does not answer', () => {
  it('is not taken for a payment that failed: one can ask again', async () => {
    const server = serve({ 'POST /api/payment-confirmation': offline });
    const screen = await open('en');
    await expect.element(screen.getByRole('alert')).toMatchTextContent(accountWords.en.offline);
    await expect.element(screen.getByText(paymentWords.en.notPaid.heading)).not.toBeInTheDocument();
    server.change(says(paid));
    await screen.getByRole('button', { name: accountWords.en.tryAgain }).click();
    await expect.element(screen.getByText(paymentWords.en.paid.heading)).toBeVisible();
  });

  it('gives the reference by which support finds it', async () => {
    serve({ 'POST /api/payment-confirmation': () => refuse(500, 'fault', { message: 'Our fault.' }) });
    const screen = await open('es');
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent(fill(accountWords.es.reference, { reference: 'ACDE3467' }));
  });
});
