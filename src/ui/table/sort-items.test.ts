import { expect, it } from 'vitest';
import { sortItems, type SortValue } from './sort-items.ts';

const sorted = (values: readonly SortValue[], isDown = false, language = 'en') =>
  sortItems(
    values.map((value) => ({ value })),
    ({ value }) => value,
    isDown,
    language,
  ).map(({ value }) => value);

it('names stand as readers of the language look them up: accents beside their letter, ñ after n in Spanish alone', () => {
  expect(sorted(['Zapata', 'Álvarez', 'Ana'])).toEqual(['Álvarez', 'Ana', 'Zapata']);
  expect(sorted(['Nuria', 'Ñiguez', 'Nadia'], false, 'es')).toEqual(['Nadia', 'Nuria', 'Ñiguez']);
  expect(sorted(['Nuria', 'Ñiguez', 'Nadia'], false, 'en')).toEqual(['Nadia', 'Ñiguez', 'Nuria']);
});

it('numbers stand by their size, and times from the oldest', () => {
  expect(sorted([10, 9, 100])).toEqual([9, 10, 100]);
  expect(sorted(['2026-12-01T15:00:00Z', '2026-11-30T15:00:00Z'])).toEqual([
    '2026-11-30T15:00:00Z',
    '2026-12-01T15:00:00Z',
  ]);
});

it('what is missing comes last, also from the end', () => {
  expect(sorted([null, 2, 1])).toEqual([1, 2, null]);
  expect(sorted([null, 1, 2], true)).toEqual([2, 1, null]);
});

it('the list that is sorted stays as it is, and rows alike keep their order', () => {
  const rows = [
    { name: 'b', place: 1 },
    { name: 'a', place: 2 },
    { name: 'a', place: 3 },
  ];
  expect(sortItems(rows, ({ name }) => name, false, 'en').map(({ place }) => place)).toEqual([2, 3, 1]);
  expect(rows.map(({ place }) => place)).toEqual([1, 2, 3]);
});
