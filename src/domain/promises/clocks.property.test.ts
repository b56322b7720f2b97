import { expect, it } from 'vitest';
import { chanceOf, type Chance } from '#tests/chance.ts';
import { clockKind, clockNames, type ClockName } from './clock-kinds.ts';
import { readClock, type Clock, type ClockReading, type ClockState } from './clocks.ts';
import { officeCalendar } from './office-calendar.ts';
import type { Turn, TurnHolder } from './turns.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

// Written out by hand, so that the reference shares nothing with what it checks.
const closedDays = new Set(
  `2026-10-12 2026-11-11 2026-11-26 2026-12-25 2027-01-01 2027-01-18 2027-05-31 2027-06-18 2027-07-05 2027-09-06
  2027-10-11 2027-11-11 2027-11-25 2027-12-24 2027-12-31 2028-01-17`.split(/\s+/),
);
const closures = new Set('2026-11-27 2026-12-28 2026-12-29 2026-12-30 2027-03-15 2027-11-05'.split(' '));
const calendar = officeCalendar([
  { from: '2026-11-27', to: '2026-11-27' },
  { from: '2026-12-28', to: '2026-12-30' },
  { from: '2027-03-15', to: '2027-03-15' },
  { from: '2027-11-05', to: '2027-11-05' },
]);
const clockChanges = [
  { at: Date.parse('2026-11-01T06:00:00Z'), hoursBehind: 5 },
  { at: Date.parse('2027-03-14T07:00:00Z'), hoursBehind: 4 },
  { at: Date.parse('2027-11-07T06:00:00Z'), hoursBehind: 5 },
];
/** Parts into which a minute is cut, so that minutes of days with 23, 24 and 25 hours are whole numbers of them. */
const cut = 23 * 25;
const partsOfMinute: Readonly<Record<string, number>> = {
  '2026-11-01': 23 * 24,
  '2027-03-14': 24 * 25,
  '2027-11-07': 23 * 24,
};

function wallDate(moment: number): number {
  const behind = clockChanges.findLast(({ at }) => at <= moment)?.hoursBehind ?? 4;
  return Math.floor((moment - behind * hour) / day);
}

/** How many parts of promised time the minutes of a day have, by its number since 1970. */
function partsPerMinute(unit: string): (dayNumber: number) => number {
  const known = new Map<number, number>();
  return (dayNumber) => {
    const found = known.get(dayNumber);
    if (found !== undefined) return found;
    const noon = new Date(dayNumber * day);
    const date = noon.toISOString().slice(0, 10);
    const works = ![0, 6].includes(noon.getUTCDay()) && !closedDays.has(date) && !closures.has(date);
    const parts = unit === 'weeks' ? (partsOfMinute[date] ?? cut) : works ? cut : 0;
    known.set(dayNumber, parts);
    return parts;
  };
}
const paces = {
  hours: partsPerMinute('hours'),
  business_days: partsPerMinute('days'),
  weeks: partsPerMinute('weeks'),
};
const minutesOf = { hours: 60, business_days: 24 * 60, weeks: 7 * 24 * 60 };

/** Goes through the time minute by minute. Moments are those at whose end a minute of it was used. */
function byTheMinute(
  clock: Clock,
  now: number,
): { warned: number | null; due: number | null; share: number } {
  const { unit, limit, runsWith } = clockKind(clock.name);
  const promised = limit * minutesOf[unit] * cut;
  const met = clock.metAt === null ? Infinity : Date.parse(clock.metAt);
  const until = Math.min(now, met);
  const changes = clock.turns.map((turn) => ({ ...turn, at: Date.parse(turn.at) }));
  let runs = true;
  let used = 0;
  let usedUntil = 0;
  let warned: number | null = null;
  let due: number | null = null;
  let next = 0;
  for (let at = Date.parse(clock.startedAt); ; at += minute) {
    for (let turn = changes[next]; turn && turn.at <= Math.min(at, until); turn = changes[(next += 1)])
      runs = !turn.held && runsWith.includes(turn.ball);
    if (at >= until && (!runs || due !== null)) break;
    if (!runs) continue;
    used += paces[unit](wallDate(at));
    if (at < until) usedUntil = used;
    if (warned === null && used >= promised * 0.75) warned = at + minute;
    if (due === null && used >= promised) due = at + minute;
  }
  return { warned, due, share: usedUntil / promised };
}

