import type { HoldKind } from '#domain/cases/endings.ts';
import type { CaseFlag } from '#domain/cases/flags.ts';
import type { CourtType, FactSource, JudgmentState } from '#domain/cases/matters.ts';
import type { CaseStatus, Mover } from '#domain/cases/status.ts';
import type { TurnHolder } from '#domain/promises/turns.ts';
import listWords from '#i18n/en/staff/case-list.ts';
import moveWords from '#i18n/en/staff/case-moves.ts';
import tasksWords from '#i18n/en/staff/case-tasks.ts';
import matterWords from '#i18n/en/staff/case-matters.ts';
import partyWords from '#i18n/en/staff/case-parties.ts';
import packageWords from '#i18n/en/staff/case-package.ts';
import mailboxWords from '#i18n/en/staff/case-mailbox.ts';
import nameWords from '#i18n/en/staff/case-name.ts';
import endWords from '#i18n/en/staff/case-end.ts';
import pageWords from '#i18n/en/staff/case-page.ts';
import severalWords from '#i18n/en/staff/case-several.ts';
import supporterWords from '#i18n/en/staff/case-supporters.ts';
import freeHelpWords from '#i18n/en/staff/case-free-help.ts';
import recordWords from '#i18n/en/staff/case-record.ts';

/** Cases in the workplace: the queue, one case, and what is done about it. */
const words = {
  title: 'Cases',
  ...listWords,
  nobody: 'Nobody',
  never: 'Never',
  noCounty: 'County unknown',
  /** As staff read them: short, and from our side. */
  states: {
    waiting_for_application: 'No application yet',
    submitted: 'New',
    in_review: 'In review',
    waiting_for_client: 'Waiting for client',
    preparing: 'Preparing papers',
    attorney_review: 'With the attorney',
    client_review: 'Client reads papers',
    ready_to_file: 'Ready to file',
    filed: 'Filed',
    hearing_set: 'Hearing set',
    granted: 'Granted',
    denied: 'Denied',
    notifying: 'After-care',
    closed: 'Closed',
    cancelled: 'Canceled',
  } satisfies Record<CaseStatus, string>,
  turns: {
    client: 'Client',
    us: 'Us',
    attorney: 'Attorney',
    court: 'Court',
    nobody: 'Nobody',
  } satisfies Record<TurnHolder, string>,
  daysShort: { one: '{count} d', other: '{count} d' },
  daysHere: { one: '{count} day', other: '{count} days' },
  quiet: { one: '{count} business day ago', other: '{count} business days ago' },
  today: 'today',
  late: 'Late',
  soonLate: 'Due soon',
  vip: 'Urgent',
  unread: { one: '{count} unread message', other: '{count} unread messages' },
  missing: { one: '{count} file missing', other: '{count} files missing' },
  matterCount: { one: '{count} court case', other: '{count} court cases' },
  hearing: 'Hearing {time}',
  flags: {
    open_case: 'The eviction is still open',
    hearing_near: 'A hearing is near',
    appeal_pending: 'An appeal is pending',
    has_attorney: 'Has an attorney',
    not_a_party: 'Not a party',
    safety: 'Safety',
    judgment_unpaid: 'Judgment not paid',
    county_unknown: 'County or docket not confirmed',
    name_unconfirmed: 'Name not confirmed',
    more_matters: 'More court cases than covered',
    out_of_scope: 'May be out of scope',
  } satisfies Record<CaseFlag, string>,
  flagHelp: {
    open_case: 'Same business day: tell the client about free legal help. No papers; offer the refund.',
    hearing_near: 'Same business day: tell the client about free legal help. No papers; offer the refund.',
    appeal_pending: 'Drafting stops until the appeal is decided.',
    has_attorney: 'Nothing is prepared until that attorney agrees in writing.',
    not_a_party: 'No motion. Free letters for screening companies, and the refund.',
    safety: 'Use safe ways of contact only. Ask an attorney before anything is served.',
    judgment_unpaid: 'Harder to win. Never advise the client to pay.',
    county_unknown: 'Compare county and docket number with the public record.',
    name_unconfirmed: 'Compare the names with the public record.',
    more_matters: 'Ask the client which one we work on, or offer an upgrade.',
    out_of_scope: 'Read the application before anything else. No papers until this is clear.',
  } satisfies Record<CaseFlag, string>,
  triage: {
    title: 'Look at this first',
    raised: 'Since {time}',
    cleared: '{flag}: cleared by {name}, {time}.',
    clearing: {
      fields: {
        note: {
          label: 'What was done about it',
          hint: 'For staff. It stays in the case.',
        },
      },
      submit: 'Clear this flag',
      done: 'Saved.',
    },
    raising: {
      fields: {
        flag: 'Which flag?',
        note: {
          label: 'Why',
          hint: 'For staff. It stays in the case.',
        },
      },
      submit: 'Raise a flag',
      done: 'Saved.',
    },
  },
  holdKinds: {
    client_asked: 'The client asked to wait',
    unreachable: 'The client cannot be reached',
    dispute: 'The bank is deciding about the payment',
    late_part: 'An installment is late',
    refund: 'The client asked for their money back',
    safety: 'Safety',
    legal: 'Legal reason',
  } satisfies Record<HoldKind, string>,
  holds: {
    title: 'Holds',
    none: 'Nothing is on hold.',
    onHold: 'On hold: {kind}',
    since: 'Since {time}, {name}',
    attorneyOnly: 'Only the attorney can release this hold.',
    help: 'Our deadlines are paused and nothing moves forward. Court dates don’t change.',
    form: {
      fields: {
        kind: 'Why is the work paused?',
        reason: 'Reason, for staff',
      },
      submit: 'Put on hold',
      done: 'Saved.',
    },
    releasing: {
      submit: 'Release this hold',
      done: 'Saved.',
    },
  },
  owner: {
    title: 'Owner',
    label: 'Who works on it',
    assign: 'Assign',
    toMe: 'Assign to me',
    done: 'Assigned.',
  },
  /** Two people changed the same field of a form. */
  editConflict: {
    lead: 'Somebody else changed this while you were editing. Please choose what to keep.',
    question: '{field}: which is right?',
    stored: 'Saved in the meantime: {value}',
    mine: 'What you entered: {value}',
    empty: 'nothing',
    yes: 'yes',
    no: 'no',
  },
  card: {
    title: 'Account and goals',
    accountType: 'Account',
    accountTypes: { free: 'Free', paid: 'Paid' },
    paymentStatus: 'Payment',
    paymentStatuses: {
      none: 'Nothing paid',
      paid: 'Paid',
      needs_review: 'Needs review',
      partially_refunded: 'Partly refunded',
      refunded: 'Returned',
      disputed: 'Disputed with the bank',
    },
    aliases: 'Also known as',
    ratings: 'Ratings of our help',
    rating: '{mean} of 5 ({count})',
    goals: 'Goals the client shared',
    goalKinds: {
      find_home: 'Find a new home',
      keep_home: 'Keep the home',
      clear_debt: 'Pay off debt',
      work: 'Work',
      learn: 'Finish the lessons',
      own: 'In their own words',
    },
  },
  facts: {
    title: 'Client',
    number: 'Case number',
    email: 'Email',
    phone: 'Phone',
    birthDate: 'Date of birth',
    address: 'Address',
    language: 'Language',
    lastSeen: 'Last signed in',
    application: 'Application',
    openApplication: 'Read the answers',
    caseTitle: 'Case',
    caseIn: 'Eviction record, {county} County',
    caseAnywhere: 'Eviction record',
    since: 'Client since',
    completedOn: 'Over since',
    covered: 'Package covers',
  },
  matter: matterWords,
  supporters: supporterWords,
  freeHelp: freeHelpWords,
  courts: {
    magistrate: 'Magistrate court',
    civil: 'Civil court (Richmond)',
    state: 'State court',
    superior: 'Superior court',
    unknown: 'Unknown',
  } satisfies Record<CourtType, string>,
  judgments: {
    none: 'No judgment',
    owed: 'Owed',
    disputed: 'Disputed',
    paid: 'Paid',
    satisfied: 'Satisfied on record',
    unknown: 'Unknown',
  } satisfies Record<JudgmentState, string>,
  sources: {
    client: 'The client said so',
    court_record: 'Court record',
    staff: 'Staff',
  } satisfies Record<FactSource, string>,
  sourceOn: '{source}, {date}',
  party: partyWords,
  package: packageWords,
  mailbox: mailboxWords,
  name: nameWords,
  end: endWords,
  several: severalWords,
  record: recordWords,
  move: moveWords,
  page: pageWords,
  tasks: tasksWords,
  dates: {
    title: 'Dates',
    none: 'No dates yet.',
    kinds: {
      hearing: 'Hearing',
      call: 'Call',
      request: 'We asked for something',
      deadline: 'The order ends',
    },
    important: 'Important',
    cancelled: 'called off',
  },
  money: {
    title: 'Money',
    none: 'No order belongs to this case.',
    order: 'Order {reference}',
    total: 'Price of our service in all: {amount}',
    refund: 'Refund',
  },
  by: {
    client: 'Client',
    staff: 'Staff',
    attorney: 'Attorney',
    admin: 'Admin',
    system: 'The system',
  } satisfies Record<Mover, string>,
  audit: { title: 'Who saw and changed this case' },
  erased: 'Erased',
};
export type CasesWords = typeof words;
export default words;
