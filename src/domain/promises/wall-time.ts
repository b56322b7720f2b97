import { officeTimeZone } from './timings.ts';

const wall = new Intl.DateTimeFormat('en-CA', {
  timeZone: officeTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Georgia is five hours behind UTC in winter and four in summer. */
const offsets = ['-05:00', '-04:00'] as const;

/**
 * The moment of a date (`YYYY-MM-DD`) and a time (`HH:MM`) on the wall in Georgia, as ISO 8601 in UTC. Null for what is
 * no date or time, and for an hour that does not exist on the day clocks change. Of an hour that comes twice, the first.
 */
export function momentOnWall(date: string, time: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return null;
  const moments = offsets
    .map((offset) => new Date(`${date}T${time}:00${offset}`))
    .filter((moment) => !Number.isNaN(moment.getTime()) && wall.format(moment) === `${date}, ${time}`);
  const first = moments.toSorted((a, b) => a.getTime() - b.getTime())[0];
  return first ? first.toISOString() : null;
}
