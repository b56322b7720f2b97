/** Mails about payments and money that goes back. */
const words = {
  receipt: {
    subject: 'Receipt for your payment',
    what: 'Thank you. We have received your payment.',
    keep: 'Please keep this email as your receipt.',
  },
  refundAsked: {
    subject: 'We received your request for a refund',
    what: 'You asked for your money back. Someone on our team is looking at your request.',
    more: [
      '{refundTimes}',
      'Until then we do not work on your case, and you don’t have to read or sign anything. A court date that is already set still counts.',
    ],
  },
  refundApproved: {
    subject: 'Your refund is approved',
    what: 'We are refunding {amount} to the card you paid with.',
    more: [
      'It should be on your card {from} to {to} business days from today. We’ll write again when it is on its way.',
    ],
  },
  refundDeclined: {
    subject: 'About your refund',
    what: 'We looked at a refund of your payment and did not approve it.',
    more: [
      'If your case was on hold because of this, work on it goes on.',
      'If you disagree, reply to this email and someone will look at it again.',
    ],
  },
  refundSent: {
    subject: 'Your refund is on its way',
    what: 'We sent {amount} back to the card you paid with.',
    more: [
      'Banks take up to {to} business days. If you don’t see it by then, reply to this email and we’ll help you find it.',
    ],
  },
  refundFailed: {
    subject: 'Your refund did not go through',
    what: 'We tried to send {amount} back to your card, and it did not go through. This can happen when a card has been closed or replaced.',
    more: [
      'We have the money, and it is still yours. We’ll write to you within {days} business day to send it another way. Please never send us card numbers by email.',
    ],
  },
  refundSettled: {
    subject: 'We sent your money back another way',
    what: {
      check: 'Your card did not accept the {amount} we sent back, so we mailed you a check for that amount.',
      bank_transfer:
        'Your card did not accept the {amount} we sent back, so we sent you that amount by bank transfer.',
      other: 'Your card did not accept the {amount} we sent back, so we paid you that amount another way.',
    },
    more: [
      'Our reference: {reference}',
      'If the money does not arrive, reply to this email and we’ll help you find it.',
    ],
  },
  paymentInReview: {
    subject: 'We are checking your payment',
    what: {
      amount:
        'We received your payment of {amount}. It does not match the price of your order, so someone on our team will check it first.',
      currency:
        'We received your payment in a different currency than your order, so someone on our team will check it first.',
      package:
        'We received your payment of {amount}. It was for a different package than your order, so someone on our team will check it first.',
      second_payment:
        'We received your payment of {amount}, but you had already paid. You owe nothing more, and someone on our team is checking it.',
      closed:
        'We received your payment of {amount}, but your application or your account was already closed. We won’t start any work for it, and someone on our team is checking it.',
      other_client:
        'A payment of {amount} arrived for an application that was sent with this email address. The address already belongs to an account, and the application may be someone else’s, so we are holding it. If you sent it, sign in and enter the date of birth from the application. If you did not, you don’t need to do anything.',
    },
    next: {
      decided:
        'Within {days} business day we will either start on your order or refund all of this payment. Please do not pay again.',
      back: 'Within {days} business day we will refund all of this payment to the card you paid with. Please do not pay again.',
    },
  },
  packageUpgrade: {
    button: 'See my case',
    offered: {
      subject: 'We have a suggestion for you',
      what: 'We suggest another package for your case {caseNumber}. Sign in to read what it covers and what it costs, and to say yes or no.',
      free: 'You decide. Nothing changes until you say yes and pay.',
    },
    withdrawn: {
      subject: 'News in your account',
      what: 'We no longer suggest another package for your case {caseNumber}. You keep the package you have, and you don’t need to do anything.',
    },
    paid: {
      subject: 'Receipt for your payment',
      what: 'Thank you. We have received your payment, and your case {caseNumber} now has the {package} package.',
    },
  },
  paymentPlan: {
    button: 'See my payments',
    granted: {
      subject: 'You can pay in parts',
      what: 'You can pay for the {package} package in {count} equal parts. The first one is {amount}. There is no fee and no interest.',
      how: 'We start when we receive the first part. Your account shows when the other parts are due. Pay each one there, or let us charge your card on the due date. You can pay early, and you can move each due date once.',
      filing:
        'Papers go to the court after the last part is paid. If you have a court date before then, tell us now.',
      button: 'Pay the first part',
    },
    soon: {
      subject: 'A part of your payment is due soon',
      what: 'The next part, {amount}, is due on {date}. It is for your case {caseNumber}.',
      after:
        'Sign in to pay it, or to move the due date once. If you cannot pay, write to us before that day.',
    },
    today: {
      subject: 'A part of your payment is due today',
      what: 'The next part, {amount}, is due today, {date}. It is for your case {caseNumber}.',
      after: 'Sign in to pay it. If you cannot, write to us today.',
    },
    late: {
      subject: 'A part of your payment is late',
      what: 'We have not received the {amount} that was due on {date}. It is for your case {caseNumber}.',
      after:
        'You can still see everything in your account. Our dates are paused until it is paid. If you cannot pay, write to us, and we’ll look for a solution together.',
    },
    held: {
      subject: 'Your case is waiting for a payment',
      what: 'The {amount} that was due on {date} is two weeks late. We have put your case {caseNumber} on hold.',
      after:
        'You can still see everything in your account, and any court date stays the same. When we receive the payment, we’ll pick up where we stopped. If you cannot pay, write to us.',
    },
    paid: {
      subject: 'Receipt for your payment',
      what: 'Thank you. We have received part {place} of {count}.',
      more: 'Your account shows when the other parts are due.',
      last: 'That was the last part. Your package is paid in full.',
    },
    card_saved: {
      subject: 'You saved a card for your payments',
      what: 'You agreed that we charge the remaining parts to your {method}, each on its due date. Nothing has been charged yet. It is for your case {caseNumber}.',
      after:
        'We’ll write to you three days before each part. You can remove the card at any time in your account, with one tap. If this was not you, reply to this email.',
    },
    charge_soon: {
      subject: 'A part of your payment is due soon',
      what: 'On {date} we’ll charge {amount} to your {method}, as you agreed. It is for your case {caseNumber}.',
      after:
        'You don’t need to do anything. To stop it, sign in before that day: you can remove the card, or move the due date once.',
    },
    question: {
      subject: 'Your bank has a question about your payment',
      what: 'We tried to charge {amount} to your {method}, but your bank wants you to confirm it first. No money was taken. It is for your case {caseNumber}.',
      after:
        'Sign in and press the button to pay. The payment page asks what your bank wants to know. We won’t try to charge this part again on our own.',
    },
    declined: {
      subject: 'A part of your payment did not go through',
      what: 'Your bank did not let us charge {amount} to your {method}. No money was taken. It is for your case {caseNumber}.',
      after:
        'Sign in to pay it with this card or another one. We won’t try to charge this part again on our own. If you cannot pay, write to us today.',
    },
    decided: {
      subject: 'News in your account',
      what: 'You told us about a date before your last part is due. We have decided what to do first. Sign in to read it. It is about your case {caseNumber}.',
    },
    stopped: {
      subject: 'Your payment plan has ended',
      what: 'Your plan to pay in parts has ended, and nothing more will be charged. We’ll write to you about what you paid and what comes next.',
    },
  },
};
export type MailAboutMoneyWords = typeof words;
export default words;
