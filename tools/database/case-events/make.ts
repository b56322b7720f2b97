import { fileURLToPath } from 'node:url';
import type { Sql, TransactionSql } from 'postgres';
import { moveNeeds } from '#domain/cases/moves.ts';
import { caseStatuses, type CaseStatus } from '#domain/cases/status.ts';
import { findPackage, packageIds, type PackageId } from '#domain/packages/catalogue.ts';
import { apiErrors } from '#i18n/en/api-errors.ts';
import fieldMessages from '#i18n/en/field-messages.ts';
import moveWords from '#i18n/en/staff/case-moves.ts';
import { fill, formatList } from '#i18n/format.ts';
import { hash, newReference, paidCase } from '../sample-case.ts';
import { caseEvents, type Scene } from './events.ts';
import { needsTable } from './needs-table.ts';

export const caseEventsDocument = fileURLToPath(new URL('../../../docs/case-events.md', import.meta.url));

/** What staff read when the database answers so. */
const refusals: Readonly<Record<string, string>> = {
  forbidden: fieldMessages['to.forbidden'],
  held: apiErrors.case_held,
  stale: apiErrors.stale,
  unknown: apiErrors.not_found,
  too_much: apiErrors.refund_not_possible,
  disputed: apiErrors.refund_not_possible,
  case_at_court: apiErrors.case_at_court,
};

/** One try: what the case is afterwards, or why it stayed. */
interface Cell {
  readonly text: string;
}

/** The cases everything is tried on, each in a section of its own. */
const caseKinds: readonly { readonly packageId: PackageId; readonly matters: 1 | 3 }[] = [
  ...packageIds.map((packageId) => ({ packageId, matters: 1 as const })),
  { packageId: 'vip', matters: 3 },
];

/**
 * What docs/case-events.md should say: every state, package and event, each tried on a database that is migrated and
 * seeded, and undone. With `sections`, only so many from its beginning: each takes about seven seconds.
 */
export async function makeCaseEventsDocument(sql: Sql, sections = caseKinds.length): Promise<string> {
  const people = await addPeople(sql);
  const tables: { title: string; rows: Record<CaseStatus, readonly Cell[]> }[] = [];
  for (const { packageId, matters } of caseKinds.slice(0, sections))
    tables.push(await tableOf(sql, packageId, matters, people));
  return render(tables);
}

type People = Pick<Scene, 'staff' | 'colleague' | 'attorney'>;

async function addPeople(sql: Sql): Promise<People> {
  const add = async (name: string, role: string) => {
    const [row] = await sql<{ id: string }[]>`
      insert into public.users (email, first_name, role) values (${`${name}@sample.example`}, ${name}, ${role})
      returning id`;
    return row?.id ?? '';
  };
  return {
    staff: await add('staff', 'staff'),
    colleague: await add('colleague', 'staff'),
    attorney: await add('attorney', 'attorney'),
  };
}

async function tableOf(sql: Sql, packageId: PackageId, matters: 1 | 3, people: People) {
  const sample = await paidCase(sql, {
    firstName: 'Ana',
    lastName: 'Sample',
    email: `${packageId}.${String(matters)}@sample.example`,
    language: 'en',
    city: 'Decatur',
    county: 'DeKalb',
    landlord: 'Sample Homes',
    packageId,
    outcome: 'dismissed',
    evictions: matters,
  });
  const ids = await sql<{ id: string }[]>`
    select id from public.court_matters where case_id = ${sample.caseId} and left_out_at is null order by place`;
  for (const { id } of ids) await addApprovedPaper(sql, sample.caseId, id, people.attorney);
  const rows = {} as Record<CaseStatus, Cell[]>;
  for (const status of caseStatuses) {
    rows[status] = [];
    for (const event of caseEvents)
      rows[status].push(
        await undone(sql, async (transaction) => {
          const scene = { ...sample, ...people, status, amountCents: findPackage(packageId).amountCents };
          const matterId = await setScene(
            transaction,
            sample.caseId,
            ids.map(({ id }) => id),
            status,
          );
          const before = await standing(transaction, sample.caseId);
          const answer = await event.happen(transaction, { ...scene, matterId });
          return describe(before, await standing(transaction, sample.caseId), answer);
        }),
      );
  }
  const title = `${packageId}, ${matters === 1 ? 'one matter' : 'three matters, the others filed'}`;
  return { title, rows };
}

async function addApprovedPaper(sql: Sql, caseId: string, matterId: string, attorney: string): Promise<void> {
  const sha256 = hash(matterId);
  await sql`
    with paper as (
      insert into public.case_papers (case_id, matter_id, kind) values (${caseId}, ${matterId}, 'motion') returning id
    ), version as (
      insert into public.generated_documents
        (case_id, paper_id, version_number, file_name, file_path, document_type, sha256, page_code, file_size)
      select ${caseId}, id, 1, 'motion.pdf', ${`papers/${matterId}.pdf`}, 'motion', ${sha256}, ${newReference().slice(0, 6)}, 100
      from paper returning id
    )
    insert into public.paper_approvals (document_id, sha256, as_role, approved_by, language)
    select version.id, ${sha256}, role, case role when 'attorney' then ${attorney}::uuid end, 'en'
    from version, unnest('{attorney, client}'::public.account_role[]) as role`;
}

