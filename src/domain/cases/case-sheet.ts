import * as z from 'zod/mini';
import type { StaffFile } from '../intake/review.ts';
import { roles, staffRoles } from '../access/roles.ts';
import { orderStatuses } from '../orders/status.ts';
import { packageIds } from '../packages/catalogue.ts';
import { casePriorities, eventKinds } from '../calendar/events.ts';
import type { Closure } from '../promises/office-calendar.ts';
import { anyRefundReasons, refundStatuses } from '../refunds/rule.ts';
import { referralStanding } from '../help/referrals.ts';
import { caseOutcomes } from '../intake/options.ts';
import { endReasons, holdKinds, matterOutcomes, operatorRefunds } from './endings.ts';
import { courtCheck } from './court-checks.ts';
import { caseFlags } from './flags.ts';
import { courtTypes, factSources, filers, filingWays, judgmentStates, partyRoles } from './matters.ts';
import { moveNeeds } from './moves.ts';
import { needFacts } from './need-facts.ts';
import { storedCaseRow, type CaseRow } from './queue.ts';
import { caseStatuses } from './status.ts';
import { taskCodes } from './tasks.ts';
import { turnHolders } from '../promises/turns.ts';

const words = z.nullable(z.string());
const person = z.object({ id: z.string(), name: z.string() });

export const partySheet = z.object({
  id: z.string(),
  version: z.int(),
  role: z.enum(partyRoles),
  name: z.string(),
  isClient: z.boolean(),
  address: words,
  city: words,
  state: words,
  zip: words,
  email: words,
  phone: words,
  addressSource: z.nullable(z.enum(factSources)),
  addressOn: words,
  attorneyOfRecord: words,
  registeredAgent: words,
  deceasedAt: words,
  dissolvedAt: words,
  /** The client's answer to: is this person a danger to you? */
  danger: z.nullable(z.enum(['yes', 'no'])),
  dangerClearedAt: words,
  /** When a copy sent to this address came back. */
  mailReturnedOn: words,
  source: z.enum(factSources),
});
export type PartySheet = z.infer<typeof partySheet>;

export const matterSheet = z.object({
  id: z.string(),
  place: z.int(),
  version: z.int(),
  status: z.enum(caseStatuses),
  statusSince: z.string(),
  turn: z.enum(turnHolders),
  /** What `nextFor` and `missingForMove` read. */
  needs: needFacts,
  leftOutAt: words,
  sameDisputeAs: words,
  court: z.enum(courtTypes),
  county: words,
  docketNumber: words,
  nameAsFiled: words,
  aliases: z.array(z.string()),
  addressThen: words,
  filingYear: z.nullable(z.int()),
  filedAgainstOn: words,
  judgedOn: words,
  caseOutcome: z.nullable(z.enum(caseOutcomes)),
  judgment: z.enum(judgmentStates),
  writRecordedIn: words,
  recordMatchedAt: words,
  recordMatchedBy: words,
  attorney: z.nullable(person),
  papersPreparedOn: words,
  signedCopyAt: words,
  courtFeeSettledAt: words,
  filedOn: words,
  filedBy: z.nullable(z.enum(filers)),
  filedHow: z.nullable(z.enum(filingWays)),
  filedEnvelope: words,
  hearingAt: words,
  hearingPlace: words,
  decidedOn: words,
  outcome: z.nullable(z.enum(matterOutcomes)),
  outcomePart: words,
  limitEndsOn: words,
  hiddenSeenOn: words,
  /** The last look at the court's record. */
  lastCheck: z.nullable(courtCheck),
  endReason: z.nullable(z.enum(endReasons)),
  /** By column, where a fact is from and since when. */
  sources: z.record(z.string(), z.object({ source: z.enum(factSources), on: words })),
  parties: z.array(partySheet),
  /** Where this person may move it, with what each move needs, and what of that stands elsewhere and is not there. */
  moves: z.array(
    z.object({
      to: z.enum(caseStatuses),
      needs: z.array(z.enum(moveNeeds)),
      lacks: z.array(z.enum(moveNeeds)),
      held: z.boolean(),
    }),
  ),
});
export type MatterSheet = z.infer<typeof matterSheet>;

