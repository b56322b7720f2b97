import type { Locale } from '#domain/languages.ts';
import type { OpenWork } from '#domain/workplace/open-work.ts';
import { $openWork } from '#browser/workplace/open-work.ts';
import { callStaff } from './staff-calls.ts';

/** Reads what waits with the people whom it is about, for Today; the navigation shows its numbers. */
export async function readToday(locale: Locale): Promise<OpenWork> {
  const work = await callStaff<OpenWork>('/api/staff/today', { locale });
  $openWork.set(work);
  return work;
}

/** Reads how much waits, for the navigation. */
async function readOpenWork(locale: Locale): Promise<OpenWork> {
  const work = await callStaff<OpenWork>('/api/staff/waiting', { locale });
  $openWork.set(work);
  return work;
}

/** Reads the numbers again after a decision; if that fails, they stay as they were. */
export function countAgain(locale: Locale): void {
  readOpenWork(locale).catch(() => undefined);
}
