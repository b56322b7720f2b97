import type { Actor } from '#domain/access/roles.ts';
import type { OwnFile, OwnRecord } from '#domain/own-data/own-data.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

/** What a case says about its client. Internal notes, internal updates, and who of staff works on it stay here. */
const columns = `case_number, package_type, status, county, state, eviction_case_number, filing_date, completion_date,
  estimated_completion, created_at, petitioner_name, petitioner_address, petitioner_city, petitioner_state,
  petitioner_zip, petitioner_email, petitioner_phone, plaintiff_name, respondent_name, case_filing_date, case_outcome,
  outcome_date, documents_prepared_date, court_review_date, sealing_completed_date,
  case_updates(code, title, description, status, created_at),
  case_documents(id, original_name, file_type, file_size, description, created_at)`;

/** The actor's cases with the updates and files a client sees, newest first. */
export async function readCases(app: Pick<App, 'db'>, actor: Actor) {
  const rows = dataOf(
    await app.db
      .from('cases')
      .select(columns)
      .eq('user_id', actor.userId)
      .eq('case_updates.is_internal', false)
      .eq('case_documents.is_client_visible', true)
      .order('created_at', { ascending: false })
      .order('created_at', { referencedTable: 'case_updates' }),
  );
  return {
    records: rows.map(({ case_updates: updates, case_documents: documents, ...record }): OwnRecord => ({
      ...record,
      updates,
      files: documents.map((file) => ({
        name: file.original_name,
        description: file.description,
        size: file.file_size,
        added: file.created_at,
      })),
    })),
    files: rows.flatMap(({ case_number, case_documents: documents }) =>
      documents.map((file): OwnFile => ({
        id: file.id,
        kind: 'case',
        belongsTo: case_number,
        name: file.original_name,
        type: file.file_type,
        size: file.file_size,
      })),
    ),
  };
}
