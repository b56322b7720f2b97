import type { PanelName } from '#domain/portal/panels.ts';

/** How a client arranges what stands below the cases. */
const words = {
  open: 'Arrange this page',
  title: 'Arrange this page',
  lead: 'Choose what you see below your cases, and in which order. Your cases always come first. It looks the same on every phone or computer you use.',
  panels: {
    dates: 'Dates and calendar',
    payments: 'Payments',
    tickets: 'Help and questions',
    goals: 'My goals and notes',
    learning: 'Learning Center',
  } satisfies Record<PanelName, string>,
  show: 'Show “{panel}”',
  up: 'Move “{panel}” up',
  down: 'Move “{panel}” down',
  upShort: 'Up',
  downShort: 'Down',
  place: '“{panel}” is number {place} of {count} now.',
  saved: 'Saved.',
};
export type ArrangeWords = typeof words;
export default words;
