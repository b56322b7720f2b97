import type { AnswerOf, ApiCall, InputOf } from '#domain/api-call.ts';
import { ApiError } from '#browser/api.ts';
import { callStaffApi } from './staff-calls.ts';

/**
 * A write of staff that moves money. When no answer can be read, the record is read again, so that the page shows whether
 * the write arrived. The error is still thrown.
 */
export async function writeMoney<Call extends ApiCall>(
  call: Call,
  input: InputOf<Call>,
  readAgain: () => void | Promise<void>,
): Promise<AnswerOf<Call>> {
  try {
    return await callStaffApi(call, ...([input] as never));
  } catch (error) {
    if (error instanceof ApiError && error.isPassing) await readAgain();
    throw error;
  }
}
