// What staff send to change a case beside its state. Every write carries a key of its own, and what changes a row the
// version of it that the person saw.
import * as z from 'zod/mini';
import { counties } from '../counties/georgia.ts';
import { email } from '../email.ts';
import { caseOutcomes } from '../intake/options.ts';
import { stateOrNull, zipOrNull } from '../postal-fields.ts';
import { isId } from '../record-id.ts';
import { text } from '../text.ts';
import type { Undoable } from '../workplace/undo.ts';
import { isDate } from './dates.ts';
import { moment } from './moment.ts';
import { holdKinds } from './endings.ts';
import { caseFlags } from './flags.ts';
import { matterLimits, partyLimits } from './limits.ts';
import { canHaveCourt } from '../counties/court-values.ts';
import { courtTypes, factSources, judgmentStates, partyRoles } from './matters.ts';
import { writeKey } from './move-request.ts';

export const caseNoteMax = 2_000;
export const taskTitleMax = 300;
/** At most so many cases in one press. */
export const mostAtOnce = 100;

const wrongType = 'field.wrongType';
const required = 'field.required';
const wrongYear = 'year.invalid';
const version = z.int32(wrongType).check(z.positive(wrongType));
const id = z.string(wrongType).check(z.refine(isId, wrongType));
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);
const line = (max: number) =>
  z._default(
    z.nullable(
      z.pipe(
        text({ max }),
        z.transform((value) => (value === '' ? null : value)),
      ),
    ),
    null,
  );
const date = orNull(z.string('date.invalid').check(z.refine(isDate, 'date.invalid')));
const county = z.enum(
  counties.map(({ name }) => name),
  wrongType,
);
const note = text({ max: caseNoteMax, multiline: true, required });

/** Nobody is judged before anything was filed. */
export function isJudgedTooEarly(filedOn: string | null, judgedOn: string | null): boolean {
  return Boolean(filedOn && judgedOn && judgedOn < filedOn);
}

export const matterRequest = z.object({
  idempotencyKey: writeKey,
  version,
  /** Where the person has it from. */
  source: z.enum(factSources, required),
  facts: z
    .object({
      court: z.enum(courtTypes, wrongType),
      county: orNull(county),
      docketNumber: line(matterLimits.docketNumber),
      nameAsFiled: line(matterLimits.nameAsFiled),
      aliases: z
        .array(text({ max: matterLimits.nameAsFiled, required }))
        .check(z.maxLength(20, 'text.tooLong')),
      addressThen: line(matterLimits.addressThen),
      filingYear: orNull(z.int(wrongYear).check(z.minimum(1900, wrongYear), z.maximum(2200, wrongYear))),
      filedAgainstOn: date,
      judgedOn: date,
      caseOutcome: orNull(z.enum(caseOutcomes, wrongType)),
      judgment: z.enum(judgmentStates, wrongType),
      writRecordedIn: line(matterLimits.writRecordedIn),
      hiddenSeenOn: date,
      attorneyId: orNull(id),
      sameDisputeAs: orNull(id),
      leftOut: z.boolean(wrongType),
    })
    .check(
      z.refine(({ filedAgainstOn, judgedOn }) => !isJudgedTooEarly(filedAgainstOn, judgedOn), {
        error: 'judged.beforeFiled',
        path: ['judgedOn'],
      }),
      z.refine((facts) => canHaveCourt(facts.county, facts.court), {
        error: 'court.civil',
        path: ['court'],
      }),
    ),
});

const partyFacts = z.object({
  role: z.enum(partyRoles, required),
  name: text({ max: partyLimits.name, required }),
  address: line(partyLimits.address),
  city: line(partyLimits.city),
  state: stateOrNull,
  zip: zipOrNull(partyLimits.zip),
  email: orNull(email()),
  phone: line(partyLimits.phone),
  attorneyOfRecord: line(partyLimits.attorneyOfRecord),
  registeredAgent: line(partyLimits.registeredAgent),
  deceased: z.boolean(wrongType),
  dissolved: z.boolean(wrongType),
});
const party = { idempotencyKey: writeKey, partyId: orNull(id), version: orNull(version) };
export const partyRequest = z.union([
  z.object({ ...party, act: z.literal('save'), source: z.enum(factSources, required), facts: partyFacts }),
  z.object({ ...party, act: z.enum(['remove', 'clear_danger', 'mail_returned']), partyId: id, version }),
  /** What a client on paper or on the phone answered about somebody who gets a copy, and how they said it. */
  z.object({
    ...party,
    act: z.literal('danger_answered'),
    partyId: id,
    version,
    answer: z.enum(['yes', 'no'], required),
    said: note,
  }),
]);

