import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endReasons, matterOutcomes } from '#domain/cases/endings.ts';
import { needFacts, type NeedFacts } from '#domain/cases/need-facts.ts';
import { bringerOf, clientAsks, openNeeds, readingNeedOf } from '#domain/cases/needs.ts';
import { mayMoveCase } from '#domain/cases/moves.ts';
import { nextFor } from '#domain/cases/next-for.ts';
import { nextTasks } from '#domain/cases/next-tasks.ts';
import { missingPapers } from '#domain/cases/required-papers.ts';
import { sightOf } from '#domain/cases/sight.ts';
import { caseStatuses, isOver, statusOfMatters, type CaseStatus } from '#domain/cases/status.ts';
import { outlivesCase, type TaskCode } from '#domain/cases/tasks.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { chanceOf } from '#tests/chance.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import { isFullRun, isLongRun } from '#tests/runs.ts';
import * as given from './given.ts';
import { colleague, mattersOf, openFiling, paper, plaintiff } from './given-matters.ts';
import { goesOn, lackingPapers, tasksOfWords, wantsHerWords } from './plain-needs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const calendar = officeCalendar([]);
const facts = { hearingAt: '2026-12-20T15:00:00Z', limitEndsOn: '2027-06-01' };
/** The tasks that the server sends along with a move. */
const tasksOfMove = (to: CaseStatus) =>
  nextTasks(to, facts, new Date(), calendar).map((task) => ({ ...task, dedupeKey: randomUUID() }));
/** What there is to do in a state and in no other. */
const causedBy = (status: CaseStatus): readonly TaskCode[] =>
  nextTasks(status, facts, new Date(), calendar)
    .map(({ code }) => code)
    .filter((code) => !outlivesCase.has(code));
const causedByStates = new Set(caseStatuses.flatMap(causedBy));

const histories = isLongRun ? 10_000 : isFullRun ? 1_500 : 30;

