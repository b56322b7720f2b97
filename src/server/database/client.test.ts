// What an error of the database means: that it is away, or that we asked for something it refuses.
import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { DatabaseFault, DatabaseUnavailable, dataOf } from './client.ts';

const failed = (status: number, code?: string) =>
  ({ data: null, error: { code, message: 'ana@example.com' }, status }) as PostgrestSingleResponse<never>;

it.each([
  ['nothing answers', 0, ''],
  ['the way to it is broken', 502, undefined],
  ['it takes no connections', 503, '57P03'],
  ['it gave up for lack of room', 500, '53200'],
  ['two writers stood in each other’s way', 500, '40P01'],
])('%s: it counts as away', (_what, status, code) => {
  expect(() => dataOf(failed(status, code))).toThrow(DatabaseUnavailable);
});

it.each([
  ['a value that is there already', 409, '23505'],
  ['something a function of ours raised', 400, 'P0001'],
  ['a row a function of ours did not find, which is answered as a fault of the server', 500, 'P0002'],
])('%s: it answered, and says what with a code alone', (_what, status, code) => {
  const error = (() => {
    try {
      return dataOf(failed(status, code));
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(error).toBeInstanceOf(DatabaseFault);
  expect(String(error)).not.toContain('ana@example.com');
  expect(error).toMatchObject({ sqlState: code });
});
