import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as own from '#domain/cases/api.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import {
  matterSteps,
  mayTick,
  stepsOf,
  type StepFacts,
  type StepList,
  type StepRequest,
} from '#domain/cases/matter-steps.ts';
import { courtTypes, filers } from '#domain/cases/matters.ts';
import { paperKinds } from '#domain/cases/papers.ts';
import { caseStatuses } from '#domain/cases/status.ts';
import { courtFields } from '#domain/counties/court-values.ts';
import type * as matters from '#domain/matters/api.staff.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { readSpanishValues } from '../counties/spanish-values.ts';
import { done } from '../http/reply.ts';
import { command, query } from '../http/service.ts';
import { asClient, keyOf } from '../writes/write-key.ts';

const words = z.nullable(z.string());
const read = z.object({
  outcome: z.literal('done'),
  caseId: z.string(),
  packageId: z.enum(packageIds),
  status: z.enum(caseStatuses),
  leftOut: z.boolean(),
  court: z.enum(courtTypes),
  staffDeliver: z.boolean(),
  needsInterpreter: z.boolean(),
  papers: z.array(z.enum(paperKinds)),
  isApproved: z.boolean(),
  signedAt: words,
  feeAt: words,
  filedOn: words,
  filedBy: z.nullable(z.enum(filers)),
  hiddenOn: words,
  isVisible: z.boolean(),
  addressOn: words,
  lettersFrom: words,
  askedAt: words,
  confirmedAt: words,
  ticks: z.array(z.object({ step: z.enum(matterSteps), at: z.string(), as: z.string() })),
  county: z.array(
    z.object({ field: z.enum(courtFields), value: z.string(), checked: z.string(), stale: z.boolean() }),
  ),
});

const answered = z.union([read, outcome('unknown')]);

/** Refuses `not_found`, also a matter that is in another case than the address says. */
function factsOf(answer: z.infer<typeof answered>, caseId?: string): StepFacts {
  if (answer.outcome !== 'done') throw new Refusal('not_found');
  if (caseId !== undefined && answer.caseId !== caseId) throw new Refusal('not_found');
  const spanish = readSpanishValues();
  const county = answer.county.map((one) => ({ ...one, spanish: spanish.get(one.value) ?? null }));
  return { ...answer, county };
}

const readFacts = (app: Pick<App, 'db'>, { userId, role }: Actor, matterId: string) =>
  callSql(app, 'read_matter_steps', { actorId: userId, actorRole: role, matterId }, answered);

/** The steps by hand of one of the client's matters. Refuses `not_found`. */
export const ownSteps = query({
  sql: 'read_matter_steps',
  params: ({ matterId }: CleanInputOf<typeof own.steps>) => ({ matterId }),
  answer: answered,
  toResult: (stored, { input: { id: caseId } }): StepList => stepsOf(factsOf(stored, caseId)),
});

/** The same for staff. Refuses `not_found`. */
export const stepsOfMatter = query({
  sql: 'read_matter_steps',
  params: ({ id: matterId }: CleanInputOf<typeof cases.steps>) => ({ matterId }),
  answer: answered,
  toResult: (stored): StepList => stepsOf(factsOf(stored)),
});

/**
 * The client ticks a step of their own matter, or takes the tick back. Refuses `not_found`, and `paper_not_now` for a
 * step that the matter does not have now or that a fact does.
 */
export const tickOwnStep = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: caseId, matterId, ...request }: CleanInputOf<typeof own.tickStep>,
  ): Promise<void> => {
    const facts = factsOf(await readFacts(app, { userId: actor.userId, role: 'client' }, matterId), caseId);
    await tick(app, actor, { matterId, facts, as: 'client' }, request);
  },
  respond: done,
});

/** Staff do. Refuses as above. */
export const tickStepForClient = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: matterId, ...request }: CleanInputOf<typeof matters.tickStep>,
  ): Promise<void> => {
    const facts = factsOf(await readFacts(app, actor, matterId));
    await tick(app, actor, { matterId, facts, as: 'us' }, request);
  },
  respond: done,
});

async function tick(
  app: Pick<App, 'db'>,
  actor: Actor,
  {
    matterId,
    facts,
    as,
  }: { readonly matterId: string; readonly facts: StepFacts; readonly as: 'client' | 'us' },
  { idempotencyKey, step, done: isDone }: StepRequest,
): Promise<void> {
  const list = stepsOf(facts);
  if (!mayTick(list, step, as)) throw new Refusal('paper_not_now');
  const p = {
    idempotencyKey: keyOf('step', actor, idempotencyKey),
    matterId,
    stage: list.stage,
    step,
    done: isDone,
    ...(as === 'client' ? asClient(actor) : byActor(actor)),
  };
  const answer = await callSql(app, 'tick_matter_step', p, outcome('done', 'not_now', 'unknown'));
  if (answer.outcome === 'not_now') throw new Refusal('paper_not_now');
  if (answer.outcome !== 'done') throw new Refusal('not_found');
}
