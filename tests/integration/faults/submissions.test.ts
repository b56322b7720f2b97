// @module-tag full
// People press the button while parts of ours are breaking, and press it again until a reference stands there. Then
// everything is mended, what waits goes in, and the database is counted: nothing is lost, nothing is there twice.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '#server/compose.ts';
import { runSchedule } from '#tests/faults/call-function.ts';
import { readVerdict } from '#tests/faults/counted.ts';
import type { Fault, Plan } from '#tests/faults/http-proxy.ts';
import { Person } from '#tests/faults/person.ts';
import type { PostgresFault } from '#tests/faults/postgres-proxy.ts';
import { startProduct, type Product } from '#tests/faults/product.ts';
import { everyFault, inLanes, trials } from '#tests/faults/scale.ts';
import { report } from '#tests/faults/report.ts';
import { asTrial } from '#tests/faults/tagged-calls.ts';
import replaySpool from '../../../functions/replay-spool.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  // The rows of the mails are counted here; that they go out is proved elsewhere, and would take half the time.
  product.api.answerEmpty('/rpc/claim_outbox');
}, 180_000);
afterAll(() => product.close());

interface Mode {
  readonly name: string;
  readonly all: number;
  readonly share: number;
  /** Trials side by side: many where each only waits for a time-out. */
  readonly lanes: number;
  readonly files?: boolean;
  readonly ownApi?: boolean;
  /** How long after a press its fault may still be under way. */
  readonly settlesMs?: number;
  /** Breaks what the person's first call meets. Returns how many of its faults really happened. */
  breaks(person: Person, turn: number): { fired: () => number };
}

const isSubmission = (path: string) => /\/rpc\/submit_(intake|contact)$/.test(path);

/** Which calls of one press meet the fault, in turn: the first, the submission once, each submission, all. */
const scopes: readonly ((fault: Fault) => Plan)[] = [
  (fault) =>
    ({ number }) =>
      number === 1 ? fault : null,
  (fault) => once(fault),
  (fault) =>
    ({ path }) =>
      isSubmission(path) ? fault : null,
  (fault) => () => fault,
];

function once(fault: Fault): Plan {
  let left = 1;
  return ({ path }) => (isSubmission(path) && left-- > 0 ? fault : null);
}

const byApi = (fault: Fault, plans: readonly ((fault: Fault) => Plan)[]): Mode['breaks'] => {
  return (person, turn) => {
    // Not the turn itself: whether it is an application follows from its last bit.
    const plan = plans[Math.floor(turn / 2) % plans.length]?.(fault);
    product.api.plan(person.key, plan ?? null);
    return { fired: () => product.api.fired(person.key).filter((one) => isRight(one, fault)).length };
  };
};

/** "Committed, answer cut" is one only where the call that was passed on succeeded. */
const isRight = ({ fault: seen, unseen }: { fault: Fault; unseen: number | null }, fault: Fault) =>
  seen === fault && (fault !== 'answer cut' || (unseen !== null && unseen < 300));

const byPostgres = (fault: PostgresFault): Mode['breaks'] => {
  return (person, turn) => {
    // Twice: the function's own second try is cut too, so that the spool takes it.
    product.postgres.arm(person.storedKey, fault, (Math.floor(turn / 2) % 2) + 1);
    return { fired: () => product.postgres.fired(person.storedKey) };
  };
};

const refused: Mode['breaks'] = (person) => {
  product.api.refuse(person.key, true);
  return { fired: () => product.api.fired(person.key).length };
};

const [firstCall = once, oneSubmission = once, eachSubmission = once, everyCall = once] = scopes;

const modes: readonly Mode[] = [
  { name: 'connection refused', all: 450, share: 8, lanes: 6, breaks: refused, files: true },
  {
    name: 'black hole',
    all: 300,
    share: 4,
    lanes: 50,
    breaks: byApi('silent', [firstCall, oneSubmission]),
  },
  {
    name: 'reset before commit',
    all: 500,
    share: 8,
    lanes: 6,
    breaks: byApi('reset', scopes),
    files: true,
  },
  {
    name: 'committed, answer cut',
    all: 500,
    share: 8,
    lanes: 6,
    breaks: byApi('answer cut', [oneSubmission, eachSubmission, everyCall]),
    files: true,
  },
  {
    name: 'committed after we gave up',
    all: 250,
    share: 4,
    lanes: 50,
    breaks: byApi('late', [oneSubmission]),
    settlesMs: 2_000,
  },
  {
    name: 'latency',
    all: 200,
    share: 4,
    lanes: 12,
    breaks: byApi('slow', [everyCall]),
    files: true,
  },
  {
    name: '503 of the gateway',
    all: 250,
    share: 4,
    lanes: 6,
    breaks: byApi('unavailable', scopes),
    files: true,
  },
  {
    name: 'PostgreSQL: cut before',
    all: 100,
    share: 4,
    lanes: 8,
    breaks: byPostgres('reset before'),
    ownApi: true,
  },
  {
    name: 'PostgreSQL: committed, cut',
    all: 150,
    share: 4,
    lanes: 10,
    breaks: byPostgres('answer cut'),
    ownApi: true,
  },
  {
    name: 'database and spool down',
    all: 300,
    share: 8,
    lanes: 6,
    breaks: (person, turn) => {
      const db = refused(person, turn);
      const fault = turn % 3 === 0 ? 'unavailable' : 'reset';
      product.spool.plan(person.key, () => fault);
      return { fired: () => Math.min(db.fired(), product.spool.fired(person.key).length) };
    },
  },
];

