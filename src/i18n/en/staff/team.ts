import type { CalendarKind, CalendarSpan } from '#domain/cases/team-calendar.ts';

/** The work of all of us: views that are kept, the days ahead, how promises were kept, and who is here now. */
const words = {
  title: 'Team',
  views: {
    label: 'Saved views',
    none: 'None',
    how: 'Choose a tab or a filter first. Then you can save it here as a view.',
    sharedBy: '{name}, shared by {owner}',
    mineShared: '{name}, shared',
    save: 'Save these filters as a view',
    change: 'Change this view',
    naming: {
      fields: {
        name: {
          label: 'Name of the view',
          hint: 'Filters are saved, a search is not.',
        },
        shared: 'Share it with everyone who works here',
      },
      submit: 'Save the view',
      done: 'Saved.',
    },
    deleting: {
      submit: 'Delete this view',
      question: 'Delete the view “{name}”?',
      text: 'It disappears from everyone’s list. No case changes.',
      done: 'Deleted.',
    },
  },
  calendar: {
    title: 'Calendar of the team',
    span: 'Shown',
    spans: { week: 'Week', month: 'Month' } satisfies Record<CalendarSpan, string>,
    previous: { week: 'Week before', month: 'Month before' },
    next: { week: 'Next week', month: 'Next month' },
    today: 'Today',
    earlierWeeks: 'Show the earlier weeks of this month',
    owner: 'Whose',
    everybody: 'Everybody’s',
    closed: 'closed',
    cut: 'There is more due than we can show; some tasks are left out. Choose the week, or one person.',
    away: 'Away: {names}',
    more: '{count} more',
    kinds: {
      hearing: 'Hearing',
      call: 'Call',
      deadline: 'Deadline',
      task: 'Task',
    } satisfies Record<CalendarKind, string>,
    files: 'Files the client was asked for',
    openHearing: 'Eviction hearing',
    limitEnds: 'The order ends',
  },
  pipeline: {
    title: 'Open cases by stage',
    none: 'No case is open.',
    stage: 'Stage',
    cases: 'Cases',
    days: 'Median days',
  },
  figures: {
    total: 'All promises',
    title: 'Promises and answers',
    weeks: 'Kept per week',
    week: 'Week of',
    kept: 'Kept',
    missed: 'Missed',
    share: 'Share',
    none: 'No promise fell due in these weeks.',
    median: 'Median time to answer a client',
    underAnHour: 'less than an hour',
    hours: { one: '{count} hour of business days', other: '{count} hours of business days' },
    noReply: 'No answers yet',
    unanswered: { one: '{count} waits for an answer', other: '{count} wait for an answer' },
    portal: 'Signed in within a week of paying',
    portalOf: '{signedIn} of {paid} ({share}); the aim is {aim}',
    ratings: 'Ratings of our help in the last three months',
    noRatings: 'No ratings yet',
    portalNone: 'Nobody paid in these months',
  },
  presence: {
    here: { one: '{names} is here', other: '{names} are here' },
    writing: { one: '{names} is writing', other: '{names} are writing' },
  },
};
export type TeamWords = typeof words;
export default words;
