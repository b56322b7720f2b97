import { officeDate } from './office-date.ts';
import { promises } from './timings.ts';

const dayMs = 86_400_000;

/** A date (`YYYY-MM-DD`) that many business days later: Monday to Friday, as the promises count them. */
export function addBusinessDays(date: string, days: number): string {
  let at = Date.parse(`${date}T00:00:00Z`);
  for (let left = days; left > 0;) {
    at += dayMs;
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}

/** Between which dates money sent back at a moment should be there. */
export function refundExpected(sentAt: Date): { readonly from: string; readonly to: string } {
  const { from, to } = promises.refundBusinessDays;
  const day = officeDate(sentAt);
  return { from: addBusinessDays(day, from), to: addBusinessDays(day, to) };
}
