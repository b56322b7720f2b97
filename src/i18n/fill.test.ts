import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('ends a sentence with one period, whatever its last value ends with', () => {
  expect(fill('Borrado por {name}, {time}.', { name: 'Ana', time: '9:30 a.m.' })).toBe(
    'Borrado por Ana, 9:30 a.m.',
  );
  expect(fill('{name}. {name}…', { name: 'Oak Homes Inc.' })).toBe('Oak Homes Inc. Oak Homes Inc.…');
  expect(fill('{count}.', { count: 3 })).toBe('3.');
  expect(fill('{host}.org', { host: 'a.' })).toBe('a..org');
});

it('finds a text whose placeholder nobody fills', () => {
  expect(() => fill('{name}', {})).toThrow('no value for {name}');
});
