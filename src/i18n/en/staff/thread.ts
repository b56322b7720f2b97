import type { ConsentEnd, ConsentState, TextKind } from '#domain/texts/kinds.ts';
import type { Channel } from '#domain/channels/channels.ts';
import type { AskedWay, WayAnswer } from '#domain/channels/safe-ways.ts';
import type { ContactChannel, ContactDirection } from '#domain/cases/contact-log.ts';
import { uploadMessages } from '#i18n/en/upload-messages.ts';

/** What staff and a client tell each other about a case, what staff note, and whom they reached. */
const words = {
  languages: { en: 'English', es: 'Spanish' },
  language: 'Language of the text',
  clientReads: 'The client reads in {language}.',
  fileMessages: uploadMessages as Readonly<Record<string, string>>,
  messages: {
    /** On a button in a row. */
    addFiles: 'Add files',
    title: 'Messages',
    empty: 'No messages yet.',
    older: 'Older messages',
    client: 'Client',
    us: 'Us',
    read: 'Read {time}',
    unreadByClient: 'Not read yet',
    new: 'New',
    cameBy: { mail: 'By mail', text: 'By text' },
    quoted: 'Show what was quoted',
    onlyFiles: 'No words, only files.',
    notTaken: 'Could not be added (the client got an email about it):',
    original: 'Get the email as it came',
    originalUntil: 'Something in it could not be read here. Kept until {time}.',
    originalWarning:
      'No virus scanner has looked into this file. Open it only in a mail program on a protected computer, and open nothing in it that you do not expect.',
    translation: 'In {language}',
    translate: 'Add a translation',
    changeTranslation: 'Change the translation',
    form: {
      fields: {
        language: 'Language of the text',
        message: {
          label: 'Your message',
          hint: 'The client gets a short email and reads this after signing in.',
        },
        tickets: { label: 'Files (up to ten)', hint: 'PDF, DOC, DOCX, JPG, JPEG or PNG, up to 10 MB each.' },
        filesAre: 'What are these files? The client reads it.',
        /** How the client hears of it; first without a choice between the two. */
        tellBy: {
          label: 'Tell the client',
          placeholder: 'By mail and text',
          options: { mail: 'By mail', text: 'By text' },
        },
      },
      submit: 'Send',
      sending: 'Sending…',
      done: 'Sent.',
    },
    translating: {
      fields: {
        translation: {
          label: 'The same in {language}',
          hint: 'The client sees it below the text.',
        },
      },
      submit: 'Save the translation',
      done: 'Saved.',
    },
  },
  notes: {
    title: 'Notes and updates',
    noteBadge: 'Staff only',
    updateBadge: 'The client sees it',
    note: {
      title: 'Note for staff',
      fields: {
        text: {
          label: 'Note',
          hint: 'The client never sees this. It cannot be turned into an update.',
        },
      },
      submit: 'Save the note',
      done: 'Saved for staff.',
    },
    update: {
      title: 'Update for the client',
      lead: 'Appears in the history the client reads, and an email goes out.',
      previewTitle: 'This is what the client will see',
      publish: 'Publish',
      back: 'Keep writing',
      form: {
        fields: {
          title: 'Heading',
          text: 'Text',
          step: {
            label: 'Is it a step reached?',
            options: {
              no: 'No',
              step: 'Yes: list it under “What you’ve done so far”',
              great: 'Yes, a great one: list it with more weight',
            },
          },
        },
        submit: 'Preview',
        done: 'Published.',
      },
    },
    list: {
      title: 'History',
      step: 'A step reached',
      filter: 'Show',
      all: 'Everything',
      internal: 'For staff only',
      visible: 'What the client sees',
      empty: 'Nothing here yet.',
      older: 'Older entries',
      callAt: 'Call: {date}',
      byClient: 'Client',
      bySystem: 'The system',
      moved: 'Moved to “{status}”',
      takenBackBy: 'Taken back by {name}',
    },
    /** Reasons that the product itself gives for a move. */
    reasons: {
      client_wrote: 'The client wrote again.',
      change_asked: 'The client asked for a change.',
      paper_returned: 'The attorney returned a paper.',
      attorney_left: 'The attorney left.',
      licence_lapsed: 'The attorney’s license is no longer active.',
    },
  },
  ways: {
    phone: 'Phone',
    noPhone: 'None known',
    safe: 'Safe: the client said yes',
    notAsked: 'Not asked yet, so you may',
    never: {
      call: 'No: do not call',
      voicemail: 'No: leave no voicemail',
      letter: 'No: do not send letters',
    } satisfies Record<AskedWay, string>,
    by: {
      client: 'The client said so on {day}.',
      staff: 'Recorded by us on {day}, as the client said.',
    } satisfies Record<'client' | 'staff', string>,
    neverAsked: 'Not asked yet. Ask at the first contact.',
    tries: {
      title: 'What was tried',
      channels: {
        mail: 'Email',
        text: 'Text',
        portal: 'Portal',
        letter: 'Letter',
        call: 'Phone',
      } satisfies Record<Channel, string>,
      tried: 'Last tried {time}',
      never: 'Not tried yet',
      arrived: {
        mail: 'Answered {time}',
        text: 'Arrived {time}',
        portal: 'Signed in {time}',
        letter: 'Arrived {time}',
        call: 'Reached {time}',
      } satisfies Record<Channel, string>,
      lost: 'Bouncing since {time}',
      texts: {
        on: 'Allowed',
        asked: 'Asked, not answered yet',
        ended: 'Off',
        never: 'Not allowed',
      } satisfies Record<ConsentState | 'never', string>,
    },
    change: 'Record what the client says is safe',
    ask: 'Ask: “Is this number safe? Does somebody else hear your messages or open your letters?”',
    questions: {
      call: 'May we call?',
      voicemail: 'May we leave a voicemail?',
      letter: 'May we send a letter?',
    } satisfies Record<AskedWay, string>,
    unknown: 'Not answered',
    answers: { yes: 'Yes', no: 'No' } satisfies Record<WayAnswer, string>,
    form: {
      fields: {
        note: 'Hours, or who else may pick up',
        phone: 'Phone',
      },
      submit: 'Save',
      done: 'Saved.',
    },
  },
  texts: {
    title: 'Texts to the client',
    states: {
      asked: 'Asked on {time}; the client has not answered YES yet.',
      on: 'On since {time}.',
      ended: 'Off since {time}.',
      stop: 'Off since {time}: STOP came from the phone.',
      page: 'Off since {time}: the client turned them off.',
      no: 'Off since {time}: the client answered NO.',
      wrong_number: 'Off since {time}: somebody wrote that it is the wrong number.',
      failed: 'Off since {time}: the number takes no texts.',
      blocked: 'Off since {time}: the phone has blocked us.',
      replaced: 'Off since {time}: replaced by another number.',
      closed: 'Off since {time}: the account was closed.',
    } satisfies Record<ConsentState | ConsentEnd, string>,
    kinds: {
      confirm: 'May we text you?',
      welcome: 'Texts are on',
      help: 'Help',
      coming_noted: 'Noted that they will come',
      not_moved: 'Date is not moved',
      file_refused: 'File could not be opened',
      your_turn: 'Your turn',
      request_due: 'We are waiting for something',
      hearing_week: 'Hearing in a week',
      hearing_two_days: 'Hearing in two days',
      hearing_evening: 'Hearing tomorrow',
      payment_waiting: 'A payment is waiting',
      papers_ready: 'Papers are ready',
      message: 'There is an answer',
    } satisfies Record<TextKind, string>,
    deliveries: {
      waiting: 'Waiting',
      sent: 'Sent',
      delivered: 'Arrived',
      opened: 'Opened',
      undelivered: 'Did not arrive',
      failed: 'Did not arrive',
      dead: 'Could not be sent',
      cancelled: 'No longer needed',
    },
  },
  contact: {
    title: 'Calls, letters, visits',
    lead: 'Voicemail stays neutral: your name and our number, and only where the client marked it as safe.',
    channels: {
      call: 'Call',
      voicemail: 'Voicemail',
      letter: 'Letter',
      visit: 'Visit',
      message: 'Message',
      docket_check: 'Docket check',
      clerk_call: 'Call to the clerk',
    } satisfies Record<ContactChannel, string>,
    found: 'Found: yes',
    notFound: 'Found: no',
    next: 'Next try {day}',
    empty: 'Nothing logged yet.',
    unsafeChannel: '{channel} (not safe)',
    form: {
      fields: {
        channel: {
          label: 'How',
          placeholder: 'Choose',
        },
        direction: {
          label: 'Who started it',
          options: { in: 'They did', out: 'We did' } satisfies Record<ContactDirection, string>,
        },
        reached: {
          label: 'Reached?',
          options: {
            true: 'Yes',
            false: 'No',
          },
        },
        note: 'What was said, or seen',
        nextTryOn: {
          label: 'Next try',
          hint: 'Adds a task for that day.',
        },
      },
      submit: 'Log this contact',
      done: 'Logged.',
    },
    happened: {
      day: 'Day it happened',
      time: 'Time (Eastern)',
      hint: 'Leave both empty if it is happening now.',
      wrong: 'Enter both the day and the time, or neither. The time must exist on that day.',
    },
  },
};
export type ThreadWords = typeof words;
export default words;