test(
  `${histories} random histories of three matters agree with the table of moves; none is filed without every need, and no client or task is left waiting`,
  // In milliseconds; a third of a second each on a quiet machine, three times as long on a busy one.
  { timeout: 60_000 + histories * 1_000 },
  async () => {
    const { next, below, pick } = chanceOf();
    const staff = await colleague(database);
    const attorney = await colleague(database, 'attorney');
    const otherAttorney = await colleague(database, 'attorney');
    await openFiling(database, attorney.id);
    const admin = await colleague(database, 'admin');
    const { caseId, userId } = await given.paidFor(
      database,
      { selected_service_package: 'vip', number_of_evictions: '3' },
      'vip',
    );
    const movers = [
      { id: userId, role: 'client' },
      staff,
      staff,
      attorney,
      admin,
      { id: null, role: 'system' },
    ] as const;
    const matters = await mattersOf(database, caseId);
    const { sql } = database;
    for (const { id } of matters) {
      await paper(database, id);
      await paper(database, id, [], 'affidavit');
      await plaintiff(database, id);
    }
    const needsOf = async (id: string): Promise<NeedFacts> => {
      const [row] = await sql<{ facts: unknown }[]>`
        select private.facts_of_needs(matter) as facts from public.court_matters as matter where id = ${id}`;
      return needFacts.parse(row?.facts);
    };
    /** What people and courts do to a matter besides moving it. */
    const happenings: ((id: string) => Promise<unknown>)[] = [
      (id) =>
        sql`update public.court_matters set court_fee_settled_at = now(), version = version where id = ${id}`,
      (id) =>
        sql`update public.court_matters set docket_number = ${pick(['24-D-01', '24-D-02'])} where id = ${id}`,
      (id) => sql`
        update public.matter_parties set address = ${pick(['1 Court Sq', '2 Court Sq'])}
        where matter_id = ${id} and role = 'plaintiff'`,
      (id) => sql`
        update public.matter_parties set danger_answer = 'no', danger_answered_at = now() where matter_id = ${id} and not is_client`,
      // The papers are made again: the newest version says what the record says now.
      (id) => sql`
        insert into public.generated_documents
          (case_id, paper_id, version_number, file_name, file_path, document_type, sha256, page_code, file_size)
        select case_id, paper_id, version_number + 1, file_name, 'papers/' || gen_random_uuid(), 'motion',
          encode(sha256(gen_random_uuid()::text::bytea), 'hex'), page_code, 1000
        from public.current_papers where matter_id = ${id}`,
      (id) => sql`
        insert into public.matter_statements (matter_id, answers, language, finished_at)
        values (${id}, ${sql.json({ story: pick(['One.', 'Two.']) })}, ${pick(['en', 'es'])}, ${pick([null, new Date()])})
        on conflict (matter_id) do update set answers = excluded.answers, finished_at = excluded.finished_at, read_back_at = null`,
      (id) =>
        sql`update public.case_papers set withdrawn_at = null where matter_id = ${id} and kind = 'motion'`,
      // It was another court after all, which may want the facts under oath.
      (id) =>
        sql`update public.court_matters set court = ${pick(['magistrate', 'superior'])} where id = ${id}`,
      (id) => sql`
        update public.case_papers set withdrawn_at = case when withdrawn_at is null then now() end
        where matter_id = ${id} and kind = 'affidavit'`,
      (id) =>
        sql`update public.case_papers set withdrawn_at = now() where matter_id = ${id} and ${next() < 0.1}`,
    ];
    /**
     * Histories begin with an application, where the client has to tell first, or where papers are about to be filed with
     * most of what the court needs: few would get there by chance.
     */
    const reset = async () => {
      const begins = pick(['submitted', 'preparing', 'ready_to_file', 'ready_to_file'] as const);
      await sql.begin(async (transaction) => {
        await transaction`set local session_replication_role = replica`;
        await transaction`
        update public.court_matters set status = 'submitted', filed_on = null, filed_by = null, decided_on = null,
          outcome = null, end_reason = null, hearing_at = null, record_matched_at = null, signed_copy_at = null, court_fee_settled_at = null, docket_number = null, court = 'magistrate'
        where case_id = ${caseId}`;
        await transaction`update public.cases set status = 'submitted', over_since = null where id = ${caseId}`;
        // One in three stands in a court that wants its facts under oath.
        for (const { id } of matters)
          if (next() < 0.3)
            await transaction`update public.court_matters set court = 'superior' where id = ${id}`;
        await transaction`delete from public.paper_approvals`;
        await transaction`delete from public.matter_statements`;
        await transaction`delete from public.case_tasks`;
        await transaction`delete from public.generated_documents where version_number > 1`;
        await transaction`update public.case_papers set withdrawn_at = null`;
        await transaction`update public.generated_documents set status = 'draft'`;
        await transaction`
        update public.generated_documents as version set printed_facts = private.printed_facts(paper.matter_id)
        from public.case_papers as paper where paper.id = version.paper_id`;
        await transaction`delete from public.case_writes`;
        await transaction`delete from public.case_updates`;
        await transaction`delete from public.client_notifications`;
        await transaction`delete from public.calendar_events`;
        await transaction`update public.cases set status = ${begins} where id = ${caseId}`;
        await transaction`update public.court_matters set status = ${begins} where case_id = ${caseId}`;
        if (begins !== 'ready_to_file') {
          // Of some nothing is made yet.
          for (const { id } of matters)
            await transaction`update public.case_papers set withdrawn_at = now() where matter_id = ${id} and ${next() < 0.5}`;
          return;
        }
        for (const { id } of matters) {
          await transaction`
            update public.court_matters set record_matched_at = now(),
              signed_copy_at = ${next() < 0.8 ? new Date() : null}, court_fee_settled_at = ${next() < 0.8 ? new Date() : null}
            where id = ${id}`;
          const isAsked = next() < 0.9;
          await transaction`
            update public.matter_parties set danger_answer = ${isAsked ? 'no' : null},
              danger_answered_at = ${isAsked ? new Date() : null}
            where matter_id = ${id} and not is_client`;
          for (const [role, approver] of [
            ['client', userId],
            ['attorney', attorney.id],
          ] as const)
            await transaction`
              insert into public.paper_approvals (document_id, sha256, as_role, approved_by, language)
              select document_id, sha256, ${role}::public.account_role, ${approver}::uuid, 'en' from public.current_papers
              where matter_id = ${id} and ${next() < 0.9}`;
        }
      });
      for (const { id } of matters) await sql`select private.follow_needs(${id})`;
    };
    const seen = { moves: 0, filedByUs: 0, filedUnderOath: 0, asked: 0, words: 0, lacking: 0, tasks: 0 };
    for (let history = 0; history < histories; history += 1) {
      await reset();
      /** Where something happened since it was last moved to the court: what was filed was whole when it went. */
      const changed = new Set<string>();
      for (let left = 4 + below(11); left > 0; left -= 1) {
        const { id } = pick(matters);
        if (next() < 0.25)
          await sql`update public.court_matters set record_matched_at = now(), version = version where id = ${id}`;
        if (next() < 0.2)
          await sql`update public.court_matters set signed_copy_at = now(), version = version where id = ${id}`;
        if (next() < 0.35) {
          await pick(happenings)(id);
          changed.add(id);
        }
        const [role, approver] = pick([
          ['client', userId],
          ['attorney', attorney.id],
          ['attorney', attorney.id],
          ['attorney', otherAttorney.id],
        ] as const);
        if (next() < 0.4)
          await sql`
          insert into public.paper_approvals (document_id, sha256, as_role, approved_by, language)
          select document_id, sha256, ${role}::public.account_role, ${approver}::uuid, 'en' from public.current_papers
          where matter_id = ${id} on conflict do nothing`;
        const [matter] = await sql<{ status: CaseStatus; version: number }[]>`
          select status, version from public.court_matters where id = ${id}`;
        if (!matter) throw new Error('the matter is gone');
        const by = pick(movers);
        // Mostly a move of the table, so that histories get somewhere; sometimes any.
        const allowed = caseStatuses.filter((to) => mayMoveCase(matter.status, to, by.role));
        const to = allowed.length > 0 && next() < 0.8 ? pick(allowed) : pick(caseStatuses);
        const filedBy = pick(['us', 'us', 'client', 'other'] as const);
        // What a client reports was filed by the client, whatever the report says.
        const byUs = filedBy === 'us' && by.role !== 'client';
        const goesToCourt = to === 'filed' && matter.status === 'ready_to_file' && byUs;
        const before = goesOn.has(to) && (byUs || to !== 'filed') ? await needsOf(id) : null;
        const answer = await given.call(database, 'move_matter', {
          idempotencyKey: randomUUID(),
          matterId: id,
          version: matter.version,
          to,
          actorId: by.id,
          actorRole: by.role,
          words: next() < 0.7 ? { reason: 'Because.' } : {},
          tasks: tasksOfMove(to),
          facts: {
            filedOn: '2026-11-20',
            filedBy,
            hearingAt: '2026-12-20T15:00:00Z',
            decidedOn: '2026-12-21',
            outcome: pick(matterOutcomes),
            endReason: pick(endReasons),
          },
        });
        const may = mayMoveCase(matter.status, to, by.role);
        expect(answer.outcome === 'forbidden', `${matter.status} > ${to} by ${by.role}`).toBe(!may);
        if (answer.outcome === 'done') seen.moves += 1;
        if (before && before.filedBy === null && answer.outcome === 'done')
          expect(lackingPapers(before), `${matter.status} > ${to}`).toEqual([]);
        // Ours goes to the court with every need of that court, or not at all.
        if (goesToCourt && before && answer.outcome === 'done') {
          expect(openNeeds(before).filter((need) => need !== 'filing')).toEqual([]);
          expect(missingPapers(before)).toEqual([]);
          changed.delete(id);
          seen.filedByUs += 1;
          if (before.court === 'superior') seen.filedUnderOath += 1;
        }
      }
      const rows = await sql<
        {
          status: CaseStatus;
          wasFiled: boolean;
          shown: CaseStatus;
          over: boolean;
          bare: boolean;
          asks: boolean;
        }[]
      >`
      select matter.status, matter.filed_on is not null as "wasFiled", cases.status as shown,
        cases.over_since is not null as over, private.asks_client(matter.status, private.reading_need(matter)) as asks,
        matter.status in ('filed', 'hearing_set') and matter.filed_by = 'us' and not (
          private.all_approved(matter.id, 'client') and private.may_be_filed(matter.id)
          and matter.signed_copy_at is not null) as bare
      from public.court_matters as matter join public.cases on cases.id = matter.case_id
      where cases.id = ${caseId} order by matter.place`;
      expect(rows[0]?.shown).toBe(statusOfMatters(rows));
      const needs = await Promise.all(matters.map(({ id }) => needsOf(id)));
      // Something that she alone can bring, and that nobody has to do anything before.
      const hers = needs.filter(
        (one) =>
          !isOver(one.status) &&
          openNeeds(one).some((need) => bringerOf(need, one) === 'client') &&
          nextFor(one).by === 'client',
      );
      const sight = sightOf({
        status: rows[0]?.shown ?? 'submitted',
        packageId: 'vip',
        staffDeliver: needs[0]?.staffDeliver ?? false,
        holds: [],
        matters: needs.map((one, at) => ({
          ...one,
          need: readingNeedOf(one),
          outcome: null,
          endReason: null,
          place: at + 1,
        })),
      });
      // "Nothing to do" is read in every other turn.
      if (hers.length > 0) {
        expect(sight.turn, JSON.stringify(needs)).toBe('client');
        seen.asked += 1;
      }
      for (const [at, one] of needs.entries()) {
        if (wantsHerWords(one)) {
          expect(sight.turn, JSON.stringify(one)).toBe('client');
          expect(clientAsks(one).length, JSON.stringify(one)).toBeGreaterThan(0);
          expect(rows[at]?.asks, JSON.stringify(one)).toBe(true);
          seen.words += 1;
        }
        const lacking = lackingPapers(one);
        if (
          one.filedBy !== null ||
          !(one.status === 'preparing' || (goesOn.has(one.status) && one.status !== 'filed'))
        )
          continue;
        expect(nextFor(one).papers, JSON.stringify(one)).toEqual(expect.arrayContaining(lacking));
        seen.lacking += lacking.length;
      }
      for (const one of hers) expect(clientAsks(one), JSON.stringify(one)).not.toEqual([]);
      if (needs.some((one) => !isOver(one.status) && clientAsks(one).length > 0))
        expect(sight.turn, JSON.stringify(needs)).toBe('client');
      for (const [at, { id }] of matters.entries()) {
        const status = needs[at]?.status ?? 'submitted';
        const tasks = await sql<{ code: TaskCode; ofNeed: boolean; wanted: boolean }[]>`
          select task.code, private.is_task_of_need(task.code) as "ofNeed",
            task.code is not distinct from private.task_of_need(matter) as wanted
          from public.case_tasks as task join public.court_matters as matter on matter.id = task.matter_id
          where matter.id = ${id} and task.done_at is null and task.dropped_at is null`;
        expect(tasks.filter(({ ofNeed, wanted }) => ofNeed && !wanted)).toEqual([]);
        expect(tasks.filter(({ ofNeed }) => ofNeed).length).toBeLessThan(2);
        for (const { code } of tasks) {
          const { statement, status: standsAt } = needs[at] ?? {};
          const whileIn = tasksOfWords[code];
          if (whileIn)
            expect([standsAt, whileIn.includes(statement ?? 'ready')], code).toEqual(['preparing', true]);
        }
        const gone = tasks.filter(({ code }) => causedByStates.has(code) && !causedBy(status).includes(code));
        expect(gone, status).toEqual([]);
        seen.tasks += tasks.length;
      }
      expect(rows[0]?.over).toBe(rows[0]?.shown === 'closed' || rows[0]?.shown === 'cancelled');
      expect(rows.filter(({ bare }, at) => bare && !changed.has(matters[at]?.id ?? ''))).toEqual([]);
    }
    // Histories that go nowhere would prove nothing.
    expect(seen.moves).toBeGreaterThan(histories * 2.5);
    expect(seen.asked).toBeGreaterThan(histories / 10);
    expect(seen.words).toBeGreaterThan(histories / 10);
    expect(seen.lacking).toBeGreaterThan(histories / 10);
    expect(seen.tasks).toBeGreaterThan(histories);
    if (histories < 1_000) return;
    expect(seen.filedByUs).toBeGreaterThan(histories / 100);
    expect(seen.filedUnderOath).toBeGreaterThan(histories / 1_000);
  },
);
