import { describe, expect, it } from 'vitest';
import { chanceOf } from '#tests/chance.ts';
import { staffRoles } from '../access/roles.ts';
import { packageIds } from '../packages/catalogue.ts';
import { courtTypes, filers } from './matters.ts';
import { mayMoveCase } from './moves.ts';
import { statementStates, type NeedFacts } from './need-facts.ts';
import { isStoppedByHold, missingForMove } from './needs.ts';
import { nextFor, type NextAct } from './next-for.ts';
import { paperKinds } from './papers.ts';
import { nothingOpen } from './sample-needs.ts';
import { caseStatuses, type CaseStatus } from './status.ts';

const switches = (Object.keys(nothingOpen) as (keyof NeedFacts)[]).filter(
  (name) => typeof nothingOpen[name] === 'boolean',
);

/** In each state matters of every kind, most of them with a few things open, as they are. */
function* someMatters(): Generator<NeedFacts> {
  const { below, happens, pick } = chanceOf();
  for (const status of caseStatuses)
    for (let trial = 0; trial < 5_000; trial++) {
      const open = new Set(Array.from({ length: below(6) }, () => pick(switches)));
      const kinds = happens(0.7) ? (['motion', 'affidavit'] as const) : paperKinds.filter(() => happens(0.2));
      yield {
        ...nothingOpen,
        ...Object.fromEntries(
          switches.map((name) => [name, open.has(name) ? !nothingOpen[name] : nothingOpen[name]]),
        ),
        status,
        packageId: pick(packageIds),
        court: pick(courtTypes),
        statement: pick(statementStates),
        staffDeliver: happens(0.5),
        kinds: [...kinds],
        changedKinds: kinds.filter(() => happens(0.1)),
        filedBy: happens(0.8) ? null : pick(filers),
      };
    }
}

/** What is done on the page, with no move of its own. */
const doneInPlace: ReadonlySet<NextAct> = new Set([
  'on_hold',
  'match_record',
  'answer_flags',
  'translate',
  'make_papers',
  'remake_papers',
  'check_docket',
  'order_copies',
  'after_care',
]);

describe('the one next step of a case', () => {
  it('is never refused to whoever is offered it, and never a wait where it is ours', () => {
    const faults: object[] = [];
    let moves = 0;
    for (const facts of someMatters())
      for (const viewer of staffRoles)
        for (const hearingIsOver of [false, true]) {
          const step = nextFor(facts, hearingIsOver, viewer);
          const { act, to, by, isOwn } = step;
          const isWait = act.startsWith('wait_') || act === 'nothing';
          const isFault =
            (by === 'us' && isWait) ||
            // Staff can do what is ours; what is the attorney's or the client's, they cannot.
            (viewer !== 'attorney' && isOwn !== (by === 'us')) ||
            (by === 'client' && isOwn) ||
            // A press does something.
            (isOwn && by === 'us' && to === null && !doneInPlace.has(act)) ||
            (to !== null &&
              (!isOwn ||
                missingForMove(to, facts).length > 0 ||
                !mayMoveCase(facts.status, to, viewer) ||
                isStoppedByHold(to, facts)));
          if (to !== null) moves++;
          if (isFault) faults.push({ viewer, hearingIsOver, step, facts });
        }
    expect(faults.slice(0, 3)).toEqual([]);
    expect(moves).toBeGreaterThan(40_000);
  });

  const at = (status: CaseStatus, facts: Partial<NeedFacts> = {}): NeedFacts => ({
    ...nothingOpen,
    status,
    ...facts,
  });

  it('goes on with papers that were approved while a hold stood', () => {
    expect(nextFor(at('client_review'))).toMatchObject({ act: 'go_to_court', to: 'ready_to_file', by: 'us' });
    // The table lets only an attorney send them on, and staff wait for no client.
    const read = at('attorney_review');
    expect(nextFor(read)).toMatchObject({ act: 'wait_attorney', to: null, by: 'attorney', isOwn: false });
    expect(nextFor(read, false, 'attorney')).toMatchObject({
      act: 'send_to_client',
      to: 'client_review',
      isOwn: true,
    });
  });

  it('takes papers back that no attorney has to read any more, or that nobody approved', () => {
    const unread = { attorneyNeeded: false, attorneyApproved: false };
    expect(nextFor(at('attorney_review', unread))).toMatchObject({
      act: 'bring_back_unread',
      to: 'preparing',
      by: 'us',
    });
    const ours = { packageId: 'premium', staffDeliver: true } as const;
    for (const later of [{ clientApproved: false }, { filingOpen: false }, { dangerOpen: true }])
      expect(nextFor(at('ready_to_file', { ...ours, ...later }))).toMatchObject({
        act: 'bring_back_unapproved',
        to: 'preparing',
      });
  });

  it('rests under a hold until the court has the papers, and asks the attorney about a danger all the same', () => {
    const held = { isHeld: true };
    for (const status of ['submitted', 'in_review', 'preparing', 'client_review', 'ready_to_file'] as const)
      expect(nextFor(at(status, held)), status).toMatchObject({ act: 'on_hold', to: null, isOwn: true });
    expect(nextFor(at('filed', held)).act).toBe('check_docket');
    const feared = at('preparing', { ...held, inDanger: true, isFlagged: true });
    expect(nextFor(feared)).toMatchObject({ act: 'wait_danger_decision', by: 'attorney', isOwn: false });
    expect(nextFor(feared, false, 'attorney')).toMatchObject({ act: 'wait_danger_decision', isOwn: true });
  });

  it('goes on after an order once the copies are ordered and the record was found hidden', () => {
    expect(nextFor(at('granted'))).toMatchObject({ act: 'order_copies', to: null });
    expect(nextFor(at('granted', { hasCopies: true }))).toMatchObject({ to: 'notifying' });
    expect(nextFor(at('notifying'))).toMatchObject({ act: 'after_care', to: null });
    expect(nextFor(at('notifying', { isHidden: true }))).toMatchObject({ to: 'closed' });
  });

  it('is no step of an attorney where only staff can go on', () => {
    for (const status of ['in_review', 'preparing', 'granted'] as const)
      expect(nextFor(at(status), false, 'attorney'), status).toMatchObject({
        to: null,
        by: 'us',
        isOwn: false,
      });
  });
});
