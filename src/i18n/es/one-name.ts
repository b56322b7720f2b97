import type { OneNameWords } from '../en/one-name.ts';

const words: OneNameWords = {
  ask: 'Tengo un solo nombre',
  done: 'El guion quiere decir: un solo nombre. No aparece en ningún lado.',
};
export default words;
