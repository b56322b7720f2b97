import { describe, expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { reviewReasons } from '#domain/orders/status.ts';
import { packages } from '#domain/packages/catalogue.ts';
import { intakeWords } from '#i18n/intake.ts';
import { mailWords } from '#i18n/mail.ts';
import { links, payload, write } from '#tests/mail.ts';
import { priceOf } from '#tests/prices.ts';
import { MailFactMissing } from './letter.ts';

describe('application received', () => {
  it('carries the price of the package, its payment link and the files that are missing', () => {
    for (const { id, amountCents } of packages) {
      const { text } = write('application_received', 'es', {
        packageId: id,
        amountCents: undefined,
        count: undefined,
      });
      const price = new Intl.NumberFormat('es-US', {
        style: 'currency',
        currency: 'USD',
        maximumFractionDigits: 0,
      });
      expect(text).toContain(price.format(amountCents / 100));
      expect(text).toContain(links.pay);
      expect(text).toContain('ACDE-3467');
      expect(text).toContain('- 1 × PDF');
    }
  });

  it('says that no payment is taken at the moment, and keeps the link for later', () => {
    for (const [language, sentence] of [
      ['en', 'not taking payments right now'],
      ['es', 'no recibimos pagos'],
    ] as const) {
      const { text } = write('application_received', language, { saleClosed: true });
      expect(text).toContain(sentence);
      expect(text).toContain(links.pay);
      expect(text).not.toMatch(/The next step is yours|El siguiente paso es suyo/);
    }
  });

  it('asks for no money when it is paid already', () => {
    const { text, html } = write('application_received', 'en', { alreadyPaid: true });
    expect(text + html).not.toContain('pay=');
    expect(text).toContain('There is nothing to pay now');
  });
});

describe('the receipt', () => {
  it('names package, amount, date in Georgia, card and order, and keeps court fees apart', () => {
    const english = write('receipt', 'en').text;
    expect(english).toContain('VIP Multi-Filing');
    expect(english).toContain(priceOf('vip'));
    expect(english).toContain('November 20, 2026');
    expect(english).toContain('Visa card ending in 4242');
    expect(english).toContain('FGHJ-3467');
    expect(english).toContain('Court fees are separate');
    expect(english).toContain('5 to 7 business days');
    const spanish = write('receipt', 'es').text;
    expect(spanish).toContain('20 de noviembre de 2026');
    expect(spanish).toContain('tarjeta Visa terminada en 4242');
  });

  it('is not written without an amount', () => {
    expect(() => write('receipt', 'en', { amountCents: undefined })).toThrow(MailFactMissing);
  });
});

describe('mails that ask for a payment', () => {
  it.each(['application_received', 'payment_reminder'] as const)(
    'name the first part where a plan stands, and the whole price elsewhere: %s',
    (kind) => {
      const part = { amountCents: 26_250, count: 4, alreadyPaid: undefined };
      const whole = { amountCents: undefined, count: undefined, alreadyPaid: undefined };
      for (const language of locales) {
        expect(write(kind, language, part).text).toContain('$262.50');
        expect(write(kind, language, part).text).not.toContain('$1,050');
        expect(write(kind, language, whole).text).toContain('$1,050');
      }
    },
  );
});

it.each(locales)('papers that we file wait for the last part, others wait for none (%s)', (language) => {
  const { filing } = mailWords[language].paymentPlan.granted;
  const granted = { planStep: 'granted' } as const;
  expect(write('payment_plan', language, { ...granted, weFile: true }).text).toContain(filing);
  expect(write('payment_plan', language, { ...granted, weFile: false }).text).not.toContain(filing);
});

describe('mails about a card that is charged', () => {
  it.each(['card_saved', 'charge_soon', 'question', 'declined'] as const)(
    'name the card alone: %s',
    (planStep) => {
      expect(write('payment_plan', 'en', { planStep }).text).toContain('your Visa card ending in 4242');
      expect(write('payment_plan', 'es', { planStep }).text).toContain('su tarjeta Visa terminada en 4242');
    },
  );
});

describe('a payment that waits for a person', () => {
  it.each(locales)(
    'is said to go back when it was made twice or for nobody, and in no other case (%s)',
    (language) => {
      const { back, decided } = mailWords[language].paymentInReview.next;
      const afterDays = (words: string) => words.split('{days}')[1] ?? '';
      for (const reviewReason of reviewReasons) {
        const { text } = write('payment_in_review', language, { reviewReason });
        const onlyBack = reviewReason === 'second_payment' || reviewReason === 'closed';
        expect(text.includes(afterDays(back)), reviewReason).toBe(onlyBack);
        expect(text.includes(afterDays(decided)), reviewReason).toBe(!onlyBack);
        // The sum of another currency is none of ours to write in dollars.
        expect(text.includes('$'), reviewReason).toBe(reviewReason !== 'currency');
      }
    },
  );
});

describe('somebody who paid and is declined', () => {
  const declined = { decision: 'declined', decisionNote: 'Ya vence el plazo.' };

  it.each(locales)(
    'reads in the same mail what comes back, or that it is still looked at (%s)',
    (language) => {
      const { refundOpen, freeHelp } = mailWords[language].caseChanged;
      const { text } = write('case_changed', language, declined);
      expect(text).toContain(priceOf('vip'));
      expect(text).not.toContain(refundOpen);
      const open = write('case_changed', language, { ...declined, amountCents: undefined, refundOpen: true });
      expect(open.text).toContain(refundOpen);
      for (const letter of [text, open.text]) {
        expect(letter).toContain(freeHelp.toUpperCase());
        expect(letter).toContain(intakeWords[language].notices.lines['atlanta-legal-aid']);
      }
    },
  );

  it.each(locales)('finds the way to the case, where there is one (%s)', (language) => {
    const { button } = mailWords[language].caseChanged;
    const accepted = { decision: 'accepted' };
    expect(write('case_changed', language, accepted).text).toContain(`?case=${payload.caseId}`);
    expect(write('case_changed', language, { ...accepted, caseId: undefined }).text).not.toContain(button);
  });
});

describe('somebody whose wish for a refund was decided', () => {
  it.each(locales)('reads why in the mail, and is led to the payments (%s)', (language) => {
    for (const kind of ['refund_approved', 'refund_declined'] as const) {
      const { text } = write(kind, language, { decisionNote: 'Todavía no empezamos.' });
      expect(text).toContain('Todavía no empezamos.');
      expect(text).toContain('/client-dashboard#payments');
    }
  });
});
