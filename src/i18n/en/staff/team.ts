import type { CalendarKind } from '#domain/cases/team-calendar.ts';

/** The work of all of us: views that are kept, the days ahead, how promises were kept, and who is here now. */
const words = {
  title: 'Team',
  views: {
    label: 'Saved views',
    none: 'None',
    sharedBy: '{name}, shared by {owner}',
    mineShared: '{name}, shared',
    save: 'Save these filters as a view',
    change: 'Change this view',
    name: 'Name of the view',
    share: 'Share it with everyone who works here',
    hint: 'Filters are saved, a search is not.',
    submit: 'Save the view',
    saved: 'Saved.',
    delete: 'Delete this view',
    deleteQuestion: 'Delete the view “{name}”?',
    deleteText: 'It disappears from everyone’s list. No case changes.',
  },
  calendar: {
    title: 'Calendar of the team',
    from: 'From',
    days: 'How many days',
    daysOf: { one: '{count} day', other: '{count} days' },
    owner: 'Whose',
    everybody: 'Everybody’s',
    show: 'Show',
    nothing: 'Nothing',
    closed: 'closed',
    cut: 'There is more due than we can show. Choose fewer days.',
    kinds: {
      hearing: 'Hearing',
      date: 'Date',
      deadline: 'Deadline',
      task: 'Task',
    } satisfies Record<CalendarKind, string>,
    files: 'Files the client was asked for',
    limitEnds: 'The order ends',
  },
  figures: {
    title: 'Promises and answers',
    weeks: 'Kept per week',
    week: 'Week of',
    kept: 'Kept',
    missed: 'Missed',
    share: 'Share',
    none: 'No promise fell due in these weeks.',
    median: 'Median time to answer a client',
    hours: { one: '{count} hour of business days', other: '{count} hours of business days' },
    noReply: 'No answers yet',
    unanswered: { one: '{count} waits for an answer', other: '{count} wait for an answer' },
    portal: 'Signed in within a week of paying',
    portalOf: '{signedIn} of {paid} ({share}); the aim is {aim}',
    portalNone: 'Nobody paid in these months',
  },
  presence: {
    here: { one: '{names} is here', other: '{names} are here' },
    writing: { one: '{names} is writing', other: '{names} are writing' },
  },
};
export type TeamWords = typeof words;
export default words;
