// A workplace with something in it, under `npm start` only: a dozen samples of cases in different states, with matters,
// messages, tasks and dates. Every name ends in "Sample" or "Muestra". Tests start without them, and production never has any.
import { randomBytes, randomUUID } from 'node:crypto';
import type { JSONValue, Sql, TransactionSql } from 'postgres';
import { addBusinessDays } from '#domain/promises/business-days.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { officeTimeZone } from '#domain/promises/timings.ts';
import { dayMs } from '#domain/durations.ts';
import { call, paidCase } from '../database/sample-case.ts';
import { DEMO_PEOPLE } from './demo-people.ts';
import { demoCases, type DemoCase } from './demo-case-list.ts';
import { addDemoPapers } from './demo-papers.ts';

const calendar = officeCalendar([]);

interface Colleagues {
  readonly staff: string;
  readonly attorney: string;
}

/** Makes the samples, unless the demo client has a case already. */
export async function seedDemoCases(sql: Sql): Promise<void> {
  const { client, staff, attorney } = DEMO_PEOPLE;
  const people = await sql<{ id: string; email: string; cases: number }[]>`
    select id, email, (select count(*)::int from public.cases where user_id = users.id) as cases
    from public.users where email in (${client.email}, ${staff.email}, ${attorney.email})`;
  const idOf = (email: string) => people.find((person) => person.email === email)?.id;
  const [staffId, attorneyId] = [idOf(staff.email), idOf(attorney.email)];
  const rosa = people.find(({ email }) => email === client.email);
  // A database that is not ours has no demo people.
  if (!rosa || rosa.cases > 0 || !staffId || !attorneyId) return;
  const colleagues = { staff: staffId, attorney: attorneyId };
  for (const sample of demoCases)
    await makeCase(sql, sample, sample.email === client.email ? { userId: rosa.id } : {}, colleagues);
  await seedProfile(sql, attorneyId);
  // The oldest case that waits for an attorney goes to the demo attorney; the rest to nobody yet.
  await sql`
    update public.court_matters set attorney_id = ${attorneyId}
    where id = (select id from public.court_matters where status = 'attorney_review' order by status_since limit 1)`;
  // Nobody caused these mails: drop them, so that the inbox starts empty.
  await sql`update public.outbox set status = 'cancelled' where status = 'waiting'`;
}

/** Where the operator names no reviewing lawyer, the demo attorney is the one: filing can be tried here. */
export const demoBarNumber = '000000';

/** How papers name the demo attorney, and how much they take on in a week. */
async function seedProfile(sql: Sql, attorney: string): Promise<void> {
  await sql`
    insert into public.attorney_profiles (user_id, firm, city, state, bar_number, licence_checked_on, weekly_capacity)
    values (${attorney}, 'Sample Law LLC', 'Atlanta', 'GA', ${demoBarNumber}, ${officeDate(new Date())}, 10)
    on conflict (user_id) do nothing`;
}

async function makeCase(
  sql: Sql,
  sample: DemoCase,
  account: { readonly userId?: string },
  colleagues: Colleagues,
): Promise<void> {
  const { intakeId, caseId } = await paidCase(sql, {
    ...sample,
    ...account,
    evictions: sample.matters.length,
  });
  const matters = await sql<{ id: string }[]>`
    select id from public.court_matters where case_id = ${caseId} and left_out_at is null order by place`;
  for (const [index, end] of sample.matters.entries()) {
    const matter = matters[index];
    if (matter) await walk(sql, { intakeId, caseId, matterId: matter.id }, end, sample, colleagues);
  }
  await addSurroundings(sql, caseId, sample, colleagues);
  await putBack(sql, caseId, sample.daysAgo);
}

interface Place {
  readonly intakeId: string;
  readonly caseId: string;
  readonly matterId: string;
}

