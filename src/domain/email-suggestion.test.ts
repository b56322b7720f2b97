import { expect, it } from 'vitest';
import { suggestEmail } from './email-suggestion.ts';

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.cmo', 'ana@gmail.com'],
  ['Ana.Lopez@hotnail.com', 'Ana.Lopez@hotmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yahoo.com.mz', 'ana@yahoo.com.mx'],
])('somebody who types %s is asked about %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  'ana@gmail.com',
  'ana@ymail.com',
  'ana@mail.com',
  'ana@freshkey.org',
  'ana@gmail.c',
  'ana@',
  'ana',
  '',
])('nobody is asked about %j', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
