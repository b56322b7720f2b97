/** What the answer says if a request is refused, by code. */
export const apiErrors = {
  invalid_input: 'Something in what you sent needs another look. Please check the fields named here.',
  unreadable_body: 'We could not read what was sent. Please try again.',
  wrong_sign_in: 'The email or the password is not right. Please check both.',
  sign_in_required: 'Please sign in first.',
  wrong_origin: 'This request did not come from our site, so we did nothing.',
  forbidden: 'Your account may not do this.',
  second_factor_required: 'Enter the code from your authenticator app first.',
  not_found: 'We could not find this.',
  method_not_allowed: 'This address does not take this kind of request.',
  conflict: 'We already have your application.',
  already_received: 'We already have your message, in other words.',
  refund_not_possible:
    'This amount cannot be given back: it already went back, or the bank is deciding about it.',
  owed_in_full: 'The refund rule promises the full service fee here, so all that is left goes back.',
  review_not_possible:
    'This payment cannot be accepted: the application is already paid. It can only go back.',
  already_paid: 'This application is already paid.',
  stale: 'This was changed somewhere else in the meantime. Nothing was overwritten.',
  quiz_locked: 'Please read the module first. The quiz opens at 75% progress.',
  open_case:
    'Your account still has a case or a payment that is not finished, so it cannot be closed yet. Write to us and we help.',
  case_held: 'The case is on hold. Release the hold first, or wait until its reason is over.',
  move_incomplete: 'Something this step needs is still missing. Nothing was changed.',
  case_at_court: 'The case is already at the court, so the application cannot be declined or withdrawn here.',
  address_taken: 'This address cannot be given back by itself. Please write to us and we help at once.',
  gone: 'This link was already used or is too old. You can ask for a new one.',
  too_large: 'What you sent is too large. Send files one at a time, up to 10 MB each.',
  unsupported_type: 'We cannot read this kind of content.',
  locked:
    'For your safety this link is locked after several wrong tries. Please write to us and we will help.',
  throttled: 'That was a lot of tries in a short time. Please wait a moment and try again.',
  'throttled.minutes': 'That was a lot of tries in a short time. Please try again in {minutes} minutes.',
  intake_paused: 'We are not taking new applications right now. Please come back later or write to us.',
  purchase_paused:
    'We are not taking new applications right now, so you cannot buy a package for a new case. Nothing was charged.',
  unavailable:
    'Part of our service is not answering right now. Please try again in a moment. Nothing you typed is lost.',
  fault: 'Something went wrong on our side. Please try again. If it happens again, send us the reference.',
  'note.required': 'Please write why. The client reads it.',
  'amount.wrong': 'Please enter an amount in dollars, for example 120 or 99.50.',
  'refundReason.required': 'Please choose a reason.',
  'settlement.means': 'Please choose how the money went back.',
  'settlement.reference': 'Please write the number of the check or transfer, or what was agreed.',
  'resolution.required': 'Please choose what happens with the payment.',
  'message.required': 'Please write your message.',
} as const;
