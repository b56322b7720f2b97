import { expect, it } from 'vitest';
import { findAnswer } from './find-answer.ts';

const pages = [
  'other states such as florida alabama',
  'you need free help from legal aid',
  'we need your papers and your help',
  'ask for an interpreter in court',
];
const search = async (words: string) => ({
  results: pages
    .filter((page) =>
      words.startsWith('"')
        ? page.includes(words.replaceAll('"', ''))
        : words.split(' ').every((word) => page.includes(word.toLowerCase())),
    )
    .map((id) => ({ id })),
});

it.each([
  ['need papers', 'need papers'],
  ['do you work in Florida?', 'Florida'],
  // "need" is in more pages than "florida".
  ['I need papers for florida', 'florida'],
  ['interpreter for the court', 'interpreter court'],
])('somebody who types "%s" is shown what has "%s"', async (typed, sought) => {
  const found = await findAnswer(typed, search);
  expect(found?.sought).toBe(sought);
  expect(found?.answer.results.length).toBe(1);
});

it('somebody who types words as a page has them, one after the other, sees that page first', async () => {
  const moved = await findAnswer('free help', async (words) => ({
    results: words.startsWith('"') ? [{ id: 'lesson' }] : [{ id: 'shop' }, { id: 'lesson' }, { id: 'news' }],
  }));
  expect(moved?.answer.results.map(({ id }) => id)).toEqual(['lesson', 'shop', 'news']);
});

it('somebody who types what no page has is told so about their own words', async () => {
  expect(await findAnswer('unicorns everywhere', search)).toEqual({
    sought: 'unicorns everywhere',
    answer: { results: [] },
  });
});

it('a search that a newer one overtook answers nothing', async () => {
  expect(await findAnswer('florida', async () => null)).toBeNull();
});
