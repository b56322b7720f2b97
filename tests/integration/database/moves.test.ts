import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roles } from '#domain/access/roles.ts';
import { isChoosable, mayBeStopped, takesStatement } from '#domain/cases/client-acts.ts';
import { findingsOf, type DocketFinding } from '#domain/cases/court-checks.ts';
import { endingRefunds, outcomesFor, silentDays, type MatterOutcome } from '#domain/cases/endings.ts';
import { caseMoves, moveOf, ofOurFiling } from '#domain/cases/moves.ts';
import { caseStatuses, isOver, type CaseStatus } from '#domain/cases/status.ts';
import { readingNeeds, type ReadingNeed } from '#domain/cases/reading-needs.ts';
import { turnOf } from '#domain/cases/turn.ts';
import { hearingNearDays } from '#domain/intake/notices.ts';
import { intakeMoves, intakeStatuses } from '#domain/intake/status.ts';
import { mayBePaidInParts } from '#domain/orders/parts.ts';
import { fulfilledStatuses, orderMoves, orderStatuses, type OrderStatus } from '#domain/orders/status.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { refundMoves, refundStatuses } from '#domain/refunds/rule.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { firstMatter, paper } from './given-matters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const movers = [...roles, 'system'] as const;

type Moves = Readonly<Record<string, Partial<Record<string, readonly string[]>>>>;
const moversOfCase: Moves = Object.fromEntries(
  caseStatuses.map((from) => [
    from,
    Object.fromEntries(Object.entries(caseMoves[from]).map(([to, move]) => [to, move.by])),
  ]),
);

/** `from > to by role`, sorted: the same sentences for the table of the domain and that of the database. */
const sentencesOf = (moves: Moves) =>
  Object.entries(moves)
    .flatMap(([from, next]) =>
      Object.entries(next).flatMap(([to, by]) => (by ?? []).map((role) => `${from} > ${to} by ${role}`)),
    )
    .toSorted();

describe('the table of moves is the same in the domain and in the database', () => {
  test.each([
    ['case_moves', moversOfCase],
    ['intake_moves', intakeMoves],
    ['refund_moves', refundMoves],
  ] as const)('%s', async (table, moves) => {
    const rows = await database.sql<{ move: string }[]>`
      select from_status || ' > ' || to_status || ' by ' || role as move
      from ${database.sql('public')}.${database.sql(table)}, unnest(by_roles) as role`;
    expect(rows.map(({ move }) => move).toSorted()).toEqual(sentencesOf(moves));
  });

  test('order_moves', async () => {
    const rows = await database.sql<{ move: string }[]>`
      select from_status || ' > ' || to_status as move from public.order_moves`;
    const ours = orderStatuses.flatMap((from) => orderMoves[from].map((to) => `${from} > ${to}`));
    expect(rows.map(({ move }) => move).toSorted()).toEqual(ours.toSorted());
  });

  test('what a move needs of our own filing alone, and how long a client is silent', async () => {
    const needs = await database.sql<{ need: string }[]>`
      select need from unnest(enum_range(null::public.move_need)) as listed (need) where private.is_of_our_filing(need)`;
    expect(needs.map(({ need }) => need).toSorted()).toEqual(ofOurFiling.toSorted());
    const [silence] = await database.sql<{ days: number }[]>`
      select extract(day from private.silent_for())::integer as days`;
    expect(silence?.days).toBe(silentDays);
  });

  test('which states are over, and for which orders the service is owed', async () => {
    const over = await database.sql<{ status: CaseStatus; over: boolean }[]>`
      select status, private.is_case_over(status) as over from unnest(enum_range(null::public.case_status)) as status`;
    for (const { status, over: said } of over) expect(said, status).toBe(isOver(status));
    const owed = await database.sql<{ status: string }[]>`
      select status from unnest(enum_range(null::public.order_status)) as status where private.is_owed(status)`;
    expect(owed.map(({ status }) => status).toSorted()).toEqual(fulfilledStatuses.toSorted());
  });

  test('which outcomes a move may have that needs one, and within how many days a hearing is near', async () => {
    for (const [need, outcomes] of Object.entries(outcomesFor)) {
      const rows = await database.sql<{ outcome: MatterOutcome }[]>`
        select outcome from unnest(enum_range(null::public.matter_outcome)) as outcome
        where not private.lacks(${need}::public.move_need,
          jsonb_populate_record(null::public.court_matters, jsonb_build_object('outcome', outcome)))`;
      expect(rows.map(({ outcome }) => outcome)).toEqual(outcomes);
    }
    const [near] = await database.sql<{ days: number }[]>`select private.hearing_near_days() as days`;
    expect(near?.days).toBe(hearingNearDays);
  });

  test('which orders staff may let be paid in parts', async () => {
    const client = await given.account(database);
    const rows = await database.sql<
      { status: OrderStatus; review: boolean; application: string | null; why: string | null }[]
    >`
      select status, review, application, private.why_no_plan_for_order(jsonb_populate_record(null::public.orders,
        jsonb_build_object('id', gen_random_uuid(), 'status', status, 'is_to_review', review,
          'intake_form_id', application, 'user_id', ${client.id}::uuid))) as why
      from unnest(enum_range(null::public.order_status)) as status, (values (true), (false)) as asked (review),
        (values (null), (gen_random_uuid())) as held (application)`;
    expect(rows).toHaveLength(orderStatuses.length * 4);
    for (const { status, review, application, why } of rows)
      expect(why === null, `${status}, ${why}`).toBe(
        mayBePaidInParts({ status, toReview: review, application }),
      );
  });

  test('what staff can find at a court', async () => {
    const rows = await database.sql<{ status: CaseStatus; found: DocketFinding }[]>`
      select status, finding as found
      from unnest(enum_range(null::public.case_status)) as status, unnest(enum_range(null::public.docket_finding)) as finding
      where private.may_be_checked(
        jsonb_populate_record(null::public.court_matters, jsonb_build_object('status', status)), finding, current_date, 'staff')`;
    for (const status of caseStatuses)
      expect(rows.flatMap((row) => (row.status === status ? [row.found] : [])).toSorted(), status).toEqual(
        findingsOf(status).toSorted(),
      );
  });

  test('what a client may still do with a matter', async () => {
    const { sql } = database;
    const states = await sql<{ status: CaseStatus; choosable: boolean; stoppable: boolean }[]>`
      select status, private.is_choosable(status) as choosable, private.may_be_stopped(status) as stoppable
      from unnest(enum_range(null::public.case_status)) as status`;
    for (const { status, choosable, stoppable } of states)
      expect({ status, choosable, stoppable }).toEqual({
        status,
        choosable: isChoosable(status),
        stoppable: mayBeStopped(status),
      });
    const matters = await sql<{ matter: Parameters<typeof takesStatement>[0]; takes: boolean }[]>`
      select
        jsonb_build_object('status', status, 'leftOut', left_out, 'filedOn', filed_on, 'filedBy', filed_by) as matter,
        private.takes_statement(jsonb_populate_record(null::public.court_matters, jsonb_build_object(
          'status', status, 'left_out_at', case when left_out then now() end, 'filed_on', filed_on, 'filed_by', filed_by
        ))) as takes
      from unnest(enum_range(null::public.case_status)) as status,
        unnest(array[true, false]) as left_out,
        unnest(array['2026-11-02'::date, null]) as filed_on,
        unnest(array_append(enum_range(null::public.filer), null)) as filed_by`;
    for (const { matter, takes } of matters)
      expect(takesStatement(matter), JSON.stringify(matter)).toBe(takes);
    expect(matters.filter(({ takes }) => takes).length).toBeGreaterThan(0);
  });
});

