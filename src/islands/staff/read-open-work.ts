import type { Locale } from '#domain/languages.ts';
import type { OpenWork } from '#domain/workplace/open-work.ts';
import { $openWork } from '#browser/workplace/open-work.ts';
import { callStaff } from './staff-calls.ts';

/** Asks what waits, for Today and the navigation. */
export async function readOpenWork(locale: Locale): Promise<OpenWork> {
  const work = await callStaff<OpenWork>('/api/staff/today', { locale });
  $openWork.set(work);
  return work;
}

/** After something was decided: the numbers follow, or stay as they were. */
export function countAgain(locale: Locale): void {
  readOpenWork(locale).catch(() => undefined);
}
