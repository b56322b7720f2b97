import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import { cancelReasons, outcomesFor, type EndReason } from '#domain/cases/endings.ts';
import { filers, filingWays, type Filer } from '#domain/cases/matters.ts';
import type { MoveRequest } from '#domain/cases/move-request.ts';
import {
  faultsOfMove,
  type FaultyField,
  type MoveFault,
  type StoredFacts,
} from '#domain/cases/move-rules.ts';
import { ofOurFiling, type MoveNeed } from '#domain/cases/moves.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import { easternMoment, type NoMoment } from '#domain/promises/eastern-moment.ts';
import { firstBlank } from '#domain/replies/blanks.ts';

export type OfferedMove = MatterSheet['moves'][number];

/** What can be typed into the form of a move. All of it is text until it is sent. */
export interface MoveValues {
  to: string;
  reason: string;
  note: string;
  filedOn: string;
  filedBy: string;
  filedHow: string;
  filedEnvelope: string;
  hearingOn: string;
  hearingTime: string;
  hearingPlace: string;
  /** 'yes' once somebody looked at a day on which courts usually do not sit. */
  hearingDay: string;
  decidedOn: string;
  outcome: string;
  outcomePart: string;
  limitEndsOn: string;
  endReason: string;
  message: string;
  otherMessage: string;
}
export const emptyMove: MoveValues = {
  to: '',
  reason: '',
  note: '',
  filedOn: '',
  filedBy: '',
  filedHow: '',
  filedEnvelope: '',
  hearingOn: '',
  hearingTime: '',
  hearingPlace: '',
  hearingDay: '',
  decidedOn: '',
  outcome: '',
  outcomePart: '',
  limitEndsOn: '',
  endReason: '',
  message: '',
  otherMessage: '',
};

/** What somebody writes, which takes more than a choice. */
const writtenFields = [
  'reason',
  'note',
  'filedEnvelope',
  'hearingPlace',
  'outcomePart',
  'message',
  'otherMessage',
] as const satisfies readonly (keyof MoveValues)[];
export type WrittenWords = Readonly<Partial<Record<(typeof writtenFields)[number], string>>>;

/** What somebody wrote themselves: it differs from what the form filled in. */
export function writtenIn(values: MoveValues, filledIn: WrittenWords): WrittenWords {
  return Object.fromEntries(
    writtenFields
      .filter((name) => values[name].trim() !== '' && values[name] !== filledIn[name])
      .map((name) => [name, values[name]]),
  );
}

/**
 * What is filled in before anybody types: things happen to be entered on their day, by the people who usually do them.
 */
export function startOf(
  to: CaseStatus,
  matter: Pick<MatterSheet, 'moves'> & Partial<Pick<MatterSheet, 'hearingPlace'>>,
  today: string,
): MoveValues {
  const move = matter.moves.find((one) => one.to === to);
  const fields = move && fieldsOf(move);
  return {
    ...emptyMove,
    to,
    ...(fields && fields.filers.length > 0 && { filedOn: today }),
    ...(fields?.filers.length === 1 && { filedBy: fields.filers[0] }),
    ...(fields?.isHearing && { hearingPlace: matter.hearingPlace ?? '' }),
    ...(fields?.isDecision && { decidedOn: today }),
    ...(fields?.outcomes.length === 1 && { outcome: fields.outcomes[0] }),
    ...(fields?.endReasons.length === 1 && { endReason: fields.endReasons[0] }),
  };
}

/** Which fields a move asks for, and what can be chosen in them. */
export function fieldsOf(move: OfferedMove) {
  const needs = new Set(move.needs);
  const outcomes = move.needs.flatMap((need) => outcomesFor[need] ?? []);
  const endReasons: readonly EndReason[] = needs.has('end_reason')
    ? move.to === 'cancelled'
      ? cancelReasons
      : // Silence is a reason only once it has lasted, and for a second person.
        move.lacks.includes('silence')
        ? ['papers_delivered']
        : ['papers_delivered', 'silent']
    : needs.has('silence')
      ? ['silent']
      : [];
  return {
    needsReason: needs.has('reason') || closesWhileVisible(move),
    filers: !needs.has('filed_on')
      ? []
      : needs.has('filed_outside') || move.lacks.some((need) => isOfOurFiling(need))
        ? (['client', 'other'] as const)
        : filers,
    isHearing: needs.has('hearing_at'),
    outcomes,
    // A matter that is withdrawn or moot also has a decision date.
    isDecision: outcomes.length > 0,
    canEnd: move.to === 'granted',
    endReasons,
  };
}

