import * as workplace from '#domain/workplace/api.staff.ts';
import type { OpenWork } from '#domain/workplace/open-work.ts';
import { $openWork } from '#browser/workplace/open-work.ts';
import { callStaffApi } from './staff-calls.ts';

/** Reads what waits with the people whom it is about, for Today; the navigation shows its numbers. */
export async function readToday(): Promise<OpenWork> {
  const work = await callStaffApi(workplace.today);
  $openWork.set(work);
  return work;
}

/** Reads the numbers again after a decision; if that fails, they stay as they were. */
export function countAgain(): void {
  callStaffApi(workplace.waiting).then(
    (work) => $openWork.set(work),
    () => undefined,
  );
}
