/** The page of a case: its head, tabs, what is offered next, and where one writes. */
const words = {
  tabsLabel: 'Parts of the case',
  tabs: {
    work: 'Work',
    papers: 'Papers',
    messages: 'Messages',
    history: 'History',
    client: 'Client and money',
  },
  open: 'Open the case',
  facts: 'Facts',
  allOf: 'All of “{tab}”',
  next: 'Next: {step}',
  steps: {
    flag: 'Look at the flags',
    record: 'Compare with the public record',
    papers: 'Make the papers',
    message: 'Read the new message',
  },
  /** Which of several court cases. */
  ofMatter: '{text} (court case {place})',
  /** Nothing is ours to do. */
  waits: 'Nothing to do for us. Turn: {turn}.',
  moreMoves: 'More moves',
  onHold: 'On hold',
  lacks: 'Something is missing',
  nextCase: 'Next case',
  doneTask: 'Done: {task}',
  composer: {
    title: 'Write',
    kinds: { message: 'Message', note: 'Note', update: 'Update', call: 'Call' },
  },
};
export type CasePageWorkWords = typeof words;
export default words;
