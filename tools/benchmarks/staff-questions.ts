import type { JSONValue, Sql } from 'postgres';
import { auditLooks } from '#domain/audit/actions.ts';
import { boardItems, caseSorts } from '#domain/cases/queue.ts';
import { messageSorts } from '#domain/contact/inbox.ts';
import { applicationSorts } from '#domain/intake/review.ts';
import { orderSorts } from '#domain/orders/workplace.ts';
import { dayMs } from '#domain/durations.ts';

/** What is asked of the database: a name for the table, the function, and what the so-many-th run hands it. */
type Question = readonly [name: string, callName: string, of: (run: number) => Record<string, JSONValue>];

const day = dayMs;
const page = { limit: 100 };
const ago = (count: number) => new Date(Date.now() - count * dayMs).toISOString();
const found = { maxWaiting: 200, maxFound: 200 };

/** What queue, board, search, Today and the page of a case ask. */
export async function questionsOfCases(
  sql: Sql,
  staffId: string,
): Promise<readonly [Question, ...Question[]]> {
  const ids = await someCases(sql);
  const some = (run: number) => ids[run % ids.length];
  const list = {
    limit: 50,
    actorId: staffId,
    soonUntil: new Date(Date.now() + day).toISOString(),
    closedDays: [],
  };
  const views = 'mine nobody our_turn due_soon late silent_week hearings unchecked triage'.split(' ');
  const reader = { actorId: staffId, actorRole: 'staff' };
  const today = { now: ago(0), until: ago(-1) };
  const days = { from: ago(0), to: ago(-31), fromDay: ago(0).slice(0, 10), toDay: ago(-31).slice(0, 10) };
  return [
    ['queue', 'list_cases', () => list],
    ...views.map((view): Question => [`queue: ${view}`, 'list_cases', () => ({ ...list, view })]),
    ...caseSorts.map((sort): Question => [`sorted by ${sort}`, 'list_cases', () => ({ ...list, sort })]),
    ...caseSorts.map((sort): Question => [
      `${sort}, down, ours`,
      'list_cases',
      () => ({ ...list, sort, down: true, view: 'our_turn' }),
    ]),
    ['by client, one county', 'list_cases', () => ({ ...list, sort: 'client', county: 'DeKalb' })],
    ['by owner, searched', 'list_cases', () => ({ ...list, sort: 'owner', search: 'nunez' })],
    ...caseSorts.map((sort): Question => [
      `closed, by ${sort}`,
      'list_cases',
      () => ({ ...list, sort, status: 'closed' }),
    ]),
    [
      'closed, by client, a county',
      'list_cases',
      () => ({ ...list, sort: 'client', status: 'closed', county: 'DeKalb' }),
    ],
    [
      'closed, by owner, down',
      'list_cases',
      () => ({ ...list, sort: 'owner', status: 'closed', down: true }),
    ],
    [
      'counts of the views',
      'count_case_views',
      () => ({ soonUntil: list.soonUntil, closedDays: list.closedDays }),
    ],
    ['counts of the views of applications', 'count_application_views', () => ({})],
    ['inbox', 'list_inbox', () => ({ ...page, ...reader })],
    ['queue: one owner', 'list_cases', () => ({ ...list, ownerId: staffId })],
    ['queue: closed', 'list_cases', () => ({ ...list, status: 'closed' })],
    ['search: name', 'list_cases', (run) => ({ ...list, search: `Nunez ${String(run)}` })],
    ['search: common name', 'list_cases', () => ({ ...list, search: 'nunez' })],
    ['search: docket', 'list_cases', (run) => ({ ...list, search: some(run)?.docket ?? '' })],
    ['search: mail', 'list_cases', (run) => ({ ...list, search: some(run)?.email ?? '' })],
    ['search: phone', 'list_cases', (run) => ({ ...list, search: some(run)?.phone ?? '' })],
    ['board', 'board_of_cases', () => ({ ...list, limit: boardItems })],
    ['workload', 'read_workload', () => ({})],
    ['Today', 'read_today', () => ({ ...today, maxPromises: 200, limit: 20 })],
    ['calendar of the team', 'read_team_calendar', () => ({ ...days, limit: 500 })],
    [
      'promises and answers',
      'read_sight',
      () => ({ since: ago(56), limit: 2_000, paidSince: ago(97), paidUntil: ago(7) }),
    ],
    ['silent clients', 'list_silent_cases', () => ({ silentBefore: ago(7) })],
    ['queue of an attorney', 'read_attorney_queue', () => ({ limit: 200, weekStart: ago(5) })],
    ['attorneys', 'list_attorneys', () => ({ weekStart: ago(5) })],
    ['page of a case', 'read_case_sheet', (run) => ({ caseId: some(run)?.id ?? '', ...reader })],
    ['thread', 'read_case_thread', (run) => ({ caseId: some(run)?.id ?? '', ...reader, ...page })],
    ['pairs of accounts', 'find_duplicates', () => ({ limit: 50, ...reader })],
  ];
}

