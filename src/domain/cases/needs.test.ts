import { describe, expect, it } from 'vitest';
import { chanceOf } from '#tests/chance.ts';
import { packageIds } from '../packages/catalogue.ts';
import { courtTypes, filers } from './matters.ts';
import { statementStates, type NeedFacts } from './need-facts.ts';
import { bringerOf, clientAsks, missingForMove, openNeeds, readingNeedOf } from './needs.ts';
import { nextFor } from './next-for.ts';
import { isWaivable, requiredPapers } from './required-papers.ts';
import { nothingOpen } from './sample-needs.ts';
import { caseStatuses, isOver } from './status.ts';
import { turnOf } from './turn.ts';

/** What may be open or not, tried in every combination. */
const switches = [
  'isMatched',
  'isFlagged',
  'attorneyApproved',
  'clientApproved',
  'dangerOpen',
  'inDanger',
  'isSigned',
  'isFeeSettled',
  'isPaidUp',
] as const;

function* everyMatter(): Generator<NeedFacts> {
  const { happens, pick } = chanceOf();
  for (const status of caseStatuses)
    for (const statement of statementStates)
      for (const [kinds, changedKinds] of [
        [[], []],
        [['cover_letter'], []],
        [['motion', 'affidavit'], []],
        [['motion', 'affidavit'], ['motion']],
      ] as const)
        for (let bits = 0; bits < 1 << switches.length; bits++) {
          const set = Object.fromEntries(switches.map((name, at) => [name, Boolean(bits & (1 << at))]));
          yield {
            ...nothingOpen,
            ...set,
            status,
            statement,
            packageId: pick(packageIds),
            attorneyNeeded: happens(0.6),
            staffDeliver: happens(0.6),
            motionApproved: happens(0.5),
            filingOpen: happens(0.7),
            filedBy: happens(0.8) ? null : pick(filers),
            isHeld: happens(0.2),
            hasCopies: happens(0.5),
            isHidden: happens(0.5),
            kinds: [...kinds],
            changedKinds: [...changedKinds],
            court: pick(courtTypes),
          };
        }
}

describe('a matter asks for what it needs', () => {
  it('never has both sides waiting for each other, and asks its client for exactly what is theirs to bring', () => {
    let count = 0;
    const faults: object[] = [];
    for (const facts of everyMatter()) {
      if (isOver(facts.status)) continue;
      count++;
      const asks = clientAsks(facts);
      const next = nextFor(facts);
      const turn = turnOf({ ...facts, need: readingNeedOf(facts) });
      const isFault =
        // Whoever is waited for knows it: staff wait for a client only where the client is asked for something.
        (next.by === 'client' && asks.length === 0) ||
        // What the page says of the turn agrees with what is asked.
        (facts.status === 'preparing' && (turn === 'client') !== asks.length > 0) ||
        // Nobody is told to sign, or to take to the court, what we have to make again.
        (turn === 'client' && facts.status !== 'preparing' && openNeeds(facts).includes('current_papers')) ||
        asks.some((need) => !openNeeds(facts).includes(need));
      if (isFault) faults.push({ facts, asks, next, turn });
    }
    expect(faults.slice(0, 3)).toEqual([]);
    expect(count).toBeGreaterThan(100_000);
  });

  it('never reaches the court without every need of that court', () => {
    const faults = [...everyMatter()].filter(
      (facts) =>
        facts.status === 'ready_to_file' &&
        facts.filedBy !== 'client' &&
        facts.filedBy !== 'other' &&
        missingForMove('filed', facts).length === 0 &&
        (openNeeds(facts).some((need) => need !== 'filing') ||
          requiredPapers[facts.court].some(
            (kind) => !facts.kinds.includes(kind) && !(facts.motionApproved && isWaivable(kind)),
          )),
    );
    expect(faults).toEqual([]);
  });

  it('asks for the client’s words before anything else is written, then has them read back', () => {
    const told = (statement: NeedFacts['statement']) => ({ ...nothingOpen, kinds: [], statement });
    expect(clientAsks(told('none'))[0]).toBe('statement');
    expect(nextFor(told('none')).act).toBe('wait_statement');
    expect(clientAsks(told('told'))).toEqual([]);
    expect(nextFor(told('told')).act).toBe('translate');
    expect(clientAsks(told('translated'))[0]).toBe('read_back');
    expect(nextFor(told('translated')).act).toBe('wait_read_back');
    expect(nextFor(told('ready'))).toMatchObject({ act: 'make_papers', by: 'us', papers: ['motion'] });
  });

  it('lets no packet without a motion go to the attorney, the client or the court', () => {
    const packet = { ...nothingOpen, kinds: ['certificate_of_service', 'cover_letter'] } satisfies NeedFacts;
    expect(missingForMove('attorney_review', packet)).toContain('papers');
    expect(missingForMove('client_review', { ...packet, attorneyNeeded: false })).toContain('papers');
    expect(missingForMove('ready_to_file', { ...packet, status: 'client_review' })).toContain('papers');
    expect(missingForMove('filed', { ...packet, status: 'ready_to_file' })).toContain('papers');
  });

  it('wants an affidavit in superior, state and civil court, which an attorney may leave out', () => {
    for (const court of courtTypes) {
      const alone = { ...nothingOpen, court, motionApproved: false };
      const wants = court === 'superior' || court === 'state' || court === 'civil';
      expect(missingForMove('attorney_review', alone).includes('papers'), court).toBe(wants);
      expect(missingForMove('attorney_review', { ...alone, motionApproved: true })).not.toContain('papers');
    }
  });

  it('lets nobody read, sign or file papers that say something else than the record', () => {
    for (const status of ['attorney_review', 'client_review', 'ready_to_file'] as const) {
      const changed = {
        ...nothingOpen,
        status,
        changedKinds: ['motion'],
        clientApproved: false,
      } satisfies NeedFacts;
      expect(clientAsks(changed)).toEqual([]);
      expect(nextFor(changed)).toMatchObject({ act: 'bring_back', to: 'preparing', papers: ['motion'] });
    }
    const back = { ...nothingOpen, changedKinds: ['motion'] } satisfies NeedFacts;
    expect(readingNeedOf(back)).toBe('current_papers');
    expect(nextFor(back)).toMatchObject({ act: 'remake_papers', by: 'us' });
  });

  it('approves and files nothing while a person who gets a copy was not asked about', () => {
    const open = { ...nothingOpen, status: 'client_review', dangerOpen: true } as const;
    expect(clientAsks(open)[0]).toBe('danger_answer');
    expect(missingForMove('ready_to_file', open)).toContain('danger_answered');
    expect(nextFor({ ...open, dangerOpen: false, inDanger: true }).by).toBe('attorney');
    expect(bringerOf('danger_decision', open)).toBe('attorney');
  });

  it('files nothing of ours that somebody else filed already', () => {
    const outside = {
      ...nothingOpen,
      status: 'ready_to_file',
      filedBy: 'client',
      kinds: [],
      isSigned: false,
    } as const;
    expect(missingForMove('filed', { ...outside, kinds: [] })).toEqual([]);
  });
});
