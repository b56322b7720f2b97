// What has to be done by hand around a filing, a hearing and an order: which steps, in which order, and whose they are.
import * as z from 'zod/mini';
import { needsAccount, type CourtField } from '../counties/court-values.ts';
import { filingSystemsOf } from '../papers/filing-files.ts';
import { findPackage, type PackageId } from '../packages/catalogue.ts';
import type { CourtType, Filer } from './matters.ts';
import { writeKey } from './move-request.ts';
import type { PaperKind } from './papers.ts';
import { stageOfSteps, type StepStage } from './stage-of-steps.ts';
import type { CaseStatus } from './status.ts';

export const matterSteps = [
  'check_papers',
  'ask_clerk',
  'ask_interpreter',
  'sign_papers',
  'sign_at_notary',
  'translator_at_notary',
  'send_signed',
  'settle_fee',
  'make_copies',
  'file_papers',
  'serve_copies',
  'sign_certificate',
  'tell_new_address',
  'court_interpreter',
  'interpreter_confirmed',
  'serve_notice',
  'print_proof',
  'certified_copies',
  'copy_to_clerk',
  'check_record',
  'send_letters',
  'keep_order',
] as const;
export type MatterStep = (typeof matterSteps)[number];

/** Whose a step is. The translator signs alone, in front of a notary. */
export type StepDoer = 'client' | 'us' | 'translator';

/** What was checked about the court of a matter. */
export interface CheckedValue {
  readonly field: CourtField;
  readonly value: string;
  /** The same in Spanish; null for names and numbers, and for a sentence that nobody has translated yet. */
  readonly spanish: string | null;
  readonly checked: string;
  readonly stale: boolean;
}

export interface StepFacts {
  readonly status: CaseStatus;
  readonly packageId: PackageId;
  /** The operator has confirmed that our staff may deliver papers to a court. */
  readonly staffDeliver: boolean;
  readonly leftOut: boolean;
  readonly court: CourtType;
  readonly needsInterpreter: boolean;
  readonly papers: readonly PaperKind[];
  /** The client has said yes to the motion as it is. */
  readonly isApproved: boolean;
  /** Days or moments at which a fact did a step. */
  readonly signedAt: string | null;
  readonly feeAt: string | null;
  readonly filedOn: string | null;
  readonly filedBy: Filer | null;
  readonly hiddenOn: string | null;
  /** Whoever looked last could still see the record. */
  readonly isVisible: boolean;
  /** The day the client's address was last said. */
  readonly addressOn: string | null;
  readonly lettersFrom: string | null;
  readonly askedAt: string | null;
  readonly confirmedAt: string | null;
  readonly ticks: readonly { readonly step: MatterStep; readonly at: string; readonly as: string }[];
  readonly county: readonly CheckedValue[];
}

export interface Step {
  readonly step: MatterStep;
  readonly by: StepDoer;
  /** Done by a fact that is reported elsewhere; it cannot be ticked. */
  readonly isByFact: boolean;
  readonly doneAt: string | null;
  /** Who ticked it: the client, or we. Null when a fact did it. */
  readonly doneBy: 'client' | 'us' | null;
  /** What was checked about this court that helps here. */
  readonly court: readonly CheckedValue[];
  /** What helps here and nobody has checked: ask the clerk. */
  readonly unknown: readonly CourtField[];
  /** The papers are ready for a filing system that this court has. */
  readonly isForScreen: boolean;
  /** Looking at the record without an account finds nothing in this court. */
  readonly needsAccount: boolean;
}

export interface StepList {
  readonly stage: StepStage | null;
  readonly steps: readonly Step[];
}

/** What is over once papers are filed: somebody who did not tick it is no longer asked for it. */
const beforeFiling: ReadonlySet<MatterStep> = new Set([
  'check_papers',
  'ask_clerk',
  'sign_papers',
  'sign_at_notary',
  'translator_at_notary',
  'send_signed',
  'settle_fee',
  'make_copies',
]);

/** Which values of the county file help with a step. */
const helpful: Readonly<Partial<Record<MatterStep, readonly CourtField[]>>> = {
  ask_clerk: ['phone', 'filing', 'form'],
  ask_interpreter: ['interpreter'],
  settle_fee: ['fee'],
  make_copies: ['copies'],
  file_papers: ['address', 'mail', 'efiling', 'originals'],
  serve_notice: ['hearings'],
  court_interpreter: ['interpreter'],
  certified_copies: ['copy_fee', 'address', 'phone'],
  copy_to_clerk: ['address', 'phone'],
  check_record: ['docket'],
};

