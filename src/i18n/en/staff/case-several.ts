/** The same task, request or message for several cases. */
const words = {
  title: 'Do the same for all of them',
  kind: 'What?',
  kinds: { task: 'Add a task', request: 'Ask for files', message: 'Write a message' },
  lead: 'Each client reads it in their own language, so both are needed.',
  recipient: '{client}, {number} ({language})',
  taskTitle: 'What has to be done',
  dueOn: 'Due on',
  owner: 'Each task belongs to the owner of its case.',
  what: 'What we need, in {language}',
  message: 'Message, in {language}',
  submit: { one: 'Continue with {count} case', other: 'Continue with {count} cases' },
  confirm: {
    title: { one: '{what}: {count} case?', other: '{what}: {count} cases?' },
    text: 'The cases are processed one by one, and you can stop at any time. They are:',
    yes: 'Continue',
  },
  stop: 'Stop',
  goOn: 'Continue with the rest',
  results: 'Results',
  states: {
    waiting: 'waiting',
    sending: 'in progress…',
    done: 'done',
    stopped: 'not done',
  },
  failed: 'not done: {why}',
  status: '{done} of {count} done.',
};
export type CaseSeveralWords = typeof words;
export default words;
