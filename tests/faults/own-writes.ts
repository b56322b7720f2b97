// What clients do beside their thread and papers: they send files that were asked for, book a call, ask a question, set a
// goal and move the day of a part.
import { randomBytes, randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { referenceFromBytes } from '#domain/reference.ts';
import { freeTimes } from '#server/calendar/call-slots.ts';
import { randomToken, sha256Hex } from '#server/http/tokens.ts';
import { makeAccount } from '#tests/accounts.ts';
import { confirmCalls } from '#tests/confirm-calls.ts';
import { centsOf } from '#tests/prices.ts';
import { callFunction } from '#tools/database/call-function.ts';
import casesCalls from '../../functions/cases.ts';
import filesCalls from '../../functions/files.ts';
import dashboardCalls from '../../functions/dashboard.ts';
import paymentsCalls from '../../functions/payments.ts';
import ticketsCalls from '../../functions/tickets.ts';
import { times, type Call, type WriteContext } from './one-write.ts';

export const ownKinds = ['files asked for', 'call', 'ticket', 'goal', 'day of a part'] as const;
export type OwnKind = (typeof ownKinds)[number];

/** The SQL functions that do these writes, as the end of their address. */
export const isOwnWrite = (path: string): boolean =>
  /\/rpc\/(answer_file_request|book_call|open_ticket|add_goal|move_part)$/.test(path);

/** Enough people with enough hours that each of a thousand calls has a time of its own. */
const callers = 4;
const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '06:00', closes: '21:00' }));
/** The first times run out of notice while the trials go on. */
const timesLeftOut = 24;

export async function addCallers(sql: postgres.Sql): Promise<void> {
  await confirmCalls(sql);
  for (let count = 0; count < callers; count += 1) {
    const { id } = await makeAccount(sql, { role: 'staff' });
    await callFunction(sql, 'save_call_hours', { actorId: id, languages: ['en', 'es'], hours, daysOff: [] });
  }
}

/** As many of one time as there are people to call then. */
function timeOfRound(round: number): string {
  const anybody = { staffId: '', hours, languages: ['es'], daysOff: [], busy: [] } as const;
  const time = freeTimes([anybody], new Date(), [])[timesLeftOut + Math.floor(round / callers)];
  if (!time) throw new Error('more calls than times');
  return time.startsAt;
}

const ownerOf = async ({ sql, caseId }: WriteContext): Promise<string> => {
  const [one] = await sql<{ userId: string }[]>`
    select user_id as "userId" from public.cases where id = ${caseId}`;
  return one?.userId ?? '';
};

const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const firstDay = later(new Date().toISOString(), 10);

export const ownCalls: Record<OwnKind, (overrides: WriteContext) => Call | Promise<Call>> = {
  'files asked for': async ({ sql, key, caseId }) => {
    const [asked] = await sql<{ id: string }[]>`
      insert into public.file_requests (case_id, what, language) values (${caseId}, ${key}, 'es') returning id`;
    const ticket = randomToken();
    await sql`
      insert into public.uploads ${sql({
        ticket_hash: sha256Hex(ticket),
        purpose: 'case',
        object_key: `uploads/${randomUUID()}.pdf`,
        file_name: 'orden.pdf',
        file_type: 'application/pdf',
        file_size: 1_000,
        status: 'checked',
      })}`;
    return {
      handler: filesCalls,
      address: `/api/requests/${asked?.id}/files`,
      body: { idempotencyKey: key, tickets: [ticket] },
    };
  },
  call: async ({ sql, key, caseId, round }) => {
    await sql`update public.cases set package_type = 'premium' where id = ${caseId}`;
    return {
      handler: casesCalls,
      address: `/api/cases/${caseId}/calls`,
      body: { idempotencyKey: key, startsAt: timeOfRound(round), language: 'es', phone: '(404) 555-0199' },
    };
  },
  ticket: ({ key, caseId }) => ({
    handler: ticketsCalls,
    address: '/api/tickets',
    body: {
      idempotencyKey: key,
      caseId,
      category: 'site',
      subject: `Pregunta ${key}`,
      message: 'No puedo abrir la carta.',
      language: 'es',
    },
  }),
  goal: ({ key }) => ({
    handler: dashboardCalls,
    address: '/api/goals',
    body: { idempotencyKey: key, kind: 'own', title: `Meta ${key}`, language: 'es' },
  }),
  'day of a part': async (overrides) => {
    const { sql, key } = overrides;
    const [part] = await sql<{ id: string }[]>`
      with bought as (
        insert into public.orders ${sql({
          reference: referenceFromBytes(randomBytes(16)),
          user_id: await ownerOf(overrides),
          package_id: 'standard',
          amount_cents: centsOf('standard'),
          currency: 'usd',
        })} returning id
      ), plan as (
        insert into public.payment_plans (order_id, every_days) select id, 30 from bought returning id
      )
      insert into public.payment_parts (plan_id, place, amount_cents, due_on)
      select id, 1, ${centsOf('standard')}, ${firstDay}::date from plan returning id`;
    return {
      handler: paymentsCalls,
      address: `/api/parts/${part?.id}/day`,
      body: { idempotencyKey: key, to: later(firstDay, 3) },
    };
  },
};