/**
 * Tries every pair of states as every role by writing to the table itself, each undone, and answers those that were
 * not refused as a move. (A permitted one may still lack a fact that its state needs.)
 */
async function writable(table: string, id: string, states: readonly string[]): Promise<string[]> {
  const type = `public.${{ cases: 'case', court_matters: 'case', intake_forms: 'intake', refund_requests: 'refund' }[table] ?? ''}_status`;
  return database.sql.begin(async (transaction) => {
    await transaction.unsafe(`
      create temporary table passed (move text) on commit drop;
      create or replace function pg_temp.try_moves() returns void language plpgsql as $$
      declare f text; t text; m text;
      begin
        foreach f in array array[${states.map((state) => `'${state}'`).join(',')}] loop
          set local session_replication_role = replica;
          execute format('update public.${table} set status = %L where id = %L', f, '${id}');
          set local session_replication_role = origin;
          foreach t in array array[${states.map((state) => `'${state}'`).join(',')}] loop
            foreach m in array array[${movers.map((role) => `'${role}'`).join(',')}] loop
              continue when f = t;
              perform private.move_as(m::public.actor_role);
              begin
                execute format('update public.${table} set status = %L::${type} where id = %L', t, '${id}');
                raise exception 'undone' using errcode = 'FK000';
              exception
                when restrict_violation then continue;
                when sqlstate 'FK000' or check_violation then null;
              end;
              insert into passed values (f || ' > ' || t || ' by ' || m);
            end loop;
          end loop;
        end loop;
        perform private.move_as(null);
      end $$;`);
    await transaction`select pg_temp.try_moves()`;
    const rows = await transaction<{ move: string }[]>`select move from passed order by move`;
    return rows.map(({ move }) => move).toSorted();
  });
}

