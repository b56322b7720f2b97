import * as workplace from '#domain/workplace/api.staff.ts';
import { $openWork } from '#browser/workplace/open-work.ts';
import { callStaffApi } from './staff-calls.ts';

/** Reads the numbers again after a decision; if that fails, they stay as they were. */
export function countAgain(): void {
  callStaffApi(workplace.waiting).then(
    (work) => $openWork.set(work),
    () => undefined,
  );
}
