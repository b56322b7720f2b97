import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { factsOnPapers } from '#domain/cases/facts-on-papers.ts';
import { needFacts, type NeedFacts } from '#domain/cases/need-facts.ts';
import { clientAsks, isStoppedByHold, missingForMove, readingNeedOf } from '#domain/cases/needs.ts';
import { nextFor } from '#domain/cases/next-for.ts';
import { caseMoves } from '#domain/cases/moves.ts';
import { isWaivable, requiredPapers } from '#domain/cases/required-papers.ts';
import { caseStatuses, type CaseStatus } from '#domain/cases/status.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import {
  approveAs,
  colleague,
  firstMatter,
  move,
  openFiling,
  paper,
  plaintiff,
  standing,
} from './given-matters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function matterIn(status: CaseStatus, packageId: PackageId = 'standard') {
  const { caseId, userId } = await given.paidFor(
    database,
    { selected_service_package: packageId },
    packageId,
  );
  const { id } = await firstMatter(database, caseId);
  await standing(database, id, status);
  return { id, caseId: String(caseId), userId: String(userId) };
}

async function needsOf(id: string): Promise<NeedFacts> {
  const [row] = await database.sql<{ facts: unknown }[]>`
    select private.facts_of_needs(matter) as facts from public.court_matters as matter where id = ${id}`;
  return needFacts.parse(row?.facts);
}

async function standsAt(id: string) {
  const [row] = await database.sql<{ status: CaseStatus; need: string | null; signed: boolean }[]>`
    select status, private.reading_need(matter) as need, signed_copy_at is not null as signed
    from public.court_matters as matter where id = ${id}`;
  return row;
}

async function tasksOf(id: string): Promise<string[]> {
  const rows = await database.sql<{ code: string }[]>`
    select code from public.case_tasks where matter_id = ${id} and done_at is null and dropped_at is null order by code`;
  return rows.map(({ code }) => code);
}

/** Needs that a form of the move fills. */
const typedWithTheMove = new Set([
  'reason',
  'filed_outside',
  'filed_on',
  'hearing_at',
  'decided_on',
  'end_reason',
  'silence',
]);

describe('the database has the table of needs that the domain has', () => {
  test('which papers each court wants', async () => {
    const rows = await database.sql<{ court: keyof typeof requiredPapers; kind: 'motion'; waive: boolean }[]>`
      select court, kind, attorney_may_waive as waive from public.required_papers order by kind`;
    for (const [court, kinds] of Object.entries(requiredPapers))
      expect(rows.filter((row) => row.court === court).map(({ kind }) => kind)).toEqual([...kinds]);
    for (const { kind, waive } of rows) expect(waive, kind).toBe(isWaivable(kind));
  });

  test('which facts stand on which paper', async () => {
    const rows = await database.sql<{ kind: keyof typeof factsOnPapers; facts: string[] }[]>`
      select kind, facts::text[] as facts from public.paper_facts`;
    expect(Object.fromEntries(rows.map(({ kind, facts }) => [kind, facts.toSorted()]))).toEqual(
      Object.fromEntries(Object.entries(factsOnPapers).map(([kind, facts]) => [kind, facts.toSorted()])),
    );
  });

  test('what is missing for a move, and what a client is waited for', async () => {
    const { id } = await matterIn('in_review');
    const say = (words: string) => database.sql`
      insert into public.matter_statements (matter_id, answers, language, finished_at)
      values (${id}, ${database.sql.json({ story: words })}, 'es', now())`;
    const steps: (() => Promise<unknown>)[] = [
      () => Promise.resolve(),
      () => database.sql`update public.court_matters set record_matched_at = now() where id = ${id}`,
      () => plaintiff(database, id),
      () => say('No pude pagar.'),
      () => database.sql`
        update public.matter_statements set translated_by = 'R. Díaz',
          translation = ${database.sql.json({ story: { of: 'No pude pagar.', text: 'I could not pay.' } })}
        where matter_id = ${id}`,
      () => database.sql`update public.matter_statements set read_back_at = now() where matter_id = ${id}`,
      () => paper(database, id, ['attorney']),
      () => database.sql`update public.court_matters set court = 'superior' where id = ${id}`,
      () => database.sql`update public.court_matters set court_fee_settled_at = now() where id = ${id}`,
      () => database.sql`
        update public.matter_parties set danger_answer = null, danger_answered_at = null where matter_id = ${id} and not is_client`,
      () => database.sql`update public.court_matters set docket_number = '24-D-77' where id = ${id}`,
    ];
    const seen = new Set<string | null>();
    for (const step of steps) {
      await step();
      for (const status of caseStatuses.filter((one) => one !== 'waiting_for_application')) {
        await standing(database, id, status);
        const facts = await needsOf(id);
        seen.add(readingNeedOf(facts));
        expect((await standsAt(id))?.need, status).toBe(readingNeedOf(facts));
        for (const to of Object.keys(caseMoves[status]) as CaseStatus[]) {
          const [row] = await database.sql<{ missing: string[] }[]>`
            select private.missing_for(${status}, ${to}, matter)::text[] as missing
            from public.court_matters as matter where id = ${id}`;
          const stored = row?.missing.filter(
            (need) => !typedWithTheMove.has(need) && !need.startsWith('outcome_'),
          );
          expect(stored, `${status} > ${to}`).toEqual(missingForMove(to, facts));
        }
      }
    }
    expect([...seen].toSorted()).toEqual(
      ['current_papers', null, 'read_back', 'statement', 'translation'].toSorted(),
    );
  });
});

