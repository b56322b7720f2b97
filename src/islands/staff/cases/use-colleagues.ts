import type { WorkloadRow } from '#domain/cases/queue.ts';
import type { Locale } from '#domain/languages.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { callStaff } from '../staff-calls.ts';
import { useAnswer } from '../../calls/use-answer.ts';

/** Everybody who works here now, for choosing an owner. */
export function useColleagues(words: StaffWords, locale: Locale): { id: string; name: string }[] {
  const { answer } = useAnswer(words.account, () =>
    callStaff<{ people: WorkloadRow[] }>('/api/staff/workload', { locale }),
  );
  return (answer?.people ?? []).flatMap(({ id, name, active }) =>
    id !== null && name !== null && active ? [{ id, name }] : [],
  );
}