describe('the database knows of a case what the domain knows', () => {
  test('what each move needs', async () => {
    const rows = await database.sql<{ from: CaseStatus; to: CaseStatus; needs: string[] }[]>`
      select from_status as from, to_status as to, needs::text[] as needs from public.case_moves`;
    for (const { from, to, needs } of rows) expect(needs, `${from} > ${to}`).toEqual(moveOf(from, to)?.needs);
  });

  test('what each ending gives back', async () => {
    const rows = await database.sql<
      { ending: string; share: string }[]
    >`select ending, share from public.ending_refunds`;
    expect(Object.fromEntries(rows.map(({ ending, share }) => [ending, share]))).toEqual(endingRefunds);
  });

  test('whose turn it is', async () => {
    for (const staffDeliver of [false, true]) {
      await database.sql`
        update public.filing_rules set staff_deliver = ${staffDeliver}, attorney_needed = ${!staffDeliver},
          confirmed_by = 'A. Lawyer', confirmed_on = '2026-11-01'`;
      const rows = await database.sql<
        {
          status: CaseStatus;
          need: ReadingNeed | null;
          packageId: PackageId;
          isSigned: boolean;
          isFeeSettled: boolean;
          ball: string;
        }[]
      >`select status, need, package as "packageId", signed as "isSigned", fee as "isFeeSettled",
          private.turn_of(status, need, package, signed, fee) as ball
        from unnest(enum_range(null::public.case_status)) as status, unnest(enum_range(null::public.package_id)) as package,
          unnest(array_append(enum_range(null::public.reading_need), null)) as need,
          (values (true), (false)) as a (signed), (values (true), (false)) as b (fee)`;
      expect(rows).toHaveLength(caseStatuses.length * 16 * (readingNeeds.length + 1));
      for (const { ball, ...facts } of rows)
        expect(ball, JSON.stringify(facts)).toBe(turnOf({ ...facts, staffDeliver }));
    }
    await database.sql`update public.filing_rules set staff_deliver = false, attorney_needed = true`;
  });
});

describe('the database itself refuses every other move, whatever writes it', () => {
  const withoutStaying = (moves: Moves) => sentencesOf(moves).filter((move) => !/^(\w+) > \1 /.test(move));

  test('of a case', async () => {
    const { caseId } = await given.paidFor(database);
    const { id } = await firstMatter(database, caseId);
    // With all facts any state asks for, so that only the move can be refused.
    await paper(database, id, ['attorney', 'client']);
    const ofMatters = caseStatuses.filter((status) => status !== 'waiting_for_application');
    expect(await writable('court_matters', id, ofMatters)).toEqual(
      withoutStaying(moversOfCase).filter((sentence) => !sentence.startsWith('waiting_for_application ')),
    );
  });

  test('of a case that waits for its application', async () => {
    const { id: userId } = await given.account(database);
    const { orderId } = await given.openOrder(database, { userId });
    const { caseId } = await given.call(database, 'settle_order', given.payment(orderId));
    // `submitted` needs the application itself, and the others have matters.
    const passed = await writable('cases', caseId as string, ['waiting_for_application', 'cancelled']);
    expect(passed).toEqual(
      ['admin', 'staff', 'system'].map((role) => `waiting_for_application > cancelled by ${role}`),
    );
  });

  test('of an application', async () => {
    const { intakeId } = await given.submitted(database);
    expect(await writable('intake_forms', intakeId, intakeStatuses)).toEqual(sentencesOf(intakeMoves));
  });

  test('of a refund request', async () => {
    const { orderId, userId } = await given.paidFor(database);
    const { requestId } = await given.call(database, 'request_refund', {
      orderId,
      userId,
      reasonCode: 'other',
    });
    // With all facts any state asks for, so that only the move can be refused.
    await database.sql`
      update public.refund_requests set amount_cents = 100, decided_at = now(), decision_note = 'x', failed_at = now(),
        settled_at = now(), settled_means = 'check', settled_reference = '1', decided_by_role = 'staff'
      where id = ${requestId as string}`;
    expect(await writable('refund_requests', requestId as string, refundStatuses)).toEqual(
      sentencesOf(refundMoves),
    );
  });

  test('of an order, whose state follows from its facts: facts that would make one are refused', async () => {
    const { intakeId } = await given.submitted(database);
    const { orderId } = await given.openOrder(database, { intakeId });
    await expect(
      database.sql`update public.orders set received_cents = 100, refunded_cents = 100 where id = ${orderId as string}`,
    ).rejects.toThrow('an order does not move from created to refunded');
  });

  test('and the function that moves a case says so instead of moving it', async () => {
    const { caseId } = await given.paidFor(database);
    const move = { caseId, from: 'submitted', actorId: null };
    for (const [to, actorRole] of [
      ['granted', 'admin'],
      ['in_review', 'client'],
      ['cancelled', 'client'],
    ] as const)
      expect(await given.call(database, 'change_case_status', { ...move, to, actorRole })).toEqual({
        outcome: 'forbidden',
        status: 'submitted',
      });
  });

  test('nobody is left named who moved something before', async () => {
    const { caseId } = await given.paidFor(database);
    const refused = database.sql.begin(async (transaction) => {
      await transaction`select public.change_case_status(${caseId}, 'submitted', 'in_review', 'staff')`;
      await transaction`update public.cases set status = 'preparing' where id = ${caseId}`;
    });
    await expect(refused).rejects.toThrow('a case is what its matters are: in_review, and not preparing');
  });
});