describe('what is offered next', () => {
  /** All that a matter needs, made past the rules of moves. */
  async function readyMatter(status: CaseStatus) {
    const one = await matterIn('in_review', 'vip');
    await plaintiff(database, one.id);
    const motion = await paper(database, one.id, ['client']);
    const attorney = await colleague(database, 'attorney');
    await approveAs(database, motion, attorney.id);
    await openFiling(database, attorney.id);
    await database.sql`
      update public.court_matters set record_matched_at = now(), signed_copy_at = now(), court_fee_settled_at = now()
      where id = ${one.id}`;
    await database.sql`
      insert into public.matter_steps (matter_id, stage, step, done_as)
      values (${one.id}, 'order', 'certified_copies', 'staff')`;
    await database.sql`update public.court_matters set hidden_seen_on = current_date where id = ${one.id}`;
    await standing(database, one.id, status);
    return { ...one, attorney };
  }
  const typed = {
    facts: {
      filedOn: '2026-11-20',
      filedBy: 'us',
      hearingAt: '2026-12-20T15:00:00Z',
      decidedOn: '2026-11-21',
      outcome: 'granted',
    },
    words: { reason: 'Because.' },
  };

  test('is a move that the database makes, in every state, for staff and the attorney', async () => {
    await database.sql`
      update public.filing_rules set staff_deliver = true, confirmed_by = 'Pat Law', confirmed_on = current_date`;
    const made: string[] = [];
    for (const role of ['staff', 'attorney'] as const)
      for (const status of caseStatuses.filter((one) => one !== 'waiting_for_application')) {
        const { id, attorney } = await readyMatter(status);
        const { to } = nextFor(await needsOf(id), true, role);
        if (to === null) continue;
        const by = role === 'attorney' ? attorney : await colleague(database);
        const answer = await move(database, id, to, by, typed);
        expect(answer, `${status} > ${to} by ${role}`).toMatchObject({ outcome: 'done' });
        made.push(`${role}: ${status} > ${to}`);
      }
    expect(made).toEqual([
      'staff: submitted > in_review',
      'staff: in_review > preparing',
      'staff: preparing > attorney_review',
      'staff: client_review > ready_to_file',
      'staff: ready_to_file > filed',
      'staff: hearing_set > granted',
      'staff: granted > notifying',
      'staff: denied > closed',
      'staff: notifying > closed',
      'attorney: attorney_review > client_review',
    ]);
  });

  test('is no move that a hold refuses, and a part that is a few days late holds nothing', async () => {
    const { id, caseId } = await readyMatter('in_review');
    await database.sql`insert into public.case_holds (case_id, kind, stops_moves) values (${caseId}, 'late_part', false)`;
    expect((await needsOf(id)).isHeld).toBe(false);
    await database.sql`insert into public.case_holds (case_id, kind) values (${caseId}, 'dispute')`;
    for (const filedBy of [null, 'us', 'client', 'other'] as const)
      for (const status of caseStatuses.filter((one) => one !== 'waiting_for_application')) {
        await standing(database, id, status);
        await database.sql.begin(async (transaction) => {
          await transaction`set local session_replication_role = replica`;
          await transaction`update public.court_matters set filed_by = ${filedBy} where id = ${id}`;
        });
        const facts = await needsOf(id);
        expect(facts.isHeld).toBe(true);
        for (const to of Object.keys(caseMoves[status]) as CaseStatus[]) {
          const [row] = await database.sql<{ stopped: boolean }[]>`
            select private.is_stopped_by_hold(matter, ${to}) as stopped from public.court_matters as matter where id = ${id}`;
          expect(isStoppedByHold(to, facts), `${status} > ${to}, filed by ${filedBy}`).toBe(row?.stopped);
        }
      }
  });
});