function stateBy(clock: Clock, now: number, { warned, due }: ReturnType<typeof byTheMinute>): ClockState {
  if (clock.metAt !== null && Date.parse(clock.metAt) <= now) return 'met';
  if (due !== null && now >= due) return 'late';
  const last = clock.turns.findLast(({ at }) => Date.parse(at) <= now);
  if (last && (last.held || !clockKind(clock.name).runsWith.includes(last.ball))) return 'stopped';
  return warned !== null && now >= warned ? 'warned' : 'running';
}

const holders: readonly TurnHolder[] = ['us', 'us', 'client', 'attorney', 'attorney', 'court', 'nobody'];
const eventful = ['2026-10-30', '2026-11-25', '2026-12-24', '2027-03-12', '2027-11-04', '2027-11-05'];

function anyHistory(chance: Chance, name: ClockName): { clock: Clock; now: Date } {
  const around = chance.happens(0.6) ? Date.parse(chance.pick(eventful)) - 2 * day : Date.parse('2026-10-25');
  const width = around === Date.parse('2026-10-25') ? 400 * day : 4 * day;
  const start = around + chance.below(width / minute) * minute;
  const turns: Turn[] = [];
  let at = start - chance.below(600) * minute;
  for (let left = chance.below(9); left > 0; left -= 1) {
    turns.push({ at: iso(at), ball: chance.pick(holders), held: chance.happens(0.15) });
    // Now and then twice in the same minute.
    at += chance.happens(0.1) ? 0 : chance.below(chance.pick([300, 3_000, 9_000])) * minute;
  }
  const now = start + chance.below(chance.pick([2_000, 9_000, 50_000])) * minute;
  const metAt = chance.happens(0.25) ? start + chance.below(12_000) * minute : null;
  return {
    clock: { name, startedAt: iso(start), metAt: metAt === null ? null : iso(metAt), turns },
    now: new Date(now),
  };
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}

/** Weeks over a change of the clocks count in fractions of a minute, which the reference rounds up. */
function isAt(read: string | null, reference: number | null): boolean {
  if (read === null || reference === null) return read === reference;
  const early = reference - Date.parse(read);
  return early >= 0 && early < minute;
}

it('1,000 histories of any clock stand as one finds who goes through them minute by minute', () => {
  const seen = new Set<string>();
  const wrong: { clock: Clock; now: Date; reading: ClockReading; expected: unknown }[] = [];
  for (let trial = 0; trial < 1_000; trial += 1) {
    const name = clockNames[trial % clockNames.length];
    if (!name) continue;
    const { clock, now } = anyHistory(chanceOf(trial), name);
    const reading = readClock(clock, now, calendar);
    const expected = byTheMinute(clock, now.getTime());
    const state = stateBy(clock, now.getTime(), expected);
    const met = clock.metAt === null ? null : Date.parse(clock.metAt);
    const isKept = state === 'met' && met !== null ? expected.due === null || met <= expected.due : null;
    seen.add(state).add(`kept ${isKept}`);
    const right =
      isAt(reading.warnsAt, expected.warned) &&
      isAt(reading.dueAt, expected.due) &&
      Math.abs(reading.share - expected.share) < 1e-9 &&
      reading.state === state &&
      reading.kept === isKept;
    if (!right) wrong.push({ clock, now, reading, expected: { ...expected, state, kept: isKept } });
  }
  expect(wrong.slice(0, 2)).toEqual([]);
  expect([...seen].toSorted()).toEqual([
    'kept false',
    'kept null',
    'kept true',
    'late',
    'met',
    'running',
    'stopped',
    'warned',
  ]);
}, 60_000);
