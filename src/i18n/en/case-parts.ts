import type { ChargeOutcome } from '#domain/orders/card-consent.ts';
import type { EarlyDateDecision } from '#domain/orders/early-date.ts';
import type { PartState } from '#domain/orders/parts.ts';

/** Words of paying in parts on the client's page of a case. */
const words = {
  title: 'Your payment in parts',
  lead: 'No fee and no interest. You pay each part yourself, or let us charge your card on its day.',
  card: {
    title: 'Your card',
    kept: 'On each day we charge your {brand} card ending in {last4}. We write to you three days before.',
    remove: 'Remove this card',
    removed: 'Your card is removed. Nothing more is charged by it, and you pay the next parts yourself.',
    underWay:
      'Your card is removed. One payment had begun in this very minute and may still arrive; we write to you about it.',
    offer: 'Let us charge my card on each day',
    what: 'So you don’t have to think of it. This is what you would agree to:',
    agree: {
      sums: 'We charge your card for the parts that are left: {parts}.',
      when: 'Each part on its day, once, and never earlier. We write to you three days before.',
      never:
        'Never more than these parts: no fee, no interest, and nothing else. If your bank says no or has a question, we do not try again by ourselves. We write to you, and you pay that part yourself.',
      stop: 'You can remove the card at any time, here, with one tap. Then nothing more is charged by it.',
      where:
        'The card is kept by Stripe, the company that takes our payments. We see its brand and last four digits alone. It is forgotten when the plan ends.',
    },
    one: '{amount} on {date}',
    check: 'I agree that you charge my card this way.',
    checkFirst: 'Please check the box if you agree.',
    go: 'Agree and add a card',
    goes: 'Opening the card page…',
    nothingNow: 'Nothing is charged now.',
    saved: 'Your card is saved. We charge the next parts on their days.',
    notSaved: 'No card was saved, and nothing is charged. You can try again.',
  },
  charges: {
    paid: '',
    processing: 'Your bank is working on this payment.',
    question:
      'Your bank wants to hear from you before it pays. Please pay this part here; the next page asks what the bank wants to know.',
    declined:
      'Your bank did not let us charge your card. Please pay this part here, with this card or another one.',
    withdrawn: '',
  } satisfies Record<ChargeOutcome, string>,
  filing: 'Papers go to the court when the last part is paid.',
  early: {
    open: 'I have a court date before that',
    what: 'Tell us the day. Within {days} business day we decide whether we file before the last part, and you read it here.',
    date: 'Day of the court date or deadline',
    wrong: 'Please enter a day from today on.',
    send: 'Send it',
    sent: 'We have your date. You read our decision here, and we write to you.',
    waiting: 'You told us about {date}. We decide by {due}, and you read it here.',
    decided: {
      file_first:
        'Because of your court date on {date}, we file as soon as the papers are ready and approved, before the last part is paid. The days of your parts stay as they are.',
      pay_first:
        'We cannot file before the last part is paid, also with your court date on {date}. You can pay the parts that are left early, here. If that is not possible, write to us today.',
    } satisfies Record<EarlyDateDecision, string>,
    other: 'I have another court date',
  },
  part: 'Part {place} of {count}',
  due: 'by {date}',
  paidOn: 'paid on {date}',
  moved: 'moved from {date}',
  states: {
    paid: 'Paid',
    late: 'Late',
    next: 'Next',
    later: 'Later',
    void: 'Not charged',
  } satisfies Record<PartState, string>,
  pay: 'Pay {amount}',
  paying: 'Opening the payment page…',
  move: 'Move the day',
  moveText: 'You can move this day once, up to {date}.',
  moveTo: 'New day',
  moveWrong: 'Please choose a later day, up to {date}.',
  moveSend: 'Move it',
  movedNow: 'The day is moved.',
  stop: 'Stop paying in parts',
  stopText:
    'Nothing more is charged. The rest of the price is not paid then, so we do not file; we write to you about what you paid, by the refund rule.',
  stopSend: 'Stop the plan',
  stopped: 'This plan has ended. Nothing more is charged.',
  allPaid: 'All parts are paid. Thank you.',
  paid: 'Thank you. Your payment has arrived.',
  processing:
    'Your payment is on its way. We write to you as soon as it is here. Please do not pay a second time.',
  notPaid: 'The payment did not go through. No money was taken, and you can try again.',
  inReview: 'Your payment has arrived, and a person looks at it. Please do not pay a second time.',
  unknown: 'We could not check your payment just now. Please load this page again before you pay.',
};
export type CasePartsWords = typeof words;
export default words;
