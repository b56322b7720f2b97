// Whoever writes past the form of a move is refused by the same rules, under the name of the field.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { moveFaults, type FaultyField, type MoveFault } from '#domain/cases/move-rules.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import { isCourtDay } from '#domain/promises/legal-holidays.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { standing } from '../database/given-matters.ts';
import { clientInPreparing, workerOf } from './matter-in-preparing.ts';

let stack: SharedStack;
let sql: postgres.Sql;
let sam: Awaited<ReturnType<typeof workerOf>>;
let sue: Awaited<ReturnType<typeof clientInPreparing>>;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
  sam = await workerOf(sql, stack, 'staff');
  sue = await clientInPreparing(sql, stack);
});
afterAll(() => sql.end());

const inDays = (days: number) => addDays(officeDate(new Date()), days);
/** The next day on which no court sits. */
const closedDay = () => {
  let days = 1;
  while (isCourtDay(inDays(days))) days += 1;
  return inDays(days);
};

interface Stored {
  readonly judged_on?: string;
  readonly filed_on?: string;
  readonly filed_by?: string;
  readonly hearing_at?: string;
}

interface Violation {
  readonly from: CaseStatus;
  readonly to: CaseStatus;
  readonly stored?: Stored;
  readonly facts: Record<string, string | boolean>;
  readonly field: FaultyField;
  readonly fault: MoveFault;
}

const filed: Stored = { filed_on: inDays(-30), filed_by: 'us' };
const heard: Stored = { ...filed, hearing_at: `${inDays(-2)}T15:00:00Z` };
const decided = { outcome: 'denied' };
const granted = { outcome: 'granted', outcomePart: 'The docket.' };

const violations: readonly Violation[] = [
  {
    from: 'ready_to_file',
    to: 'filed',
    facts: { filedOn: inDays(1), filedBy: 'us', filedHow: 'in_person' },
    field: 'filedOn',
    fault: 'date.future',
  },
  {
    from: 'ready_to_file',
    to: 'filed',
    stored: { judged_on: inDays(-10) },
    facts: { filedOn: inDays(-11), filedBy: 'us', filedHow: 'in_person' },
    field: 'filedOn',
    fault: 'filed.beforeJudged',
  },
  {
    from: 'filed',
    to: 'hearing_set',
    stored: filed,
    facts: { hearingAt: `${inDays(-1)}T15:00:00Z`, hearingPlace: 'Room 1' },
    field: 'hearingAt',
    fault: 'date.past',
  },
  {
    from: 'filed',
    to: 'hearing_set',
    stored: filed,
    facts: { hearingAt: `${closedDay()}T15:00:00Z`, hearingPlace: 'Room 1' },
    field: 'hearingAt',
    fault: 'hearing.closedDay',
  },
  ...(['granted', 'denied'] as const).flatMap((to): readonly Violation[] => {
    const outcome = to === 'granted' ? granted : decided;
    return [
      {
        from: 'hearing_set',
        to,
        stored: heard,
        facts: { ...outcome, decidedOn: inDays(1) },
        field: 'decidedOn',
        fault: 'date.future',
      },
      {
        from: 'hearing_set',
        to,
        stored: heard,
        facts: { ...outcome, decidedOn: inDays(-31) },
        field: 'decidedOn',
        fault: 'decided.beforeFiled',
      },
      {
        from: 'hearing_set',
        to,
        stored: heard,
        facts: { ...outcome, decidedOn: inDays(-3) },
        field: 'decidedOn',
        fault: 'decided.beforeHearing',
      },
    ];
  }),
  {
    from: 'hearing_set',
    to: 'granted',
    stored: heard,
    facts: { ...granted, outcome: 'granted_temporary', decidedOn: inDays(-1), limitEndsOn: inDays(-1) },
    field: 'limitEndsOn',
    fault: 'limit.beforeDecision',
  },
  {
    from: 'hearing_set',
    to: 'granted',
    stored: heard,
    facts: { ...granted, outcome: 'granted_temporary', decidedOn: inDays(-1) },
    field: 'limitEndsOn',
    fault: 'limit.missing',
  },
  {
    from: 'hearing_set',
    to: 'granted',
    stored: heard,
    facts: { outcome: 'granted_narrower', outcomePart: ' ', decidedOn: inDays(-1) },
    field: 'outcomePart',
    fault: 'part.missing',
  },
  {
    from: 'filed',
    to: 'closed',
    stored: filed,
    facts: { outcome: 'withdrawn', decidedOn: inDays(1) },
    field: 'decidedOn',
    fault: 'date.future',
  },
];