/** Brings a matter to its state by the same moves people make, so that its history is realistic. */
async function walk(
  sql: Sql,
  { intakeId, caseId, matterId }: Place,
  end: DemoCase['matters'][number],
  sample: DemoCase,
  { staff, attorney }: Colleagues,
): Promise<void> {
  const [client] = await sql<{ id: string }[]>`select user_id as id from public.cases where id = ${caseId}`;
  const today = officeDate(new Date());
  const byStaff = { actorId: staff, actorRole: 'admin' };
  const byAttorney = { actorId: attorney, actorRole: 'attorney' };
  const byClient = { actorId: client?.id ?? '', actorRole: 'client' };
  const move = async (to: string, by: typeof byStaff, more: { [field: string]: JSONValue } = {}) => {
    const [matter] = await sql<{ version: number }[]>`
      select version from public.court_matters where id = ${matterId}`;
    const p = { idempotencyKey: randomUUID(), matterId, version: matter?.version ?? 0, to, ...by, ...more };
    await call(sql, 'move_matter', p);
  };
  const after = ['granted', 'notifying', 'closed'];
  // What a judge has decided was heard before.
  const isHeard = end === 'denied' || after.includes(end);
  const hearing = `${isHeard ? today : addBusinessDays(today, 12, calendar)}T14:00:00Z`;
  const decided = { decidedOn: today };
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    submitted: () => Promise.resolve(),
    in_review: async () => {
      const [intake] = await sql<{ status: string }[]>`
        select status from public.intake_forms where id = ${intakeId}`;
      if (intake?.status === 'submitted')
        await call(sql, 'decide_application', {
          intakeId,
          from: 'submitted',
          to: 'accepted',
          note: sample.words.accepted,
          ...byStaff,
        });
    },
    waiting_for_client: async () => {
      await move('waiting_for_client', byStaff, { words: { message: sample.words.request } });
      await sql`
        insert into public.file_requests (case_id, matter_id, what, language, due_on, created_by)
        values (${caseId}, ${matterId}, ${sample.words.request}, ${sample.language}, ${addBusinessDays(today, 5, calendar)}, ${staff})`;
    },
    preparing: async () => {
      // The application names the landlord of one case alone; the record names who sued in each.
      await sql`
        insert into public.matter_parties (matter_id, role, name, source)
        select ${matterId}, 'plaintiff', ${sample.landlord}, 'court_record'
        where not exists (
          select from public.matter_parties where matter_id = ${matterId} and role = 'plaintiff')`;
      const [matter] = await sql<
        { version: number; county: string; docket: string | null; name: string; parties: string[] }[]
      >`
        select version, county, docket_number as docket, name_as_filed as name,
          array(select id from public.matter_parties where matter_id = court_matters.id) as parties
        from public.court_matters where id = ${matterId}`;
      if (!matter) throw new Error(`no matter ${matterId}`);
      await call(sql, 'match_record', {
        idempotencyKey: randomUUID(),
        matterId,
        version: matter.version,
        result: 'matched',
        court: 'magistrate',
        county: matter.county ?? sample.county,
        docketNumber: matter.docket ?? `24-M-${randomBytes(2).toString('hex').toUpperCase()}`,
        nameAsFiled: matter.name,
        partyIds: matter.parties,
        note: 'Found by name and county.',
        ...byStaff,
      });
      await move('preparing', byStaff);
    },
    attorney_review: async () => {
      await addDemoPapers(sql, { caseId, matterId, staff });
      await move('attorney_review', byStaff);
    },
    client_review: async () => {
      await approve(sql, matterId, 'attorney', attorney, 'Alma Demo', 'en');
      await move('client_review', byAttorney);
    },
    ready_to_file: async () => {
      const name = `${sample.firstName} ${sample.lastName}`;
      await sql`
        update public.matter_parties set danger_answer = 'no', danger_answered_at = now()
        where matter_id = ${matterId} and not is_client`;
      await approve(sql, matterId, 'client', byClient.actorId, name, sample.language);
      await move('ready_to_file', byClient);
    },
    filed: () =>
      move('filed', byStaff, { facts: { filedOn: today, filedBy: 'client', filedHow: 'in_person' } }),
    hearing_set: () =>
      move('hearing_set', byStaff, { facts: { hearingAt: hearing, hearingPlace: 'Room 2B' } }),
    granted: () => move('granted', byStaff, { facts: { ...decided, outcome: 'granted' } }),
    denied: () => move('denied', byStaff, { facts: { ...decided, outcome: 'denied' } }),
    notifying: () => move('notifying', byStaff),
    closed: () => move('closed', byStaff),
  };
  const toCourt = [
    'in_review',
    'preparing',
    'attorney_review',
    'client_review',
    'ready_to_file',
    'filed',
    'hearing_set',
  ];
  const way =
    end === 'submitted'
      ? []
      : end === 'waiting_for_client'
        ? ['in_review', end]
        : end === 'denied'
          ? [...toCourt, end]
          : after.includes(end)
            ? [...toCourt, ...after.slice(0, after.indexOf(end) + 1)]
            : toCourt.slice(0, toCourt.indexOf(end) + 1);
  for (const step of way) await steps[step]?.();
}