const taskSheet = z.object({
  id: z.string(),
  version: z.int(),
  code: z.enum(taskCodes),
  title: words,
  matterPlace: z.nullable(z.int()),
  dueAt: words,
  owner: z.nullable(person),
  doneAt: words,
  doneBy: words,
});
export type TaskSheet = z.infer<typeof taskSheet>;

/** All of a case as SQL answers it; thread, papers and requests have calls of their own. */
export const storedCaseSheet = z.object({
  row: storedCaseRow,
  version: z.int(),
  createdAt: z.string(),
  /** What our service costs in all, and the day the case was over. */
  totalCostCents: z.nullable(z.int()),
  completedOn: words,
  intakeId: words,
  client: z.object({
    id: z.string(),
    firstName: words,
    email: z.string(),
    /** Since when mail to it comes back. */
    mailLostAt: words,
    phone: words,
    birthDate: words,
    address: words,
    lastSeenAt: words,
  }),
  /** Matters the package covers. */
  covered: z.int(),
  rules: z.object({
    attorneyNeeded: z.boolean(),
    staffDeliver: z.boolean(),
    fullRefunds: z.array(z.enum(operatorRefunds)),
  }),
  matters: z.array(matterSheet),
  flags: z.array(
    z.object({
      flag: z.enum(caseFlags),
      raisedAt: z.string(),
      raisedBy: words,
      clearedAt: words,
      clearedBy: words,
      note: words,
    }),
  ),
  /** Attorneys who are kept out of it; for everybody but attorneys. */
  conflicts: z.array(
    z.object({ attorneyId: z.string(), attorney: words, declaredAt: z.string(), note: words }),
  ),
  holds: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(holdKinds),
      reason: words,
      heldAt: z.string(),
      heldBy: words,
      releasedAt: words,
      releasedBy: words,
    }),
  ),
  tasks: z.array(taskSheet),
  tasksDone: z.array(taskSheet),
  dates: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(eventKinds),
      at: z.string(),
      place: words,
      status: z.string(),
      isAllDay: z.boolean(),
      priority: z.enum(casePriorities),
    }),
  ),
  orders: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      status: z.enum(orderStatuses),
      amountCents: z.int(),
      packageId: z.enum(packageIds),
      refunds: z.array(
        z.object({
          id: z.string(),
          status: z.enum(refundStatuses),
          reasonCode: z.enum(anyRefundReasons),
          amountCents: z.nullable(z.int()),
          at: z.string(),
        }),
      ),
    }),
  ),
  files: z.array(
    z.object({
      uploadId: z.string(),
      name: z.string(),
      size: z.int(),
      scan: z.enum(['unscanned', 'clean', 'infected']),
      at: z.string(),
    }),
  ),
  filesMissing: z.array(z.string()),
  /** To whom the client handed their answers and what came of it, newest first; what was sent is not for staff. */
  freeHelp: z.array(
    z.object({
      id: z.string(),
      organization: z.string(),
      step: z.enum(referralStanding),
      at: z.string(),
    }),
  ),
  audit: z.array(
    z.object({
      id: z.string(),
      // Also what an earlier release did, which no longer has a name.
      action: z.string(),
      by: words,
      role: z.enum([...roles, 'system']),
      at: z.string(),
    }),
  ),
  colleagues: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(staffRoles) })),
});

export interface CaseSheet extends Omit<z.infer<typeof storedCaseSheet>, 'row' | 'files'> {
  readonly files: readonly StaffFile[];
  readonly row: CaseRow;
  /** When it was read. */
  readonly readAt: string;
  /** Of the office, so that the browser counts as the server does. */
  readonly closures: readonly Closure[];
}