describe('a client is asked for her own words', () => {
  test('by notice and mail when the work on her papers begins, and staff are told whom they wait for', async () => {
    const { id, caseId } = await matterIn('in_review');
    await database.sql`update public.court_matters set record_matched_at = now() where id = ${id}`;
    const answer = await move(database, id, 'preparing', await colleague(database), {
      words: { message: 'Tell us.' },
      tasks: ['ask_statement', 'prepare_papers'].map((code) => ({
        code,
        dueAt: '2026-12-03T23:00:00Z',
        dedupeKey: randomUUID(),
      })),
    });
    expect(answer.outcome).toBe('done');
    expect(await tasksOf(id)).toEqual(['ask_statement']);
    expect(clientAsks(await needsOf(id))).toEqual(['statement']);
    const [notice] = await database.sql<{ kind: string; action_required: boolean }[]>`
      select kind, action_required from public.client_notifications where case_id = ${caseId} order by created_at desc limit 1`;
    expect(notice).toEqual({ kind: 'your_turn', action_required: true });
    const [mail] = await database.sql<{ need: string }[]>`
      select payload #>> '{stands,need}' as need from public.outbox where kind = 'case_moved' and payload ->> 'caseId' = ${caseId}
      order by created_at desc limit 1`;
    expect(mail?.need).toBe('statement');
    const [turn] = await database.sql<
      { ball: string }[]
    >`select ball from public.case_turns where case_id = ${caseId}`;
    expect(turn?.ball).toBe('client');
  });
});

describe('papers say what the record says', () => {
  test('an address of the landlord changed after the approvals brings back only the certificate that prints it', async () => {
    const { id } = await matterIn('client_review');
    const landlord = await plaintiff(database, id);
    await paper(database, id, ['attorney', 'client'], 'motion');
    await paper(database, id, ['attorney', 'client'], 'certificate_of_service');
    await standing(database, id, 'ready_to_file');
    await database.sql`update public.court_matters set signed_copy_at = now() where id = ${id}`;
    await database.sql`update public.matter_parties set address = '2 Court Sq' where id = ${landlord}`;
    expect(await standsAt(id)).toEqual({ status: 'preparing', need: 'current_papers', signed: false });
    expect((await needsOf(id)).changedKinds).toEqual(['certificate_of_service']);
    expect(await tasksOf(id)).toEqual(['remake_papers']);
    const refused = await move(database, id, 'attorney_review', await colleague(database));
    expect(refused).toMatchObject({ outcome: 'missing', missing: ['papers_current'] });
    // The same address again: nothing has changed after all.
    await database.sql`update public.matter_parties set address = '1 Court Sq' where id = ${landlord}`;
    expect((await needsOf(id)).changedKinds).toEqual([]);
    expect(await tasksOf(id)).toEqual(['prepare_papers']);
  });

  test('a hold keeps changed papers where they are until it ends', async () => {
    const { id, caseId } = await matterIn('client_review');
    await paper(database, id, ['attorney'], 'motion');
    await database.sql`insert into public.case_holds (case_id, kind) values (${caseId}, 'client_asked')`;
    await database.sql`update public.court_matters set docket_number = '1' where id = ${id}`;
    expect((await standsAt(id))?.status).toBe('client_review');
    await database.sql`update public.case_holds set released_at = now() where case_id = ${caseId}`;
    expect((await standsAt(id))?.status).toBe('preparing');
  });

  test('the name of the client stands on motion and order, and a new one brings it back', async () => {
    const { id, userId } = await matterIn('ready_to_file');
    await paper(database, id, ['attorney', 'client'], 'motion');
    await paper(database, id, ['attorney', 'client'], 'proposed_order');
    await database.sql`update public.users set last_name = 'O''Neil-Carter' where id = ${userId}`;
    expect((await standsAt(id))?.status).toBe('preparing');
    expect((await needsOf(id)).changedKinds).toEqual(['motion', 'proposed_order']);
  });
});
