// What a matter needs, said once more without the tables that are tried: a table that is wrong on both sides agrees with
// itself.
import type { NeedFacts } from '#domain/cases/need-facts.ts';
import type { PaperKind } from '#domain/cases/papers.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { TaskCode } from '#domain/cases/tasks.ts';

/** Courts that want facts under oath. */
const underOath: ReadonlySet<string> = new Set(['state', 'superior']);

/** What the court still lacks. An attorney who approves a motion has left out what is not there. */
export function lackingPapers({ court, kinds, motionApproved }: NeedFacts): PaperKind[] {
  const wanted: PaperKind[] = underOath.has(court) && !motionApproved ? ['motion', 'affidavit'] : ['motion'];
  return wanted.filter((kind) => !kinds.includes(kind));
}

/** Nobody but the client can tell it, or say that its English is right. */
export function wantsHerWords({ status, kinds, statement }: NeedFacts): boolean {
  return status === 'preparing' && !kinds.includes('motion') && !['told', 'ready'].includes(statement);
}

/** Where papers go on to somebody who reads, signs or takes them. */
export const goesOn: ReadonlySet<CaseStatus> = new Set([
  'attorney_review',
  'client_review',
  'ready_to_file',
  'filed',
]);

/** How far the client's words are while a task about them stands. */
export const tasksOfWords: Readonly<Partial<Record<TaskCode, readonly NeedFacts['statement'][]>>> = {
  ask_statement: ['none', 'begun'],
  translate_statement: ['told'],
  ask_read_back: ['translated'],
};
