import { Temporal } from 'temporal-polyfill';
import { callRules } from '#domain/calendar/call-rules.ts';
import type { DayHours } from '#domain/calendar/calls.ts';
import type { Locale } from '#domain/languages.ts';
import { isOfficeClosed, type Closure } from '#domain/promises/office-calendar.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { officeTimeZone } from '#domain/promises/timings.ts';

/** Somebody who takes calls. Hours are of the wall in Georgia, times ISO 8601 in UTC. */
export interface CallPerson {
  readonly staffId: string;
  readonly hours: readonly DayHours[];
  readonly languages: readonly Locale[];
  readonly daysOff: readonly string[];
  /** Calls with the pause after each. */
  readonly busy: readonly { readonly from: string; readonly to: string }[];
}

/** A time at which somebody can call. */
export interface FreeTime {
  readonly startsAt: string;
  readonly endsAt: string;
  /** With the pause. */
  readonly busyUntil: string;
  readonly people: readonly Pick<CallPerson, 'staffId' | 'languages'>[];
}

/**
 * Every free time from the notice on, for as long as calls can be booked ahead, the next first. None on a legal holiday or
 * while the office is closed, whatever somebody's hours say.
 */
export function freeTimes(
  people: readonly CallPerson[],
  now: Date,
  closures: readonly Closure[],
): FreeTime[] {
  const { daysAhead } = callRules;
  const { today, earliest, latest } = bookable(now);
  const timesByStart = new Map<
    number,
    FreeTime & { readonly people: Pick<CallPerson, 'staffId' | 'languages'>[] }
  >();
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = today.toPlainDate().add({ days: ahead });
    if (isOfficeClosed(day.toString(), closures)) continue;
    for (const person of people)
      for (const start of startsOf(person, day)) {
        const at = start.epochMilliseconds;
        const busyUntil = start.add({ minutes: callRules.minutes + callRules.pauseMinutes });
        if (at < earliest || at > latest || isBusy(person, at, busyUntil.epochMilliseconds)) continue;
        const { staffId, languages } = person;
        const known = timesByStart.get(at);
        if (known) known.people.push({ staffId, languages });
        else
          timesByStart.set(at, {
            startsAt: start.toString(),
            endsAt: start.add({ minutes: callRules.minutes }).toString(),
            busyUntil: busyUntil.toString(),
            people: [{ staffId, languages }],
          });
      }
  }
  return [...timesByStart].toSorted(([a], [b]) => a - b).map(([, time]) => time);
}

/** Between which moments calls can be booked. */
function bookable(now: Date) {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  const today = instant.toZonedDateTimeISO(officeTimeZone);
  return {
    today,
    earliest: instant.add({ hours: callRules.noticeHours }).epochMilliseconds,
    latest: today.add({ days: callRules.daysAhead }).epochMilliseconds,
  };
}

/** Why no call can be booked for a moment that is none of the times we offer, as the key of a sentence. */
export function whyNoCall(startsAt: string, now: Date, closures: readonly Closure[]): string {
  const at = Date.parse(startsAt);
  const { earliest, latest } = bookable(now);
  if (at <= now.getTime()) return 'call.past';
  if (at < earliest) return 'call.tooSoon';
  if (at > latest) return 'call.tooFar';
  return isOfficeClosed(officeDate(new Date(at)), closures) ? 'call.closedDay' : 'call.noHours';
}

/** Call after call with a pause, as long as one fits into the hours. */
function startsOf({ hours, daysOff }: CallPerson, day: Temporal.PlainDate): Temporal.Instant[] {
  if (daysOff.includes(day.toString())) return [];
  const starts: Temporal.Instant[] = [];
  for (const { weekday, opens, closes } of hours) {
    if (weekday !== day.dayOfWeek) continue;
    const end = minutesOf(closes);
    for (
      let at = minutesOf(opens);
      at + callRules.minutes <= end;
      at += callRules.minutes + callRules.pauseMinutes
    ) {
      const plainTime = new Temporal.PlainTime(Math.floor(at / 60), at % 60);
      // Hours begin at six: none falls into the night in which clocks change.
      starts.push(day.toZonedDateTime({ timeZone: officeTimeZone, plainTime }).toInstant());
    }
  }
  return starts;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function isBusy({ busy }: CallPerson, from: number, to: number): boolean {
  return busy.some((call) => Date.parse(call.from) < to && from < Date.parse(call.to));
}

/** The free times in this language that are nearest to the one somebody wanted, in their order. */
export function nearestTimes(
  times: readonly FreeTime[],
  wanted: string,
  language: Locale,
  count = 3,
): string[] {
  const distance = (at: string) => Math.abs(Date.parse(at) - Date.parse(wanted));
  return times
    .filter(({ people }) => people.some(({ languages }) => languages.includes(language)))
    .map(({ startsAt }) => startsAt)
    .filter((at) => distance(at) > 0)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .toSorted();
}
