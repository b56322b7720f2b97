import { describe, expect, it } from 'vitest';
import { packageIds } from '../packages/catalogue.ts';
import { endReasons, holdKinds, matterOutcomes } from './endings.ts';
import { filers } from './matters.ts';
import { caseReadings, holdSpeaks, holdTurns, readingOf, turnWithHold } from './reading.ts';
import type { ReadingFacts } from './reading-facts.ts';
import { sightOf, type MatterSight } from './sight.ts';
import { evictionDangers } from './reading-facts.ts';
import { readingNeedsIn } from './reading-needs.ts';
import { caseStatuses } from './status.ts';

/** Every way a matter can stand. */
function* everyMatter(): Generator<ReadingFacts> {
  for (const status of caseStatuses)
    for (const packageId of packageIds)
      for (const signed of [0, 1, 2] as const)
        for (const staffDeliver of [true, false])
          for (const filedBy of [null, ...filers])
            for (const outcome of [null, ...matterOutcomes])
              for (const endReason of [null, ...endReasons])
                for (const need of [null, ...readingNeedsIn(status)])
                  for (const danger of outcome || endReason ? [null] : [null, ...evictionDangers])
                    for (const isVisible of status === 'notifying' || status === 'closed'
                      ? [false, true]
                      : [false])
                      yield {
                        status,
                        danger,
                        need,
                        packageId,
                        isSigned: signed > 0,
                        isFeeSettled: signed > 1,
                        staffDeliver,
                        filedBy,
                        outcome,
                        endReason,
                        isVisible,
                      };
}

const matter = (overrides: Partial<MatterSight>): MatterSight => ({
  place: 1,
  status: 'in_review',
  need: null,
  isSigned: false,
  isFeeSettled: false,
  filedBy: null,
  outcome: null,
  endReason: null,
  ...overrides,
});
const sight = (matters: MatterSight[], overrides: Partial<Parameters<typeof sightOf>[0]> = {}) =>
  sightOf({ status: 'in_review', packageId: 'vip', staffDeliver: true, holds: [], matters, ...overrides });

describe('a client with several court cases', () => {
  it('reads which one it is about by its county and number, or by the landlord', () => {
    const three = [
      matter({ place: 1, status: 'filed', county: 'Fulton', docketNumber: '23ED01' }),
      matter({ place: 2, status: 'client_review', county: 'Cobb', landlord: 'Peach Homes LLC' }),
    ];
    expect(sight(three).about).toEqual({ place: 2, count: 2, county: 'Cobb', landlord: 'Peach Homes LLC' });
  });
});

describe('a client whose eviction may still be open', () => {
  it('is sent to free help as their own turn until papers exist, and never reads that there is nothing to do', () => {
    for (const status of ['submitted', 'in_review', 'waiting_for_client', 'preparing'] as const) {
      const at = (danger: 'hearing' | 'open_case') => sight([matter({ status })], { status, danger });
      expect(at('hearing')).toMatchObject({ reading: 'hearing_first', turn: 'client' });
      expect(at('open_case')).toMatchObject({ reading: 'free_help_first', turn: 'client' });
    }
    expect(sight([matter({ status: 'filed' })], { status: 'filed', danger: 'hearing' }).reading).toBe(
      'filed',
    );
  });
});

describe('what a client reads about a matter', () => {
  it('has words of its own for every way a matter can stand, and no words are for nothing', () => {
    const reached = new Set<string>();
    for (const facts of everyMatter()) reached.add(readingOf(facts));
    expect([...reached].toSorted()).toEqual([...caseReadings].toSorted());
  });

  it('never sends them to the clerk when we do that, nor the other way round', () => {
    for (const facts of everyMatter()) {
      if (facts.status !== 'ready_to_file') continue;
      // Nobody takes papers there that have to be made again.
      if (facts.need !== null) {
        expect([readingOf(facts), turnWithHold(facts, null)]).toEqual(['remaking', 'us']);
        continue;
      }
      const ours = facts.packageId !== 'basic' && facts.staffDeliver;
      expect(readingOf(facts) === 'file_herself').toBe(!ours);
      expect(readingOf(facts) === 'deliver').toBe(turnWithHold(facts, null) === 'us');
    }
  });

  it('says a hold in place of the state, until a court has the papers', () => {
    for (const status of caseStatuses)
      for (const hold of holdKinds) {
        const facts = { ...matter({ status }), packageId: 'vip', staffDeliver: true } as const;
        const turn = holdSpeaks(status) ? holdTurns[hold] : turnWithHold(facts, null);
        expect(turnWithHold(facts, hold)).toBe(turn);
      }
    expect(holdSpeaks('hearing_set')).toBe(false);
    expect(holdSpeaks('ready_to_file')).toBe(true);
    expect(sight([matter({})], { holds: ['unreachable', 'dispute'] })).toMatchObject({
      hold: 'dispute',
      turn: 'us',
    });
  });
});

describe('a case of several matters', () => {
  it('speaks of the one that waits for the client, though another stands earlier', () => {
    const matters = [matter({}), matter({ place: 2, status: 'client_review' }), matter({ place: 3 })];
    expect(sight(matters)).toMatchObject({
      reading: 'client_review',
      turn: 'client',
      about: { place: 2, count: 3 },
    });
  });

  it('else of the open one that stands earliest', () => {
    const matters = [
      matter({ status: 'cancelled' }),
      matter({ place: 2, status: 'filed' }),
      matter({ place: 3, status: 'preparing' }),
    ];
    expect(sight(matters)).toMatchObject({ reading: 'preparing', turn: 'us', about: { place: 3, count: 3 } });
  });

  it('says how it ended if all ended so, and else that each says it itself', () => {
    const over = (outcome: MatterSight['outcome'], place: number) =>
      matter({ status: 'closed', outcome, place });
    expect(sight([over('granted', 1), over('granted', 2)], { status: 'closed' }).reading).toBe(
      'closed_granted',
    );
    expect(sight([over('granted', 1), over('denied', 2)], { status: 'closed' })).toMatchObject({
      reading: 'over_many',
      turn: 'nobody',
    });
  });

  it('speaks for itself while it has no matter', () => {
    expect(sight([], { status: 'waiting_for_application' })).toMatchObject({
      reading: 'waiting_for_application',
      turn: 'client',
      about: null,
    });
  });
});
