import type { RequestStatus } from '#domain/cases/file-requests.ts';
import type { PaperKind, PaperState, ReadingWay } from '#domain/cases/papers.ts';

/** What staff ask a client for, and the papers of each matter. */
const words = {
  requests: {
    title: 'Files we ask for',
    empty: 'Nothing has been requested yet.',
    statuses: {
      needed: 'Needed',
      sent: 'Sent, to be looked at',
      accepted: 'Accepted',
      returned: 'Returned',
      withdrawn: 'Withdrawn',
    } satisfies Record<RequestStatus, string>,
    due: 'Due {day}',
    returnedBecause: 'Returned because:',
    ask: {
      title: 'Ask for files',
      fields: {
        what: {
          label: 'What do you need?',
          hint: 'For example: the last letter from the court, every page',
        },
        why: 'Why we need it',
        dueOn: 'By when',
      },
      submit: 'Ask the client',
      done: 'Asked.',
    },
    decide: {
      fields: {
        decision: {
          label: 'What about these files?',
          options: {
            accepted: 'Accept',
            returned: 'Return with the reason',
            withdrawn: 'Withdraw the request',
          },
        },
        note: {
          label: 'Reason',
          hint: 'The client reads this. Required when you return files.',
        },
      },
      submit: 'Save',
      done: 'Saved.',
    },
    forClient: {
      title: 'Add files that came another way',
      fields: {
        tickets: { label: 'Files (up to ten)', hint: 'PDF, DOC, DOCX, JPG, JPEG or PNG, up to 10 MB each.' },
      },
      submit: 'Add the files',
      done: 'Added.',
    },
  },
  papers: {
    title: 'Papers',
    matter: 'Court case {place}',
    empty: 'No papers yet.',
    kinds: {
      motion: 'Motion to limit access',
      proposed_order: 'Proposed order',
      affidavit: 'Affidavit',
      notice_of_hearing: 'Notice of hearing',
      certificate_of_service: 'Certificate of service',
      change_of_address: 'Notice of change of address',
      fee_affidavit: 'Affidavit about the court fee',
      consent: 'Landlord’s consent',
      satisfaction_request: 'Request to mark as satisfied',
      translator_affidavit: 'Translator’s affidavit',
      exhibits: 'Exhibits and their list',
      cover_letter: 'Cover letter',
      landlord_letter: 'Letter to a landlord',
      screening_letter: 'Letter to a screening company',
      court_letter: 'Letter from the court',
      other: 'Something else',
      packet: 'All papers in one file',
    } satisfies Record<PaperKind, string>,
    states: {
      draft: 'To be approved',
      returned: 'To be changed',
      attorney_approved: 'Approved by the attorney',
      client_approved: 'Approved by the client',
      replaced: 'Replaced',
      signed: 'Signed',
      filed: 'Filed',
    } satisfies Record<PaperState, string>,
    version: 'Version {number}',
    code: 'Page code {code}',
    hash: 'SHA-256',
    madeBy: 'Added by {name}',
    older: { one: 'One older version', other: '{count} older versions' },
    approvedBy: {
      attorney: 'Attorney: {name}',
      client: 'Client: {name}',
    },
    ownWork: 'own work',
    recorded: 'on paper',
    readAs: {
      opened: 'opened it here',
      on_paper: 'read it on paper',
      read_to_me: 'had it read aloud',
      not_read: 'did not read it',
    } satisfies Record<ReadingWay, string>,
    alike:
      'A paragraph about harm has {share} percent of its words in common with the statement of another client, in case {caseNumber}. A judge wants to read what happened to this person: ask the client for their own words. An attorney can let it pass and says why.',
    lacksAffidavit:
      'The motion has no affidavit. In superior and state court one goes with it, unless an attorney leaves it out: whoever approves the motion without it decides that.',
    alikeReason: 'Let pass although it reads like another statement:',
    returnedNote: 'The attorney wants this changed:',
    changeAsked: 'The client wants this changed:',
    copies: 'Signed copies',
    danger: 'The client said that someone who gets a copy is a danger. The attorney decides first.',
    tooEarly: 'Papers can be added once the review has begun.',
    frozen: 'You cannot add a version now. Move the court case back to preparing first.',
    add: {
      title: 'Add a paper',
      done: 'Added. Print the page code {code} on every page.',
      nextVersion: 'Add version {number}',
      nextLead: 'The older version is replaced, and its approvals no longer count.',
      unchecked: 'It is a picture without text, so nothing in it could be checked: read it page by page.',
      form: {
        fields: {
          kind: {
            label: 'Kind of paper',
            placeholder: 'Choose',
          },
          title: {
            label: 'Name',
            hint: 'Only if the kind does not say enough.',
          },
          ticket: {
            label: 'The PDF',
            hint: 'One PDF, up to 10 MB.',
          },
          wordTicket: {
            label: 'The Word file it was made from',
            hint: 'If there is one: a .docx, up to 10 MB. It is kept with this version.',
          },
        },
        submit: 'Add the paper',
      },
    },
    withdraw: {
      submit: 'Not needed after all',
      question: 'Take this paper out?',
      text: 'Nobody has to approve it anymore. Its versions stay in the history.',
      yes: 'Take it out',
      done: 'Taken out.',
    },
    attorney: {
      title: 'Attorney',
      returnTitle: 'Return with comments',
      thirdTime: 'This paper was returned {count} times. Please call each other.',
      returning: {
        fields: {
          documents: 'Papers you return',
          words: 'What has to change, by page',
        },
        submit: 'Return to staff',
        done: 'Returned.',
      },
      approving: {
        fields: {
          documents: 'Papers you have read',
          typedName: 'Your name, as you sign',
          alikeReason: 'Why it may continue although it reads like another statement',
        },
        submit: 'Approve',
        done: 'Approved.',
      },
    },
    approval: {
      title: 'The client approved on paper',
      fields: {
        documents: 'Papers they approved',
        typedName: 'Name as they wrote it',
        tickets: {
          label: 'Picture or scan of it',
          hint: 'PDF, DOC, DOCX, JPG, JPEG or PNG, up to 10 MB each.',
        },
      },
      lead: 'Only with a picture of what they signed. The person who prepared a paper cannot record its approval.',
      submit: 'Record the approval',
      done: 'Recorded.',
    },
    signed: {
      title: 'Signed copy for the court',
      fields: {
        documents: 'Which papers',
        codes: {
          label: 'Codes on their pages',
          hint: 'Leave it empty for a PDF whose text can be selected: the codes are read from it. Of a scan, type the code of each paper.',
        },
        tickets: {
          label: 'Scan of the signed copy',
          hint: 'PDF, DOC, DOCX, JPG, JPEG or PNG, up to 10 MB each.',
        },
      },
      submit: 'Record the signed copy',
      done: 'Recorded.',
      at: 'Signed copy in since {time}',
      none: 'No signed copy yet',
    },
    fee: {
      settled: 'Court fee settled {time}',
      open: 'Court fee not settled',
      settling: {
        submit: 'The court fee is settled',
        done: 'Recorded.',
      },
      undoing: {
        submit: 'Not settled after all',
        done: 'Recorded.',
      },
    },
  },
};
export type PapersWords = typeof words;
export default words;