interface Counts {
  readonly caseId: string;
  readonly files: number;
  readonly fileNews: number;
  readonly fileTasks: number;
  readonly staffMails: number;
  readonly calls: number;
  readonly callNews: number;
  readonly callTasks: number;
  readonly callNotices: number;
  readonly callMails: number;
  readonly tickets: number;
  readonly ticketMails: number;
  readonly goals: number;
  readonly moved: number;
}

/** How often each was done, with everything that belongs to it. */
export async function countOwnWrites(sql: postgres.Sql): Promise<(kind: OwnKind, caseId: string) => number> {
  const rows = await sql<Counts[]>`
    select one.id as "caseId",
      (select count(*)::int from public.case_documents as file
       join public.file_requests as asked on asked.id = file.request_id
       where asked.case_id = one.id and asked.status = 'sent') as files,
      (select count(*)::int from public.case_updates where case_id = one.id and code = 'request_answered') as "fileNews",
      (select count(*)::int from public.case_tasks where case_id = one.id and code = 'check_files') as "fileTasks",
      (select count(*)::int from public.outbox
       where user_id = one.user_id and kind = 'staff_case' and payload ->> 'caseId' = one.id::text) as "staffMails",
      (select count(*)::int from public.calendar_events
       where case_id = one.id and event_type = 'call' and staff_id is not null) as calls,
      (select count(*)::int from public.case_updates where case_id = one.id and code = 'call_booked') as "callNews",
      (select count(*)::int from public.case_tasks where case_id = one.id and code = 'call_client') as "callTasks",
      (select count(*)::int from public.client_notifications
       where case_id = one.id and code = 'call_booked') as "callNotices",
      (select count(*)::int from public.outbox
       where user_id = one.user_id and kind in ('call_booked', 'case_news') and payload ->> 'caseId' = one.id::text) as "callMails",
      (select count(*)::int from public.support_tickets where case_id = one.id) as tickets,
      (select count(*)::int from public.outbox where user_id = one.user_id and kind = 'staff_ticket') as "ticketMails",
      (select count(*)::int from public.client_goals where user_id = one.user_id) as goals,
      coalesce((
        select sum(case when part.moved_from is null then 0
          when part.moved_from = ${firstDay}::date and part.due_on = ${later(firstDay, 3)}::date then 1 else 2 end)::int
        from public.payment_parts as part join public.payment_plans as plan on plan.id = part.plan_id
        join public.orders as bought on bought.id = plan.order_id where bought.user_id = one.user_id), 0) as moved
    from public.cases as one`;
  const byCase = new Map(rows.map((row) => [row.caseId, row]));
  return (kind, caseId) => {
    const found = byCase.get(caseId);
    if (!found) return 0;
    return times(
      {
        'files asked for': [found.files, found.fileNews, found.fileTasks, found.staffMails],
        call: [
          found.calls,
          found.callNews,
          found.callTasks,
          found.callNotices,
          found.callMails,
          found.staffMails,
        ],
        ticket: [found.tickets, found.ticketMails],
        goal: [found.goals],
        'day of a part': [found.moved],
      }[kind],
    );
  };
}
