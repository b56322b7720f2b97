/** What the answer says if a request is refused, by code. */
export const apiErrors = {
  invalid_input: 'Some answers need to be corrected. Please check the fields named here.',
  unreadable_body: 'We could not read what was sent. Please try again.',
  wrong_sign_in: 'The email or password is incorrect. Please check both.',
  sign_in_required: 'Please sign in first.',
  wrong_origin: 'This request did not come from our site, so we stopped it.',
  forbidden: 'Your account is not allowed to do this.',
  second_factor_required: 'Enter the code from your authenticator app first.',
  not_found: 'We could not find this.',
  method_not_allowed: 'This address does not take this kind of request.',
  conflict: 'We already have your application.',
  already_received: 'We already have a different version of your message.',
  refund_not_possible:
    'This amount cannot be refunded: it has already been refunded, or the bank is deciding about it.',
  owed_in_full: 'The refund rule promises the full service fee here, so all that is left has to be refunded.',
  review_not_possible:
    'This payment cannot be accepted, because the application is already paid. It can only be refunded.',
  hearing_near:
    'Your hearing is days away, so we take no payment before we have answered your application. Please call free legal aid now.',
  hearing_unasked: 'Please tell us first if the eviction case is still open. Nothing was charged.',
  already_paid: 'You have already paid, or your payment is on its way. There is nothing more to pay now.',
  stale: 'Someone changed this in the meantime. Nothing was overwritten.',
  key_used: 'We kept your earlier version. Nothing more was saved. Please reload the page.',
  quiz_locked: 'Please read the module first. The quiz opens at 75% progress.',
  open_case:
    'Your account still has a case or a payment that is not finished, so it cannot be closed yet. Write to us and we’ll help.',
  conflict_check:
    'Answer the question about conflicts first. You cannot work on a case in which you have one.',
  owner_conflict: 'This attorney has a conflict in the case. Choose someone else.',
  case_held: 'The case is on hold. Release the hold first, or wait until its reason no longer applies.',
  move_incomplete: 'Something this step needs is still missing. Nothing was changed.',
  case_over: 'This case is over, so nothing new can be asked for.',
  plan_open: 'There is already a plan to pay in parts. Stop it first.',
  plan_over: 'This part has been paid, is late, or is no longer due. Please reload the page.',
  upgrade_open: 'There is already an open offer of another package. Withdraw it first.',
  upgrade_answered: 'This offer is no longer open. Please reload the page.',
  money_open:
    'The first payment is not settled, is disputed, or has a refund request, so you cannot offer another package now.',
  merge_asked: 'One of these accounts is already part of another merge. Decide on that one first.',
  merge_money_open:
    'One of these accounts has an open refund or payment. Finish that first, then merge them.',
  erase_second: 'You noted this request, so someone else with this right has to delete the data.',
  erase_early:
    'You recorded this request and nobody else has this right. You can delete the data 24 hours after you recorded it.',
  merge_second: 'You asked for this merge, so someone else with this right has to confirm it.',
  merge_early:
    'You are the only person with this right, so the merge waits 24 hours. Until then you can stop it.',
  paper_frozen:
    'You cannot add a version now. Move the court case back to preparing first. If papers were filed elsewhere, ours stay as they are.',
  exhibit_unreadable:
    'One of the exhibits cannot be read, so the packet was not made. It has to be a PDF, JPG or PNG without a password.',
  filing_too_large:
    'The papers are too large for one download. Ask us to make the exhibits smaller, or download them one by one under “Papers”.',
  packet_uploaded:
    'One of the papers would no longer print like the version that was approved. Make that paper again first.',
  paper_not_now: 'This is not possible at this point of the case. Please reload the page.',
  paper_not_ready: 'One of these papers is not ready to be approved yet. Nothing was changed.',
  paper_flagged: 'A flag on this case stops all papers. Clear it with a note first.',
  paper_danger_open:
    'Before you approve, please answer for each person who gets a copy: is this person a danger to you?',
  paper_danger:
    'You told us that someone who gets a copy may be a danger to you. We stop here, write to you, and help you reach a free lawyer.',
  papers_alike:
    'This statement reads too much like another client’s. Please reload the page, compare the two and say why this one may be used.',
  affidavit_needed:
    'In superior and state court only an attorney can leave the affidavit out. Please ask the attorney who reads these papers.',
  licence_lapsed:
    'Your license is marked as not active, so you cannot approve papers. Ask an admin to look it up and enter the date.',
  own_account: 'This is your own account. Someone else on the team has to do this.',
  own_work: 'The person who prepared a paper cannot record its approval. Please ask a colleague.',
  case_at_court: 'The case is already at the court, so it cannot be declined, withdrawn or ended here.',
  address_taken: 'We can’t restore this address automatically. Please write to us and we’ll help right away.',
  undo_over:
    'This can no longer be taken back: its time is over. Do the opposite instead, so that everyone can see both.',
  undo_seen:
    'The client was in the portal and may have read it, so it stays. Write to them, or make another move.',
  undo_mailed: 'The mail about it has already left, so it stays. Write to the client, or make another move.',
  call_taken: 'Someone just took this time. Please choose another one.',
  rating_closed: 'You have already rated this, or it is too late to rate it.',
  supporters_full: 'Three people already help you. Remove one to add another.',
  goals_full: 'You have ten goals. Remove one to add another.',
  call_too_late: 'It is too late to change this call here. Please write to us.',
  call_not_offered: 'Calls are not part of this case right now. Please write to us.',
  gone: 'This link has been used or has expired. You can ask for a new one.',
  too_large: 'That file is too large. Send files one at a time, up to 10 MB each.',
  unsupported_type: 'We cannot read this type of content.',
  locked:
    'For your safety, we locked this link after several wrong tries. Please write to us and we’ll help.',
  throttled: 'Too many tries in a short time. Please wait a moment and try again.',
  'throttled.minutes': 'Too many tries in a short time. Please try again in {minutes} minutes.',
  wrote_a_lot:
    'You have sent us a lot in a short time, so this was not sent. What you typed is still here. Please try again in a moment.',
  'wrote_a_lot.minutes':
    'You have sent us a lot in a short time, so this was not sent. What you typed is still here. Please try again in {minutes} minutes.',
  intake_paused: 'We are not taking new applications right now. Please come back later or write to us.',
  purchase_paused:
    'We are not taking new applications right now, so you cannot buy a package for a new case. Nothing was charged.',
  sale_closed:
    'We are not taking payments right now. Nothing was charged. If you sent us an application, it is safe with us.',
  busy: 'A lot is being looked up right now. Please try again in a few seconds.',
  unavailable:
    'Part of our service is not answering right now. Please try again in a moment. Nothing you typed is lost.',
  fault: 'Something went wrong on our side. Please try again. If it happens again, send us the reference.',
} as const;
