import { expect, it } from 'vitest';
import { messagesQuery } from '#domain/contact/inbox.ts';

// What is no time must not reach the database, which would call it a fault.
it.each([
  '2026-02-30T10:00:00Z',
  '2026-06-31T10:00:00.123456Z',
  '0000-01-01T00:00:00Z',
  '2026-01-01T99:00:00Z',
  '2026-01-01T00:00:00.000000000Z',
  'yesterday',
  '',
])('a page of messages that begins at %j is refused by name', (before) => {
  expect(messagesQuery.safeParse({ before }).error?.issues).toMatchObject([
    { path: ['before'], message: 'field.wrongType' },
  ]);
});