async function approve(
  sql: Sql,
  matterId: string,
  as: 'attorney' | 'client',
  who: string,
  name: string,
  language: string,
): Promise<void> {
  await sql`
    insert into public.paper_approvals (document_id, sha256, as_role, approved_by, typed_name, language)
    select document_id, sha256, ${as}, ${who}, ${name}, ${language} from public.current_papers
    where matter_id = ${matterId}`;
  await sql`
    update public.generated_documents as version set status = ${`${as}_approved`}
    from public.current_papers as paper where paper.document_id = version.id and paper.matter_id = ${matterId}`;
}

/** What surrounds a case: its owner, messages and tasks. */
async function addSurroundings(
  sql: Sql,
  caseId: string,
  sample: DemoCase,
  { staff }: Colleagues,
): Promise<void> {
  if (sample.owned) await sql`update public.cases set assigned_to = ${staff} where id = ${caseId}`;
  const [client] = await sql<{ id: string }[]>`select user_id as id from public.cases where id = ${caseId}`;
  for (const { from, text } of sample.messages ?? [])
    await sql`
      insert into public.client_messages (user_id, case_id, subject, message, sent_by, sender_role, language)
      values (${client?.id ?? ''}, ${caseId}, '', ${text}, ${from === 'client' ? (client?.id ?? '') : staff},
        ${from === 'client' ? 'client' : 'admin'}, ${sample.language})`;
  if (sample.messages?.at(-1)?.from === 'client')
    await sql`
      insert into public.case_tasks (case_id, code, due_at)
      values (${caseId}, 'answer_message', ${new Date(Date.now() + dayMs)})`;
  for (const { code, inDays } of sample.tasks ?? [])
    await sql`
      insert into public.case_tasks (case_id, matter_id, code, owner_id, due_at)
      select ${caseId}, id, ${code}, ${sample.owned ? staff : null}, ${new Date(Date.now() + inDays * dayMs)}
      from public.court_matters where case_id = ${caseId} and place = 1`;
  for (const tried of sample.calls ?? [])
    await sql`
      insert into public.contact_log (case_id, channel, direction, reached, note, logged_by)
      values (${caseId}, ${tried.channel}, 'out', ${tried.reached}, ${tried.note}, ${staff})`;
  if (sample.hold)
    await sql`
      insert into public.case_holds (case_id, kind, reason, held_by)
      values (${caseId}, ${sample.hold.kind}, ${sample.hold.reason}, ${staff})`;
}

