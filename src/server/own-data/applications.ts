import type { Actor } from '#domain/access/roles.ts';
import type { OwnFile, OwnRecord } from '#domain/own-data/own-data.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

/** Every answer as it was given. Notes of staff, who looked at it, hashes and keys are not among them. */
const columns = `id, reference, status, submitted_at, language, first_name, last_name, date_of_birth, street_address,
  street_address2, city, state, zip_code, phone_number, preferred_language, email, has_eviction, number_of_evictions,
  eviction_county, knows_case_number, case_numbers, case_outcome, paid_money, landlord_name, property_address,
  filing_year, attempted_sealing_before, working_with_attorney, attorney_organization, attorney_contact, benefits,
  sealing_reasons, urgency, selected_service_package, files_missing,
  intake_agreements(signature, signed_at, language, agreement_version, ip, user_agent),
  intake_documents(id, file_name, file_type, file_size, uploaded_at)`;

/** The actor's applications with agreement and files, newest first. */
export async function readApplications(app: Pick<App, 'db'>, actor: Actor) {
  const rows = dataOf(
    await app.db
      .from('intake_forms')
      .select(columns)
      .eq('user_id', actor.userId)
      .is('erased_at', null)
      .order('submitted_at', { ascending: false }),
  );
  return {
    ids: rows.map(({ id }) => id),
    records: rows.map(
      ({
        id: _id,
        reference,
        status,
        submitted_at,
        language,
        files_missing,
        intake_agreements: agreement,
        intake_documents: documents,
        ...answers
      }): OwnRecord => ({
        reference,
        status,
        sentAt: submitted_at,
        language,
        answers,
        agreement,
        files: documents.map((file) => ({
          name: file.file_name,
          size: file.file_size,
          sent: file.uploaded_at,
        })),
        filesMissing: files_missing,
      }),
    ),
    files: rows.flatMap(({ reference, intake_documents: documents }) =>
      documents.map((file): OwnFile => ({
        id: file.id,
        kind: 'application',
        belongsTo: reference,
        name: file.file_name,
        type: file.file_type,
        size: file.file_size,
      })),
    ),
  };
}
