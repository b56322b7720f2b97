/** Words of the page of questions. The questions themselves are in content/questions.yml. */
const words = {
  contents: 'On this page',
  phone: 'Our number is {phone}.',
  noPhone: 'We have no phone line for questions yet.',
  lawyer: '{name}, a Georgia lawyer, checks the papers we prepare.',
  noLawyer: 'No lawyer reviews our papers right now.',
  missing: {
    title: 'Is your question missing?',
    text: 'Ask us, and a person answers. If your own case is urgent or still open, call a free lawyer first.',
    write: 'Write to us',
    freeHelp: 'Free legal help',
    search: 'Search the site',
  },
};
export type QuestionsWords = typeof words;
export default words;
