import type { LetterLine } from '#domain/letters/letters.ts';

/**
 * The letters themselves, which go out in English whatever the page's language is. {braces} are what was answered, or a
 * blank. A sentence that states a law has its fact in content/letters.yml.
 */
const texts: Record<LetterLine, string> = {
  sender: '{name}\n{address}',
  date: '{date}',
  recipient: '{recipient}',
  'subject.dispute': 'About: dispute of an entry in your report about me',
  'subject.limited': 'About: dispute of an entry about a court record with limited public access',
  'subject.bureau': 'About: dispute of an entry in my credit report',
  'subject.network': 'About: an entry about me in your list',
  'subject.website': 'About: information about me on your website',
  'subject.file': 'About: request for a free copy of my file',
  'subject.satisfied': 'About: request to cancel the execution and mark the judgment satisfied',
  greeting: 'To whom it may concern:',
  report: 'Number and date of your report: {report}',
  entry: 'I have read your report about me. I dispute this entry: {entry}',
  networkEntry: 'I understand that your list shows this about me: {entry}',
  pageEntry: 'Your website shows this about me: {entry}',
  page: 'Address of the page: {page}',
  reasons: 'What is wrong with it:',
  'reason.notMine': 'This case is not mine. It is about another person.',
  'reason.twice': 'The same case is listed more than once.',
  'reason.noOutcome': 'The entry does not say how the case ended.',
  'reason.wrongOutcome': 'The entry gives a wrong outcome.',
  'reason.paid': 'The entry shows a sum as owed that has been paid.',
  'reason.old': 'The entry may be too old to report. Please check its dates under 15 U.S.C. 1681c.',
  facts: 'In my own words: {facts}',
  order:
    'On {orderDay}, a judge of the {court} of {county} County, Georgia, limited public access to records of this case (number {docket}). A copy of the order is enclosed. It says which part is limited and for how long.',
  orderAsk:
    'Please compare the entry with the order and with what the court shows to the public today, and do not report what you can no longer verify.',
  reinvestigate:
    'Please reinvestigate this entry free of charge under 15 U.S.C. 1681i. If it is inaccurate or incomplete, or if you cannot verify it, please correct it or delete it.',
  accuracy:
    'Under 15 U.S.C. 1681e(b), you must follow reasonable procedures to assure the maximum possible accuracy of a report about me.',
  time: 'You have 30 days from the day you receive this letter, and up to 15 days more if I send you further information during that time. Please send me the result in writing within five business days after you finish (15 U.S.C. 1681i).',
  networkAsk:
    'Please correct this entry, or take it out if you cannot verify it. Please tell me in writing what you show about me, and where you got it.',
  networkReports:
    'If you provide reports about renters to others, please also treat this letter as a dispute under 15 U.S.C. 1681i. In that case you have 30 days to look into it, free of charge.',
  pageAsk:
    'Please correct what is wrong, or take the page down. Please also ask search engines to show the page as it is then, and write to me when it is done.',
  'ground.adverse':
    'On {noticeDay}, I received a notice that a report from your company played a part in a decision of {landlord} about my rental application. I am asking for this copy within 60 days of that notice, so it is free of charge (15 U.S.C. 1681j).',
  'ground.yearly':
    'I am asking for the free copy that a nationwide specialty consumer reporting agency gives once every 12 months (15 U.S.C. 1681j).',
  fileAsk: 'Please send me a copy of everything that is in my file to the address above.',
  fileIdentity:
    'If you need proof of who I am, please write to me and say what is enough. I do not write my Social Security number in a letter.',
  judgment:
    'A judgment was entered against me on {judgmentDay} in the {court} of {county} County, Georgia, case number {docket}.',
  paid: 'I have paid it in full. The last payment was on {paidDay}. In all I paid {amount}.',
  duty: 'Under O.C.G.A. 9-13-80, a creditor who has been paid in full, or the creditor’s attorney, must direct the clerk to cancel the execution and mark the judgment satisfied within 30 days. Not having done so within 60 days is prima facie evidence of untimeliness.',
  satisfiedAsk:
    'Please direct the clerk to cancel the execution and to mark the judgment satisfied, and send me a copy of what you sent to the clerk.',
  papers: 'Enclosed, as copies:',
  'paper.outcome': 'The court paper that shows how the case ended',
  'paper.order': 'The order that limits public access',
  'paper.payment': 'Proof of payment',
  'paper.address': 'Proof of where I lived',
  'paper.report': 'The page of your report with this entry',
  birthYear: 'My year of birth: {birthYear}',
  closing: 'Sincerely,',
  signature: '{name}',
};
export type LetterTexts = typeof texts;
export default texts;
