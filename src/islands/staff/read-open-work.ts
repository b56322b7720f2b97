import type { Locale } from '#domain/languages.ts';
import type { OpenWork } from '#domain/workplace/open-work.ts';
import { $openWork } from '#browser/workplace/open-work.ts';
import { callStaff } from './staff-calls.ts';

/** Reads how much waits, for Today and the navigation. */
export async function readOpenWork(locale: Locale): Promise<OpenWork> {
  const work = await callStaff<OpenWork>('/api/staff/today', { locale });
  $openWork.set(work);
  return work;
}

/** Reads the numbers again after a decision; if that fails, they stay as they were. */
export function countAgain(locale: Locale): void {
  readOpenWork(locale).catch(() => undefined);
}
