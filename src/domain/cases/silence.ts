// What the silence of a client makes: tries, then a letter and a hold, reminders, a notice, and at last
// the leave for a second person to close what was not filed. Reminders and the notice go out by mail.
import { addBusinessDays } from '../promises/business-days.ts';
import type { OfficeCalendar } from '../promises/office-calendar.ts';
import { addDays, officeDate, officeMidnight } from '../promises/office-date.ts';
import { officeHours } from '../promises/timings.ts';
import { silentDays } from './endings.ts';
import { mayUse, triedEnough, type ReachFacts, type TriedWay } from '../channels/reach.ts';
import type { TaskCode } from './tasks.ts';
import { dayMs, hourMs } from '../durations.ts';

/** Days of the calendar without a sign, while it is the client's turn, after which the tries begin. */
export const silentAfterDays = 7;
/** Business days of the tries, counted from the first. */
export const tryDays = [0, 3, 7, 14] as const;
/** Days of the calendar after the hold. */
const afterHold = [
  { days: 30, code: 'remind_client' },
  { days: 45, code: 'remind_client' },
  { days: 90, code: 'send_notice' },
  { days: silentDays, code: 'close_silent' },
] as const satisfies readonly { days: number; code: TaskCode }[];

/** Days of the calendar after which a client who files alone is asked whether the papers were filed. */
export const reportDays = [30, 60, 90] as const;

/** A case that waits for its client, as SQL lists it. */
export interface SilentCase {
  readonly caseId: string;
  /** When the client was last heard, or their turn began. */
  readonly since: string;
  /** Since when it is held as unreachable, and by which hold; null before. */
  readonly heldAt: string | null;
  readonly holdId: string | null;
  /** Since when the papers are approved and the client's to file; null in every other state, and where we file. */
  readonly filesAloneSince: string | null;
  /** Tasks that were made, by their cause. */
  readonly made: readonly { readonly key: string | null; readonly doneAt: string | null }[];
  /** Ways by which somebody tried to reach them since. */
  readonly tried: readonly TriedWay[];
  readonly facts: ReachFacts;
}

interface SilenceTask {
  readonly code: TaskCode;
  readonly dueAt: string;
  /** Names its cause: one task for one step of one silence. */
  readonly dedupeKey: string;
}

export interface SilenceSteps {
  readonly tasks: readonly SilenceTask[];
  /** All tries were made: the case is held from now on. */
  readonly hold: boolean;
  /** From when a second person may close it; null before the hold. */
  readonly closesAt: string | null;
}

/**
 * What follows from a client's silence now. A try waits for the one before: a client whom nobody tried to reach is not
 * unreachable.
 */
export function silenceSteps(silent: SilentCase, now: Date, calendar: OfficeCalendar): SilenceSteps {
  const today = officeDate(now);
  const made = (key: string) => silent.made.find((one) => one.key === key);
  const endOf = (day: string) => new Date(officeMidnight(day) + officeHours.closes * hourMs).toISOString();
  if (silent.heldAt !== null) {
    const heldOn = Date.parse(silent.heldAt);
    const tasks = afterHold
      .filter(({ days }) => now.getTime() >= heldOn + days * dayMs)
      .map(({ days, code }) => ({
        code,
        dueAt: endOf(addBusinessDays(today, 1, calendar)),
        dedupeKey: `silence:${silent.holdId ?? ''}:${days}`,
      }))
      .filter(({ dedupeKey }) => !made(dedupeKey));
    return { tasks, hold: false, closesAt: new Date(heldOn + silentDays * dayMs).toISOString() };
  }
  if (silent.filesAloneSince !== null) {
    // Filing takes its time and is the client's own: they are asked, and nobody calls them unreachable for it.
    const began = Date.parse(silent.filesAloneSince);
    const days = reportDays.findLast((count) => now.getTime() >= began + count * dayMs);
    const dedupeKey = `report:${silent.caseId}:${silent.filesAloneSince}:${String(days)}`;
    const dueAt = endOf(addBusinessDays(today, 1, calendar));
    const isDue = days !== undefined && !made(dedupeKey);
    return { tasks: isDue ? [{ code: 'ask_report', dueAt, dedupeKey }] : [], hold: false, closesAt: null };
  }
  const quietOn = addDays(officeDate(new Date(silent.since)), silentAfterDays);
  const first = calendar.isBusinessDay(quietOn) ? quietOn : addBusinessDays(quietOn, 1, calendar);
  const keyOf = (days: number) => `silence:${silent.caseId}:${silent.since}:${days}`;
  for (const days of tryDays) {
    const task = made(keyOf(days));
    if (task?.doneAt) continue;
    const day = addBusinessDays(first, days, calendar);
    // The try before was late: the next one keeps a day's distance by falling due today at the earliest.
    const due = day < today ? today : day;
    const isNow = !task && day <= today;
    return {
      tasks: isNow
        ? [
            {
              code: 'try_client',
              dueAt: endOf(calendar.isBusinessDay(due) ? due : addBusinessDays(due, 1, calendar)),
              dedupeKey: keyOf(days),
            },
          ]
        : [],
      hold: false,
      closesAt: null,
    };
  }
  // Four calls to a lost phone are one way. A person who says that there is no other is believed.
  const otherKey = `silence:${silent.caseId}:${silent.since}:other`;
  const other = made(otherKey);
  if (!other?.doneAt && !triedEnough(silent.tried, silent.facts)) {
    const task = {
      code: 'try_other_way' as const,
      dueAt: endOf(addBusinessDays(today, 1, calendar)),
      dedupeKey: otherKey,
    };
    return { tasks: other ? [] : [task], hold: false, closesAt: null };
  }
  const last = other?.doneAt ?? made(keyOf(tryDays[tryDays.length - 1] ?? 0))?.doneAt ?? silent.since;
  // The last try gets a business day to be answered.
  if (today < addBusinessDays(officeDate(new Date(last)), 1, calendar))
    return { tasks: [], hold: false, closesAt: null };
  return {
    tasks: !mayUse('letter', silent.facts)
      ? []
      : [
          {
            code: 'send_letter',
            dueAt: endOf(addBusinessDays(today, 1, calendar)),
            dedupeKey: `silence:${silent.caseId}:${silent.since}:letter`,
          },
        ],
    hold: true,
    closesAt: null,
  };
}
