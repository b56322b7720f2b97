import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { OwnFile, OwnRecord } from '#domain/own-data/own-data.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';

/** What a case says about its client, the calls and letters noted in it too. Internal notes, internal updates, and who of staff works on it stay here. */
const columns = `id, case_number, title, package_type, status, county, state, total_cost_cents, currency, completion_date, created_at,
  court_matters(place, status, court, county, docket_number, name_as_filed, aliases, address_then, filing_year,
    filed_against_on, judged_on, case_outcome, judgment, filed_on, filed_by, filed_how, filed_envelope, hearing_at, hearing_place, decided_on,
    outcome, outcome_part, limit_ends_on, hidden_seen_on, end_reason, papers_prepared_on, signed_copy_at,
    matter_steps(step, done_at, done_as),
    letter_tracks(company, sent_on, received_on, added_information, answer, answered_on),
    matter_statements(answers, language, finished_at, taken_how, translated_by, translation, read_back_at),
    matter_parties(party_role:role, name, is_client, address, city, state, zip, danger_answer)),
  case_updates(code, title, description, status, created_at),
  order_upgrades(from_package, to_package, amount_cents, currency, status, created_at, paid_at, declined_at, withdrawn_at),
  client_milestones(milestone_type, title, description, language, priority, achieved_at, is_visible),
  file_requests(what, why, status, due_on, returned_note, answered_at, created_at),
  message_drafts(text, language, updated_at),
  contact_log(channel, direction, reached, found, happened_at),
  case_documents(id, original_name, description, file_type, file_size, created_at)`;

/** By case: how far its first matter came and who its attorney is, under the names of the specification. */
const progressOfCases = z.record(
  z.string(),
  z.record(z.string(), z.nullable(z.union([z.string(), z.boolean()]))),
);

/** Versions of papers that the client may read. */
const paperColumns = `document_id, case_id, kind, title, language, version_number, status, sha256, page_code, file_name,
  file_size, change_asked, created_at`;

/** The actor's cases with the updates and files a client sees, newest first. */
export async function readCases(app: Pick<App, 'db'>, actor: Actor) {
  const [rows, progress, papers, approvals, supporters, referrals] = await Promise.all([
    readRows(app, actor),
    callSql(app, 'read_own_sheets', { userId: actor.userId }, progressOfCases),
    readPapers(app, actor),
    readApprovals(app, actor),
    readSupporters(app, actor),
    readReferrals(app, actor),
  ]);
  const numbers = new Map(rows.map(({ id, case_number }) => [id, case_number]));
  return {
    records: rows.map(({ id, case_updates: updates, case_documents: documents, ...record }): OwnRecord => ({
      ...record,
      progress: progress[id],
      updates,
      supporters: supporters.flatMap(({ case_id: caseId, cases: owner, ...supporter }) =>
        caseId === id && owner.user_id === actor.userId ? [supporter] : [],
      ),
      referrals: referrals.flatMap(({ case_id: caseId, cases: owner, ...referral }) =>
        caseId === id && owner.user_id === actor.userId ? [referral] : [],
      ),
      papers: papers
        .filter((paper) => paper.case_id === id)
        .map((paper) => ({
          kind: paper.kind,
          title: paper.title,
          language: paper.language,
          version: paper.version_number,
          status: paper.status,
          sha256: paper.sha256,
          pageCode: paper.page_code,
          file: paper.file_name,
          changeAsked: paper.change_asked,
          approved: approvals
            .filter((approval) => approval.document_id === paper.document_id)
            .map(({ typed_name: typedName, language, approved_at: at }) => ({ typedName, language, at })),
          added: paper.created_at,
        })),
      files: documents.map((file) => ({
        name: file.original_name,
        size: file.file_size,
        added: file.created_at,
      })),
    })),
    files: [
      ...rows.flatMap(({ case_number, case_documents: documents }) =>
        documents.map((file): OwnFile => ({
          id: file.id,
          kind: 'case',
          belongsTo: case_number,
          name: file.original_name,
          type: file.file_type,
          size: file.file_size,
        })),
      ),
      ...papers.flatMap(({ document_id: id, case_id, file_name: name, file_size: size }): OwnFile[] =>
        id && name && size
          ? [
              {
                id,
                kind: 'paper',
                belongsTo: numbers.get(case_id ?? '') ?? '',
                name,
                type: 'application/pdf',
                size,
              },
            ]
          : [],
      ),
    ],
  };
}

/** By itself: the local API takes the unique open rows of a case for its only one. */
async function readSupporters(app: Pick<App, 'db'>, { userId }: Actor) {
  return dataOf(
    await app.db
      .from('case_supporters')
      .select(
        'case_id, name, email, bond, sees, language, consented_at, ended_at, looked_at, cases!inner(user_id)',
      )
      .eq('cases.user_id', userId),
  );
}

/** What the client handed to free legal help, without the hashes that open it. */
async function readReferrals(app: Pick<App, 'db'>, { userId }: Actor) {
  return dataOf(
    await app.db
      .from('referrals')
      .select(
        `case_id, organization_id, reason, with_health, with_safety, fields, facts, consented_at, ends_at, reminded_at,
        opened_at, answered_at, answer, withdrawn_at, ended_at, cases!inner(user_id)`,
      )
      .eq('cases.user_id', userId),
  );
}

async function readRows(app: Pick<App, 'db'>, actor: Actor) {
  return dataOf(
    await app.db
      .from('cases')
      .select(columns)
      .eq('user_id', actor.userId)
      .eq('case_updates.is_internal', false)
      .eq('case_documents.is_client_visible', true)
      .order('created_at', { ascending: false })
      .order('created_at', { referencedTable: 'case_updates' }),
  );
}

async function readPapers(app: Pick<App, 'db'>, actor: Actor) {
  return dataOf(
    await app.db.from('client_papers').select(paperColumns).eq('user_id', actor.userId).order('created_at'),
  );
}

/** Under which name the client said yes to a version, and when. */
async function readApprovals(app: Pick<App, 'db'>, { userId }: Actor) {
  return dataOf(
    await app.db
      .from('paper_approvals')
      .select(
        'document_id, typed_name, language, approved_at, generated_documents!inner(cases!inner(user_id))',
      )
      .eq('as_role', 'client')
      .eq('generated_documents.cases.user_id', userId)
      .order('approved_at'),
  );
}