/**
 * The steps of a matter as it stands. Whoever takes the papers to the court also calls the clerk, makes the copies,
 * sends them and signs for that; what is signed under oath is the client's own, in front of a notary.
 */
export function stepsOf(facts: StepFacts): StepList {
  const stage = facts.leftOut ? null : stageOfSteps(facts.status);
  if (stage === null) return { stage, steps: [] };
  const { files } = findPackage(facts.packageId);
  const filer: StepDoer = files && facts.staffDeliver ? 'us' : 'client';
  const has = (kind: PaperKind) => facts.papers.includes(kind);
  const steps: Step[] = [];
  const add = (step: MatterStep, by: StepDoer, fact?: { readonly doneAt: string | null }) => {
    const tick = facts.ticks.find((one) => one.step === step);
    const wanted = helpful[step] ?? [];
    const doneAt = fact ? fact.doneAt : (tick?.at ?? null);
    const valueOf = (field: CourtField) => facts.county.find((one) => one.field === field)?.value;
    if (doneAt === null && facts.status === 'filed' && beforeFiling.has(step)) return;
    steps.push({
      step,
      by,
      isByFact: fact !== undefined,
      doneAt,
      doneBy: fact || !tick ? null : tick.as === 'client' ? 'client' : 'us',
      court: wanted.flatMap((field) => facts.county.find((one) => one.field === field) ?? []),
      unknown:
        facts.court === 'unknown'
          ? []
          : wanted.filter((field) => facts.county.every((one) => one.field !== field)),
      isForScreen:
        step === 'file_papers' && facts.isApproved && filingSystemsOf(valueOf('efiling')).length > 0,
      needsAccount: step === 'check_record' && needsAccount(valueOf('docket')),
    });
  };
  // The court answers to the address it has: a move while it decides comes before everything else.
  if (stage !== 'order' && facts.filedOn && facts.addressOn && facts.addressOn > facts.filedOn)
    add('tell_new_address', filer);
  // Papers of somebody else lie at the court: ours stay unused.
  if (stage === 'filing' && !(facts.status === 'filed' && facts.filedBy === 'other')) {
    add('check_papers', 'client');
    add('ask_clerk', filer);
    if (facts.needsInterpreter) add('ask_interpreter', filer);
    add('sign_papers', 'client');
    if (has('affidavit')) add('sign_at_notary', 'client');
    if (has('translator_affidavit')) add('translator_at_notary', 'translator');
    add('send_signed', 'client', { doneAt: facts.signedAt });
    add('settle_fee', 'client', { doneAt: facts.feeAt });
    add('make_copies', filer);
    add('file_papers', filer, { doneAt: facts.status === 'filed' ? facts.filedOn : null });
    add('serve_copies', filer);
    add('sign_certificate', filer);
  }
  if (stage === 'hearing') {
    if (facts.needsInterpreter) {
      add('court_interpreter', 'us', { doneAt: facts.askedAt });
      add('interpreter_confirmed', 'us', { doneAt: facts.confirmedAt });
    }
    add('serve_notice', filer);
    add('print_proof', 'client');
  }
  if (stage === 'order') {
    const after: StepDoer = files ? 'us' : 'client';
    if (facts.isVisible) add('copy_to_clerk', after);
    add('certified_copies', after);
    add('keep_order', 'client');
    add('send_letters', 'client', { doneAt: facts.lettersFrom });
    add('check_record', after, { doneAt: facts.hiddenOn });
  }
  return { stage, steps };
}

/** Whether somebody may tick a step of the list: a client everything but ours, staff everything. */
export function mayTick({ steps }: StepList, step: MatterStep, as: 'client' | 'us'): boolean {
  return steps.some((one) => one.step === step && !one.isByFact && (as === 'us' || one.by !== 'us'));
}

export const stepRequest = z.object({
  idempotencyKey: writeKey,
  step: z.enum(matterSteps, 'field.wrongType'),
  done: z.boolean('field.wrongType'),
});
export type StepRequest = z.infer<typeof stepRequest>;
