import type { CaseReading } from '#domain/cases/reading.ts';
import type { ReadingWords } from '#i18n/reading-words.ts';

export const calm = 'Nothing to do now.';
export const refundOpens = `${calm} We start the refund that our rule gives you; you can see it under “Your payments”.`;
export const refundDecided =
  'Someone on our team now decides whether you get part of your fee back, and writes you the reason. You don’t have to ask.';
const onYourOwn = 'You may file on your own, and free legal aid may be able to help you.';
const reportFree =
  'If a screening report shows this case under your name, you may dispute it yourself. That is free.';

/** What a client reads about a matter that ended before the court decided. */
const words: Record<Extract<CaseReading, `cancelled${string}`>, ReadingWords> = {
  cancelled: {
    badge: 'Canceled',
    now: 'This case was canceled, and nothing more happens in it.',
    next: `${calm} If this surprises you, write to us.`,
    after: onYourOwn,
  },
  cancelled_declined_by_us: {
    badge: 'Not taken on',
    now: 'We could not take this on, and nothing more happens here.',
    next: refundOpens,
    after: onYourOwn,
  },
  cancelled_client_stopped: {
    badge: 'Stopped',
    now: 'You asked us to stop, and nothing more happens here.',
    next: refundDecided,
    after: onYourOwn,
  },
  cancelled_safety: {
    badge: 'Stopped for your safety',
    now: 'Going on could put you in danger, so we stopped here.',
    next: refundDecided,
    after: onYourOwn,
  },
  cancelled_too_late: {
    badge: 'Your eviction is still open',
    now: 'Your eviction is still open, so our papers would come too late, and we stopped here.',
    next: 'Please call free legal aid now and go to your hearing. Someone on our team decides within a business day what goes back to you, and writes you the reason.',
    after: 'When the eviction is over, you can write to us again.',
  },
  cancelled_refunded: {
    badge: 'Money returned',
    now: 'Your payment went back to you, and nothing more happens here.',
    next: `${calm} If you would like our help again, write to us.`,
    after: onYourOwn,
  },
  cancelled_dispute_lost: {
    badge: 'Payment taken back',
    now: 'Your bank took the payment back, and nothing more happens here.',
    next: `${calm} If this surprises you, write to us.`,
    after: onYourOwn,
  },
  cancelled_duplicate: {
    badge: 'Listed twice',
    now: 'This was on our list twice, so we work on the other one and nothing more happens here.',
    next: `${calm} If you think they are two different ones, write to us.`,
    after: 'If you paid twice, ask for the second payment back under “Your payments”.',
  },
  cancelled_not_a_party: {
    badge: 'Not your case',
    now: 'The court record does not name you in this court case, so we cannot prepare papers for it.',
    next: refundOpens,
    after: reportFree,
  },
  cancelled_not_found: {
    badge: 'Not found',
    now: 'We searched the public court records and did not find this court case.',
    next: refundOpens,
    after: reportFree,
  },
};
export default words;
