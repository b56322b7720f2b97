import type { CaseView } from '#domain/cases/queue.ts';
import type { AssignResult } from '#domain/cases/work-requests.ts';

/** The queue of cases: its views and columns, what is done to several at once, and who has how many. */
const words = {
  search: 'Name, alias, email, phone, docket, case number or landlord',
  empty: 'Nothing here. Choose another view, or search.',
  asList: 'Show as a list',
  asBoard: 'Show as a board',
  boardMore: '{count} more in the list',
  boardEmpty: 'No case in this view.',
  columns: {
    client: 'Client',
    status: 'Status',
    due: 'Due',
    turn: 'Turn',
    contact: 'Last reached',
    owner: 'Owner',
    matters: 'Court cases',
    package: 'Package',
    next: 'Next',
    number: 'Number',
  },
  /** On tabs. */
  shortViews: {
    all: 'All open',
    mine: 'Mine',
    our_turn: 'Our turn',
    late: 'Late',
    hearings: 'Hearings',
    silent_week: 'Silent',
    triage: 'Flags',
  },
  filters: {
    view: 'View',
    status: 'Status',
    turn: 'Turn',
    packageId: 'Package',
    language: 'Language',
    county: 'County',
    ownerId: 'Owner',
  },
  views: {
    all: 'All open cases',
    triage: 'Triage: flags open',
    mine: 'Mine',
    nobody: 'Nobody’s',
    our_turn: 'Our turn',
    due_soon: 'Due within a day',
    late: 'Late',
    silent_week: 'Client silent for a week',
    hearings: 'Hearings to come',
    unchecked: 'Filed, not checked this week',
  } satisfies Record<CaseView, string>,
  /** Of the list as it opens. */
  order: 'Urgent and VIP first, then by what is due',
  bulk: {
    act: 'Give or write…',
    choose: 'Select',
    selected: { one: '{count} case selected', other: '{count} cases selected' },
    confirm: {
      title: { one: 'Give {count} case to {name}?', other: 'Give {count} cases to {name}?' },
      text: 'Open tasks move along.',
    },
    results: 'Results',
    result: {
      done: 'assigned',
      same: 'was already theirs',
      over: 'is over, so it was not changed',
      conflict: 'not given: this attorney has a conflict in it',
      unknown: 'not found',
    } satisfies Record<AssignResult, string>,
    tooMany: 'Choose at most {count} at a time.',
    clear: 'Clear the selection',
    assigning: {
      fields: {
        ownerId: {
          label: 'Give them to',
          placeholder: 'Nobody',
        },
      },
      submit: 'Assign',
      done: 'Assigned.',
    },
  },
  workload: {
    title: 'Cases by person',
    who: 'Who',
    open: 'Open',
    late: 'Late',
    withUs: 'With us',
    withClient: 'With the client',
    withCourt: 'With the court',
    tasks: 'Tasks',
    oldest: 'Oldest since',
    leave: 'Hand over all work of {name}',
    handOver: 'Hand over all work',
    left: 'no longer works here',
    handing: {
      fields: {
        ownerId: {
          label: 'To whom',
          placeholder: 'Nobody',
        },
      },
      submit: 'Hand over all work',
      done: 'Handed over.',
    },
  },
};
export type CaseListWords = typeof words;
export default words;
