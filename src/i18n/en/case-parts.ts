import type { ChargeOutcome } from '#domain/orders/card-consent.ts';
import type { EarlyDateDecision } from '#domain/orders/early-date.ts';
import type { PartState } from '#domain/orders/parts.ts';

/** Words of paying in parts on the client's page of a case. */
const words = {
  title: 'Your payment in parts',
  lead: 'No fee and no interest. You pay each part yourself, or let us charge your card on the due date.',
  card: {
    title: 'Your card',
    kept: 'On each due date we charge your {brand} card ending in {last4}. We’ll write to you three days before.',
    remove: 'Remove this card',
    removed: 'Your card is removed. We won’t charge it again, and you pay the remaining parts yourself.',
    underWay:
      'Your card is removed. One payment had already started and may still go through. We’ll write to you about it.',
    offer: 'Charge my card on each due date',
    what: 'Then you don’t have to remember. This is what you would agree to:',
    agree: {
      sums: 'We charge the remaining parts to your card: {parts}.',
      when: 'Each part on its due date, once, and never earlier. We’ll write to you three days before.',
      never:
        'Never more than these parts: no fee, no interest, and nothing else. If your bank says no or has a question, we won’t try again on our own. We’ll write to you, and you pay that part yourself.',
      stop: 'You can remove the card here at any time, with one tap. After that, we won’t charge it again.',
      where:
        'Stripe, the company that takes our payments, keeps the card. We see only its brand and last four digits. It is deleted when the plan ends.',
    },
    one: '{amount} on {date}',
    fields: { agreed: 'I agree that you charge my card this way.' },
    submit: 'Agree and add a card',
    sending: 'Opening the card page…',
    nothingNow: 'Nothing is charged today.',
    saved: 'Your card is saved. We’ll charge the remaining parts on their due dates.',
    notSaved: 'No card was saved, and nothing is charged. You can try again.',
  },
  charges: {
    paid: '',
    processing: 'Your bank is processing this payment.',
    question:
      'Your bank wants you to confirm this payment. Please pay this part here; the next page asks what the bank wants to know.',
    declined:
      'Your bank did not let us charge your card. Please pay this part here, with this card or another one.',
    withdrawn: '',
  } satisfies Record<ChargeOutcome, string>,
  filing: 'Papers go to the court after the last part is paid.',
  early: {
    title: 'I have a court date before that',
    what: 'Tell us the day. Within {days} business day we’ll decide whether to file before the last part is paid, and you can read our decision here.',
    fields: { courtDate: 'Day of the hearing or deadline' },
    wrong: 'Please enter today or a later day.',
    submit: 'Send it',
    done: 'We have your date. You can read our decision here, and we’ll also write to you.',
    waiting: 'You told us about {date}. We’ll decide by {due}, and you can read our decision here.',
    decided: {
      file_first:
        'Because of your court date on {date}, we’ll file as soon as the papers are ready and approved, before the last part is paid. Your due dates do not change.',
      pay_first:
        'We cannot file before the last part is paid, even with your court date on {date}. You can pay the remaining parts early, here. If that is not possible, write to us today.',
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
  move: {
    title: 'Move the due date',
    text: 'You can move this due date once, up to {date}.',
    fields: { to: 'New day' },
    wrong: 'Please choose a later day, up to {date}.',
    submit: 'Save the new day',
    done: 'The due date has been moved.',
  },
  stop: 'Stop paying in parts',
  stopText:
    'We won’t charge anything more. Because the rest of the price is not paid, we won’t file. We’ll write to you about what you paid, following our refund rule.',
  stopSend: 'Stop the plan',
  stopped: 'This plan has ended. Nothing more will be charged.',
  allPaid: 'All parts are paid. Thank you.',
  paid: 'Thank you. Your payment has arrived.',
  processing:
    'Your payment is on its way. We’ll write to you as soon as it arrives. Please do not pay a second time.',
  notPaid: 'The payment did not go through. No money was taken, and you can try again.',
  inReview:
    'Your payment has arrived, and someone on our team is checking it. Please do not pay a second time.',
  unknown: 'We could not check your payment just now. Please load this page again before you pay.',
};
export type CasePartsWords = typeof words;
export default words;
