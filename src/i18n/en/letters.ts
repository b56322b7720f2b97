import type {
  DisputeReason,
  Enclosure,
  FileGround,
  LetterCourt,
  LetterField,
  LetterKind,
} from '#domain/letters/letters.ts';
import type { LetterMessageKey } from '#domain/letters/letter-rules.ts';

interface Field {
  label: string;
  hint?: string;
}
type Labels = Record<LetterField, Field>;

/** The page with letters that people send themselves: what it says, and the form that fills a letter in. */
const words = {
  privacy: {
    title: 'Nothing is sent to us',
    text: 'The letter is made on your own screen. We do not get what you type, and nothing is stored: when you close this page, it is gone.',
  },
  writer: {
    title: 'Write your letter',
    kind: 'Which letter do you need?',
    kinds: {
      dispute: 'Something in my screening report is wrong',
      limited: 'A judge limited public access to my case, and the report still shows it',
      bureau: 'My credit report shows something wrong about a rental',
      network: 'A list that landlords share shows something wrong about me',
      website: 'A website or an online database shows my court case',
      file: 'I want a free copy of what a screening company has about me',
      satisfied: 'I paid a judgment, and the court record does not show it',
    } satisfies Record<LetterKind, string>,
    blank: 'You may leave a blank and fill it in by hand. Write only what you know to be true.',
    fields: {
      kind: { label: 'Which letter do you need?' },
      name: { label: 'Your full name', hint: 'As shown in the report or the court record' },
      address: { label: 'Your mailing address', hint: 'Where the answer should come' },
      date: { label: 'Date of the letter' },
      recipient: {
        label: 'Name and address of the company',
        hint: 'The landlord’s notice names it. Write one letter for each company.',
      },
      report: { label: 'Number and date of the report', hint: 'Often at the top of page 1' },
      entry: {
        label: 'The entry you mean',
        hint: 'Court, county and case number, as printed in the report',
      },
      reasons: { label: 'What is wrong with it?', hint: 'Choose all that are true.' },
      facts: {
        label: 'In your own words',
        hint: 'In English if you can. For example: “The case was dismissed on June 14, 2021.”',
      },
      papers: { label: 'Copies you enclose', hint: 'Never the only paper you have' },
      birthYear: { label: 'Your year of birth', hint: 'Only the year. Never your Social Security number.' },
      court: { label: 'Which court?' },
      county: { label: 'County of the court', hint: 'For example: DeKalb' },
      docket: { label: 'Case number' },
      orderDay: { label: 'Day of the order' },
      ground: { label: 'Why is the copy free?' },
      landlord: { label: 'Landlord who told you no, or asked for more' },
      noticeDay: { label: 'Day you got the notice' },
      judgmentDay: { label: 'Day of the judgment' },
      paidDay: { label: 'Day of the last payment' },
      amount: { label: 'What you paid in all', hint: 'For example: $1,240' },
      page: { label: 'Address of the page', hint: 'Copy it from the top of your browser' },
    } as Labels,
    /** Where it is not a screening company that gets the letter. */
    recipients: {
      bureau: {
        label: 'Name and address of the credit bureau',
        hint: 'It is in the report. Write one letter for each bureau that shows the entry.',
      },
      network: {
        label: 'Name and address of whoever keeps the list',
        hint: 'Ask the landlord who told you about it.',
      },
      website: {
        label: 'Name and address of whoever runs the website',
        hint: 'Often under “Contact” or “About us”. An email address is fine.',
      },
      satisfied: {
        label: 'Name and address of the landlord, or of their lawyer',
        hint: 'The person or company that won the judgment, as named in the court record',
      },
    } as Partial<Record<LetterKind, Field>>,
    reasons: {
      notMine: 'It is about another person',
      twice: 'The same case is there more than once',
      noOutcome: 'It does not say how the case ended',
      wrongOutcome: 'It says the wrong outcome',
      paid: 'It shows money as owed that was paid',
      old: 'It may be too old',
    } satisfies Record<DisputeReason, string>,
    grounds: {
      adverse:
        'In the last 60 days I got a notice that a report was part of the reason for a “no” or for worse terms',
      yearly: 'I want my free yearly copy',
    } satisfies Record<FileGround, string>,
    courts: {
      magistrate: 'Magistrate Court',
      civil: 'Civil Court',
      state: 'State Court',
      superior: 'Superior Court',
    } satisfies Record<LetterCourt, string>,
    chooseCourt: 'Choose a court',
    papers: {
      outcome: 'Court paper that shows how the case ended',
      order: 'The judge’s order',
      payment: 'Proof of payment',
      address: 'Proof of where I lived',
      report: 'The page of the report with this entry',
    } satisfies Record<Enclosure, string>,
    orderGoesAlong: 'The letter says that a copy of the order is enclosed. Please do not forget it.',
    letter: 'Your letter',
    help: 'Help for reading',
    notForSending: 'Not part of the letter. Do not send it.',
    print: 'Print or save as PDF',
    printHint: 'To save it, choose “Save as PDF” instead of a printer. On a phone, use the share button.',
    copy: 'Copy the text',
    copied: 'Copied.',
    notCopied: 'This browser did not allow it. Please print the letter, or select its text and copy it.',
    clear: 'Clear everything',
    cleared: 'Everything you typed is gone.',
    /** Name of the saved file and of the printed page; it says nothing about what the letter is for. */
    fileName: 'Letter',
    summaryTitle: 'Please look at this again:',
    errorPrefix: 'Error:',
  },
  messages: {
    'letter.socialSecurity':
      'This looks like a Social Security number. Please take it out: no letter needs it.',
    'letter.birthYear': 'Please write only the year, with four digits, such as 1988.',
    'letter.day': 'Please choose a day, or leave it empty.',
    'text.tooLong': 'This is too long. Please shorten it.',
    'text.characters': 'Some of these characters cannot be printed. Please type the text again.',
    'field.wrongType': 'Please type this again.',
  } satisfies Record<LetterMessageKey, string>,
  withoutScript:
    'JavaScript is off in your browser, or it did not load. Below are all seven letters with blanks: print this page and fill them in by hand.',
  sending: {
    title: 'How to send it',
    steps: [
      'Read every line of the letter. It is yours: take out by hand what is not true for you.',
      'Sign it by hand, and keep a copy of it with your papers.',
      'Send copies of your proof, never the originals, and black out Social Security and account numbers.',
      'Use a way that shows the day it arrived, such as certified mail with a return receipt. Keep the receipt.',
      'Write the day it arrived in your calendar, and count from that day.',
    ],
    companies:
      'The federal Consumer Financial Protection Bureau keeps a list of screening companies with their addresses:',
    companiesLink: 'list of companies',
    answer: 'No answer, or a “no”? Show the letter and the receipt to free legal aid.',
  },
  limits: {
    title: 'What a letter cannot do',
    items: [
      'It does not remove an entry that is true and complete. Do not dispute what you know is right.',
      'It does not change the court’s own file. A judge decides about that.',
      'A list or a website may not answer. We name no law there, because we could not check which one holds for it.',
      'A judgment that is marked satisfied is still in the file. It shows that you owe nothing more.',
      'You do not have to pay anyone for these letters, and that includes us.',
    ],
  },
  facts: {
    title: 'What the letters are based on',
    checked: 'checked on {date}',
    secondary: 'secondary source',
    reviewed: 'Last reviewed on {date}. This is general information, not advice for your case; laws change.',
  },
  more: {
    title: 'Read more, for free',
    report: 'How to read and dispute a screening report',
    lesson: 'Lesson: life after a sealing order',
  },
};
export type LettersWords = typeof words;
export default words;
