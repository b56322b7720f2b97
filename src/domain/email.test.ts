import { expect, it } from 'vitest';
import { inboxOf } from './email.ts';

it.each([
  ['ana@example.com', ' Ana@Example.com'],
  ['ana@example.com', 'ana+shop@example.com'],
  ['ana+a@example.com', 'ana+b+c@example.com'],
  ['ana.maria@gmail.com', 'a.na.maria+x@googlemail.com'],
])('mails to %s and to %j reach one inbox, and are counted together', (one, other) => {
  expect(inboxOf(one)).toBe(inboxOf(other));
});

it.each([
  ['ana@example.com', 'ana@example.org'],
  ['ana.maria@example.com', 'anamaria@example.com'],
  ['+a@example.com', '+b@example.com'],
])('%s and %s are two inboxes', (one, other) => expect(inboxOf(one)).not.toBe(inboxOf(other)));
