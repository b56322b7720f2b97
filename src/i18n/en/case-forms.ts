import type { LetterState } from '#domain/cases/letter-tracks.ts';
import type { PartyRole } from '#domain/cases/matters.ts';
import type { PaperKind, PaperState, ReadingWay } from '#domain/cases/papers.ts';
import type { MoneyMove, TimelineKind } from '#domain/portal/timeline-kinds.ts';
import offer from './case-offer.ts';
import oneName from './one-name.ts';

const pictureHint = 'A clear photo is enough. PDF, DOC, DOCX, JPG, JPEG or PNG, up to 10 MB each.';
const confirmation = 'Thank you. It is in your case now, and someone on our team will look at it.';

/** Words of the forms, papers and history of a case: they come when somebody goes on from where the case stands. */
const words = {
  offer,
  reportFiled: {
    fields: {
      filedOn: 'What day did you file them?',
      filedEnvelope: 'Envelope number, if you filed online',
      tickets: { label: 'The first page with the clerk’s stamp', hint: pictureHint },
    },
    submit: 'Report that I filed',
    done: confirmation,
  },
  reportHearing: {
    moment: {
      day: 'Day',
      time: 'Time',
      hint: 'As it says in the court’s letter, Eastern Time',
      wrong:
        'The clocks change on that day, so this time does not exist or comes twice. Please check the letter again.',
      missing: 'Please fill this in.',
    },
    fields: {
      hearingPlace: 'Place or room',
      tickets: { label: 'Photo of the court’s notice', hint: pictureHint },
      hearingDayConfirmed: 'The court’s letter really says this day',
    },
    submit: 'Send the date',
    done: confirmation,
  },
  newAddress: {
    lead: 'Your papers will show this address. The court’s file is public, and the other side gets a copy.',
    changes: {
      title: 'What this changes',
      papers: 'We’ll make these papers again, because they show your address: {papers}.',
      newYes: 'You’ll read and approve the new versions before they go to the court.',
      noPapers: 'Papers that we make from now on show the new address.',
      filing: 'The court gets the new address with your papers.',
      notice:
        'The court writes to your old address until it gets a notice of the new one. From today that notice is on your “Step by step” list, and what is already filed stays as it is.',
      decided:
        'A court that has decided keeps the old address. Its clerk’s office can tell you how to change it.',
      mails:
        'Emails still go to the address you sign in with. What we send on paper goes to the new address.',
    },
    fields: { address: 'Street and number', city: 'City', state: 'State', zip: 'Zip code' },
    submit: 'Save my new address',
    done: 'Saved. We’ll tell you what has to be done about it.',
  },
  newName: {
    lead: 'Tell us your name as it is today, and send a photo that shows it: a license, an ID or a marriage certificate. The court keeps the name it has, and your papers say both.',
    oneName,
    fields: {
      firstName: 'First name today',
      lastName: 'Last name today',
      tickets: { label: 'A photo that shows your name', hint: pictureHint },
    },
    submit: 'Send my new name',
    done: 'We have it. Someone on our team checks the photo and writes to you. Papers that print your name are made again, and you’ll read them first.',
  },
  courtLetter: {
    lead: 'Take a photo of every page. We’ll read it by the end of the next business day.',
    fields: { tickets: { label: 'Photos or a file of the letter', hint: pictureHint } },
    submit: 'Send the letter',
    done: confirmation,
  },
  ownCheck: {
    open: 'I looked at the court’s record',
    fields: {
      found: {
        label: 'Could you still see your case?',
        hint: 'Look as anyone can: without signing in, by your name in every spelling, and by the case number. If the court’s search needs an account, use one or ask the clerk.',
        options: { hidden: 'No, a search does not find it', still_visible: 'Yes, I can still see it' },
      },
      checkedOn: 'What day did you look?',
    },
    submit: 'Tell us what you saw',
    done: 'Thank you. It is in the history of your case, and we’ll look at it.',
  },
  letters: {
    lead: 'Add each letter you sent with the order. A company has 30 days from the day it received the letter, or 45 if you added information in that time.',
    write: 'Write a letter, free of charge',
    sent: 'Sent on {date}.',
    received: 'Received on {date}.',
    until: 'It has until {date} to answer.',
    states: {
      sent: 'Sent',
      received: 'They have it',
      silent: 'No answer in time',
      corrected: 'Corrected or deleted',
      verified: 'They say it is right',
      no_entry: 'They have no entry',
    } satisfies Record<LetterState, string>,
    next: {
      sent: 'Look for the proof of delivery, and add the day they received it.',
      received: null,
      silent:
        'Send it again with the proof of delivery. You can also complain to the Consumer Financial Protection Bureau, for free.',
      corrected: 'Ask for a new report, and check that it is right.',
      verified:
        'You can ask how they checked it, and ask them to add a short statement from you. Free legal aid can help you with the next step.',
      no_entry: null,
    } satisfies Record<LetterState, string | null>,
    change: 'Record what happened',
    changeNamed: 'Record what happened: {company}',
    add: 'Add a letter',
    submit: 'Save',
    done: 'Saved.',
    fields: {
      company: 'Company',
      sentOn: 'Day you sent it',
      receivedOn: { label: 'Day they received it', hint: 'As the proof of delivery says' },
      addedInformation: 'I sent them more information after that',
      answer: { label: 'Their answer', placeholder: 'None yet' },
      answeredOn: 'Day of the answer',
    },
  },
  papers: {
    facts: 'Facts printed in these papers',
    name: 'Your name',
    docket: 'Case number at the court',
    county: 'County',
    address: 'Your address as it is printed',
    addressNone: 'no address is printed',
    phone: 'Your phone number as it is printed',
    phoneNone: 'no phone number is printed',
    copies: 'Who receives a copy',
    copiesNone: 'Nobody is listed yet.',
    attorney: 'lawyer: {name}',
    agent: 'registered agent: {name}',
    role: {
      plaintiff: 'who brought the case',
      respondent: 'who was sued',
      petitioner: 'who asks the court',
      other: 'other party',
    } satisfies Record<PartyRole, string>,
    danger: 'Is {name} a danger to you?',
    dangerWhy: 'Everyone who receives a copy can see your printed address.',
    yes: 'Yes',
    no: 'No',
    dangerYes: 'You said yes. We stop here, help you reach a free lawyer, and return your money if you wish.',
    dangerNo: 'You said no.',
    dangerChange: 'Change my answer',
    inDanger:
      'You cannot approve these papers now. We write to you first, help you reach a free lawyer, and return your money if you wish.',
    kinds: {
      motion: 'Motion to limit access',
      proposed_order: 'Proposed order',
      affidavit: 'Affidavit',
      notice_of_hearing: 'Notice of hearing',
      certificate_of_service: 'Certificate of service',
      change_of_address: 'Notice of change of address',
      fee_affidavit: 'Form to ask for a fee waiver',
      consent: 'Landlord’s consent',
      satisfaction_request: 'Request to mark the judgment as paid',
      translator_affidavit: 'Translator’s affidavit',
      exhibits: 'Exhibits',
      cover_letter: 'Cover letter and filing steps',
      landlord_letter: 'Letter to a landlord',
      screening_letter: 'Letter to a screening company',
      court_letter: 'Letter from the court',
      other: 'Paper',
      packet: 'All papers in one file',
    } satisfies Record<PaperKind, string>,
    states: {
      draft: 'for you to read',
      returned: 'being changed',
      attorney_approved: 'for you to read',
      client_approved: 'approved by you',
      replaced: 'replaced by a newer version',
      signed: 'signed',
      filed: 'filed',
    } satisfies Record<PaperState, string>,
    version: 'Version {number}, code {code} on each page',
    read: 'Read it',
    readPages: { one: 'Read it ({count} page)', other: 'Read it ({count} pages)' },
    readingCopy: 'See it in your language',
    approvedOn: 'You approved it on {date}.',
    older: 'Older versions',
    before: 'Before you say yes:',
    beforeList: [
      'What is filed is public until a judge decides.',
      'The landlord gets a copy, sees the printed address and may ask for old debt again.',
      'A judgment can also be on another list of the court, which this request does not cover.',
      'Saying yes here is not signing for the court. You do that on paper.',
    ],
    approval: {
      fields: {
        typedName: 'Type your name to say yes',
        readAs: {
          label: 'You haven’t opened this here yet: {papers}. How do you know what it says?',
          options: {
            opened: 'I opened it here before',
            on_paper: 'I read it on paper',
            read_to_me: 'Someone read it to me',
            not_read: 'I say yes without reading it',
          } satisfies Record<ReadingWay, string>,
        },
      },
      /** Said where nothing was chosen. */
      choose: 'Please choose one.',
      submit: 'Approve these papers',
      done: 'Thank you. You approved your papers. Next, you sign them on paper; “Case” says how and where they go.',
    },
    dangerFirst: 'First, please answer the question about each person who receives a copy.',
    change: {
      title: 'Ask for a change',
      fields: { documentId: 'In which paper?', words: 'What should we change?' },
      submit: 'Send my change',
      done: 'Thank you. We’ll change the papers, and you’ll read the new version.',
    },
    otherWays: {
      title: 'Other choices',
      post: {
        label: 'Mail it to me on paper',
        text: 'We mail you a printed copy in a plain envelope, with an envelope to send it back. You pay nothing. It goes to the address on this page; if mail there is not safe, write to us first.',
        yes: 'Ask for a copy by mail',
        message: 'Please mail my papers to me on paper.',
      },
      voice: {
        label: 'Read it to me',
        text: 'Someone who did not prepare these papers calls you and reads them to you in your language. You still decide yourself.',
        yes: 'Ask for a call',
        message: 'Please call me and read my papers to me.',
      },
      done: 'Thank you. Your request is with your messages, and we’ll answer it there.',
    },
    stop: {
      title: 'Stop',
      text: 'If you stop, we won’t do anything more on this court case. If it has not been filed yet, it ends right away; if it has, we’ll talk to you first. A person decides about a refund and gives you the reason in writing.',
      fields: { words: 'Why?' },
      submit: 'Yes, stop this court case',
      stopped: 'You stopped this court case.',
      asked: 'We know that you want to stop. The papers are at the court, so we’ll talk to you first.',
    },
  },
  requests: {
    takeBack: 'Withdraw {name}',
    answer: {
      fields: { tickets: { label: 'A photo or a file', hint: pictureHint } },
      submit: 'Send',
      done: 'Thank you. We have it, and someone on our team will look at it.',
    },
  },
  thread: {
    hint: 'We answer within {hours} hours, Monday to Friday.',
    kept: 'Saved as a draft. You can continue later.',
    conflictingAnswers: {
      title: 'You wrote two texts. Which one counts?',
      text: 'The second one is from another tab or device. Press the right one.',
      none: 'Nothing',
      both: 'Keep both',
    },
    files: 'Attach files',
    fields: {
      message: 'Your message',
      tickets: 'Files',
      filesAre: 'What are these files?',
      isUrgent: 'It’s urgent',
    },
    submit: 'Send message',
    done: 'We have your message.',
  },
  shelves: {
    title: 'All files of your case',
    text: 'What we need from you is listed above. You can send a file at any time: add it to a message.',
    write: 'Write a message',
    signed: 'My application and agreement (PDF)',
    fromUs: 'From us',
    yours: 'From you',
    none: 'Nothing yet.',
    added: 'Added on {date}',
    application: 'with your application',
    older: 'Show older files',
  },
  history: {
    filter: 'Show',
    kinds: {
      update: 'News about your case',
      message: 'Messages',
      paper: 'Papers and files',
      date: 'Court dates',
      payment: 'Payments',
    } satisfies Record<TimelineKind, string>,
    everything: 'Everything',
    none: 'Nothing of this kind has happened yet.',
    older: 'Show older entries',
    loading: 'Loading…',
    print: 'Print',
    failed: 'The rest could not be loaded. Check your connection and try again.',
    youWrote: 'You wrote to us',
    weWrote: '{name} wrote to you',
    otherLanguage: 'We wrote this in Spanish.',
    askTranslation: 'Ask us for it in English',
    whole: 'Read the whole message',
    hearing: 'Court date: {date}',
    call: 'Call: {date}',
    money: {
      paid: 'You paid {amount}',
      refunded: 'We sent {amount} back to you',
      refund_failed: 'The refund of {amount} did not go through',
    } satisfies Record<MoneyMove, string>,
  },
};
export type CaseFormWords = typeof words;
export default words;
