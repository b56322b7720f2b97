import type { PartState } from '#domain/orders/parts.ts';

/** Words of paying in parts on the client's page of a case. */
const words = {
  title: 'Your payment in parts',
  lead: 'No fee and no interest. You pay each part yourself; nothing is charged by itself.',
  filing:
    'Papers go to the court when the last part is paid. If you have a court date before that, write to us now.',
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
