import * as z from 'zod/mini';
import { packageIds } from '../packages/catalogue.ts';
import { courtTypes, filers } from './matters.ts';
import { paperKinds } from './papers.ts';
import { caseStatuses } from './status.ts';

/**
 * How far the client's statement is: nothing yet, begun, told (finished, and not in English yet), translated (to be read
 * back by the client), or ready for papers.
 */
export const statementStates = ['none', 'begun', 'told', 'translated', 'ready'] as const;

/** What the database knows about the needs of one matter (`private.facts_of_needs`). */
export const needFacts = z.object({
  status: z.enum(caseStatuses),
  packageId: z.enum(packageIds),
  court: z.enum(courtTypes),
  isMatched: z.boolean(),
  /** A flag that nobody has cleared stops papers. */
  isFlagged: z.boolean(),
  statement: z.enum(statementStates),
  /** Kinds of papers that have a current version. */
  kinds: z.array(z.enum(paperKinds)),
  /** Of these, the kinds that no longer say what the record says. */
  changedKinds: z.array(z.enum(paperKinds)),
  motionApproved: z.boolean(),
  attorneyNeeded: z.boolean(),
  attorneyApproved: z.boolean(),
  clientApproved: z.boolean(),
  /** Nobody asked the client yet about somebody who gets a copy. */
  dangerOpen: z.boolean(),
  /** The client fears somebody, and the attorney has not decided. */
  inDanger: z.boolean(),
  isSigned: z.boolean(),
  isFeeSettled: z.boolean(),
  isPaidUp: z.boolean(),
  filingOpen: z.boolean(),
  filedBy: z.nullable(z.enum(filers)),
  staffDeliver: z.boolean(),
  /** A hold stands that stops moves towards the court. */
  isHeld: z.boolean(),
  /** After an order: the certified copies are ordered. */
  hasCopies: z.boolean(),
  /** After an order: the last look at the public record no longer found it. */
  isHidden: z.boolean(),
});
export type NeedFacts = Readonly<z.infer<typeof needFacts>>;
