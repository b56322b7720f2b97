import { expect, it } from 'vitest';
import type { MatterSheet, TaskSheet } from '#domain/cases/case-sheet.ts';
import { nothingOpen } from '#domain/cases/sample-needs.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { TaskCode } from '#domain/cases/tasks.ts';
import { matter, move, sheet } from '#tests/components/staff-case.ts';
import { nextStep } from './next-step.ts';

const at = (
  place: number,
  status: CaseStatus,
  needs: Partial<typeof nothingOpen>,
  to: CaseStatus,
): MatterSheet =>
  matter({
    id: `m${place}`,
    place,
    status,
    needs: { ...nothingOpen, status, ...needs },
    moves: [move(to)],
  });
const offered = (...matters: MatterSheet[]) => {
  const step = nextStep(sheet(matters), false);
  return step.kind === 'act' ? [step.act, step.matter.place] : [step.kind];
};

it('of several court cases all are compared with the record before the papers of all are begun by one press', () => {
  const compared = at(1, 'in_review', {}, 'preparing');
  expect(offered(compared, at(2, 'in_review', { isMatched: false }, 'preparing'))).toEqual([
    'match_record',
    2,
  ]);
  expect(offered(compared, at(2, 'in_review', {}, 'preparing'))).toEqual(['begin_papers', 1]);
});

it('the papers of all are made before they go to the attorney together; what a client still has to tell keeps none back', () => {
  const made = at(1, 'preparing', {}, 'attorney_review');
  const unmade = at(2, 'preparing', { kinds: [], motionApproved: false }, 'attorney_review');
  expect(offered(made, unmade)).toEqual(['make_papers', 2]);
  const untold = at(
    2,
    'preparing',
    { kinds: [], motionApproved: false, statement: 'none' },
    'attorney_review',
  );
  expect(offered(made, untold)).toEqual(['send_to_attorney', 1]);
});

const task = (code: TaskCode) => ({ code }) as unknown as TaskSheet;
const withTasks = (status: CaseStatus, ...codes: TaskCode[]) => ({
  ...sheet([at(1, status, {}, 'preparing')]),
  tasks: codes.map(task),
});

it('a message that was read waits for its answer before anything else, and a refund is decided in a closed case, too', () => {
  const answered = withTasks('in_review', 'match_record', 'answer_message', 'decide_refund');
  expect(nextStep(answered, false).kind).toBe('answer');
  expect(nextStep(withTasks('closed', 'decide_refund'), false).kind).toBe('refund');
  expect(nextStep(withTasks('closed', 'limit_ends'), false).kind).toBe('nothing');
  // An attorney decides about no money.
  expect(nextStep(withTasks('closed', 'decide_refund'), true).kind).toBe('nothing');
});

it('what lies at a court goes on beside a court case on hold, and the hold is named before what we wait for', () => {
  const held = at(1, 'preparing', { isHeld: true }, 'attorney_review');
  expect(offered(held, at(2, 'filed', { isHeld: true }, 'hearing_set'))).toEqual(['check_docket', 2]);
  expect(
    offered(at(1, 'waiting_for_application', { isHeld: true }, 'submitted'), { ...held, place: 2 }),
  ).toEqual(['on_hold', 2]);
});
