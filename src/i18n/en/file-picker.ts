/** Choosing files, and what is said about each, in every form that takes files. */
const words = {
  add: 'Add files or take a photo',
  drop: 'or drop them here',
  /** Of a field that takes one file. */
  single: { add: 'Choose a file', drop: 'or drop it here' },
  list: 'Files you added',
  shrinking: 'Making the photo smaller…',
  shrunk: '{size}, made smaller from {before}',
  waiting: 'Waiting…',
  sending: 'Sending… {percent}%',
  checking: 'Checking…',
  sent: 'Received',
  later: 'Not sent: your connection or our service did not answer. Try again in a few minutes.',
  wait: 'A file is still on its way. Wait until it says “Received”.',
  failed: 'Not sent.',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  retry: 'Try again',
  retryNamed: 'Try again: {name}',
  addedNow: '{name} added',
  refusedNow: '{name} was not added. {reason}',
  removedNow: '{name} removed',
};
export type FilePickerWords = typeof words;
export default words;