/** When the history has a court case, `same`, reach one of these states. */
function stepOf(sql: TransactionSql, states: readonly string[]) {
  return sql`
    select created_at as at, (created_at at time zone ${officeTimeZone})::date as day
    from public.case_updates where case_id = same.case_id and code = 'status_changed' and not is_internal
      and (params ->> 'matter')::int = same.place and params ->> 'to' in ${sql(states)}
    order by created_at limit 1`;
}

/** How long a case was under way before its last step. */
const daysUnderWay = 6;

/**
 * Backdates what was made within a second: the last step to that many days ago, the ones before over the days before it,
 * on weekdays in the morning, in their order. A case of today stays as it is.
 */
async function putBack(sql: Sql, caseId: string, days: number): Promise<void> {
  if (days === 0) return;
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    const [made] = await transaction<{ first: Date; last: Date; intake: string }[]>`
      select application.created_at as first, clock_timestamp() as last, application.id as intake
      from public.intake_forms as application join public.cases as one on one.intake_form_id = application.id
      where one.id = ${caseId}`;
    if (!made) return;
    const order = transaction`select id from public.orders where intake_form_id = ${made.intake}`;
    for (const [table, columns, rows] of [
      ['intake_forms', ['created_at', 'submitted_at', 'reviewed_at'], transaction`id = ${made.intake}`],
      ['orders', ['created_at', 'completed_at'], transaction`id in (${order})`],
      ['order_payments', ['created_at', 'received_at'], transaction`order_id in (${order})`],
      ['cases', ['created_at'], transaction`id = ${caseId}`],
      ['court_matters', ['created_at', 'status_since'], transaction`case_id = ${caseId}`],
      ['case_updates', ['created_at'], transaction`case_id = ${caseId}`],
      ['client_milestones', ['created_at', 'achieved_at'], transaction`case_id = ${caseId}`],
      ['client_messages', ['created_at'], transaction`case_id = ${caseId}`],
      ['contact_log', ['happened_at'], transaction`case_id = ${caseId}`],
      ['file_requests', ['created_at'], transaction`case_id = ${caseId}`],
      ['case_tasks', ['created_at'], transaction`case_id = ${caseId} and code = 'answer_message'`],
    ] as const)
      for (const column of columns) {
        const at = transaction(column);
        // 0 for what came first, 1 for the last step.
        const share = transaction`extract(epoch from ${at} - ${made.first}::timestamptz)::float8
          / extract(epoch from ${made.last}::timestamptz - ${made.first}::timestamptz)::float8`;
        const day = transaction`(now() at time zone ${officeTimeZone})::date - ${days}::int - floor(${daysUnderWay}::int * (1 - ${share}))::int`;
        await transaction`
          update ${transaction('public')}.${transaction(table)}
          set ${at} = ((${day}) - greatest(0, extract(isodow from ${day})::int - 5) + time '10:00'
            + interval '3 hours' * ${share}) at time zone ${officeTimeZone}
          where ${rows}`;
      }
    // The facts of a court case stand on the days on which its history has them; a court date that was decided is over.
    await transaction`
      update public.court_matters as matter set
        papers_prepared_on = coalesce(prepared.day, matter.papers_prepared_on),
        filed_on = coalesce(filed.day, matter.filed_on), decided_on = coalesce(decided.day, matter.decided_on),
        hearing_at = case when decided.day is null then matter.hearing_at else decided.at end
      from public.court_matters as same
      left join lateral (${stepOf(transaction, ['attorney_review'])}) as prepared on true
      left join lateral (${stepOf(transaction, ['filed'])}) as filed on true
      left join lateral (${stepOf(transaction, ['granted', 'denied'])}) as decided on true
      where same.id = matter.id and matter.case_id = ${caseId}`;
    await transaction`
      update public.calendar_events as event set start_date = matter.hearing_at, status = 'scheduled'
      from public.court_matters as matter
      where matter.id = event.matter_id and matter.case_id = ${caseId} and matter.decided_on is not null
        and event.event_type = 'hearing'`;
  });
}
