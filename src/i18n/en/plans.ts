import type { GoalKind } from '#domain/goals/goals.ts';

const kinds = {
  find_home: 'Find a new home to rent',
  keep_home: 'Keep the home I have',
  clear_debt: 'Pay off what I owe',
  work: 'Find or keep a job',
  learn: 'Finish the lessons here',
  own: 'In my own words',
} satisfies Record<GoalKind, string>;

/** What clients set themselves, and the notes they keep for themselves. */
const words = {
  title: 'My goals',
  lead: 'What do you want to achieve? Up to {most} goals. Only you can see them, unless you share one.',
  kinds,
  adding: {
    open: 'Add a goal',
    fields: {
      kind: { label: 'What is your goal?', options: kinds },
      title: 'Your goal in a few words',
      description: 'Why it matters to you',
      targetDate: 'By when?',
      isFirst: 'This is the most important one',
      isShared: 'Share it with the people who work on my case',
    },
    submit: 'Save goal',
    sending: 'Saving…',
    done: 'Your goal is saved.',
  },
  saved: 'Your goal is saved.',
  full: 'You have {most} goals. Remove one to add another.',
  none: 'No goals yet.',
  isFirst: 'most important',
  isShared: 'shared with us',
  byDate: 'by {date}',
  progress: 'How far are you with “{goal}”?',
  steps: { 0: 'Not started', 25: 'Started', 50: 'Halfway', 75: 'Almost there', 100: 'Reached' },
  paused: 'paused',
  reached: 'reached',
  pause: 'Pause it',
  resume: 'Continue with it',
  doShare: 'Share with us',
  unshare: 'Stop sharing',
  remove: 'Remove',
  removeQuestion: 'This deletes the goal and how far you have come. You can’t bring it back.',
  removeYes: 'Yes, remove it',
  removed: 'The goal is removed.',
  notes: {
    title: 'My notes',
    lead: 'For yourself: questions you want to ask, what someone told you, what you must not forget. Nobody on our team can read this.',
    fields: { notes: 'Your notes' },
    submit: 'Save notes',
    done: 'Your notes are saved.',
    elsewhere: 'On another phone or computer your notes now say:',
  },
};
export type PlanWords = typeof words;
export default words;
