import { callRules } from '#domain/calendar/call-rules.ts';
import textMessages from './text-messages.ts';

/** What is said about a field, by the key with which a schema or a service refuses it. */
const messages = {
  ...textMessages,
  'note.required': 'Please write why. The client reads it.',
  'amount.wrong': 'Please enter an amount in dollars, for example 120 or 99.50.',
  'refundReason.required': 'Please choose a reason.',
  'settlement.means': 'Please choose how the money was returned.',
  'settlement.reference': 'Please write the number of the check or transfer, or what was agreed.',
  'resolution.required': 'Please choose what to do with the payment.',
  'blank.open': 'Fill in every blank between {{ and }} first, or delete it.',
  'reply.title': 'Please give it a name in both languages.',
  'reply.body': 'Please write it in both languages.',
  'reply.blanks': 'Both languages must have the same blanks, such as {{name}}.',
  'reply.tooMany': 'There are 200 saved replies, and no list should be longer. Remove one that nobody uses.',
  'template.note': 'Say in a few words what is different.',
  'template.words': 'Write what has to change, sentence by sentence.',
  'template.name': 'Type your name the way you sign it.',
  'template.same': 'This is the same as the newest version, so nothing was added.',
  'template.county': 'There is no such county in Georgia.',
  'template.blocks':
    'Something in the template has to change: an unknown name, a sentence about the law without its fact, or findings written in advance.',
  'template.facts': 'Approve each sentence that nobody has verified, or return the version.',
  'translation.required': 'Please write the translation.',
  'company.required': 'Please write the name of the company.',
  'address.zip': 'A zip code has 5 digits, like 30303, or 9, like 30303-1234.',
  'date.beforeSent': 'This date cannot be before the letter was sent.',
  'found.required': 'Please say what you found.',
  'text.required': 'Please write the text.',
  'title.required': 'Please write a title.',
  'what.required': 'Please write what you need.',
  'kind.required': 'Please choose what kind of paper it is.',
  'papers.required': 'Please choose at least one paper.',
  'filed.beforeJudged': 'A request cannot be filed before the landlord’s case was decided. Check both dates.',
  'decided.beforeFiled': 'The decision cannot be earlier than the filing. Check both dates.',
  'decided.beforeHearing':
    'The decision cannot be earlier than its hearing. Check both dates, or record the new hearing first.',
  'limit.beforeDecision': 'The order has to end after the day it was made. Check both dates.',
  'hearing.closedDay':
    'Courts usually do not sit on this day: it is a weekend or a legal holiday. Check the letter from the court, then confirm the day.',
  'call.past': 'This time is over. Please choose a later one.',
  'call.tooSoon': `Please choose a time at least ${callRules.noticeHours} hours from now.`,
  'call.tooFar': `Calls can be booked up to ${callRules.daysAhead} days ahead. Please choose an earlier day.`,
  'call.closedDay':
    'We take no calls on this day: it is a legal holiday, or our office is closed. Please choose another day.',
  'call.noHours':
    'Nobody takes calls at this time in this language. Please choose one of the times we offer.',
  'record.parties': 'Compare every party by name, and add the landlord who sued if nobody is listed yet.',
  'typedName.other':
    'Please type your name as we have it today. If it has changed, tell us under “My name changed”.',
  'name.same': 'This is the name we already have.',
  'typedName.required': 'Please type the full name.',
  'translator.required': 'Please enter the translator’s name.',
  'exhibit.file': 'One of these files is no longer there. Please choose it again.',
  'note.missing': 'Please write what has to change.',
  'change.required': 'Please write what you want changed.',
  'pageCode.unread':
    'We could not read a code in this file, as in most scans. Please type the codes that are printed on the pages.',
  'pageCode.wrong':
    'The code on the pages does not match the approved version. Please compare them, because another version may have been signed.',
  'file.required': 'Please add a file.',
  'reached.required': 'Please say whether you reached them.',
  'lint.old_code':
    'The pages still show the code of the older version. Remove it from the footer in Word and save the PDF again.',
  'lint.birth_date': 'The paper shows a full date of birth. Only the year may appear in it.',
  'lint.long_number':
    'The paper shows what looks like a Social Security or account number. Only its last four digits may appear in it.',
  'lint.empty_caption': 'The paper does not show the case number of this court case.',
  'lint.wrong_rule': 'The paper names the rule of a different court.',
  'lint.forbidden_word': 'The paper contains a word like “expunge” or “guarantee”.',
  'lint.findings_written': 'The paper contains findings for the judge. These must stay blank.',
  'lint.sales_words': 'The paper names our company. A court paper must not.',
  'paper.docx': 'The Word file must be a .docx. Please save it in that format and choose it again.',
  'paper.pdf': 'A paper must be a PDF. Please save it as PDF and choose it again.',
  'date.future': 'This time is in the future. Please check it.',
  'way.unsafe':
    'The client has not said that this way is safe, so we do not use it. If you already used it, write an internal note and tell the owner of the case.',
  'mailbox.twoFacts': 'Please type at least two facts that the caller knew.',
  'mailbox.wrongFacts':
    'At least one answer is not what we have on file. After five wrong tries it is closed for a day.',
  'mailbox.publicFacts':
    'A landlord could know these facts too. Please also ask for the date of birth, our case number or the last payment.',
  'mailbox.number': 'Please confirm that you called the number on file.',
  'mailbox.noPhone':
    'There is no phone number on file that we may call, so the address cannot be changed here. Write a letter to the postal address on file.',
  'mailbox.notOnFile': 'We have nothing on file to check one of these facts. Please ask for another one.',
  'mailbox.callOld': 'This call was more than three days ago. Please call the client back again.',
  'mailbox.notClient': 'This account belongs to a member of staff. An admin helps with it.',
  'mailbox.same': 'The account already has this address.',
  'mailbox.taken':
    'Another account has this address. If both belong to one person, ask for a merge under Duplicates.',
  'phone.required': 'Please enter a phone number.',
  'phone.invalid':
    'Enter all 10 digits of the phone number. For a number outside the U.S., begin with + and the country code.',
  'time.invalid': 'Please enter times between 6 a.m. and 10 p.m.',
  'time.endsBefore': 'The end time must be after the start time.',
  'time.overlap': 'Two of these times overlap.',
  'languages.required': 'Please choose at least one language.',
  'date.past': 'This date has passed. Please choose today or a later date.',
  'field.required': 'Please fill this in.',
  'date.invalid': 'Please enter a real date, such as 11/24/2026.',
  'judged.beforeFiled': 'The judgment cannot be earlier than the filing. Check both dates.',
  'to.forbidden': 'The case cannot move to that status from where it is now.',
  'matter.notCovered':
    'The package covers fewer court cases. Leave another one out first, or offer the client an upgrade.',
  'package.larger': 'Please choose a larger package than the one the client has.',
  'merge.same': 'Choose two different accounts.',
  'supporter.agree': 'Please check the box if you agree.',
  'supporter.own': 'This is your own address. Enter the address of the person who helps you.',
  'supporter.known': 'The person with this address already helps you.',
  'card.agree': 'Please check the box if you agree.',
  'earlyDate.day': 'Please enter today’s date or a later one.',
  'part.day': 'Please choose a day within two weeks, before the next part.',
  'part.movedBefore': 'You have already moved this date once. If it does not work for you, write to us.',
  'matters.required': 'Please choose at least one.',
  'matters.tooMany':
    'Your package covers fewer cases than you chose. Choose fewer, or ask us about another package.',
  'matters.begun':
    'We have already begun to prepare one of these, so it cannot be changed here. Please write to us.',
  'attorney.unknown': 'Choose an attorney who works here.',
  'dispute.unknown': 'Choose a court case of this client that does not itself belong to another one.',
  'view.tooMany': 'You have reached the limit for saved views. Delete one first.',
  'conflict.required': 'Say whether you have a conflict.',
  'bar.invalid': 'Enter the bar number, which has 4 to 12 digits or letters.',
  'capacity.invalid': 'Enter a number between 0 and 200.',
  'substitute.unknown': 'Choose another attorney who works here.',
  'owner.unknown': 'Choose someone who works here.',
  'party.isClient': 'The client is part of this court case and cannot be removed.',
  'danger.attorney': 'When a client is afraid of somebody, only an attorney can decide how to continue.',
  'record.atCourt': 'This court case has already been filed, so its county cannot be changed here.',
  'record.facts': 'Write the county, the docket number and the name exactly as the record has them.',
  'hold.attorneyOnly': 'Only an attorney can release a safety hold.',
  'hold.disputed': 'The bank has not decided yet. This hold ends when it does.',
  'cases.tooMany': 'Choose at most 100 cases at a time.',
};
export type FieldMessages = typeof messages;
export default messages;
