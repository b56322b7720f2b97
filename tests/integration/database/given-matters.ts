import { randomBytes, randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { PaperKind } from '#domain/cases/papers.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { TestDatabase } from '#tests/postgres.ts';
import { account, call, hash } from './given.ts';

export interface Matter {
  readonly id: string;
  readonly status: CaseStatus;
  readonly version: number;
  readonly leftOut: boolean;
}

/** The matters of a case in their order. */
export async function mattersOf(database: TestDatabase, caseId: unknown): Promise<Matter[]> {
  const rows = await database.sql<Matter[]>`
    select id, status, version, left_out_at is not null as "leftOut" from public.court_matters
    where case_id = ${caseId as string} order by place`;
  return [...rows];
}

export async function firstMatter(database: TestDatabase, caseId: unknown): Promise<Matter> {
  const [matter] = await mattersOf(database, caseId);
  if (!matter) throw new Error('no matter');
  return matter;
}

/** Puts a matter where a test begins, past the rules of moves, and its case after it. */
export async function standing(
  database: Pick<TestDatabase, 'sql'>,
  matterId: string,
  status: CaseStatus,
): Promise<void> {
  await database.sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`update public.court_matters set status = ${status}, status_since = now() where id = ${matterId}`;
    await transaction`
      update public.cases set status = private.status_of_matters(id)
      where id = (select case_id from public.court_matters where id = ${matterId})`;
  });
}

/** What staff send to move a matter as it stands; `by` names the role. */
export async function move(
  database: TestDatabase,
  matterId: string,
  to: CaseStatus,
  by: { readonly id: string | null; readonly role: string },
  more: Record<string, postgres.JSONValue> = {},
) {
  const [matter] = await database.sql<{ version: number }[]>`
    select version from public.court_matters where id = ${matterId}`;
  return call(database, 'move_matter', {
    idempotencyKey: randomUUID(),
    matterId,
    version: matter?.version ?? 0,
    to,
    actorId: by.id,
    actorRole: by.role,
    ...more,
  });
}

export async function colleague(database: TestDatabase, role: 'staff' | 'attorney' | 'admin' = 'staff') {
  const { id } = await account(database, { role, first_name: 'Sam', last_name: 'Office' });
  return { id, role };
}

/** An attorney has answered that nobody in the case is a conflict for them. */
export async function noConflict(
  database: Pick<TestDatabase, 'sql'>,
  caseId: string,
  attorneyId: string,
): Promise<void> {
  await database.sql`
    insert into public.conflict_checks (case_id, attorney_id, names_hash, has_conflict)
    values (${caseId}, ${attorneyId}, md5(private.conflict_names(${caseId})::text), false)`;
}

/** Somebody who sued, of whom the client was asked and is not afraid. */
export async function plaintiff(
  database: Pick<TestDatabase, 'sql'>,
  matterId: string,
  name = 'Peachtree Homes LLC',
): Promise<string> {
  const [row] = await database.sql<{ id: string }[]>`
    insert into public.matter_parties (matter_id, role, name, address, source, danger_answer, danger_answered_at)
    values (${matterId}, 'plaintiff', ${name}, '1 Court Sq', 'court_record', 'no', now()) returning id`;
  return row?.id ?? '';
}

/** A paper of a matter in its first version, approved by whom the test names. */
export async function paper(
  database: Pick<TestDatabase, 'sql'>,
  matterId: string,
  approvedAs: readonly ('attorney' | 'client')[] = [],
  kind: PaperKind = 'motion',
): Promise<{ paperId: string; documentId: string; sha256: string }> {
  const { sql } = database;
  const sha256 = hash(randomUUID());
  const [made] = await sql<{ id: string; case_id: string }[]>`
    insert into public.case_papers (case_id, matter_id, kind)
    select case_id, id, ${kind} from public.court_matters where id = ${matterId} returning id, case_id`;
  if (!made) throw new Error('no paper');
  const { documentId } = await paperVersion(database, made.id, 1, sha256);
  for (const as_role of approvedAs)
    await sql`insert into public.paper_approvals ${sql({ document_id: documentId, sha256, as_role, language: 'en' })}`;
  return { paperId: made.id, documentId, sha256 };
}

/** An attorney's yes to one version, past the rules of approving. */
export async function approveAs(
  database: Pick<TestDatabase, 'sql'>,
  { documentId, sha256 }: { readonly documentId: string; readonly sha256: string },
  attorneyId: string,
): Promise<void> {
  await database.sql`insert into public.paper_approvals ${database.sql({
    document_id: documentId,
    sha256,
    as_role: 'attorney',
    approved_by: attorneyId,
    language: 'en',
  })}`;
}

/** Filing is open: the operator has named this attorney, and their license was checked. */
export async function openFiling(database: Pick<TestDatabase, 'sql'>, attorneyId: string): Promise<void> {
  const barNumber = '246810';
  await database.sql`
    insert into public.attorney_profiles (user_id, bar_number, licence_checked_on)
    values (${attorneyId}, ${barNumber}, current_date)
    on conflict (user_id) do update set bar_number = excluded.bar_number, licence_checked_on = current_date`;
  await database.sql`update public.filing_rules set lawyer_bar_number = ${barNumber}`;
}

export async function paperVersion(
  database: Pick<TestDatabase, 'sql'>,
  paperId: string,
  version: number,
  sha256: string,
) {
  const { sql } = database;
  const file = `papers/${randomUUID()}.pdf`;
  const code = randomBytes(3).toString('hex').toUpperCase();
  const [made] = await sql<{ id: string }[]>`
    insert into public.generated_documents
      (case_id, paper_id, version_number, file_name, file_path, document_type, sha256, page_code, file_size)
    select case_id, id, ${version}, 'motion.pdf', ${file}, 'motion', ${sha256}, ${code}, 1000
    from public.case_papers where id = ${paperId} returning id`;
  if (!made) throw new Error('no version');
  return { documentId: made.id };
}
