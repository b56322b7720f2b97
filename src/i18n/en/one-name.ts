/** Beside every field for a last name. */
const words = {
  ask: 'I have only one name',
  done: 'The dash means: only one name. It is left out everywhere.',
};
export type OneNameWords = typeof words;
export default words;
