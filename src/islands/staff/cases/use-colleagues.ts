import * as cases from '#domain/cases/api.staff.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { callStaffApi } from '../staff-calls.ts';
import { useAnswer } from '../../calls/use-answer.ts';

/** Everybody who works here now, for choosing an owner. */
export function useColleagues(words: StaffWords): { id: string; name: string }[] {
  const { answer } = useAnswer(words.account, () => callStaffApi(cases.workload));
  return (answer?.people ?? []).flatMap(({ id, name, active }) =>
    id !== null && name !== null && active ? [{ id, name }] : [],
  );
}