export const recordResults = ['matched', 'wrong_county', 'not_found'] as const;
export type RecordResult = (typeof recordResults)[number];
/** What was found has to be said: where the case is, and how it stands in the record. */
type RecordFacts = Readonly<
  Record<'court' | 'county' | 'docketNumber' | 'nameAsFiled', string | null> & { result: RecordResult }
>;
export const recordRequest = z
  .object({
    idempotencyKey: writeKey,
    version,
    result: z.enum(recordResults, required),
    court: orNull(z.enum(courtTypes, wrongType)),
    county: orNull(county),
    docketNumber: line(matterLimits.docketNumber),
    nameAsFiled: line(matterLimits.nameAsFiled),
    /** Parties that are in the record just so. */
    partyIds: z._default(z.array(id).check(z.maxLength(50, wrongType)), []),
    /** Read in the same look. Null leaves what is known as it is. */
    filedAgainstOn: date,
    judgedOn: date,
    caseOutcome: orNull(z.enum(caseOutcomes, wrongType)),
    judgment: orNull(z.enum(judgmentStates, wrongType)),
    /** Who sued, with their address: the party `id`, or one more where nobody was listed. */
    plaintiff: orNull(
      z.object({
        id: orNull(id),
        name: text({ max: partyLimits.name, required }),
        address: line(partyLimits.address),
      }),
    ),
    /** Where somebody looked, and what they saw. Where the record agrees, the fields above say it. */
    note: z._default(text({ max: caseNoteMax, multiline: true }), ''),
  })
  .check(
    z.refine(({ result, note: seen }) => result === 'matched' || seen !== '', {
      error: required,
      path: ['note'],
    }),
    z.refine(({ filedAgainstOn, judgedOn }) => !isJudgedTooEarly(filedAgainstOn, judgedOn), {
      error: 'judged.beforeFiled',
      path: ['judgedOn'],
    }),
    z.refine((facts) => facts.court === null || canHaveCourt(facts.county, facts.court), {
      error: 'court.civil',
      path: ['court'],
    }),
    ...(['court', 'county'] as const).map((name) =>
      z.refine<RecordFacts>((facts) => facts.result === 'not_found' || facts[name] !== null, {
        error: required,
        path: [name],
      }),
    ),
    ...(['docketNumber', 'nameAsFiled'] as const).map((name) =>
      z.refine<RecordFacts>((facts) => facts.result !== 'matched' || facts[name] !== null, {
        error: required,
        path: [name],
      }),
    ),
  );

export const flagRequest = z.object({
  idempotencyKey: writeKey,
  flag: z.enum(caseFlags, required),
  raised: z.boolean(wrongType),
  note,
});

export const holdRequest = z
  .object({
    idempotencyKey: writeKey,
    kind: z.enum(holdKinds, required),
    held: z.boolean(wrongType),
    reason: z.optional(text({ max: caseNoteMax, multiline: true })),
  })
  .check(z.refine(({ kind, held }) => !held || kind !== 'refund', { error: wrongType, path: ['kind'] }));

/** As the owner of a new task: whoever owns the case by then, which a list read a while ago does not know. */
export const caseOwner = 'case_owner';
const task = {
  idempotencyKey: writeKey,
  ownerId: orNull(id),
  dueAt: orNull(moment('date.invalid')),
};
export const taskRequest = z.union([
  z.object({
    ...task,
    act: z.literal('add'),
    ownerId: orNull(z.union([id, z.literal(caseOwner)])),
    title: text({ max: taskTitleMax, required }),
  }),
  z.object({ ...task, act: z.literal('change'), taskId: id, version, title: line(taskTitleMax) }),
  z.object({ idempotencyKey: writeKey, act: z.enum(['done', 'reopen']), taskId: id, version }),
]);

export const assignRequest = z.object({
  idempotencyKey: writeKey,
  /** Null: nobody's. */
  ownerId: z.nullable(id),
  caseIds: z._default(z.array(id).check(z.maxLength(mostAtOnce, 'cases.tooMany')), []),
  /** All open work of this person, who leaves. */
  fromId: z.optional(id),
});
export type AssignRequest = z.infer<typeof assignRequest>;
export const assignResults = ['done', 'same', 'over', 'conflict', 'unknown'] as const;
export type AssignResult = (typeof assignResults)[number];
export interface AssignAnswer extends Undoable {
  readonly results: readonly { readonly id: string; readonly result: AssignResult }[];
}
