import { expect, it } from 'vitest';
import { casePlaces, readCaseAnchor } from './case-places.ts';

it.each([
  ['#messages', 'messages', null],
  ['#calls', 'messages', 'calls'],
  ['#requests', 'papers', 'requests'],
  ['#payments', 'more', 'payments'],
  ['#hearing', 'case', 'hearing'],
  ['', 'case', null],
  ['#toString', 'case', null],
  ['#a%20stranger', 'case', null],
])('a client who follows a link with “%s” lands in the right place', (anchor, place, part) => {
  expect(readCaseAnchor(anchor)).toEqual({ place, part });
});

it('each place is its own address', () => {
  expect(casePlaces.map((place) => readCaseAnchor(`#${place}`).place)).toEqual(casePlaces);
});
