import type { Locale } from '#domain/languages.ts';
import { ApiError } from '#browser/api.ts';
import { callStaff } from './staff-calls.ts';

/**
 * A write of staff that moves money. When no answer can be read, the record is read again, so that the page shows whether
 * the write arrived. The error is still thrown.
 */
export async function writeMoney<Answer>(
  path: string,
  request: { readonly locale: Locale; readonly body: object },
  readAgain: () => void | Promise<void>,
): Promise<Answer> {
  try {
    return await callStaff<Answer>(path, { method: 'POST', ...request });
  } catch (error) {
    if (error instanceof ApiError && error.isPassing) await readAgain();
    throw error;
  }
}
