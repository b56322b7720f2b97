import { addBusinessDays } from '../promises/business-days.ts';
import type { ClockName } from '../promises/clock-kinds.ts';
import { readClock } from '../promises/clocks.ts';
import type { OfficeCalendar } from '../promises/office-calendar.ts';
import { addDays, officeDate, officeMidnight } from '../promises/office-date.ts';
import { officeHours } from '../promises/timings.ts';
import { refundOf, type EndReason, type FullRefunds, type MatterOutcome } from './endings.ts';
import type { ReadingNeed } from './reading-needs.ts';
import type { CaseStatus } from './status.ts';
import type { TaskCode } from './tasks.ts';
import { dayMs, hourMs } from '../durations.ts';

/** When a task falls due: by a promise, business days or days of the calendar from now, or a moment of its own. */
type Due =
  | { readonly clock: ClockName }
  | { readonly businessDays: number }
  | { readonly days: number }
  | { readonly at: number };

/** Facts that set a task, or make one needless. */
interface MoveFacts {
  /** What papers in preparation wait for. The server leaves it open: the database knows, and sets that one task. */
  readonly need?: ReadingNeed | null | undefined;
  /** Somebody compared the matter with the public record already. The server leaves it open, too. */
  readonly isMatched?: boolean | undefined;
  /** We take the papers to the court. The server leaves it open: the database knows, and leaves the task out. */
  readonly weFile?: boolean | undefined;
  /** The decision comes after a hearing. The server leaves it open: the database knows, and leaves the task out. */
  readonly hadHearing?: boolean | undefined;
  readonly hearingAt?: string | undefined;
  readonly limitEndsOn?: string | undefined;
  /** How it ended, and for which reasons the operator gives the whole fee back at once. */
  readonly ending?: Ending | undefined;
}

interface Ending {
  readonly as: MatterOutcome | EndReason;
  readonly fullRefunds: FullRefunds;
}

export interface NextTask {
  readonly code: TaskCode;
  /** ISO. */
  readonly dueAt: string;
}

/** What staff have to do once a matter has come to a state, and by when at the latest. */
const tasksOf: Readonly<Record<CaseStatus, readonly (readonly [TaskCode, Due])[]>> = {
  waiting_for_application: [],
  submitted: [],
  in_review: [
    ['match_record', { clock: 'review' }],
    ['first_contact', { clock: 'first_contact' }],
    ['begin_papers', { businessDays: 1 }],
  ],
  waiting_for_client: [['chase_client', { businessDays: 3 }]],
  preparing: [
    ['ask_statement', { businessDays: 3 }],
    ['translate_statement', { businessDays: 2 }],
    ['ask_read_back', { businessDays: 3 }],
    ['remake_papers', { businessDays: 1 }],
    ['prepare_papers', { clock: 'papers' }],
  ],
  attorney_review: [['attorney_reads', { clock: 'attorney' }]],
  client_review: [['client_reads', { businessDays: 3 }]],
  ready_to_file: [['deliver_papers', { businessDays: 3 }]],
  // The docket is looked at every seven days.
  filed: [['check_docket', { days: 7 }]],
  hearing_set: [['check_docket', { days: 7 }]],
  // Certified copies are ordered the day the order is entered.
  granted: [['order_copies', { businessDays: 1 }]],
  denied: [],
  notifying: [['after_care', { days: 30 }]],
  closed: [],
  cancelled: [],
};

/** Of what a matter in preparation may wait for, the task of each. */
const taskOfNeed = {
  statement: 'ask_statement',
  translation: 'translate_statement',
  read_back: 'ask_read_back',
  current_papers: 'remake_papers',
} as const satisfies Record<ReadingNeed, TaskCode>;

const decideRefund = ['decide_refund', { clock: 'refund_decision' }] as const satisfies readonly [
  TaskCode,
  Due,
];

/** Days of the calendar before an order ends at which somebody looks at it. */
const beforeLimitEnds = [60, 14] as const;
/** And before a hearing: time enough for an interpreter, who is chased five days before. */
const beforeHearing = 7;

/** The tasks of a move into this state. None lies in the past: what should have been done already is due now. */
export function nextTasks(to: CaseStatus, facts: MoveFacts, now: Date, calendar: OfficeCalendar): NextTask[] {
  const { need } = facts;
  const listed = tasksOf[to].filter(([code]) =>
    to === 'preparing' && need !== undefined
      ? code === (need === null ? 'prepare_papers' : taskOfNeed[need])
      : !(code === 'match_record' && facts.isMatched) &&
        !(code === 'begin_papers' && facts.isMatched === false) &&
        !(code === 'deliver_papers' && facts.weFile === false),
  );
  if (to === 'hearing_set' && facts.hearingAt)
    listed.push(['prepare_hearing', { at: Date.parse(facts.hearingAt) - beforeHearing * dayMs }]);
  if (to === 'granted' && facts.limitEndsOn)
    for (const days of beforeLimitEnds)
      listed.push([
        'limit_ends',
        { at: officeMidnight(addDays(facts.limitEndsOn, -days)) + officeHours.opens * hourMs },
      ]);
  // 271 Ga. 436: an order made without a public hearing was reversed, so its attorney looks at this one.
  if ((to === 'granted' || to === 'denied') && !facts.hadHearing)
    listed.push(['decided_without_hearing', { businessDays: 1 }]);
  if (facts.ending && refundOf(facts.ending.as, facts.ending.fullRefunds) === 'staff')
    listed.push(decideRefund);
  return listed.map(([code, due]) => ({ code, dueAt: dueAt(due, now, calendar) }));
}

/** When staff have decided at the latest what of the fee goes back, where that is theirs to decide. ISO. */
export function refundDecisionDue(now: Date, calendar: OfficeCalendar): string {
  return dueAt(decideRefund[1], now, calendar);
}

function dueAt(due: Due, now: Date, calendar: OfficeCalendar): string {
  if ('at' in due) return new Date(Math.max(due.at, now.getTime())).toISOString();
  if ('days' in due) return new Date(now.getTime() + due.days * dayMs).toISOString();
  if ('businessDays' in due) {
    const day = addBusinessDays(officeDate(now), due.businessDays, calendar);
    return new Date(officeMidnight(day) + officeHours.closes * hourMs).toISOString();
  }
  const clock = { name: due.clock, startedAt: now.toISOString(), metAt: null, turns: [] };
  return readClock(clock, now, calendar).dueAt ?? now.toISOString();
}