/** The record could still be seen when somebody last looked: it is closed with a reason, or not yet. */
export function closesWhileVisible(move: OfferedMove): boolean {
  return move.lacks.includes('reason_while_visible');
}

const isOfOurFiling = (need: MoveNeed): boolean => ofOurFiling.some((one) => one === need);

/** Whether the form asks who filed. Moves on the way there need some of the same things, of whoever makes them. */
const asksWhoFiled = ({ needs }: OfferedMove): boolean =>
  needs.includes('filed_on') && !needs.includes('filed_outside');

/** What a move lacks besides the fields of this form. */
export function stoppedBy(move: OfferedMove): OfferedMove['needs'] {
  // Who filed is chosen in the form, and with somebody else no approval is needed.
  return move.lacks.filter(
    (need) =>
      move.needs.includes(need) && !(asksWhoFiled(move) && isOfOurFiling(need)) && !askedHere.has(need),
  );
}

/** Why the form does not offer that we filed; nothing where that is not a question. */
export function keepsUsFromFiling(move: OfferedMove): OfferedMove['needs'] {
  return asksWhoFiled(move) ? move.lacks.filter((need) => isOfOurFiling(need)) : [];
}

/** What is asked in the fields of this form, so that it cannot be there before. */
const askedHere: ReadonlySet<OfferedMove['needs'][number]> = new Set([
  'reason',
  'filed_outside',
  'filed_on',
  'hearing_at',
  'decided_on',
  'outcome_granted',
  'outcome_denied',
  'outcome_ended',
  'end_reason',
  'reason_while_visible',
]);

/** What a move needs and already has. */
export function inPlaceFor(move: OfferedMove): OfferedMove['needs'] {
  return move.needs.filter((need) => !askedHere.has(need) && !move.lacks.includes(need));
}

/** A problem of one field, as a key of the form's words. */
export type MoveProblem =
  | 'required'
  | 'choose'
  | 'badDay'
  | 'noHour'
  | 'twoHours'
  | 'past'
  | 'pastHearing'
  | 'closedDay'
  | 'beforeJudged'
  | 'beforeFiled'
  | 'beforeHearing'
  | 'endsTooSoon'
  | 'blank';
export type MoveProblems = Partial<Record<keyof MoveValues, MoveProblem>>;

/** What the rules of a move object to, in the words of this form. */
const ofRule = {
  'date.future': 'past',
  'date.past': 'pastHearing',
  'hearing.closedDay': 'closedDay',
  'filed.beforeJudged': 'beforeJudged',
  'decided.beforeFiled': 'beforeFiled',
  'decided.beforeHearing': 'beforeHearing',
  'limit.beforeDecision': 'endsTooSoon',
  'limit.missing': 'required',
  'part.missing': 'required',
} as const satisfies Record<MoveFault, MoveProblem>;
const fieldOfRule = {
  filedOn: 'filedOn',
  hearingAt: 'hearingOn',
  decidedOn: 'decidedOn',
  limitEndsOn: 'limitEndsOn',
  outcomePart: 'outcomePart',
} as const satisfies Record<FaultyField, keyof MoveValues>;

const noMoments = {
  no_day: 'badDay',
  no_hour: 'noHour',
  two_hours: 'twoHours',
} as const satisfies Record<NoMoment, MoveProblem>;

/** What was chosen, if it can be chosen here: the form keeps choices that were made for another state. */
function chosen<Value extends string>(list: readonly Value[], value: string): Value | undefined {
  return list.find((one) => one === value);
}

