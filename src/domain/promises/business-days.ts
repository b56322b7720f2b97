import { officeDate } from './office-date.ts';
import { promises } from './timings.ts';

const dayMs = 86_400_000;

/** The date (`YYYY-MM-DD`) that many business days later. Promises count Monday to Friday. */
export function addBusinessDays(date: string, days: number): string {
  let at = Date.parse(`${date}T00:00:00Z`);
  for (let left = days; left > 0;) {
    at += dayMs;
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}

/** The dates between which money should arrive that was sent back at this moment. */
export function refundExpected(sentAt: Date): { readonly from: string; readonly to: string } {
  const { from, to } = promises.refundBusinessDays;
  const day = officeDate(sentAt);
  return { from: addBusinessDays(day, from), to: addBusinessDays(day, to) };
}