function mend(person: Person): void {
  product.api.plan(person.key, null);
  product.api.refuse(person.key, false);
  product.postgres.disarm(person.storedKey);
  product.spool.plan(person.key, null);
}

/** Presses, loses some of the answers, presses twice at once now and then, and stops at a reference. */
async function sendUntilTaken(person: Person, mode: Mode, turn: number): Promise<() => boolean> {
  const { fired } = mode.breaks(person, turn);
  const first = turn % 7 === 3 ? 2 : 1;
  const lost = turn % 5 === 1;
  const press = (options = {}) => asTrial(person.key, () => person.press(product.siteUrl, options));
  const heard = await Promise.all(Array.from({ length: first }, () => press({ lost })));
  // Some outages go on while the person tries again.
  if (turn % 4 !== 2) mend(person);
  let taken = heard.some((one) => 'shown' in one);
  for (let tries = 0; !taken && tries < 8; tries += 1) {
    taken = 'shown' in (await press());
    mend(person);
  }
  mend(person);
  // Asked at the end: what is passed on late has not happened yet.
  return () => fired() > 0;
}

async function replayAll(): Promise<void> {
  for (let runs = 0; runs < 100; runs += 1) {
    await runSchedule(replaySpool);
    if ((await compose('dev').spool.count()) === 0) return;
  }
  throw new Error('the spool was never empty');
}

it(
  'whatever breaks while people press the button, each of them is in the database exactly once',
  { timeout: trials(20 * 60_000, 120_000) },
  async () => {
    const people: { person: Person; mode: Mode; fired: () => boolean }[] = [];
    const started = Date.now();
    const waitsLong = ({ lanes, ownApi }: Mode) => lanes > 20 || ownApi === true;
    const tryModes = async (some: readonly Mode[]): Promise<void> => {
      for (const mode of some) {
        const tried: (() => boolean)[] = [];
        const tryTurns = (turns: readonly number[]) =>
          inLanes(turns, mode.lanes, async (turn) => {
            const person = new Person(turn, { files: mode.files ?? false });
            const api = mode.ownApi ? await product.ownApi(person.key) : null;
            const fired = await sendUntilTaken(person, mode, turn);
            people.push({ person, mode, fired });
            tried.push(fired);
            await api?.end();
          });
        const wanted = trials(mode.all, mode.share);
        await tryTurns(Array.from({ length: wanted }, (_, turn) => turn));
        // A trial whose fault did not happen counts for nothing, and another takes its place.
        await sleep(mode.settlesMs ?? 0);
        const missing = wanted - tried.filter((fired) => fired()).length;
        await tryTurns(Array.from({ length: missing }, (_, turn) => wanted + turn));
      }
    };
    // Those that wait for time-outs beside those that do not: a processor too busy would make time-outs of all. A share
    // of each is so little work that all that wait may do so at once.
    const waiting = modes.filter(waitsLong);
    const others = modes.filter((mode) => !waitsLong(mode));
    await Promise.all([...(everyFault ? [waiting] : waiting.map((mode) => [mode])), others].map(tryModes));
    await Promise.all(people.flatMap(({ person }) => person.background));
    await replayAll();

    const verdicts = await readVerdict(
      product.sql,
      people.map(({ person }) => person),
    );
    const table = modes.map((mode) => {
      const mine = people.filter((one) => one.mode === mode);
      const sum = (count: (person: Person) => number) =>
        mine.reduce((total, { person }) => total + count(person), 0);
      return {
        mode: mode.name,
        trials: mine.length,
        'fault fired': mine.filter(({ fired }) => fired()).length,
        'waited in spool': mine.filter(({ person }) => person.seen.some(({ stored }) => stored === 'later'))
          .length,
        '503 shown': sum((person) => person.timesDown),
        lost: sum((person) => verdicts.get(person)?.lost.length ?? 0),
        doubled: sum((person) => verdicts.get(person)?.doubled.length ?? 0),
        wrong: sum((person) => verdicts.get(person)?.wrong.length ?? 0),
      };
    });
    report(`Submissions with a fault (${((Date.now() - started) / 1_000).toFixed(0)} s)`, table);
    const all = [...verdicts.values()];
    expect({
      lost: all.flatMap(({ lost }) => lost),
      doubled: all.flatMap(({ doubled }) => doubled),
      wrong: all.flatMap(({ wrong }) => wrong),
    }).toEqual({ lost: [], doubled: [], wrong: [] });
    for (const mode of modes) {
      const counted = people.filter((one) => one.mode === mode && one.fired()).length;
      expect(counted, mode.name).toBeGreaterThanOrEqual(trials(mode.all, mode.share));
    }
  },
);
