// The calls about payments: before there is a case, and once there is one.
import { checkedBy, command, query, sent, typed, type FileAnswer } from '../api-call.ts';
import type { upgradeAnswer } from '../cases/upgrades.ts';
import type { languageQuery } from '../language-query.ts';
import type { agreeRequest, cardPageRequest } from './card-consent.ts';
import type { earlyDateRequest } from './early-date.ts';
import type { moveDayRequest, stopRequest } from './parts.ts';
import type { OpenedPayment, PaymentAnswer, PaymentIds } from './payment-answers.ts';
import type { openIntentSchema, payLinkQuery } from './payment-requests.ts';

export const openIntent = /*#__PURE__*/ command('POST /api/create-payment-intent', {
  who: 'signedIn',
  input: checkedBy<typeof openIntentSchema>(),
  answer: typed<OpenedPayment>(),
});

/** The hosted payment link of each package; nowhere for a browser that only looks ahead. */
export const payLink = /*#__PURE__*/ query('GET /api/pay/:package', {
  who: 'anyone',
  input: checkedBy<typeof payLinkQuery>(),
  answer: typed<{ readonly location: string } | null>(),
});

export const confirmPayment = /*#__PURE__*/ command('POST /api/payment-confirmation', {
  who: 'anyone',
  input: sent<PaymentIds>(),
  answer: typed<PaymentAnswer>(),
});

export const mailPaymentAgain = /*#__PURE__*/ command('POST /api/payment-confirmation/mail', {
  who: 'anyone',
  input: sent<PaymentIds>(),
});

export const receipt = /*#__PURE__*/ query('GET /api/receipts/:id', {
  who: 'signedIn',
  input: checkedBy<typeof languageQuery>(),
  answer: typed<FileAnswer>(),
});

/** Back from the page that keeps a card. */
export const confirmCard = /*#__PURE__*/ command('POST /api/cards/confirmation', {
  who: 'signedIn',
  input: checkedBy<typeof cardPageRequest>(),
  answer: typed<{ readonly saved: boolean }>(),
});

export const removeCard = /*#__PURE__*/ command('POST /api/cards/:id/removal', {
  who: 'signedIn',
  answer: typed<{ readonly underWay: boolean }>(),
});

export const movePart = /*#__PURE__*/ command('POST /api/parts/:id/day', {
  who: 'signedIn',
  input: checkedBy<typeof moveDayRequest>(),
});

/** The payment page of a part of a plan. */
export const payPart = /*#__PURE__*/ command('POST /api/parts/:id/payment', {
  who: 'signedIn',
  answer: typed<{ readonly url: string }>(),
});

/** Agreeing to be charged on the days of a plan; the answer is the page that keeps the card. */
export const agreeToCharges = /*#__PURE__*/ command('POST /api/plans/:id/card', {
  who: 'signedIn',
  input: checkedBy<typeof agreeRequest>(),
  answer: typed<{ readonly url: string | null }>(),
});

export const tellEarlyDate = /*#__PURE__*/ command('POST /api/plans/:id/court-date', {
  who: 'signedIn',
  input: checkedBy<typeof earlyDateRequest>(),
});

export const stopPlan = /*#__PURE__*/ command('POST /api/plans/:id/stop', {
  who: 'signedIn',
  input: checkedBy<typeof stopRequest>(),
});

export const declineUpgrade = /*#__PURE__*/ command('POST /api/upgrades/:id/decline', {
  who: 'signedIn',
  input: checkedBy<typeof upgradeAnswer>(),
});

/** The payment page of an offer of a larger package. */
export const payUpgrade = /*#__PURE__*/ command('POST /api/upgrades/:id/payment', {
  who: 'signedIn',
  answer: typed<{ readonly url: string }>(),
});

/** By the card processor, which signs what it sends. */
export const stripeEvent = /*#__PURE__*/ command('POST /api/stripe-webhook', {
  who: 'webhook',
  answer: typed<{ readonly received: true }>(),
});
