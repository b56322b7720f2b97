/** For whoever reads their case where others look on, or on a phone that is not theirs alone. */
const words = {
  /** On phones the first word alone is seen. */
  leaveShort: 'Leave',
  leaveRest: 'this page',
  /** After it, for those who hear the page. */
  leaveHint: 'Shows the weather instead. On a shared phone it also logs you out.',
};
export type LeavePageWords = typeof words;
export default words;