/** What the lists of applications, orders, messages and the audit log ask. */
export async function questionsOfLists(sql: Sql, staffId: string): Promise<readonly Question[]> {
  const ids = await someCases(sql);
  return [
    ['applications', 'search_applications', () => page],
    ['applications: paid', 'search_applications', () => ({ ...page, paid: 'paid' })],
    [
      'applications: name',
      'search_applications',
      (run) => ({ ...page, search: `Ana ${String(run + 41)} sample` }),
    ],
    ['applications: common name', 'search_applications', () => ({ ...page, search: 'núñez' })],
    ['applications: nobody', 'search_applications', () => ({ ...page, search: 'xylophone quartz' })],
    ...applicationSorts.map((sort): Question => [
      `applications by ${sort}`,
      'search_applications',
      () => ({ ...page, sort }),
    ]),
    [
      'applications by client, paid',
      'search_applications',
      () => ({ ...page, sort: 'client', paid: 'paid', down: true }),
    ],
    ...orderSorts.map((sort): Question => [
      `orders by ${sort}`,
      'list_orders',
      () => ({ ...page, ...found, sort }),
    ]),
    ...messageSorts.map((sort): Question => [
      `messages by ${sort}`,
      'search_messages',
      () => ({ ...page, sort }),
    ]),
    ['orders: mail', 'find_orders', (run) => ({ ...page, search: ids[run % ids.length]?.email ?? '' })],
    ['orders: name', 'find_orders', () => ({ ...page, search: 'Núñez' })],
    ['messages', 'search_messages', () => ({ ...page, handled: 'open' })],
    ['messages: words', 'search_messages', (run) => ({ ...page, search: `rosa ${String(run + 41)}` })],
    ['audit log', 'search_audit', () => page],
    ['audit log: one action', 'search_audit', () => ({ ...page, action: 'case_viewed' })],
    ['audit log: changes', 'search_audit', () => ({ ...page, except: [...auditLooks] })],
    ['audit log: a day long ago', 'search_audit', () => ({ ...page, from: ago(100), to: ago(99) })],
    [
      'audit log: changes of a month long ago',
      'search_audit',
      () => ({ ...page, from: ago(130), to: ago(100), except: [...auditLooks] }),
    ],
    ['audit log: one person', 'search_audit', () => ({ ...page, personId: staffId })],
  ];
}

function someCases(sql: Sql) {
  return sql<{ id: string; userId: string; docket: string; email: string; phone: string }[]>`
    select cases.id, cases.user_id as "userId", docket_number as docket, users.email, intake_forms.phone_number as phone
    from public.cases join public.court_matters as matter on matter.case_id = cases.id and place = 1
    join public.users on users.id = cases.user_id join public.intake_forms on intake_forms.id = cases.intake_form_id
    order by md5(cases.id::text) limit 500`;
}
