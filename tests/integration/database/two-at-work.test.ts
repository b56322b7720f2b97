import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceOf, type Chance } from '#tests/chance.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import { inFullRun } from '#tests/runs.ts';
import * as given from './given.ts';
import { colleague, firstMatter } from './given-matters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const acts = ['docket', 'address', 'task', 'note', 'message'] as const;
type Act = (typeof acts)[number];

/** Two of staff at one case, each with what they have read of its matter, and what was answered "done" so far. */
async function desk() {
  const { caseId } = await given.paidFor(database);
  const { id: matterId } = await firstMatter(database, caseId);
  const people = [await colleague(database), await colleague(database)].map((who) => ({
    who,
    seen: 0,
    stale: 0,
  }));
  const expected = { docket: '', address: '', task: 0, note: 0, message: 0 };
  return { caseId, matterId, people, expected };
}
type Desk = Awaited<ReturnType<typeof desk>>;
type Person = Desk['people'][number];

async function readMatter({ matterId }: Desk) {
  const [row] = await database.sql<{ version: number; docket: string | null; address: string | null }[]>`
    select version, docket_number as docket, address_then as address from public.court_matters where id = ${matterId}`;
  if (!row) throw new Error('no matter');
  return row;
}

/** Writes one fact from the version that was read; told that it is old, reads again and writes what was typed. */
async function saveFact(at: Desk, person: Person, fact: 'docket' | 'address', typed: string): Promise<void> {
  for (;;) {
    const read = await readMatter(at);
    // Sometimes the form has been open for a while.
    const version = person.seen || read.version;
    const answer = await given.call(database, 'save_matter', {
      idempotencyKey: randomUUID(),
      matterId: at.matterId,
      version,
      source: 'staff',
      facts: {
        court: 'magistrate',
        county: 'DeKalb',
        docketNumber: fact === 'docket' ? typed : read.docket,
        nameAsFiled: 'Ana Nunez',
        aliases: [],
        addressThen: fact === 'address' ? typed : read.address,
        filingYear: null,
        filedAgainstOn: null,
        judgedOn: null,
        caseOutcome: null,
        judgment: 'unknown',
        writRecordedIn: null,
        hiddenSeenOn: null,
        attorneyId: null,
        sameDisputeAs: null,
        leftOut: false,
      },
      actorId: person.who.id,
      actorRole: person.who.role,
    });
    person.seen = 0;
    if (answer.outcome === 'done') {
      at.expected[fact] = typed;
      return;
    }
    expect(answer.outcome).toBe('stale');
    person.stale += 1;
  }
}

async function doOne(at: Desk, person: Person, act: Act, typed: string): Promise<void> {
  if (act === 'docket' || act === 'address') return saveFact(at, person, act, typed);
  const shared = {
    idempotencyKey: randomUUID(),
    caseId: at.caseId,
    actorId: person.who.id,
    actorRole: person.who.role,
  };
  const answer =
    act === 'task'
      ? await given.call(database, 'save_case_task', {
          ...shared,
          act: 'add',
          title: typed,
          ownerId: null,
          dueAt: null,
        })
      : act === 'note'
        ? await given.call(database, 'write_case_update', { ...shared, text: typed, visible: false })
        : await given.call(database, 'send_case_message', {
            ...shared,
            language: 'en',
            message: typed,
            ticketHashes: [],
          });
  expect(answer.outcome).toBe('done');
  at.expected[act] += 1;
}

/** One interleaving: one or two acts of each, in an order drawn by chance, now and then both at the same moment. */
async function interleave(at: Desk, chance: Chance, round: number): Promise<void> {
  const queues = at.people.map((_, person) =>
    Array.from({ length: 1 + chance.below(2) }, (_act, number) => ({
      act: chance.pick(acts),
      typed: `${round}-${person}-${number}`,
    })),
  );
  for (const person of at.people) person.seen = chance.happens(0.3) ? (await readMatter(at)).version : 0;
  while (queues.some((queue) => queue.length > 0)) {
    const heads = at.people.flatMap((person, index) => {
      const next = queues[index]?.[0];
      return next ? [{ person, index, next }] : [];
    });
    const both = new Set(heads.map(({ next }) => next.act)).size === 2;
    const now = both && chance.happens(0.5) ? heads : [chance.pick(heads)];
    for (const { index } of now) queues[index]?.shift();
    await Promise.all(now.map(({ person, next }) => doOne(at, person, next.act, next.typed)));
  }
}

/** Works through so many orders: what the case holds, what was answered "done", and how often each was too late. */
async function workTogether(rounds: number) {
  const chance = chanceOf();
  const at = await desk();
  for (let round = 0; round < rounds; round += 1) await interleave(at, chance, round);
  const { caseId, expected } = at;
  const matter = await readMatter(at);
  const [kept] = await database.sql`
    select
      (select count(distinct title)::int from public.case_tasks where case_id = ${caseId} and code = 'custom') as task,
      (select count(distinct description)::int from public.case_updates where case_id = ${caseId} and is_internal) as note,
      (select count(distinct message)::int from public.client_messages where case_id = ${caseId}) as message`;
  return {
    kept: { ...kept, docket: matter.docket, address: matter.address },
    done: expected,
    late: at.people.map(({ stale }) => stale),
  };
}

test('two of staff write on one case in 60 orders: nothing is lost, and who was too late is told', async () => {
  const { kept, done, late } = await workTogether(60);
  expect(kept).toEqual(done);
  // The proof would be empty if nobody had ever been too late.
  expect(Math.min(...late)).toBeGreaterThan(0);
});

test('the same in 3,000 orders', { ...inFullRun, timeout: 180_000 }, async () => {
  const { kept, done } = await workTogether(3_000);
  expect(kept).toEqual(done);
});