/** What is wrong in the fields this move has: what the form asks for, and what the rules of the move object to. */
export function problemsOf(
  move: OfferedMove,
  values: MoveValues,
  { now, stored }: { readonly now: Date; readonly stored: StoredFacts },
): MoveProblems {
  const fields = fieldsOf(move);
  const problems: MoveProblems = {};
  if (fields.needsReason && !values.reason.trim()) problems.reason = 'required';
  if (fields.filers.length > 0) {
    if (!values.filedOn) problems.filedOn = 'required';
    if (!chosen(fields.filers, values.filedBy)) problems.filedBy = 'choose';
  }
  if (fields.isHearing) {
    const moment = easternMoment(values.hearingOn, values.hearingTime);
    if (!values.hearingOn) problems.hearingOn = 'required';
    else if (!values.hearingTime) problems.hearingTime = 'required';
    else if (typeof moment === 'string') problems.hearingTime = noMoments[moment];
  }
  if (fields.isDecision) {
    if (!values.decidedOn) problems.decidedOn = 'required';
    if (!chosen(fields.outcomes, values.outcome)) problems.outcome = 'choose';
  }
  if (fields.endReasons.length > 0 && !chosen(fields.endReasons, values.endReason))
    problems.endReason = 'choose';
  if (!values.message.trim()) problems.message = 'required';
  else if (firstBlank(values.message) !== null) problems.message = 'blank';
  const faults = faultsOfMove(move.to, requestOf(move, values, 1).facts, stored, now);
  for (const [field, fault] of Object.entries(faults) as [FaultyField, MoveFault][])
    problems[fieldOfRule[field]] ??= ofRule[fault];
  return problems;
}

/** The same, as of now. */
export function problemsNow(move: OfferedMove, values: MoveValues, stored: StoredFacts): MoveProblems {
  return problemsOf(move, values, { now: new Date(), stored });
}

/** What is sent: only the fields this move has. */
export function requestOf(
  move: OfferedMove,
  values: MoveValues,
  version: number,
): Omit<MoveRequest, 'idempotencyKey' | 'together'> {
  const fields = fieldsOf(move);
  const hearing = fields.isHearing ? easternMoment(values.hearingOn, values.hearingTime) : null;
  // The client never gets it: with a blank it is no use to anybody, and no reason to stop.
  const otherMessage = firstBlank(values.otherMessage) === null ? values.otherMessage.trim() : '';
  const note = [values.note.trim(), otherMessage].filter(Boolean).join('\n\n');
  return {
    version,
    to: move.to,
    facts: {
      ...(fields.filers.length > 0 && {
        filedOn: values.filedOn || undefined,
        filedBy: chosen(fields.filers as readonly Filer[], values.filedBy),
        filedHow: chosen(filingWays, values.filedHow),
        ...(values.filedHow === 'e_filing' &&
          values.filedEnvelope.trim() && { filedEnvelope: values.filedEnvelope }),
      }),
      ...(hearing !== null &&
        typeof hearing === 'object' && {
          hearingAt: hearing.at,
          hearingDayConfirmed: values.hearingDay === 'yes',
        }),
      ...(fields.isHearing && values.hearingPlace.trim() && { hearingPlace: values.hearingPlace }),
      ...(fields.isDecision && {
        decidedOn: values.decidedOn || undefined,
        outcome: chosen(fields.outcomes, values.outcome),
      }),
      ...(fields.canEnd && values.outcomePart.trim() && { outcomePart: values.outcomePart }),
      ...(fields.canEnd && values.limitEndsOn && { limitEndsOn: values.limitEndsOn }),
      ...(fields.endReasons.length > 0 && { endReason: chosen(fields.endReasons, values.endReason) }),
    },
    words: {
      message: values.message,
      ...(fields.needsReason && { reason: values.reason }),
      ...(note && { note }),
    },
  };
}

/** States that end the work on a matter, and therefore need a confirmation. */
export function endsWork(to: CaseStatus): boolean {
  return to === 'closed' || to === 'cancelled' || to === 'denied';
}
