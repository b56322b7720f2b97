/** How a client arranges what stands below the cases. */
const words = {
  lead: 'Choose what you see below your cases, and in which order. Your cases always come first. It looks the same on every phone or computer you use.',
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
