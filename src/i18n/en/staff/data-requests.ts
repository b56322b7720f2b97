import type { DataRequestStatus, DeclineReason } from '#domain/own-data/requests.ts';

/** The section "Data requests": people who want everything about them deleted. */
const words = {
  title: 'Data requests',
  empty: 'No request is waiting here.',
  search: 'Reference or email address',
  statusLabel: 'State',
  statuses: {
    open: 'Open',
    done: 'Deleted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  } satisfies Record<DataRequestStatus, string>,
  columns: { reference: 'Request', email: 'Address', status: 'State', due: 'Due', created: 'Received' },
  erased: 'Deleted',
  overdue: 'Overdue',
  sources: { account: 'From the account, with its password', staff: 'Recorded by staff' },
  facts: {
    email: 'Address',
    source: 'How',
    language: 'Language',
    due: 'Must be done by',
    created: 'Received',
    decided: 'Decided',
    reason: 'Reason',
  },
  note: {
    title: 'Someone wrote or called',
    fields: {
      email: 'Email address the person used with us',
      language: 'Language of our emails to them',
    },
    text: 'Make sure who it is before you record it: reply to the address we already have, or ask for the reference and the date of birth. We email the person to confirm it.',
    submit: 'Record the request',
    created: 'The request is recorded.',
    again: 'There is already an open request for this address.',
  },
  counts: {
    title: 'What is stored',
    done: 'What was deleted, and what stayed',
    nothing: 'Nothing is stored under this address.',
    lines: {
      accounts: 'Accounts',
      applicationsDeleted: 'Applications deleted as a whole',
      applicationsEmptied: 'Applications emptied, because they have an order',
      cases: 'Cases emptied',
      files: 'Files',
      messages: 'Messages from the contact form',
      portalMessages: 'Messages in accounts',
      lessons: 'Lessons',
      quizAnswers: 'Quiz answers',
      drafts: 'Unfinished forms',
      mails: 'Emails emptied',
      paymentsKept: 'Payments kept (tax law)',
      agreementsKept: 'Signed agreements kept (proof)',
    },
  },
  openMatter: 'A case, a payment or a refund is open. Close it first, or decline and say why.',
  erase: {
    title: 'Delete everything',
    fields: {
      alsoByAddress: {
        label: 'Also delete what was sent from this address without signing in?',
        options: {
          false: 'No, only what belongs to the account',
          true: 'Yes, I checked: it is the same person',
        },
      },
    },
    submit: 'Delete permanently',
    confirm: {
      title: 'Delete everything about {email}?',
      text: 'This cannot be undone. Files are removed within an hour, and the person gets an email.',
    },
    done: 'Everything is deleted.',
    waitsForOther: 'You noted this request. Someone else with this right deletes the data.',
    freeAt: 'You noted this request and nobody else has this right. You can delete the data from {time}.',
  },
  decline: {
    title: 'Decline',
    fields: {
      reason: {
        label: 'Why? The person reads it in an email.',
        options: {
          open_matter: 'A case, a payment or a refund is open',
          not_verified: 'We could not confirm who asked',
          must_keep: 'The law requires us to keep it for now',
          nothing_found: 'Nothing is stored under this address',
        } satisfies Record<DeclineReason, string>,
      },
    },
    submit: 'Decline',
    done: 'Declined. The person gets an email.',
  },
};
export type DataRequestsWords = typeof words;
export default words;
