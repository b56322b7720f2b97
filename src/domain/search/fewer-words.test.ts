import { expect, it } from 'vitest';
import { fewerWords } from './fewer-words.ts';

it('whoever types a whole question finds what its telling words find', () => {
  expect(fewerWords('do you work in Florida?')).toEqual(['Florida']);
  expect(fewerWords('¿necesito traductor en la corte?')).toEqual(['necesito traductor corte', 'traductor']);
});

it('whoever types one word, or small words alone, is asked nothing else', () => {
  expect(fewerWords('florida')).toEqual([]);
  expect(fewerWords(' deposit ')).toEqual([]);
  expect(fewerWords('how do I')).toEqual([]);
});
