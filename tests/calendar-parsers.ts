// Files of dates as other calendars read them: two parsers that know nothing of us, and what RFC 5545 asks besides.
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { expect } from 'vitest';

export interface CalendarEntry {
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly sequence: number;
  /** When it was written down, and changed last. */
  readonly stamps: readonly string[];
  readonly cancelled: boolean;
  readonly title: string;
  readonly place: string;
  /** 1 is the highest, 5 in the middle. */
  readonly priority: number;
  /** When the calendar reminds of it by itself, as ISO 8601 lengths of time before its beginning. */
  readonly reminders: readonly string[];
}

/** What ical.js, then node-ical read in a file, by name. */
export function readTwice(bytes: Uint8Array) {
  const text = new TextDecoder().decode(bytes);
  const root = new ICAL.Component(ICAL.parse(text));
  // The zones of the file itself, as a calendar without a list of its own reads them.
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const first = root.getAllSubcomponents('vevent').map((component): CalendarEntry => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      start: event.startDate.isDate ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
      end: event.endDate.isDate ? event.endDate.toString() : event.endDate.toJSDate().toISOString(),
      sequence: event.sequence,
      stamps: ['dtstamp', 'last-modified'].map((name) =>
        (component.getFirstPropertyValue(name) as ICAL.Time).toJSDate().toISOString(),
      ),
      cancelled: component.getFirstPropertyValue('status') === 'CANCELLED',
      title: event.summary,
      place: event.location ?? '',
      priority: Number(component.getFirstPropertyValue('priority')),
      reminders: component
        .getAllSubcomponents('valarm')
        .map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    };
  });
  const day = (at: Date, isDay: boolean) =>
    isDay
      ? `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`
      : at.toISOString();
  const second = Object.values(nodeIcal.sync.parseICS(text)).flatMap((event): CalendarEntry[] => {
    if (event?.type !== 'VEVENT') return [];
    const isDay = event.datetype === 'date';
    return [
      {
        uid: event.uid,
        start: day(event.start, isDay),
        end: event.end ? day(event.end, isDay) : '',
        sequence: Number(event.sequence),
        stamps: [event.dtstamp, event.lastmodified].map((at) => (at ? at.toISOString() : '')),
        cancelled: event.status === 'CANCELLED',
        title: String(event.summary),
        place: typeof event.location === 'string' ? event.location : '',
        priority: Number((event as { priority?: string }).priority),
        reminders: (event.alarms ?? []).map(({ trigger }) => String(trigger)),
      },
    ];
  });
  expect(second.toSorted((a, b) => a.uid.localeCompare(b.uid))).toEqual(
    first.toSorted((a, b) => a.uid.localeCompare(b.uid)),
  );
  checkGrammar(text);
  return { text, events: first, method: root.getFirstPropertyValue('method') };
}

/** What RFC 5545 asks of every file, and neither parser minds. */
function checkGrammar(text: string) {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const lines = text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean);
  const hasParts: boolean[] = [];
  for (const line of lines)
    if (line.startsWith('BEGIN:')) {
      if (hasParts.length > 0) hasParts[hasParts.length - 1] = true;
      hasParts.push(false);
    } else if (line.startsWith('END:')) hasParts.pop();
    else expect(hasParts.at(-1), `${line} stands behind a component`).toBe(false);
  for (const name of ['DTSTAMP', 'LAST-MODIFIED'])
    for (const line of lines.filter((one) => one.startsWith(name))) expect(line).toMatch(/:\d{8}T\d{6}Z$/);
  const events = lines.filter((line) => line === 'BEGIN:VEVENT').length;
  for (const name of ['UID:', 'DTSTAMP:', 'DTSTART', 'SEQUENCE:'])
    expect(lines.filter((line) => line.startsWith(name)).length, name).toBeGreaterThanOrEqual(events);
}
