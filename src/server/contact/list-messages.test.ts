import { expect, it } from 'vitest';
import { listMessages } from './list-messages.ts';

/** Asking it is a fault: what is no time must not come this far. */
const db = null as never;
const staff = { userId: 'sam', role: 'staff' } as const;

it.each([
  '2026-02-30T10:00:00Z',
  '2026-06-31T10:00:00.123456Z',
  '0000-01-01T00:00:00Z',
  '2026-01-01T99:00:00Z',
  '2026-01-01T00:00:00.000000000Z',
  'yesterday',
  '',
])('a page of messages that begins at %j is refused by name, not a fault', async (before) => {
  await expect(listMessages({ db }, staff, { before })).rejects.toMatchObject({
    code: 'invalid_input',
    details: { fields: [{ field: 'before' }] },
  });
});
