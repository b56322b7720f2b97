import { expect, it } from 'vitest';
import { fullName } from './person-name.ts';

it.each([
  ['Ana', 'Reyes', 'Ana Reyes'],
  ['Suharto', '-', 'Suharto'],
  ['Suharto', '—', 'Suharto'],
  ['Suharto', null, 'Suharto'],
  ['Jean-Luc', 'St. John', 'Jean-Luc St. John'],
  ['', '', ''],
])('%j %j is called %j', (first, last, name) => {
  expect(fullName(first, last)).toBe(name);
});
