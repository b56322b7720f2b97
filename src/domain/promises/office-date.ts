import { officeTimeZone } from './timings.ts';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: officeTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar date at the office at a given moment, as `YYYY-MM-DD`. Every rule about dates means this by "today". */
export function officeDate(moment: Date): string {
  return parts.format(moment);
}