/** Sue's matter, put where the violation begins. */
async function stand({ from, stored }: Pick<Violation, 'from' | 'stored'>): Promise<number> {
  const facts = {
    filed_on: null,
    filed_by: null,
    hearing_at: null,
    judged_on: null,
    decided_on: null,
    outcome: null,
    limit_ends_on: null,
    ...stored,
  };
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`update public.court_matters set ${transaction(facts)} where id = ${sue.matterId}`;
  });
  await standing({ sql }, sue.matterId, from);
  const [row] = await sql<
    { version: number }[]
  >`select version from public.court_matters where id = ${sue.matterId}`;
  return row?.version ?? 0;
}

const status = async () =>
  (await sql<{ status: string }[]>`select status from public.court_matters where id = ${sue.matterId}`)[0]
    ?.status;

const post = (version: number, { to, facts }: Pick<Violation, 'to' | 'facts'>) =>
  sam.visitor.post(`/api/staff/matters/${sue.matterId}/move`, {
    idempotencyKey: randomUUID(),
    version,
    to,
    facts,
    words: { message: 'News.', reason: 'Read in the docket.' },
  });

describe('a move with a day that cannot be, sent past the form', () => {
  for (const violation of violations) {
    const { from, to, field, fault } = violation;
    test(`from ${from} to ${to} is refused at ${field} (${fault}), and nothing has moved`, async () => {
      const answer = await post(await stand(violation), violation);
      expect(answer.status).toBe(400);
      const body = (await answer.json()) as { fields: { field: string; message: string }[] };
      expect(body.fields.map((one) => one.field)).toEqual([`facts.${field}`]);
      expect(body.fields[0]?.message).toMatch(/\w+ \w+.*[.?]$/);
      expect(await status()).toBe(from);
    });
  }

  it('is tried for every rule there is', () => {
    expect([...new Set(violations.map(({ fault }) => fault))].toSorted()).toEqual([...moveFaults].toSorted());
  });
});

describe('a client who reports a day that cannot be, past the form', () => {
  const report = (version: number, body: object) =>
    sue.visitor.post(`/api/cases/${sue.caseId}/matters/${sue.matterId}/move`, {
      idempotencyKey: randomUUID(),
      version,
      ...body,
    });

  test.each([
    ['a filing tomorrow', 'ready_to_file', {}, { to: 'filed', filedOn: inDays(1) }, 'filedOn'],
    [
      'a filing before the judgment',
      'ready_to_file',
      { judged_on: inDays(-10) },
      { to: 'filed', filedOn: inDays(-11) },
      'filedOn',
    ],
    [
      'a hearing yesterday',
      'filed',
      { ...filed, filed_by: 'client' },
      { to: 'hearing_set', hearingAt: `${inDays(-1)}T15:00:00Z` },
      'hearingAt',
    ],
    [
      'a hearing on a day without court',
      'filed',
      { ...filed, filed_by: 'client' },
      { to: 'hearing_set', hearingAt: `${closedDay()}T15:00:00Z` },
      'hearingAt',
    ],
  ] as const)('such as %s, reads at that field what is wrong', async (_, from, stored, body, field) => {
    const answer = await report(await stand({ from, stored }), body);
    expect(answer.status).toBe(400);
    const { fields } = (await answer.json()) as { fields: { field: string }[] };
    expect(fields.map((one) => one.field)).toEqual([field]);
    expect(await status()).toBe(from);
  });
});