/** Puts the case into the state, past the rules. The other matters lie at the court. */
async function setScene(
  sql: TransactionSql,
  caseId: string,
  ids: readonly string[],
  status: CaseStatus,
): Promise<string | null> {
  const [first, ...others] = ids;
  await sql`set local session_replication_role = replica`;
  if (status === 'waiting_for_application') {
    await sql`delete from public.case_papers where case_id = ${caseId}`;
    await sql`delete from public.court_matters where case_id = ${caseId}`;
    await sql`update public.cases set status = ${status}, intake_form_id = null where id = ${caseId}`;
    await sql`set local session_replication_role = origin`;
    return null;
  }
  const atCourt = ['filed', 'hearing_set', 'granted', 'denied', 'notifying', 'closed'].includes(status);
  await sql`
    update public.court_matters set status = ${status}, filed_on = ${atCourt ? '2026-11-01' : null},
      filed_by = ${atCourt ? 'us' : null},
      outcome = ${['granted', 'notifying', 'closed'].includes(status) ? 'granted' : status === 'denied' ? 'denied' : null},
      hearing_at = ${['hearing_set', 'granted', 'notifying', 'closed', 'denied'].includes(status) ? '2026-11-10T15:00:00Z' : null},
      decided_on = ${['granted', 'notifying', 'closed', 'denied'].includes(status) ? '2026-11-10' : null},
      end_reason = ${status === 'cancelled' ? 'client_stopped' : null}
    where id = ${first ?? ''}`;
  await sql`
    update public.court_matters set status = 'filed', filed_on = '2026-11-01', filed_by = 'us'
    where id = any (${others})`;
  await sql`
    update public.cases set status = private.status_of_matters(id), over_since = case
      when private.is_case_over(private.status_of_matters(id)) then now() end
    where id = ${caseId}`;
  if (status !== 'submitted')
    await sql`
      update public.intake_forms set status = 'accepted'
      where id = (select intake_form_id from public.cases where id = ${caseId})`;
  await sql`set local session_replication_role = origin`;
  return first ?? null;
}

interface Standing {
  readonly status: CaseStatus;
  readonly matter: CaseStatus | null;
  readonly turn: string;
  readonly held: boolean;
  readonly mails: number;
  readonly refund: string | null;
  readonly tasks: readonly string[];
}

async function standing(sql: TransactionSql, caseId: string): Promise<Standing> {
  const [row] = await sql<Standing[]>`
    select one.status, (select status from public.court_matters where case_id = one.id order by place limit 1) as matter,
      (select ball from public.case_turns where case_id = one.id) as turn, private.is_held(one.id) as held,
      (select count(*)::int from public.outbox where recipient is not null and (order_id = one.order_id or user_id = one.user_id)) as mails,
      (select status from public.refund_requests where order_id = one.order_id order by created_at desc limit 1) as refund,
      array(select code::text from public.case_tasks where case_id = one.id and done_at is null and dropped_at is null order by code) as tasks
    from public.cases as one where one.id = ${caseId}`;
  if (!row) throw new Error('the case is gone');
  return row;
}

function describe(before: Standing, after: Standing, answer: Readonly<Record<string, unknown>>): Cell {
  const outcome = String(answer['outcome']);
  if (outcome === 'missing') {
    const needs = moveNeeds.filter((need) => (answer['missing'] as string[]).includes(need));
    const list = formatList(
      needs.map((need) => moveWords.needWords[need]),
      'en',
    );
    return { text: `refused: ${fill(moveWords.lacks, { list })}.` };
  }
  const sentence = refusals[outcome];
  if (sentence) return { text: `refused: ${sentence}` };
  const changed = after.matter !== before.matter || after.status !== before.status;
  const state = after.matter ?? after.status;
  const tasks = after.tasks.filter((task) => !before.tasks.includes(task));
  const parts = [
    changed ? `**${state}**` : `stays`,
    after.matter !== null && after.matter !== after.status ? `case shows ${after.status}` : null,
    `turn: ${after.turn}`,
    after.held || !['us', 'attorney'].includes(after.turn) ? 'clock stands' : 'clock runs',
    after.held ? 'on hold' : null,
    after.mails > before.mails ? 'mail' : 'no mail',
    after.refund === before.refund
      ? tasks.includes('decide_refund')
        ? 'staff decide about the refund'
        : 'no refund'
      : `refund ${String(after.refund)}`,
    ...tasks.map((task) => `task ${task}`),
  ];
  return { text: parts.filter((part) => part !== null).join('; ') };
}

async function undone(sql: Sql, work: (sql: TransactionSql) => Promise<Cell>): Promise<Cell> {
  let cell: Cell | undefined;
  const undo = new Error('undo');
  await sql
    .begin(async (transaction) => {
      cell = await work(transaction);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  if (!cell) throw new Error('nothing happened');
  return cell;
}

function render(tables: readonly { title: string; rows: Record<CaseStatus, readonly Cell[]> }[]): string {
  const seen = new Map<string, string>();
  const sections = tables.map(({ title, rows }) => {
    const lines = caseEvents.map(
      ({ name }, index) =>
        `### ${name}\n\n${caseStatuses.map((status) => `- \`${status}\`: ${rows[status][index]?.text ?? ''}`).join('\n')}`,
    );
    const body = lines.join('\n\n');
    const same = seen.get(body);
    if (same !== undefined) return `## ${title}\n\nThe same as ${same}.`;
    seen.set(body, title);
    return `## ${title}\n\n${body}`;
  });
  return `${[
    '# What happens to a case, state by state',
    'Made by `npm run docs:cases`, which lets each thing happen on a real database and writes down what became of the case; a test keeps it current. Each line says the state afterwards, whose turn it is, whether our clock runs, whether a mail is written with it, what becomes of the money and which tasks are set; a refusal, the sentence that staff read. Only the largest package covers three court cases, so the others have one.',
    needsTable(),
    ...sections,
  ].join('\n\n')}\n`;
}
