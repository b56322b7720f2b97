import type { AttorneyItem } from '#domain/cases/attorneys.ts';

/** The attorney's queue, the question about conflicts, and who reads papers here. */
const words = {
  title: 'For approval',
  lead: 'Papers waiting for you, the one due first on top. Open one to read, approve or return it.',
  empty: 'No papers are waiting for you.',
  columns: {
    case: 'Case',
    waiting: 'Waiting since',
    due: 'Due',
    papers: 'Papers',
    whose: 'Whose',
    court: 'Court',
  },
  courtCase: 'court case {place}',
  notOpened: 'Answer about conflicts first',
  versions: { one: '{count} paper to read', other: '{count} papers to read' },
  allApproved: 'All approved: the court case can move on',
  returned: { one: 'returned once', other: 'returned {count} times' },
  callNow: 'Returned three times or more: please call each other.',
  whose: {
    mine: 'Yours',
    substitute: 'You stand in for {name}',
    anybody: 'Anyone’s',
  } satisfies Record<AttorneyItem['whose'], string>,
  held: 'On hold',
  late: 'Late',
  week: 'This week',
  weekOf: '{done} of {most} court cases',
  weekFree: { one: '{count} court case', other: '{count} court cases' },
  weekFull:
    'Your week is full. Anything that waits longer than promised goes to your substitute, or staff will reassign it.',
  oldest: 'Oldest since',
  standIn: 'Who stands in',
  noStandIn: 'No one named',
  away: 'You are away until {day}. {name} is reading your papers.',
  awayNobody: 'You are away until {day}, and nobody is covering for you. Please name a substitute.',
  conflict: {
    title: 'Conflict check',
    lead: 'Before you can open this case: do you or your firm have a conflict with anyone named here?',
    open: 'Go to the case and answer',
    again: 'Someone was added to this case after you answered. Please answer again.',
    parties: 'Who is involved',
    client: 'our client',
    noParty: 'No other side is named yet.',
    has: 'You have a conflict in this case, so you cannot open it. Staff are looking for another attorney.',
    wrong: 'If you answered by mistake, ask someone on staff or an admin to take your answer back.',
    declared: 'Attorneys with a conflict',
    keptOut: '{name} declared a conflict on {day} and sees nothing of this case.',
    takeBack: {
      open: 'Take it back',
      fields: { note: 'Why it was a mistake (stays in the notes of the case)' },
      submit: 'Take it back',
      done: 'Taken back. The attorney will be asked again.',
    },
    answering: {
      fields: {
        hasConflict: {
          label: 'Do you have a conflict?',
          options: {
            false: 'No conflict',
            true: 'I have a conflict',
          },
        },
        note: 'What staff should know, without anything confidential',
      },
      submit: 'Answer',
      done: 'Answered.',
    },
  },
  profile: {
    title: 'Your profile',
    fields: {
      firm: 'Firm',
      phone: 'Phone',
      address: 'Street address',
      city: 'City',
      state: {
        label: 'State',
        placeholder: '–',
      },
      zip: 'ZIP code',
      barNumber: 'Bar number',
      licenceCheckedOn: {
        label: 'License found active on',
        hint: 'The day you looked it up yourself. If you clear this date later, the license counts as not active: approvals of papers that are not filed yet become void, and the work returns to the queue.',
      },
      weeklyCapacity: {
        label: 'Court cases a week',
        hint: 'Empty: no limit.',
      },
      awayUntil: {
        label: 'Away until',
        hint: 'Your last day away. Leave empty if you are here.',
      },
      substituteId: {
        label: 'Who stands in',
        placeholder: 'Nobody',
      },
    },
    lead: 'This is how your name appears on papers, and how much work you take on.',
    barHint: 'An admin has to check a new number.',
    licenseChecked: 'Checked {day} by {name}',
    licenseOpen: 'Not checked yet',
    submit: 'Save the profile',
    done: 'Saved.',
  },
  team: {
    title: 'Attorneys',
    none: 'No attorney works here yet. Invite one above.',
    columns: {
      name: 'Attorney',
      bar: 'Bar number',
      license: 'License',
      week: 'This week',
      waiting: 'Waiting',
      away: 'Away',
      change: 'Change',
    },
    unassigned: { one: '{count} more is waiting for anyone.', other: '{count} more are waiting for anyone.' },
    awayUntil: 'until {day}',
    standsIn: '{name} stands in',
    change: 'Change the profile of {name}',
    edit: 'Profile',
  },
};
export type AttorneyWords = typeof words;
export default words;
