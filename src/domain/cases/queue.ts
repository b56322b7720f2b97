import * as z from 'zod/mini';
import { counties } from '../counties/georgia.ts';
import { urgencies } from '../intake/options.ts';
import { locales } from '../languages.ts';
import { packageIds } from '../packages/catalogue.ts';
import { isId } from '../record-id.ts';
import { text } from '../text.ts';
import { isPagePlace, isSortedPlace } from '../workplace/lists.ts';
import { holdKinds } from './endings.ts';
import { caseFlags } from './flags.ts';
import { caseStatuses } from './status.ts';
import { taskCodes } from './tasks.ts';
import { turnHolders } from '../promises/turns.ts';
import { searchMax } from '../workplace/search-max.ts';

/** What staff look at, beside a search: all that is open, or one part of it. */
export const caseViews = [
  'all',
  'triage',
  'mine',
  'nobody',
  'our_turn',
  'due_soon',
  'late',
  'silent_week',
  'hearings',
  'unchecked',
] as const;
export type CaseView = (typeof caseViews)[number];

/** Where a page of the queue ends: the rank before the place of every other list. */
function isQueuePlace(place: string): boolean {
  return /^[01]_/.test(place) && isPagePlace(place.slice(2));
}

/** Columns that staff may sort the list by; without one it stands by what falls due first. */
export const caseSorts = ['client', 'stage', 'due', 'county', 'owner', 'contact'] as const;

/** A question to the queue. It goes by POST, to keep names out of addresses. */
export const caseSearch = z.object({
  search: z.optional(text({ max: searchMax })),
  view: z.optional(z.enum(caseViews)),
  /** Also `closed` and `cancelled`, which no view shows. */
  status: z.optional(z.enum(caseStatuses)),
  turn: z.optional(z.enum(turnHolders)),
  packageId: z.optional(z.enum(packageIds)),
  language: z.optional(z.enum(locales)),
  county: z.optional(z.enum(counties.map(({ name }) => name))),
  ownerId: z.optional(z.string().check(z.refine(isId, 'field.wrongType'))),
  sort: z.optional(z.enum(caseSorts)),
  /** The largest first. */
  down: z.optional(z.literal(true)),
  before: z.optional(
    z.nullable(
      text({ max: 120 }).check(
        z.refine((place) => isQueuePlace(place) || isSortedPlace(place), 'field.wrongType'),
      ),
    ),
  ),
});
export type CaseSearch = z.infer<typeof caseSearch>;

const person = z.object({ id: z.string(), name: z.string() });

/** A case as SQL answers it for a list. */
export const storedCaseRow = z.object({
  id: z.string(),
  number: z.string(),
  client: z.string(),
  status: z.enum(caseStatuses),
  statusSince: z.string(),
  packageId: z.enum(packageIds),
  urgency: z.nullable(z.enum(urgencies)),
  language: z.enum(locales),
  turn: z.enum(turnHolders),
  matters: z.array(
    z.object({
      place: z.int(),
      status: z.enum(caseStatuses),
      county: z.nullable(z.string()),
      docketNumber: z.nullable(z.string()),
    }),
  ),
  owner: z.nullable(person),
  due: z.nullable(
    z.object({
      code: z.enum(taskCodes),
      title: z.nullable(z.string()),
      at: z.nullable(z.string()),
      /** When it was set. */
      since: z.string(),
    }),
  ),
  reachedAt: z.nullable(z.string()),
  unread: z.int(),
  /** Files we asked for, and those that did not arrive. */
  missing: z.int(),
  holds: z.array(z.enum(holdKinds)),
  flags: z.array(z.enum(caseFlags)),
  hearingAt: z.nullable(z.string()),
  erased: z.boolean(),
});

/** And as staff read it: counted days added. */
export interface CaseRow extends z.infer<typeof storedCaseRow> {
  /** Days of the calendar in this state. */
  readonly statusDays: number;
  /** Business days since we last reached the client; null if never. */
  readonly quietDays: number | null;
  readonly isLate: boolean;
  /** By when a new case is to be begun, where nothing of it falls due before. */
  readonly beginAt: string | null;
  /** Three quarters of the time for what falls due first have passed. */
  readonly isSoonLate: boolean;
}

export interface CaseBoard {
  readonly columns: readonly {
    readonly status: (typeof caseStatuses)[number];
    readonly count: number;
    readonly items: readonly CaseRow[];
  }[];
}

/** Cards in one column of the board; the list has the rest. */
export const boardItems = 12;

/** How many cases stand in each of the views above the list, and in each state: half of those for at most `days`. */
export const caseViewCounts = z.object({
  counts: z.record(z.string(), z.int()),
  stages: z.partialRecord(z.enum(caseStatuses), z.object({ count: z.int(), days: z.int() })),
});
export type CaseViewCounts = z.infer<typeof caseViewCounts>;

export const workloadRow = z.object({
  /** Null: nobody's work. */
  id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  active: z.boolean(),
  open: z.int(),
  late: z.int(),
  withUs: z.int(),
  withClient: z.int(),
  withCourt: z.int(),
  oldest: z.nullable(z.string()),
  tasks: z.int(),
});
export type WorkloadRow = z.infer<typeof workloadRow>;

/** The papers cannot be made before the client has answered, whatever is set for us. */
export const papersWaitForClient = ({ due, turn }: Pick<CaseRow, 'due' | 'turn'>): boolean =>
  due?.code === 'prepare_papers' && turn === 'client';
